// The card of a puzzle beside the map: the question, the verdict, the answer, and what to do next.
import { useSignal } from '@preact/signals';
import type { Odds } from '@rubicon/ai';
import type { Puzzle } from '@rubicon/ai/puzzle';
import { useEffect, useRef } from 'preact/hooks';
import { percentText, roman, sideName, yearName } from '@rubicon/words';
import type { AtTable } from '../table/state/extras.ts';
import { Frame } from '../ui/frame.tsx';
import { sayPuzzles } from '../words/topics/puzzles.ts';
import { AnswerSheet } from './answer-sheet.tsx';
import { intervalOf } from './interval.ts';
import type { PuzzleAuthority } from './puzzle-authority.ts';
import type { Rated } from './rated.ts';
import '../tutorial/lesson-card.css';
import './puzzle-card.css';

interface Props extends AtTable {
  readonly puzzle: Puzzle;
  readonly authority: PuzzleAuthority;
  readonly rated: { readonly value: Rated | null }; // by the first answer
  readonly weigh: () => Promise<Odds | null>; // the battle of the answer
  readonly isDaily: boolean;
}

export function PuzzleCard({ context, table, puzzle, authority, rated, weigh, isDaily }: Props) {
  const card = useRef<HTMLElement>(null);
  const isFolded = useSignal(false);
  const { session, selection } = context;
  const solving = authority.solving.value;
  const isDone = (solving.kind === 'answered' && solving.right) || solving.kind === 'shown';
  useEffect(takeFocus, []);
  useEffect(() => {
    if (solving.kind === 'answered' || solving.kind === 'shown') takeFocus();
    if (solving.kind !== 'open') isFolded.value = false;
  }, [solving, isFolded]);
  const { year, turn } = table.view;
  return (
    <section
      class={`lesson puzzle ${isFolded.value ? 'is-folded' : ''} ${isDone ? 'is-answered' : ''}`}
      ref={card}
      tabIndex={-1}
      aria-labelledby="puzzle-title"
      data-solving={solving.kind}
    >
      <Frame />
      <header class="lesson-head">
        <h2 id="puzzle-title" class="lesson-title">
          <span>
            {isDaily ? <small class="puzzle-over">{sayPuzzles('puzzles.daily')}</small> : null}
            {sayPuzzles(`kind.${puzzle.kind}`)}
          </span>
        </h2>
        <button
          type="button"
          class="lesson-fold"
          aria-expanded={!isFolded.value}
          aria-label={sayPuzzles(isFolded.value ? 'card.unfold' : 'card.fold')}
          onClick={() => (isFolded.value = !isFolded.value)}
        />
      </header>
      <div class="lesson-body">
        <p class="puzzle-when">
          {sayPuzzles('card.when', { side: sideName(puzzle.side), year: yearName(year), turn: roman(turn) })}
        </p>
        {isDone ? null : (
          <>
            <p class="lesson-tell">{sayPuzzles(`ask.${puzzle.kind}`)}</p>
            {solving.kind === 'open' ? <p class="lesson-do">{sayPuzzles(`how.${puzzle.asks}`)}</p> : null}
          </>
        )}
        <div aria-live="polite">
          <Verdict puzzle={puzzle} authority={authority} />
          {rated.value === null || solving.kind === 'open' || solving.kind === 'judging' ? null : (
            <p class="puzzle-rated">
              {rated.value.isCounted
                ? sayPuzzles('card.rated', {
                    rating: String(rated.value.rating),
                    change: signed(rated.value.change),
                    puzzle: String(rated.value.puzzle),
                  })
                : sayPuzzles('card.not-rated')}
            </p>
          )}
        </div>
        {isDone ? (
          <AnswerSheet
            puzzle={puzzle}
            step={table.view.step}
            own={solving.kind === 'answered' ? solving : null}
            weigh={weigh}
          />
        ) : null}
        <div class="lesson-buttons">
          {isDone ? (
            <a class="button primary" href="#puzzle=next">
              {sayPuzzles('card.next')}
            </a>
          ) : null}
          {solving.kind === 'open' ? null : (
            <button type="button" class={isDone ? 'link' : 'button primary'} onClick={again}>
              {sayPuzzles('card.again')}
            </button>
          )}
          {isDone && solving.kind === 'shown' ? null : (
            <button type="button" class="link" onClick={show}>
              {sayPuzzles('card.show')}
            </button>
          )}
          <a class="link" href="#puzzles">
            {sayPuzzles('puzzles.all')}
          </a>
        </div>
      </div>
    </section>
  );

  /** The pressed button may be gone: keep the keyboard focus on the card. */
  function takeFocus(): void {
    card.current?.focus({ preventScroll: true });
    card.current?.scrollTo({ top: 0 });
  }

  function again(): void {
    session.skipRecap();
    selection.clear();
    authority.again();
    takeFocus();
  }

  function show(): void {
    session.skipRecap();
    selection.clear();
    authority.show();
    takeFocus();
  }
}

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

function Verdict({ puzzle, authority }: Pick<Props, 'puzzle' | 'authority'>) {
  const solving = authority.solving.value;
  switch (solving.kind) {
    case 'open':
      return null;
    case 'judging':
      return <p class="puzzle-judging">{sayPuzzles('card.judging', { worlds: puzzle.worlds })}</p>;
    case 'failed':
      return <p class="lesson-not">{sayPuzzles('card.unjudged')}</p>;
    case 'shown':
      return <h3 class="lesson-done">{sayPuzzles('card.answer')}</h3>;
    case 'answered': {
      const { right, worth } = solving;
      const { low, high } = intervalOf(worth);
      return (
        <p class={right ? 'puzzle-right' : 'lesson-not'}>
          <b>{sayPuzzles(right ? 'card.right' : 'card.wrong')}</b>{' '}
          {sayPuzzles('card.yours', {
            chance: percentText(worth.chance),
            low: percentText(low),
            high: percentText(high),
          })}
        </p>
      );
    }
  }
}
