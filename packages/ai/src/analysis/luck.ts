// How the dice fell against what was to be expected of them: every block that fired, by side and by battle.
import { FIREPOWER, blockIndex, type BlockId, type Log, type PerSide, type Side } from '@rubicon/engine';
import { battlesIn, type Battle } from './battles.ts';
import { replayOf } from './replay.ts';

export interface Luck {
  readonly dice: number;
  readonly hits: number;
  readonly expected: number; // hits
  readonly variance: number; // of the hits
}

export interface BattleLuck {
  readonly battle: Battle;
  readonly luck: PerSide<Luck>;
}

export interface GameLuck {
  readonly battles: readonly BattleLuck[]; // in the order in which they were fought
  readonly total: PerSide<Luck>;
}

const FACES = 6;
const NONE: Luck = { dice: 0, hits: 0, expected: 0, variance: 0 };

/** Of a block that threw this many dice (§7.4: a hit for each not above its firepower). */
export function luckOfVolley(block: BlockId, dice: number, hits: number): Luck {
  const chance = FIREPOWER[blockIndex(block)!]! / FACES;
  return { dice, hits, expected: dice * chance, variance: dice * chance * (1 - chance) };
}

const plus = (one: Luck, other: Luck): Luck => ({
  dice: one.dice + other.dice,
  hits: one.hits + other.hits,
  expected: one.expected + other.expected,
  variance: one.variance + other.variance,
});

export const luckSum = (lucks: readonly Luck[]): Luck => lucks.reduce(plus, NONE);

/** How many standard deviations more hits than expected; 0 where there was nothing to be lucky with. */
export const deviationOf = ({ hits, expected, variance }: Luck): number =>
  variance === 0 ? 0 : (hits - expected) / Math.sqrt(variance);

/** Throws a FoldError for a log that does not follow the rules. */
export const luckOf = (log: Log): GameLuck => luckIn(battlesIn(replayOf(log)));

export function luckIn(fought: readonly Battle[]): GameLuck {
  const battles = fought.map((battle) => ({
    battle,
    luck: { caesar: sumOf(battle, 'caesar'), pompey: sumOf(battle, 'pompey') },
  }));
  const totalOf = (side: Side): Luck => luckSum(battles.map(({ luck }) => luck[side]));
  return { battles, total: { caesar: totalOf('caesar'), pompey: totalOf('pompey') } };
}

const sumOf = ({ volleys }: Battle, side: Side): Luck =>
  luckSum(
    volleys
      .filter((volley) => volley.side === side)
      .map(({ block, dice, hits }) => luckOfVolley(block, dice.length, hits)),
  );
