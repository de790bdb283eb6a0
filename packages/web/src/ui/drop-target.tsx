import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { say } from '@rubicon/words';
import './drop-target.css';

interface Props {
  readonly onFile: (file: File) => void;
  readonly children: ComponentChildren;
}

/** Accepts a file dropped anywhere on it. The file button does the same without a pointer. */
export function DropTarget({ onFile, children }: Props) {
  const isOver = useSignal(false);
  return (
    <div
      class="drop-target"
      onDragOver={(event) => {
        if (event.dataTransfer?.types.includes('Files') !== true) return;
        event.preventDefault();
        isOver.value = true;
      }}
      onDragLeave={(event) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node && event.currentTarget.contains(to))) isOver.value = false;
      }}
      onDrop={(event) => {
        event.preventDefault();
        isOver.value = false;
        const file = event.dataTransfer?.files[0];
        if (file !== undefined) onFile(file);
      }}
    >
      {children}
      {isOver.value && <p class="drop-target-sign">{say('start.load-drop')}</p>}
    </div>
  );
}
