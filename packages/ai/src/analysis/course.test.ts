import { EDITIONS, fold, pointsOf } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { playLog } from '../../test/played-log.ts';
import { battlesIn } from './battles.ts';
import { courseIn } from './course.ts';
import { replayOf } from './replay.ts';

test.each(EDITIONS)(
  'steps on the map are those of before, with the levied and without the lost: %s',
  (edition) => {
    for (let seed = 1; seed <= 4; seed++) {
      const log = playLog(edition, seed);
      const turns = courseIn(replayOf(log));
      const [start] = turns;
      for (const side of ['caesar', 'pompey'] as const) {
        const other = side === 'caesar' ? 'pompey' : 'caesar';
        for (const turn of turns) {
          const balance = turn.steps[side] - (start!.steps[side] + turn.levied[side] - turn.lost[side]);
          // Cleopatra brings her steps along when she changes sides: lost by one, won by the other
          expect(balance).toBeGreaterThanOrEqual(0);
          expect(balance).toBeLessThanOrEqual(turn.lost[other]);
        }
      }
    }
  },
);

test('a turn begins where the last one ended, and the last has the points of the end', () => {
  const log = playLog('2.0', 4);
  const turns = courseIn(replayOf(log));
  const clocks = turns.map(({ year, turn }) => (year - 705) * 5 + turn);
  expect(clocks).toEqual(clocks.map((_, index) => index));
  const { state } = fold(log);
  expect(turns.at(-1)).toMatchObject({
    entry: log.entries.length - 1,
    points: { caesar: pointsOf(state.data, 0), pompey: pointsOf(state.data, 1) },
  });
});

test('no city is held by both, and battles lie within the turns', () => {
  const plies = replayOf(playLog('1.1', 2));
  const turns = courseIn(plies);
  for (const { cities } of turns)
    expect(cities.caesar.filter((city) => cities.pompey.includes(city))).toEqual([]);
  for (const battle of battlesIn(plies)) {
    expect(battle.toEntry).toBeGreaterThanOrEqual(battle.fromEntry);
    const turn = turns.find(({ year, turn: number }) => year === battle.year && number === battle.turn)!;
    expect(battle.toEntry).toBeLessThanOrEqual(turn.entry);
  }
});
