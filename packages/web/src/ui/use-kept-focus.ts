import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Keeps the focus in a part of the page when the focused element is removed, so that the keyboard keeps working. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E | null>(null);
  const had = useRef(false);
  useLayoutEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      had.current = part.current?.contains(target as Node) ?? false;
    };
    // Moving the focus away fires an event; removing the element does not
    const go = (): void => {
      had.current = false;
    };
    document.addEventListener('focusin', come);
    document.addEventListener('focusout', go);
    return () => {
      document.removeEventListener('focusin', come);
      document.removeEventListener('focusout', go);
    };
  }, []);
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body) part.current?.focus();
  });
  return part;
}
