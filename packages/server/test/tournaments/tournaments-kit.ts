// Checks that hold for every tournament that has ended.
import type { TournamentFormat } from '@rubicon/protocol';
import { expect } from 'vitest';
import type { TournamentEntry } from '../../src/tournaments/rules/event.ts';
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
  checkAbsences(format, entries, seed);
  return run;
}

/** Whoever is away when a Swiss round is paired, or a season of a league is made, is not in it, and everyone else is. */
function checkAbsences(format: TournamentFormat, entries: readonly TournamentEntry[], seed: number): void {
  const names: string[] = [];
  const away = new Map<string, number>(); // until when
  const gone = new Set<string>();
  for (const { event, atMs } of entries) {
    if (event.kind === 'started') names.push(...event.seeds);
    else if (event.kind === 'left') gone.add(event.person);
    else if (event.kind === 'replaced') names[event.seat - 1] = event.in;
    else if (event.kind === 'away' && event.isAway) away.set(event.person, event.backMs ?? Infinity);
    else if (event.kind === 'away') away.delete(event.person);
    const inIt =
      event.kind === 'paired' && format === 'swiss'
        ? [...event.games.flatMap(({ caesar, pompey }) => [caesar, pompey]), ...event.byes]
        : event.kind === 'season'
          ? event.divisions.flat()
          : null;
    if (inIt === null) continue;
    for (const [index, name] of names.entries()) {
      const isThere = !gone.has(name) && (away.get(name) ?? 0) <= atMs;
      expect([name, inIt.includes(index + 1)], `seed ${seed}`).toEqual([name, isThere]);
    }
  }
}
