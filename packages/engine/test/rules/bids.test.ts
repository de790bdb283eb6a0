import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairChance, commitmentTo, fairDice, tieLot } from '../../src/dice/fair-dice.ts';
import { makeGameFile, parseGameFile, type GameFile } from '../../src/files/game-file.ts';
import { verifyGame } from '../../src/files/verify.ts';
import { give, newGame } from '../../src/game/game.ts';
import { SIDES, type PerSide, type Side } from '../../src/board/side.ts';
import { MAX_BID, isTied, settleBids, type Bid } from '../../src/editions/bids.ts';
import { REVISION } from '../../src/editions/ruleset.ts';

const OTHER: PerSide<Side> = { caesar: 'pompey', pompey: 'caesar' };

/** Chair one is at the side `caesar` before the bids, chair two at `pompey`. */
const parse = (text: string): Bid => {
  const [side, points] = text.split(' ');
  return { side: side as Side, points: Number(points) };
};

describe('two bids', () => {
  test.each([
    // one, two, a tie goes to; the side of one, the handicap
    ['caesar 4', 'pompey 9', 'caesar', 'caesar', null],
    ['pompey 4', 'caesar 0', 'caesar', 'pompey', null],
    ['caesar 0', 'pompey 0', 'pompey', 'caesar', null],
    ['pompey 7', 'pompey 3', 'pompey', 'pompey', 'caesar 7'],
    ['pompey 3', 'pompey 7', 'caesar', 'caesar', 'caesar 7'],
    ['caesar 1', 'caesar 0', 'pompey', 'caesar', 'pompey 1'],
    ['caesar 20', 'caesar 19', 'pompey', 'caesar', 'pompey 20'],
    ['pompey 5', 'pompey 5', 'caesar', 'pompey', 'caesar 5'],
    ['pompey 5', 'pompey 5', 'pompey', 'caesar', 'caesar 5'],
    ['caesar 5', 'caesar 5', 'pompey', 'pompey', 'pompey 5'],
    ['pompey 0', 'pompey 0', 'caesar', 'pompey', null],
    ['pompey 0', 'pompey 0', 'pompey', 'caesar', null],
  ] as const)('%s and %s, a tie to %s', (one, two, lot, sideOfOne, handicap) => {
    const outcome = settleBids({ caesar: parse(one), pompey: parse(two) }, lot);
    expect(outcome.isSwapped ? 'pompey' : 'caesar').toBe(sideOfOne);
    expect(outcome.handicap).toEqual(handicap === null ? null : parse(handicap));
  });
});

const bid = fc.record({ side: fc.constantFrom(...SIDES), points: fc.integer({ min: 0, max: MAX_BID }) });
const chair = fc.constantFrom(...SIDES);
const hex = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'));

test('nobody pays more than their bid, or gets less than what outbid them; chairs do not matter', () => {
  fc.assert(
    fc.property(bid, bid, chair, (one, two, lot) => {
      const bids = { caesar: one, pompey: two };
      const { isSwapped, handicap } = settleBids(bids, lot);
      const sideOf = (at: Side): Side => (isSwapped ? OTHER[at] : at);
      for (const at of SIDES) {
        const got = sideOf(at) === bids[at].side;
        const given = handicap === null || handicap.side === sideOf(at) ? 0 : handicap.points;
        const received = handicap?.side === sideOf(at) ? handicap.points : 0;
        expect(received).toBeGreaterThanOrEqual(got ? 0 : bids[at].points);
        expect(received).toBeLessThanOrEqual(got ? 0 : MAX_BID);
        expect(given).toBeLessThanOrEqual(got ? bids[at].points : 0);
      }
      expect(handicap === null || one.side === two.side).toBe(true);
      const turned = settleBids({ caesar: two, pompey: one }, OTHER[lot]);
      expect(turned).toEqual({ isSwapped: !isSwapped, handicap });
    }),
  );
});

test('a tie goes to a player, whichever chair that player has, and to either as often', () => {
  let first = 0;
  fc.assert(
    fc.property(hex, hex, hex, (secret, one, two) => {
      fc.pre(one !== two);
      const lot = tieLot(secret, { number: 1, entropies: { caesar: one, pompey: two } });
      const turned = tieLot(secret, { number: 1, entropies: { caesar: two, pompey: one } });
      expect(turned).toBe(OTHER[lot]);
      first += lot === 'caesar' ? 1 : 0;
    }),
    { seed: 1, numRuns: 400 },
  );
  expect(first).toBeGreaterThan(150);
  expect(first).toBeLessThan(250);
});

/** A game that ends at once, as a server would write it after these bids of two chairs. */
function playedAfter(bids: PerSide<Bid>, secret: string, entropies: PerSide<string>): GameFile {
  const { isSwapped, handicap } = settleBids(bids, tieLot(secret, { number: 1, entropies }));
  const seated = <T>(of: PerSide<T>): PerSide<T> =>
    isSwapped ? { caesar: of.pompey, pompey: of.caesar } : of;
  const epoch = { number: 1, commitment: commitmentTo(secret), entropies: seated(entropies), secret };
  const options = {
    edition: '2.0',
    revision: REVISION,
    rules: handicap === null ? {} : { handicap },
    clock: null,
  } as const;
  const { game } = newGame(options, new FairChance(fairDice(secret, epoch), 0), 1000);
  const over = give(
    game,
    { kind: 'resign', side: 'caesar' },
    new FairChance(fairDice(secret, epoch), 12),
    2000,
  );
  if (!over.ok) throw new Error(over.message);
  const players = seated({ caesar: 'Ann', pompey: 'Bo' });
  return { options, players, bids: seated(bids), dice: [epoch], entries: over.game.entries };
}

const codesIn = (file: GameFile): string[] => verifyGame(file).findings.map(({ code }) => code);

test('a file has the bids, and verifying it finds any other bid, side, handicap or die', () => {
  fc.assert(
    fc.property(bid, bid, hex, hex, hex, bid, (one, two, secret, e1, e2, forged) => {
      fc.pre(e1 !== e2);
      const file = playedAfter({ caesar: one, pompey: two }, secret, { caesar: e1, pompey: e2 });
      const parsed = parseGameFile(makeGameFile(file));
      expect(parsed).toEqual({ ok: true, file });
      expect(codesIn(file)).toEqual([]);
      // Another bid is found, unless it leads to the same
      const bids = { ...file.bids!, pompey: forged };
      const outcome = settleBids(bids, tieLot(secret, file.dice[0]!));
      const { handicap = null } = file.options.rules;
      const isSame = !outcome.isSwapped && JSON.stringify(outcome.handicap) === JSON.stringify(handicap);
      expect(codesIn({ ...file, bids }).length === 0).toBe(isSame);
      // The players the other way round are found
      const turned = { caesar: file.bids!.pompey, pompey: file.bids!.caesar };
      const swapped = settleBids(turned, tieLot(secret, file.dice[0]!)).isSwapped;
      expect(codesIn({ ...file, bids: turned }).includes('wrong-sides')).toBe(swapped);
    }),
    { numRuns: 60 },
  );
});

describe('a file', () => {
  const E = { caesar: 'a'.repeat(64), pompey: 'b'.repeat(64) };
  const tied = playedAfter(
    { caesar: { side: 'pompey', points: 6 }, pompey: { side: 'pompey', points: 6 } },
    'c'.repeat(64),
    E,
  );

  test('with a tie decided against the die', () => {
    const epoch = tied.dice[0]!;
    const turned = {
      ...epoch,
      entropies: { caesar: epoch.entropies.pompey, pompey: epoch.entropies.caesar },
    };
    expect(isTied(tied.bids!)).toBe(true);
    expect(codesIn({ ...tied, dice: [turned] })).toContain('wrong-sides');
    expect(codesIn({ ...tied, dice: [{ ...turned, secret: null }] })).toEqual(['no-secret']);
  });

  test('with more points than were bid', () => {
    const options = { ...tied.options, rules: { handicap: { side: 'caesar', points: 7 } } } as const;
    expect(codesIn({ ...tied, options })).toContain('wrong-handicap');
  });

  test.each(['bid-caesar: pompey 21', 'bid-caesar: rome 3', 'bid-caesar: pompey 03', 'bid-caesar: pompey'])(
    'with “%s”',
    (line) => {
      const text = makeGameFile(tied).replace(/^bid-caesar: .*$/m, line);
      expect(parseGameFile(text)).toMatchObject({ ok: false, fault: { code: 'bad-header' } });
    },
  );

  test('with one bid', () => {
    const text = makeGameFile(tied).replace(/^bid-caesar: .*\n/m, '');
    expect(parseGameFile(text)).toMatchObject({ ok: false, fault: { code: 'bad-header' } });
  });
});
