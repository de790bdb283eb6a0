// What leads to other pages: open on a wide screen, behind a button on a narrow one.
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';

interface Props {
  readonly label: string; // where one is
  readonly count: number; // what waits behind it
  readonly children: ComponentChildren;
}

export function Menu({ label, count, children }: Props) {
  const id = useId();
  const isOpen = useSignal(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isOpen.value;
  useLayoutEffect(() => {
    if (!isShown) return;
    const closed = new AbortController();
    const { signal } = closed;
    const close = (): void => {
      isOpen.value = false;
    };
    const leave = ({ target }: Event): void => {
      if (!box.current!.contains(target as Node)) close();
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      close();
      button.current!.focus();
    };
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('keydown', escape, { signal });
    window.addEventListener('hashchange', close, { signal });
    return () => closed.abort();
  }, [isShown, isOpen]);
  const name = say('header.menu');
  return (
    <div ref={box} class="community-menu">
      <button
        ref={button}
        type="button"
        class="button community-menu-button"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => (isOpen.value = !isShown)}
      >
        <svg viewBox="0 0 18 14" aria-hidden="true">
          <path d="M0 1h18M0 7h18M0 13h18" />
        </svg>
        {label === name ? null : <span class="unseen">{`${name}: `}</span>}
        <span class="community-menu-label">{label}</span>
        {count === 0 || isShown ? null : <b class="community-count">{count}</b>}
      </button>
      <div id={id} class={isShown ? 'community-menu-items is-open' : 'community-menu-items'}>
        {children}
      </div>
    </div>
  );
}
