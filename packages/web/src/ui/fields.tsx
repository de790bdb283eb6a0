// The two kinds of form field.
import { useId } from 'preact/hooks';
import './fields.css';

interface WriteProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly isNumber?: boolean;
  readonly problem: string | null;
  readonly onInput: (text: string) => void;
}

export function Write({ label, value, maxLength, isNumber = false, problem, onInput }: WriteProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        class="field-box"
        type="text"
        autocomplete="off"
        {...(isNumber ? { inputMode: 'numeric' as const } : {})}
        value={value}
        maxLength={maxLength}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-problem`}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
      <p id={`${id}-problem`} class="field-problem">
        {problem}
      </p>
    </div>
  );
}

interface ChooseProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
}

export function Choose<T extends string>({ label, value, options, onChange }: ChooseProps<T>) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field-box"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {(Object.entries(options) as [T, string][]).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
