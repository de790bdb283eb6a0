// The list of puzzles: the one of the day, the solver's rating, and all of them by kind.
import { PUZZLE_KINDS, type Puzzle } from '@rubicon/ai/puzzle';
import { useEffect } from 'preact/hooks';
import { say } from '@rubicon/words';
import { Glyph } from '../pieces/glyph.tsx';
import { Plate } from '../start/plate.tsx';
import { isDailyDone } from '../storage/puzzles.ts';
import { useIdle } from '../ui/use-idle.ts';
import { Frame, River } from '../ui/frame.tsx';
import { sayPuzzles } from '../words/topics/puzzles.ts';
import { solver } from './rated.ts';
import '../tutorial/contents.css';
import './puzzle-list.css';

export function PuzzleList({ puzzles }: { readonly puzzles: readonly Puzzle[] }) {
  const title = sayPuzzles('puzzles.title');
  useEffect(() => {
    document.title = `${title} – ${say('app.name')}`;
  }, [title]);
  const { rating, deviation, first } = solver();
  const answers = puzzles.flatMap(({ id }) => first[id] ?? []);
  const isDone = isDailyDone();
  return (
    <div class="learn">
      <main class="learn-page">
        <div class="learn-front">
          <Plate isDrawn={useIdle()} />
          <section class="cartouche learn-cartouche" aria-labelledby="puzzles-title">
            <Frame />
            <h1 id="puzzles-title" class="learn-title">
              {title}
            </h1>
            <River />
            <p class="cartouche-tagline">{sayPuzzles('puzzles.lead')}</p>
            <div class="learn-ways">
              <a class={`button cartouche-go ${isDone ? '' : 'primary'}`} href="#puzzle=daily">
                {sayPuzzles(isDone ? 'puzzles.daily' : 'puzzles.daily-go')}
              </a>
              <a class={`button ${isDone ? 'primary cartouche-go' : ''}`} href="#puzzle=next">
                {sayPuzzles('puzzles.solve')}
              </a>
              <a class="button" href="#start">
                {sayPuzzles('puzzles.home')}
              </a>
            </div>
            <p class="cartouche-note">
              {answers.length === 0
                ? sayPuzzles('puzzles.none', { count: puzzles.length })
                : sayPuzzles('puzzles.rating', {
                    rating: String(Math.round(rating)),
                    spread: String(Math.round(2 * deviation)),
                  })}
            </p>
            {answers.length === 0 ? null : (
              <p class="cartouche-note">
                {sayPuzzles('puzzles.count', {
                  right: answers.filter((right) => right).length,
                  tried: answers.length,
                  count: puzzles.length,
                })}
              </p>
            )}
          </section>
        </div>
        <section class="learn-list puzzle-kinds" aria-label={sayPuzzles('puzzles.list')}>
          {PUZZLE_KINDS.map((kind) => {
            const some = puzzles.filter((each) => each.kind === kind);
            return some.length === 0 ? null : (
              <section key={kind} aria-labelledby={`kind-${kind}`}>
                <h2 id={`kind-${kind}`}>{sayPuzzles(`kind.${kind}`)}</h2>
                <ul>
                  {some.map((puzzle) => (
                    <li key={puzzle.id}>
                      <Cell
                        puzzle={puzzle}
                        number={puzzles.indexOf(puzzle) + 1}
                        right={first[puzzle.id] ?? null}
                      />
                    </li>
                  ))}
                </ul>
              </section>
            );
          })}
        </section>
      </main>
    </div>
  );
}

interface CellProps {
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly right: boolean | null; // null = not tried
}

function Cell({ puzzle, number, right }: CellProps) {
  const state = right === null ? 'new' : right ? 'right' : 'wrong';
  const name = sayPuzzles('puzzles.number', { number, rating: String(puzzle.rating) });
  return (
    <a
      class={`puzzle-cell is-${state}`}
      href={`#puzzle=${puzzle.id}`}
      aria-label={`${name}, ${sayPuzzles(`puzzles.state.${state}`)}`}
    >
      <b>{number}</b>
      <small>{right === true ? <Glyph name="tick" /> : puzzle.rating}</small>
    </a>
  );
}
