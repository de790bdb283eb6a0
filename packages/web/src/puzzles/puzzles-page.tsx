// The pages of puzzles: `puzzles` is the list, `puzzle=ID` one of them, `puzzle=daily` the one of the day, `puzzle=next` one
// that suits the solver.
import { useSignal } from '@preact/signals';
import type { Puzzle } from '@rubicon/ai/puzzle';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '@rubicon/words';
import { sayPuzzles } from '../words/topics/puzzles.ts';
import { withLiveRatings } from './live-ratings.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { PuzzleTable } from './puzzle-table.tsx';
import { loadPuzzles, puzzleFor } from './puzzle-set.ts';
import { account, solver } from './rated.ts';

export function PuzzlesPage({ page }: { readonly page: string }) {
  const loaded = useSignal<readonly Puzzle[] | 'failed' | null>(null);
  useEffect(() => {
    void (async () => {
      try {
        const [puzzles] = await Promise.all([withLiveRatings(loadPuzzles()), account.load()]);
        loaded.value = puzzles;
      } catch {
        loaded.value = 'failed';
      }
    })();
  }, [loaded]);
  const [, word] = page.split('=');
  const known = loaded.value;
  if (known === null) return <Wait text={say('loading.wait')} />;
  if (known === 'failed') return <Wait text={sayPuzzles('puzzles.failed')} />;
  return word === undefined ? <PuzzleList puzzles={known} /> : <One key={word} word={word} puzzles={known} />;
}

function One({ word, puzzles }: { readonly word: string; readonly puzzles: readonly Puzzle[] }) {
  // Chosen once: after the answer `next` would be another
  const puzzle = useMemo(() => {
    const { rating, first } = solver();
    return puzzleFor(word, puzzles, { nowMs: Date.now(), rating, isTried: (id) => first[id] !== undefined });
  }, [word, puzzles]);
  useEffect(() => {
    if (word === 'next' && puzzle !== null) location.replace(`#puzzle=${puzzle.id}`);
  }, [word, puzzle]);
  if (puzzle === null) return <Wait text={sayPuzzles('puzzles.gone')} />;
  return word === 'next' ? null : <PuzzleTable puzzle={puzzle} isDaily={word === 'daily'} />;
}

const Wait = ({ text }: { readonly text: string }) => (
  <main class="table-wait">
    <p>{text}</p>
    <a class="button primary" href="#puzzles">
      {sayPuzzles('puzzles.all')}
    </a>
  </main>
);
