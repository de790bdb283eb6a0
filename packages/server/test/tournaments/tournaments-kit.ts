// Checks that hold for every tournament that has ended.
import type { TournamentFormat } from '@rubicon/protocol';
import { expect } from 'vitest';
import { standingsOf } from '../../src/tournaments/rules/standings.ts';
import { foldTournament } from '../../src/tournaments/rules/state.ts';
import { recomputed } from './recomputed.ts';
import { simulate, type Simulated } from './simulated.ts';

export function checkedTournament(format: TournamentFormat, seed: number): Simulated {
  const run = simulate(format, seed);
  const { state, entries } = run;
  expect(foldTournament(entries), `seed ${seed}`).toEqual(state);
  const shown = state.seasons.map((_, index) =>
    standingsOf(state, index + 1).map((rows) =>
      rows
        .map(({ seat, place, halves }) => ({ seat, place, halves }))
        .toSorted((one, other) => one.seat - other.seat),
    ),
  );
  const counted = recomputed(entries).map((season) =>
    season.map((rows) => rows.toSorted((one, other) => one.seat - other.seat)),
  );
  expect(shown, `seed ${seed}`).toEqual(counted);
  for (const { games, byes, absent, number } of state.rounds) {
    const seats = [...new Set(games.map(({ table }) => table))].flatMap((table) => {
      const { caesar, pompey } = games.find((game) => game.table === table)!;
      return [caesar, pompey];
    });
    const all = [...seats, ...byes, ...absent];
    expect(new Set(all).size, `seed ${seed}: nobody is paired twice in round ${number}`).toBe(all.length);
  }
  return run;
}
