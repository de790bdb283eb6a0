import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keeps the focus in a part of the page when what had it is drawn no more: the keys must go on working. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E | null>(null);
  const had = useRef(false);
  useEffect(() => {
    const come = ({ target }: FocusEvent): void => {
      had.current = part.current?.contains(target as Node) ?? false;
    };
    // Whoever walks away says so; what is taken out of the page does not
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
  useEffect(() => {
    if (had.current && document.activeElement === document.body) part.current?.focus();
  });
  return part;
}
