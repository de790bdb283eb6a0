// Nobody is paired twice: neither in a round nor with the same opponent, beyond what the format says.
import { expect } from 'vitest';
import type { Round } from '../../src/tournaments/rules/state.ts';
import type { Simulated } from './simulated.ts';

export function checkPairings({ state, entries, records }: Simulated, run: string): void {
  for (const round of state.rounds) checkRound(round, run);
  const games = state.rounds.flatMap(({ season, games: all }) => all.map((game) => ({ season, ...game })));
  const once = (list: readonly string[]): void =>
    expect(list, `${run}: each once`).toEqual([...new Set(list)]);
  const { format } = state.terms;
  if (format === 'round-robin' || format === 'league')
    once(games.map(({ season, caesar, pompey }) => `${season}: ${caesar}-${pompey}`));
  if (format === 'swiss') {
    const ruled = new Set(entries.flatMap(({ event }) => (event.kind === 'ruled' ? [event.game] : [])));
    const met = games.filter(({ game, outcome }) => outcome?.how !== 'forfeit' && !ruled.has(game));
    once(met.map(({ caesar, pompey }) => [caesar, pompey].toSorted((one, other) => one - other).join('-')));
  }
  const underWay = [...records.values()].filter(({ status }) => status !== 'over' && status !== 'aborted');
  expect(underWay, `${run}: no game goes on that does not count`).toEqual([]);
}

function checkRound({ games, byes, absent, number }: Round, run: string): void {
  const tables = [...Map.groupBy(games, ({ table }) => table).values()];
  const seats = tables.flatMap(([first]) => [first!.caesar, first!.pompey]);
  const all = [...seats, ...byes, ...absent];
  expect(new Set(all).size, `${run}: nobody is twice in round ${number}`).toBe(all.length);
  for (const table of tables) {
    expect(table.map((game) => game.number)).toEqual(table.map((_, index) => index + 1));
    for (const { caesar, pompey } of table)
      expect(new Set([caesar, pompey]), `${run}: the same two`).toEqual(
        new Set([table[0]!.caesar, table[0]!.pompey]),
      );
  }
}
