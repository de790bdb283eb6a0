// A puzzle at the real table, from the solver's seat; its card is beside the map.
import { signal } from '@preact/signals';
import type { Puzzle } from '@rubicon/ai/puzzle';
import { useMemo } from 'preact/hooks';
import { sideName } from '@rubicon/words';
import { adviceInWorkers } from '../authority/thinking/machine-client.ts';
import type { GameId } from '../authority/table.ts';
import { openPage } from '../routes/address.ts';
import { noteDaily } from '../storage/puzzles.ts';
import type { Extras } from '../table/state/extras.ts';
import { TablePage, type TablePageOptions } from '../table/table-page.tsx';
import { judgeInWorker } from './judge-client.ts';
import { PuzzleCard } from './puzzle-card.tsx';
import { puzzleAuthority, type PuzzleAuthority } from './puzzle-authority.ts';
import { countTry, type Rated } from './rated.ts';

const leave = (): void => openPage('puzzles');

interface Props {
  readonly puzzle: Puzzle;
  readonly isDaily: boolean; // opened as the puzzle of the day
}

export function PuzzleTable({ puzzle, isDaily }: Props) {
  const taken = useMemo(() => take(puzzle, isDaily), [puzzle, isDaily]);
  return (
    <TablePage
      authority={taken.authority}
      game={`puzzle-${puzzle.id}` as GameId}
      options={taken.options}
      extras={taken.extras}
      onDamaged={leave}
    />
  );
}

interface Taken {
  readonly authority: PuzzleAuthority;
  readonly options: TablePageOptions;
  readonly extras: Partial<Extras>;
}

function take(puzzle: Puzzle, isDaily: boolean): Taken {
  const rated = signal<Rated | null>(null);
  const advice = adviceInWorkers();
  const authority = puzzleAuthority(puzzle, {
    names: () => ({ caesar: sideName('caesar'), pompey: sideName('pompey') }),
    judge: judgeInWorker(),
    onFirst: (right) => {
      if (isDaily) noteDaily();
      void countTry(puzzle, right, (known) => (rated.value = known));
    },
  });
  const never = signal(false); // a puzzle is solved without aids
  const weigh = (): Promise<Awaited<ReturnType<typeof advice.odds>> | null> => {
    const question = authority.battle();
    return question === null ? Promise.resolve(null) : advice.odds(question);
  };
  return {
    authority,
    options: {
      firstSeat: () => Promise.resolve({ kind: 'seat', seat: puzzle.side, tellsMissed: false }),
      handsOver: () => false,
      hasCurtain: () => false,
      leave,
      onNews: authority.onNews,
      showOdds: never,
      allowHints: never,
      showIntel: never,
      hasPlans: false,
    },
    extras: {
      Guide: (at) => (
        <PuzzleCard
          {...at}
          puzzle={puzzle}
          authority={authority}
          rated={rated}
          weigh={weigh}
          isDaily={isDaily}
        />
      ),
      Menu: () => null,
    },
  };
}
