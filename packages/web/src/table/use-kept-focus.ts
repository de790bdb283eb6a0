import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** Keeps the focus in a part of the page when what had it is drawn no more: the keys must go on working. */
export function useKeptFocus<E extends HTMLElement>(): RefObject<E | null> {
  const part = useRef<E | null>(null);
  const had = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      had.current = part.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (had.current && document.activeElement === document.body) part.current?.focus();
  });
  return part;
}
