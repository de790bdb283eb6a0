// A native dialog with a title, opened by being rendered.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useId, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';
import './dialog.css';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly buttons?: ComponentChildren; // beside “close”
  readonly closeLabel?: string;
}

export function Dialog({ title, onClose, children, buttons, closeLabel }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isShown = useRef(true);
  useLayoutEffect(() => {
    const dialog = ref.current!;
    const before = document.activeElement;
    dialog.showModal();
    const body = dialog.querySelector<HTMLElement>('.dialog-body')!;
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0; // so that the keys scroll it
    return () => {
      // Its `close` event comes later, when another dialog may have taken its place
      isShown.current = false;
      dialog.close();
      // It may be gone from the page already: then closing it does not give the focus back
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  return (
    <dialog ref={ref} class="dialog" aria-labelledby={id} onClose={() => isShown.current && onClose()}>
      <h2 id={id} class="dialog-title">
        {title}
      </h2>
      <div class="dialog-body" tabIndex={-1}>
        {children}
      </div>
      <div class="dialog-buttons">
        <button type="button" class="button" onClick={onClose}>
          {closeLabel ?? say('dialog.close')}
        </button>
        {buttons}
      </div>
    </dialog>
  );
}
