interface Props {
  readonly label: string;
  readonly value: string;
  readonly isOff?: boolean;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

export function Choice({ label, value, isOff = false, options, onChoose }: Props) {
  return (
    <label class="editor-choice">
      <span>{label}</span>
      <select value={value} disabled={isOff} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
