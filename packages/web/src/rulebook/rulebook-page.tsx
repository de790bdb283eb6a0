// The rulebook page: contents and search on the side, one part at a time, or the whole book for printing.
import { useSignal } from '@preact/signals';
import { EDITIONS } from '@rubicon/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '@rubicon/words';
import { mapDrawing } from '../board/map/map-drawing.ts';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { addressOf, askedIn } from './address.ts';
import { findables, partTitle, titleAt } from './book-index.ts';
import { Contents } from './contents.tsx';
import { wantEdition, wantedEdition } from './edition-choice.ts';
import { PartView } from './part-view.tsx';
import { PARTS, placeAt, type Part, type Place } from './parts.ts';
import type { Wanted } from './passage.ts';
import { ReadingContext, type Reading } from './reading.ts';
import { search, wordsOf } from './search.ts';
import { SearchField } from './search-field.tsx';
import { SearchResults } from './search-results.tsx';
import './rulebook.css';

const WHOLE = 'all';

export function RulebookPage({ page }: { readonly page: string }) {
  const asked = askedIn(page);
  const isWhole = asked.word === WHOLE;
  const at = isWhole ? null : asked.word === null ? placeAt('game') : placeAt(asked.word);
  const query = useSignal('');
  const isSearching = useSignal(false);
  const isOpen = useSignal(false); // the contents, on a phone
  const wanted = asked.edition ?? wantedEdition();
  const main = useRef<HTMLElement>(null);

  const title = isWhole || at === null ? sayRulebook('book.title') : titleAt(at.word);
  useEffect(() => {
    document.title = `${title} – ${say('app.name')}`;
  }, [title]);

  useEffect(() => void mapDrawing(), []); // loaded early, because figures need it

  useEffect(() => {
    isSearching.value = false;
    isOpen.value = false;
  }, [page, isSearching, isOpen]);

  // A link scrolls to its target; when the search is closed, the result that was opened is shown
  const [opened, place] = [at?.part ?? null, at?.word ?? null];
  const arrived = useRef<string | null>(null);
  const isReading = !isSearching.value;
  useEffect(() => {
    if (!isReading || arrived.current === page) return;
    const isFirst = arrived.current === null;
    arrived.current = page;
    const target = place === opened ? null : document.getElementById(`rules-${place}`);
    target?.scrollIntoView();
    if (isFirst) {
      void document.fonts.ready.then(() => target?.scrollIntoView()); // fonts have loaded, and lines have moved
      return;
    }
    if (target === null) scrollTo(0, 0);
    (target?.querySelector<HTMLElement>('h3') ?? main.current!).focus({ preventScroll: true });
  }, [page, opened, place, isReading]);

  const text = query.value;
  const reading = useMemo<Reading>(
    () => ({
      wanted,
      marked: wordsOf(text),
      href: (word) => addressOf(word, asked.edition),
      go: null,
    }),
    [wanted, text, asked.edition],
  );
  const choose = (edition: Wanted): void => {
    wantEdition(edition);
    if (asked.edition !== null) location.hash = addressOf(asked.word);
  };
  /** A link was followed, perhaps to the current address. */
  const follow = (): void => {
    arrived.current = '';
    isSearching.value = false;
  };

  return (
    <ReadingContext.Provider value={reading}>
      <div class="book">
        <header class="book-top">
          <a class="book-brand" href="#start" aria-label={sayRulebook('book.home')}>
            RVBICON
          </a>
          <h1>{sayRulebook('book.title')}</h1>
          <div class="book-tools">
            <label>
              <span>{sayRulebook('book.edition')}</span>
              <select value={wanted} onChange={({ currentTarget }) => choose(currentTarget.value as Wanted)}>
                <option value="all">{sayRulebook('book.edition.all')}</option>
                {EDITIONS.map((edition) => (
                  <option key={edition} value={edition}>
                    {sayRulebook('book.edition.one', { edition })}
                  </option>
                ))}
              </select>
            </label>
            <button type="button" class="button book-print" onClick={() => print()}>
              {sayRulebook('book.print')}
            </button>
          </div>
        </header>
        <div class="book-side">
          <div class="book-side-inner">
            <SearchField
              value={text}
              onSearch={(typed) => {
                const isWanted = typed.trim() !== '';
                if (isWanted && !isSearching.value) scrollTo(0, 0); // search results start at the top
                query.value = typed;
                isSearching.value = isWanted;
              }}
              onDown={() => main.current!.querySelector<HTMLElement>('.book-results a')?.focus()}
            />
            <button
              type="button"
              class="button book-more"
              aria-expanded={isOpen.value}
              onClick={() => (isOpen.value = !isOpen.value)}
            >
              {sayRulebook(isOpen.value ? 'book.contents.close' : 'book.contents.open')}
            </button>
            <nav aria-label={sayRulebook('book.contents')} class={isOpen.value ? '' : 'is-closed'}>
              <Contents at={at} />
              <p>
                <a class="book-link" href={reading.href(WHOLE)}>
                  {sayRulebook('book.whole')}
                </a>
              </p>
              <p>
                <a class="book-link" href="./#aid">
                  {say('menu.aid')}
                </a>
              </p>
            </nav>
          </div>
        </div>
        <main class="book-main" ref={main} tabIndex={-1}>
          <div class="book-page book-prose">
            {isSearching.value ? (
              <SearchResults query={text} found={search(findables(wanted), text)} onFollow={follow} />
            ) : isWhole ? (
              PARTS.map((part) => <Leaf key={part} part={part} />)
            ) : at === null ? (
              <p role="alert">{sayRulebook('book.lost', { word: asked.word ?? '' })}</p>
            ) : (
              <>
                <Leaf key={at.part} part={at.part} />
                <Turning at={at} />
              </>
            )}
          </div>
        </main>
      </div>
    </ReadingContext.Provider>
  );
}

const Leaf = ({ part }: { readonly part: Part }) => (
  <>
    <h2 class="book-part" id={`rules-${part}`}>
      {partTitle(part)}
    </h2>
    <PartView part={part} />
  </>
);

/** Links to the previous and the next part. */
function Turning({ at }: { readonly at: Place }) {
  const index = PARTS.indexOf(at.part);
  const [before, after] = [PARTS[index - 1], PARTS[index + 1]];
  return (
    <nav class="book-turn" aria-label={sayRulebook('book.turn-page')}>
      {before === undefined ? (
        <span />
      ) : (
        <a class="button" rel="prev" href={addressOf(before, askedIn(location.hash.slice(1)).edition)}>
          {sayRulebook('book.previous', { title: partTitle(before) })}
        </a>
      )}
      {after === undefined ? null : (
        <a class="button" rel="next" href={addressOf(after, askedIn(location.hash.slice(1)).edition)}>
          {sayRulebook('book.next', { title: partTitle(after) })}
        </a>
      )}
    </nav>
  );
}
