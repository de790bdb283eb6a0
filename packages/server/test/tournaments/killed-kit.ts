import type { TournamentFormat } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { killedTournament, type Setup } from './killed.ts';
import { comparable, recomputed } from './recomputed.ts';

/** Of four people: who resigns as Caesar in both games of a tie plays a third. */
const GAMES: Readonly<Record<TournamentFormat, number>> = {
  'round-robin': 12,
  swiss: 4,
  'knock-out': 9,
  league: 12,
};

/** A server that is killed at some moment may be quicker than its killer: then it is killed less often. */
export function testKilled(
  format: TournamentFormat,
  kills: number,
  seed: number,
  setup: () => Promise<Setup> | Setup = () => ({}),
): void {
  test(`a server killed ${kills} times during a tournament (${format}) loses no result and pairs nobody twice (seed ${seed})`, async () => {
    const where = await setup();
    const run = await killedTournament(format, kills, seed, where);
    const isTimed = where.workers !== undefined || where.databaseUrl !== undefined;
    expect(run.kills).toBeGreaterThanOrEqual(isTimed ? 1 : kills);
    const { final, entries } = run;
    const rounds = final.played.filter(({ season }) => season === 1); // a league goes on
    const games = rounds.flatMap((round) => round.games);
    expect(games).toHaveLength(GAMES[format]);
    const stored = format === 'league' ? GAMES.league : run.stored; // the next season may have games
    expect(stored).toBe(GAMES[format]);
    const pairs = games.map(({ caesar, pompey, number }) => {
      const seats =
        format === 'swiss' ? [caesar, pompey].toSorted((one, other) => one - other) : [caesar, pompey];
      return `${number}: ${seats.join('-')}`;
    });
    expect(new Set(pairs).size).toBe(GAMES[format]);
    expect(games.map(({ game }) => game).toSorted()).toEqual(run.resigned.toSorted());
    for (const { outcome } of games)
      expect(outcome).toMatchObject({ how: 'played', halves: { caesar: 0, pompey: 2 } });
    const counted = recomputed(entries).standings.map((season) => season.map(comparable));
    expect(final.standings.map((season) => season.map(comparable))).toEqual(counted);
  });
}
