import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { epochOf, hexOf } from '../../test/kit/full-game.ts';
import { COPIES } from '../board/cards.ts';
import { deal } from '../rules/card-phase.ts';
import { FairChance, commitmentTo, fairDice, fairRoll, isDiceHex } from './fair-dice.ts';
import { initialState } from '../rules/deployment.ts';
import { rulesFor } from '../editions/ruleset.ts';
import { HAND } from '../state/state.ts';

const epoch = epochOf('dice');

/** Chi-squared may exceed its mean by five standard deviations in one of millions of honest runs. */
function expectEven(counts: readonly number[], expected: readonly number[]): void {
  const freedom = counts.length - 1;
  const squared = counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0);
  expect(squared).toBeLessThan(freedom + 5 * Math.sqrt(2 * freedom));
}

describe('fair dice', () => {
  test('a roll is what docs/fair-dice.md says, computed here with the platform’s HMAC', () => {
    const message = `rubicon-roll/1 1 ${epoch.entropies.caesar} ${epoch.entropies.pompey} die 17 0`;
    const digest = createHmac('sha256', Buffer.from(epoch.secret, 'hex')).update(message).digest();
    expect(fairRoll(fairDice(epoch.secret, epoch), 'die', 6, 17)).toBe(digest.readUIntBE(0, 6) % 6);
  });

  test('the same roll again gives the same result: a crash cannot be used to roll again', () => {
    const rolls = (from: number): number[] => {
      const chance = new FairChance(fairDice(epoch.secret, epoch), from);
      return Array.from({ length: 20 }, () => chance.roll(6, 'die'));
    };
    expect(rolls(0).slice(5)).toEqual(rolls(5).slice(0, 15));
  });

  test('values that would make a side likelier are drawn again', () => {
    // With 2^47 + 1 sides nearly half of all first attempts are rejected
    const sides = 2 ** 47 + 1;
    const rejected = Array.from({ length: 200 }, (_, roll) => {
      const message = `rubicon-roll/1 1 ${epoch.entropies.caesar} ${epoch.entropies.pompey} die ${roll} 0`;
      return (
        createHmac('sha256', Buffer.from(epoch.secret, 'hex')).update(message).digest().readUIntBE(0, 6) >=
        sides
      );
    });
    expect(rejected.filter(Boolean).length).toBeGreaterThan(60);
    for (let roll = 0; roll < 200; roll++)
      expect(fairRoll(fairDice(epoch.secret, epoch), 'die', sides, roll)).toBeLessThan(sides);
  });

  test('dice are even, by face and by pair of consecutive faces', () => {
    const chance = new FairChance(fairDice(epoch.secret, epoch), 0);
    const faces = [0, 0, 0, 0, 0, 0];
    const pairs = Array.from({ length: 36 }, () => 0);
    let last = chance.roll(6, 'die');
    const total = 60_000;
    for (let i = 0; i < total; i++) {
      const face = chance.roll(6, 'die');
      faces[face]!++;
      pairs[last * 6 + face]!++;
      last = face;
    }
    expectEven(
      faces,
      faces.map(() => total / 6),
    );
    expectEven(
      pairs,
      pairs.map(() => total / 36),
    );
  });

  test('every card comes into every hand as often as it should', () => {
    const chance = new FairChance(fairDice(epoch.secret, epoch), 0);
    const { data } = initialState(rulesFor('2.0'));
    const deals = 4000;
    for (const [side, offset] of [HAND, HAND + COPIES.length].entries()) {
      const counts = Array.from(COPIES, () => 0);
      for (let i = 0; i < deals; i++) {
        deal(data, { chance, told: null, barrier: false });
        for (const card of counts.keys()) counts[card]! += data[offset + card]!;
      }
      expect([side, counts.reduce((sum, count) => sum + count, 0)]).toEqual([side, deals * 6]);
      expectEven(
        counts,
        Array.from(COPIES, (copies) => (deals * 6 * copies) / 27),
      );
    }
  });

  test('no party alone chooses the outcome: each input changes it, and none is known in time to be chosen', () => {
    const outcome = (
      changed: Partial<{ secret: string; caesar: string; pompey: string; number: number }>,
    ): number[] => {
      const entropies = {
        caesar: changed.caesar ?? epoch.entropies.caesar,
        pompey: changed.pompey ?? epoch.entropies.pompey,
      };
      const chance = new FairChance(
        fairDice(changed.secret ?? epoch.secret, { number: changed.number ?? 1, entropies }),
        0,
      );
      return Array.from({ length: 30 }, () => chance.roll(6, 'die'));
    };
    const first = outcome({});
    for (const change of [
      { secret: hexOf('x') },
      { caesar: hexOf('x') },
      { pompey: hexOf('x') },
      { number: 2 },
    ])
      expect(outcome(change)).not.toEqual(first);
    // Who knows all but the secret sees nothing in it: the faces of a first roll over many secrets are even …
    const bySecret = [0, 0, 0, 0, 0, 0];
    // … and who knows the secret but not the other's entropy likewise
    const byEntropy = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 12_000; i++) {
      bySecret[fairRoll(fairDice(hexOf(`s${i}`), epoch), 'die', 6, 0)]!++;
      byEntropy[
        fairRoll(
          fairDice(epoch.secret, { number: 1, entropies: { ...epoch.entropies, pompey: hexOf(`p${i}`) } }),
          'die',
          6,
          0,
        )
      ]!++;
    }
    expectEven(
      bySecret,
      bySecret.map(() => 2000),
    );
    expectEven(
      byEntropy,
      byEntropy.map(() => 2000),
    );
    // The secret cannot be exchanged after the entropies are known: the commitment would not fit
    expect(commitmentTo(hexOf('another'))).not.toBe(epoch.commitment);
  });

  test('secrets and entropies are 64 hexadecimal digits', () => {
    expect([
      isDiceHex(epoch.secret),
      isDiceHex('abc'),
      isDiceHex('G'.repeat(64)),
      isDiceHex('A'.repeat(64)),
    ]).toEqual([true, false, false, false]);
  });
});
