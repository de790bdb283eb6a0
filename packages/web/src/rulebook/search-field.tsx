// The search field; `/` focuses it from anywhere in the rulebook.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { sayRulebook } from '../words/topics/rulebook.ts';

interface Props {
  readonly value: string;
  readonly onSearch: (typed: string) => void;
  readonly onDown: () => void; // moves to the results
}

export function SearchField({ value, onSearch, onDown }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target === field.current) return;
      event.preventDefault();
      field.current!.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <search>
      <input
        ref={field}
        type="search"
        class="book-search"
        aria-label={sayRulebook('book.search')}
        placeholder={sayRulebook('book.search')}
        value={value}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        onFocus={() => onSearch(value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onSearch('');
          if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
          event.preventDefault();
          onDown();
        }}
      />
    </search>
  );
}
