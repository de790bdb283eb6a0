// The report of a battle that has ended: who was lost, and the dice against what could be expected of them.
import {
  STEP_SIZE,
  VALUE,
  areaIndex,
  blockIndex,
  type AreaId,
  type BlockId,
  type Event,
  type PerSide,
  type Side,
} from '@rubicon/engine';
import type { Fought } from '../table/state/battles-fought.ts';
import { otherSide } from './field.ts';
import { CLEOPATRA, sidesOf } from './story.ts';
import { firepowerOf, type Role } from './turn-order.ts';

/** What became of a block by the end of the battle. */
export type Fate = 'stands' | 'retreated' | 'eliminated' | 'killed' | 'captured';

export interface BlockReport {
  readonly block: BlockId;
  readonly side: Side; // whose it was; Cleopatra may be listed for both
  readonly entered: number; // its strength when it entered the battle
  readonly left: number; // and at the end; 0 = it is gone
  readonly fate: Fate;
  readonly to: AreaId | null; // where it retreated to
}

export interface RoundDice {
  readonly round: number;
  readonly dice: number;
  readonly hits: number;
  readonly expected: number; // hits, by the firepower of the blocks that fired
}

export interface PartyReport {
  readonly role: Role; // at the start
  readonly blocks: readonly BlockReport[]; // in the order of their entry
  readonly steps: number; // lost
  readonly rounds: readonly RoundDice[]; // one for each round that was fought
  readonly total: Omit<RoundDice, 'round'>;
  readonly points: number; // gained or lost
}

export interface BattleReport extends Pick<Fought, 'number' | 'area' | 'year' | 'turn' | 'winner'> {
  readonly surprise: boolean;
  readonly rounds: number;
  readonly of: PerSide<PartyReport>;
  readonly joined: Side | null; // who has Cleopatra, if she changed sides
}

type Entry = { -readonly [K in keyof BlockReport]: BlockReport[K] };

export function reportOf({ start, events, ...fought }: Fought): BattleReport {
  const sides = sidesOf(start, events, []);
  const entries: Entry[] = [];
  const enter = (block: BlockId, side: Side, strength: number): void => {
    entries.push({ block, side, entered: strength, left: strength, fate: 'stands', to: null });
  };
  const entryOf = (block: BlockId): Entry => entries.findLast((each) => each.block === block)!;
  const lose = (entry: Entry, fate: Fate): void => void Object.assign(entry, { left: 0, fate });
  const leaders = { caesar: 0, pompey: 0 }; // killed
  let rounds = 1;
  let joined: Side | null = null;

  for (const { block, strength } of start.blocks) enter(block, sides.get(block)!, strength);
  for (const event of events) {
    switch (event.kind) {
      case 'round':
        rounds = event.round;
        break;
      case 'reserves':
        for (const { block, strength } of event.blocks) enter(block, event.side, strength);
        break;
      case 'disrupted':
        for (const block of event.blocks) loseStep(entryOf(block));
        break;
      case 'hit':
        loseStep(entryOf(event.block));
        break;
      case 'retreated':
        Object.assign(entryOf(event.block), { fate: 'retreated', to: event.path.at(-1)! });
        break;
      case 'eliminated':
        lose(entryOf(event.block), 'eliminated');
        break;
      case 'leader-killed':
        lose(entryOf(event.block), 'killed');
        leaders[event.side] += 1;
        break;
      case 'cleopatra-joined':
        lose(entryOf(CLEOPATRA), 'captured');
        enter(CLEOPATRA, event.side, 1); // §7.52
        joined = event.side;
        break;
      default:
    }
  }

  // §1.2: a city counts for the side that has it alone, an eliminated leader for the enemy
  const taken = fought.winner === start.attacker ? VALUE[areaIndex(fought.area)!]! : 0;
  const party = (side: Side): PartyReport => {
    const role = side === start.attacker ? 'attacker' : 'defender';
    const blocks = entries.filter((entry) => entry.side === side);
    const dice = diceOf(events, side, rounds);
    return {
      role,
      blocks,
      steps: blocks.reduce((sum, { entered, left }) => sum + entered - left, 0),
      rounds: dice,
      total: {
        dice: dice.reduce((sum, each) => sum + each.dice, 0),
        hits: dice.reduce((sum, each) => sum + each.hits, 0),
        expected: dice.reduce((sum, each) => sum + each.expected, 0),
      },
      points: leaders[otherSide(side)] + (role === 'attacker' ? taken : -taken) || 0,
    };
  };
  const { number, area, year, turn, winner } = fought;
  return {
    number,
    area,
    year,
    turn,
    winner,
    surprise: start.surprise,
    rounds,
    of: { caesar: party('caesar'), pompey: party('pompey') },
    joined,
  };
}

const loseStep = (entry: Entry): void => {
  entry.left = Math.max(0, entry.left - STEP_SIZE[blockIndex(entry.block)!]!);
};

function diceOf(events: readonly Event[], side: Side, rounds: number): RoundDice[] {
  const all = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    dice: 0,
    hits: 0,
    expected: 0,
  }));
  let now = all[0]!;
  for (const event of events) {
    if (event.kind === 'round') now = all[event.round - 1]!;
    else if (event.kind === 'fired' && event.side === side) {
      now.dice += event.dice.length;
      now.hits += event.hits;
      now.expected += (event.dice.length * firepowerOf(event.block)) / 6;
    }
  }
  return all;
}
