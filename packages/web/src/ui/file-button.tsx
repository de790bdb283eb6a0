import type { ComponentChildren } from 'preact';
import './file-button.css';

interface Props {
  readonly disabled: boolean;
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** A file input that looks like the other buttons and keeps its native keyboard and screen reader support. */
export function FileButton({ disabled, onFile, children }: Props) {
  return (
    <label class={`button file-button ${disabled ? 'file-button-disabled' : ''}`}>
      {children}
      <input
        type="file"
        class="unseen"
        accept=".rubicon,text/plain"
        disabled={disabled}
        onChange={(event) => {
          const { files } = event.currentTarget;
          const file = files?.[0];
          if (file !== undefined) onFile(file);
          event.currentTarget.value = ''; // so that the same file can be chosen again
        }}
      />
    </label>
  );
}
