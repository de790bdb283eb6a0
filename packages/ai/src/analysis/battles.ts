// The battles of a game: who fought, what was thrown, who was left.
import {
  AREA,
  AREA_IDS,
  ATTACKER,
  BATTLE,
  BLOCK_COUNT,
  BLOCK_IDS,
  CLEOPATRA,
  HOLDER,
  ROUND,
  STEP_SIZE,
  STRENGTH,
  SURPRISE,
  sideName,
  type AreaId,
  type BlockId,
  type Happening,
  type PerSide,
  type Side,
  type State,
} from '@rubicon/engine';
import { clockOf, type Clock } from './clock.ts';
import type { Ply } from './replay.ts';

/** One block's fire. */
export interface Volley {
  readonly entry: number;
  readonly side: Side;
  readonly block: BlockId;
  readonly dice: readonly number[];
  readonly hits: number;
}

export type Fate = 'stood' | 'withdrew' | 'fell' | 'went-over';

export interface Fighter {
  readonly block: BlockId;
  readonly side: Side; // on which it came
  readonly before: number; // strength
  readonly after: number;
  readonly fate: Fate;
}

export interface Battle extends Clock {
  readonly area: AreaId;
  readonly attacker: Side;
  readonly surprise: boolean;
  readonly fromEntry: number; // the entry that began it
  readonly toEntry: number;
  readonly rounds: number;
  readonly winner: Side | null; // null = the game ended before it did
  readonly fighters: readonly Fighter[];
  readonly volleys: readonly Volley[];
  readonly lost: PerSide<number>; // steps, by whatever cause in it
}

interface Fighting {
  readonly block: number;
  readonly side: number; // on which it came
  holder: number; // for whom it fights now
  now: number; // strength
  readonly before: number;
  fate: Fate;
}

interface Open {
  readonly area: number;
  readonly attacker: number;
  readonly surprise: boolean;
  readonly fromEntry: number;
  readonly clock: Clock;
  readonly fighters: Map<number, Fighting>;
  readonly volleys: Volley[];
  readonly lost: [number, number];
  rounds: number;
}

export function battlesIn(plies: readonly Ply[]): Battle[] {
  const battles: Battle[] = [];
  let open: Open | null = null;
  for (const { entry, kind, before, after, happenings } of plies) {
    for (const happening of happenings) {
      if (happening.kind === 'battle') {
        open = beginning(happening, entry, clockOf(before));
        const { blocks, strengths } = happening;
        blocks.forEach((block, i) => join(open!, block, after.data[HOLDER + block]!, strengths[i]!));
      } else if (open !== null) follow(open, happening, entry);
      if (happening.kind === 'won' && open !== null) {
        battles.push(closed(open, entry, happening.side));
        open = null;
      }
    }
    if (kind === 'rebase') {
      if (open !== null) battles.push(closed(open, entry, null));
      open = takenUp(after, entry);
    }
  }
  if (open !== null) battles.push(closed(open, plies.at(-1)!.entry, null));
  return battles;
}

function beginning(
  { area, attacker, surprise }: Extract<Happening, { kind: 'battle' }>,
  fromEntry: number,
  clock: Clock,
): Open {
  return {
    area,
    attacker,
    surprise,
    fromEntry,
    clock,
    fighters: new Map(),
    volleys: [],
    lost: [0, 0],
    rounds: 1,
  };
}

/** A position may stand in the middle of a battle. */
function takenUp(state: State, entry: number): Open | null {
  const d = state.data;
  const area = d[BATTLE]! - 1;
  if (area < 0 || d[ATTACKER + area] === 0) return null;
  const open = beginning(
    {
      kind: 'battle',
      area,
      attacker: d[ATTACKER + area]! - 1,
      surprise: d[SURPRISE] === area + 1,
      blocks: [],
      strengths: [],
    },
    entry,
    clockOf(state),
  );
  open.rounds = d[ROUND]!;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block] === area) join(open, block, d[HOLDER + block]!, d[STRENGTH + block]!);
  return open;
}

function join({ fighters }: Open, block: number, side: number, strength: number): void {
  fighters.set(block, { block, side, holder: side, before: strength, now: strength, fate: 'stood' });
}

const stepsOf = ({ block, now }: Fighting): number => now / STEP_SIZE[block]!;

function follow(open: Open, happening: Happening, entry: number): void {
  const { fighters, volleys, lost } = open;
  const lose = (block: number): void => {
    const fighter = fighters.get(block);
    if (fighter === undefined) return;
    fighter.now = Math.max(0, fighter.now - STEP_SIZE[block]!);
    lost[fighter.holder]! += 1;
  };
  switch (happening.kind) {
    case 'round':
      open.rounds = happening.round;
      break;
    case 'reserves':
      happening.blocks.forEach((block, i) => join(open, block, happening.side, happening.strengths[i]!));
      break;
    case 'fired':
      volleys.push({
        entry,
        side: sideName(happening.side),
        block: BLOCK_IDS[happening.block]!,
        dice: happening.dice,
        hits: happening.hits,
      });
      break;
    case 'hit':
      lose(happening.block);
      break;
    case 'disrupted':
      happening.blocks.forEach(lose);
      break;
    case 'retreated':
      settle(fighters.get(happening.block), 'withdrew');
      break;
    case 'eliminated':
    case 'leader-killed': {
      const fighter = fighters.get(happening.block);
      // Whoever cannot retreat falls with all steps; a hit has been counted already
      if (fighter !== undefined && happening.cause === 'no-retreat')
        lost[fighter.holder]! += stepsOf(fighter);
      settle(fighter, 'fell');
      break;
    }
    case 'cleopatra-joined': {
      const queen = fighters.get(CLEOPATRA);
      if (queen !== undefined) queen.holder = happening.side;
      settle(queen, 'went-over');
      break;
    }
    default: // no part of a battle
  }
}

function settle(fighter: Fighting | undefined, fate: Fate): void {
  if (fighter === undefined) return;
  fighter.fate = fate;
  if (fate === 'fell') fighter.now = 0;
}

const closed = (open: Open, toEntry: number, winner: number | null): Battle => ({
  ...open.clock,
  area: AREA_IDS[open.area]!,
  attacker: sideName(open.attacker),
  surprise: open.surprise,
  fromEntry: open.fromEntry,
  toEntry,
  rounds: open.rounds,
  winner: winner === null ? null : sideName(winner),
  fighters: [...open.fighters.values()].map(({ block, side, before, now, fate }) => ({
    block: BLOCK_IDS[block]!,
    side: sideName(side),
    before,
    after: now,
    fate,
  })),
  volleys: open.volleys,
  lost: { caesar: open.lost[0], pompey: open.lost[1] },
});
