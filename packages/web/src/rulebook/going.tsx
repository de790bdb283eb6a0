// A reference to another passage of the rulebook: a link on its page, a button where it is shown in a dialog.
import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { ReadingContext } from './reading.ts';

interface Props {
  readonly word: string;
  readonly look: 'book-ref' | 'book-link' | 'book-item';
  readonly label?: string | undefined; // where the visible text does not say enough
  readonly isHere?: boolean;
  readonly children: ComponentChildren;
}

export function Going({ word, look, label, isHere = false, children }: Props) {
  const { href, go } = useContext(ReadingContext);
  const shared = {
    class: look,
    'aria-label': label,
    'aria-current': isHere ? ('page' as const) : undefined,
  };
  if (go === null)
    return (
      <a {...shared} href={href(word)}>
        {children}
      </a>
    );
  return (
    <button type="button" {...shared} onClick={() => go(word)}>
      {children}
    </button>
  );
}
