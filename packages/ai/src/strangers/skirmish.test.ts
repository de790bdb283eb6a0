import { blockIndex } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { Dice, fightOut, type Battle, type Fighter } from './skirmish.ts';

const POINT = 8;
const TIMES = 20_000;

const fighter = (id: string, strength: number, attacks: boolean, reserve = false): Fighter => ({
  block: blockIndex(id)!,
  strength,
  attacks,
  reserve,
  acted: false,
});

const battle = (fighters: readonly Fighter[], more: Partial<Battle> = {}): Battle => ({
  fighters,
  round: 1,
  turn: 0,
  surprise: false,
  mayRetreat: [false, false],
  ...more,
});

const winsOf = (fought: Battle): number => fightOut(fought, TIMES, new Dice(705), POINT).attackerWins;

describe('a battle in the head', () => {
  const navis = [fighter('C.Navis1', 1, true), fighter('P.Navis3', 1, false)];

  test('two Navis at I: the defender fires first, the attacker has three rounds (§7.2, §7.8)', () => {
    // A third of all dice hit: the attacker must survive a shot more than he fires before he hits
    const exact = (2 / 3) * (1 / 3) * (1 + 4 / 9 + 16 / 81);
    expect(winsOf(battle(navis))).toBeCloseTo(exact, 2);
  });

  test('surprised, the attacker fires first in round 1', () => {
    const exact = 1 / 3 + (2 / 3) * ((2 / 3) * (2 / 3) * (1 / 3) * (1 + 4 / 9));
    expect(winsOf(battle(navis, { surprise: true }))).toBeCloseTo(exact, 2);
  });

  test('a defending ballista fires with B, an attacking one with D (§7.42)', () => {
    const legio = (attacks: boolean): Fighter => fighter('P.Legio3', 1, attacks);
    const defends = winsOf(battle([fighter('C.Ballista', 1, false), legio(true)]));
    const attacks = winsOf(battle([fighter('C.Ballista', 1, true), legio(false)]));
    expect(defends).toBeCloseTo((1 / 3) * (1 / 2) * (1 + 1 / 6 + 1 / 36), 2); // misses once a round, then must be hit
    expect(attacks).toBeCloseTo((1 / 2) * (2 / 3) * (1 + 1 / 6 + 1 / 36), 2);
  });

  test('reserves take no part in round 1, and lose a step when their main force is gone (§7.31)', () => {
    const main = [fighter('C.Legio10', 3, true), fighter('P.Auxilia1', 1, false)];
    const { defenderLoses } = fightOut(battle(main), TIMES, new Dice(1), POINT);
    const helped = fightOut(
      battle([...main, fighter('P.Legio1', 4, false, true)]),
      TIMES,
      new Dice(1),
      POINT,
    );
    expect(helped.defenderLoses).toBeGreaterThan(defenderLoses + 1);
    expect(helped.attackerWins).toBeLessThan(winsOf(battle(main)));
  });

  test('a leader who leaves is not killed', () => {
    const fighters = [fighter('C.Caesar', 1, true), fighter('P.Legio1', 4, false)];
    const lost = (who: 'none' | 'all'): number =>
      fightOut(
        battle(fighters, { round: 2, mayRetreat: [true, true], leaving: { attacks: true, who } }),
        TIMES,
        new Dice(2),
        POINT,
      ).attackerLoses;
    expect(lost('all')).toBe(0); // Caesar's A comes before the legion's C
    expect(lost('none')).toBeGreaterThan(3);
  });

  test('the same dice give the same battle', () => {
    expect(fightOut(battle(navis), 50, new Dice(9), POINT)).toEqual(
      fightOut(battle(navis), 50, new Dice(9), POINT),
    );
  });
});
