// The rulebook at the table, in a dialog: a rule, a god or the contents, without leaving the game.
import { useSignal } from '@preact/signals';
import type { Edition } from '@rubicon/engine';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { isRuleNumber } from '@rubicon/words';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { addressOf } from './address.ts';
import { partTitle } from './book-index.ts';
import { Contents } from './contents.tsx';
import { PartView } from './part-view.tsx';
import { placeAt } from './parts.ts';
import { ReadingContext, type Reading } from './reading.ts';
import { RuleSection } from './rule-section.tsx';
import './rulebook.css';

interface Props {
  readonly word: string | null; // null: the contents
  readonly edition: Edition;
}

export function RuleReader({ word, edition }: Props) {
  const shown = useSignal(word);
  const top = useRef<HTMLDivElement>(null);
  const reading = useMemo<Reading>(
    () => ({
      wanted: edition,
      marked: [],
      href: (to) => addressOf(to, edition),
      go: (to) => (shown.value = to),
    }),
    [edition, shown],
  );
  const at = shown.value === null ? null : placeAt(shown.value);
  const place = at?.word ?? null;
  useEffect(() => {
    if (place === null) return;
    (document.getElementById(`rules-${place}`) ?? top.current!).scrollIntoView({ block: 'nearest' });
    if (place !== word) top.current!.focus({ preventScroll: true });
  }, [place, word]);
  return (
    <ReadingContext.Provider value={reading}>
      <div class="book-reader book-prose" ref={top} tabIndex={-1}>
        {at === null ? null : isRuleNumber(at.word) ? (
          <RuleSection number={at.word} />
        ) : (
          <>
            <h3 class="book-part">{partTitle(at.part)}</h3>
            <PartView part={at.part} />
          </>
        )}
        <p>
          <a class="book-link" href={`./${addressOf(shown.value, edition)}`} target="_blank" rel="noopener">
            {sayRulebook('book.open')}
          </a>
        </p>
        <nav aria-label={sayRulebook('book.contents')}>
          <Contents at={at} />
        </nav>
      </div>
    </ReadingContext.Provider>
  );
}
