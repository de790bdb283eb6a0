// Search results: passages with the search terms marked, each a link to its place in the rulebook.
import { useContext } from 'preact/hooks';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { Marked } from './prose.tsx';
import { ReadingContext } from './reading.ts';
import { excerptOf, wordsOf, type Findable } from './search.ts';

interface Props {
  readonly query: string;
  readonly found: readonly Findable[];
  readonly onFollow: () => void;
}

export function SearchResults({ query, found, onFollow }: Props) {
  const { href } = useContext(ReadingContext);
  const words = wordsOf(query);
  const places = [...Map.groupBy(found, ({ word, heading }) => `${word} ${heading}`)];
  return (
    <>
      <h2 class="book-part">
        <span role="status">
          {found.length === 0
            ? sayRulebook('book.search.none', { query: query.trim() })
            : sayRulebook('book.search.found', { count: found.length, query: query.trim() })}
        </span>
      </h2>
      <ol class="book-results">
        {places.map(([key, passages]) => (
          <li key={key}>
            <a href={href(passages[0]!.word)} onKeyDown={onArrow} onClick={onFollow}>
              <b>
                <Marked text={passages[0]!.heading} />
              </b>
              {passages.map(({ text }) => (
                <span key={text}>
                  <Marked text={excerptOf(text, words)} />
                </span>
              ))}
            </a>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Moves up and down through the results. */
function onArrow(event: KeyboardEvent): void {
  const item = (event.currentTarget as Element).parentElement!;
  const next =
    event.key === 'ArrowDown'
      ? item.nextElementSibling
      : event.key === 'ArrowUp'
        ? item.previousElementSibling
        : null;
  if (next === null) return;
  event.preventDefault();
  next.querySelector('a')!.focus();
}
