// Checks that hold for every tournament that has ended.
import type { TournamentFormat } from '@rubicon/protocol';
import { expect } from 'vitest';
import { keyOf } from '../../src/tournaments/rules/event.ts';
import { standingsOf } from '../../src/tournaments/rules/standings.ts';
import { foldTournament } from '../../src/tournaments/rules/state.ts';
import { cardOf } from '../../src/tournaments/shown.ts';
import { checkAbsences } from './check-absences.ts';
import { checkPairings } from './check-pairings.ts';
import { checkResults } from './check-results.ts';
import { comparable, recomputed } from './recomputed.ts';
import { simulate, type Simulated } from './simulated.ts';

export async function checkedTournament(format: TournamentFormat, seed: number): Promise<Simulated> {
  const run = await simulate(format, seed);
  const { state, entries } = run;
  expect(foldTournament(entries), `seed ${seed}`).toEqual(state);
  const keys = entries.map(({ event }) => keyOf(event)).filter((key) => key !== null);
  expect(keys, `seed ${seed}`).toEqual([...new Set(keys)]);
  const shown = state.seasons.map((_, index) => standingsOf(state, index + 1).map(comparable));
  const { standings, winners } = recomputed(entries);
  expect(shown, `seed ${seed}`).toEqual(standings.map((season) => season.map(comparable)));
  if (state.status === 'over') expect(cardOf(state).winners, `seed ${seed}`).toEqual(winners);
  const there = [...state.seats, ...state.waiting].filter(({ isOut }) => !isOut).map(({ person }) => person);
  expect([...run.endTold].toSorted(), `seed ${seed}: told of the end`).toEqual(there.toSorted());
  checkPairings(run, `seed ${seed}`);
  checkResults(run, `seed ${seed}`);
  checkAbsences(run, `seed ${seed}`);
  const rulings = Map.groupBy(
    entries.flatMap(({ event }) => (event.kind === 'ruled' ? [event.game] : [])),
    (game) => game,
  );
  for (const { game, outcome } of state.rounds.flatMap(({ games }) => games))
    if (outcome !== null && rulings.has(game))
      expect(run.decided.get(game), `seed ${seed}: told of rulings`).toBe(rulings.get(game)!.length);
  return run;
}
