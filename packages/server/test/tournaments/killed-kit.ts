import { expect, test } from 'vitest';
import { killedCup, type Setup } from './killed.ts';
import { recomputed } from './recomputed.ts';

/** A server that is killed at some moment may be quicker than its killer: then it is killed less often. */
export function testKilledCup(
  kills: number,
  seed: number,
  setup: () => Promise<Setup> | Setup = () => ({}),
): void {
  test(`a server killed ${kills} times during a cup loses no result and pairs nobody twice (seed ${seed})`, async () => {
    const where = await setup();
    const cup = await killedCup(kills, seed, where);
    const isTimed = where.workers !== undefined || where.databaseUrl !== undefined;
    expect(cup.kills).toBeGreaterThanOrEqual(isTimed ? 1 : kills);
    const { final, entries } = cup;
    const games = final.played.flatMap((round) => round.games);
    expect(games).toHaveLength(6);
    expect(cup.stored).toBe(6);
    expect(new Set(games.map(({ caesar, pompey }) => `${caesar}-${pompey}`)).size).toBe(6);
    expect(games.map(({ game }) => game).toSorted()).toEqual(cup.resigned.toSorted());
    for (const { outcome } of games)
      expect(outcome).toMatchObject({ how: 'played', halves: { caesar: 0, pompey: 2 } });
    const shown = final.standings[0]![0]!.map(({ seat, place, halves }) => ({ seat, place, halves }));
    const bySeat = (one: { seat: number }, other: { seat: number }): number => one.seat - other.seat;
    expect(shown.toSorted(bySeat)).toEqual(recomputed(entries)[0]![0]!.toSorted(bySeat));
  });
}
