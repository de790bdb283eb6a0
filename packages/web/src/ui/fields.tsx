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
  readonly headingOf?: (value: T) => string; // options with one heading stand together under it
  readonly note?: string; // on what is chosen
  readonly onChange: (value: T) => void;
}

export function Choose<T extends string>({
  label,
  value,
  options,
  headingOf,
  note,
  onChange,
}: ChooseProps<T>) {
  const id = useId();
  const renderOption = (each: T) => (
    <option key={each} value={each}>
      {options[each]}
    </option>
  );
  const values = Object.keys(options) as T[];
  const headings = headingOf === undefined ? null : Map.groupBy(values, headingOf);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        class="field-box"
        value={value}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.currentTarget.value as T)}
      >
        {headings === null
          ? values.map(renderOption)
          : [...headings].map(([heading, group]) => (
              <optgroup key={heading} label={heading}>
                {group.map(renderOption)}
              </optgroup>
            ))}
      </select>
      {note === undefined ? null : (
        <p id={`${id}-note`} class="field-note">
          {note}
        </p>
      )}
    </div>
  );
}
