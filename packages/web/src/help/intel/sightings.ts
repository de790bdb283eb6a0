// Where each enemy block was last seen, according to a seat's history.
import {
  BLOCK_IDS,
  COLOUR,
  STEP_SIZE,
  blockIndex,
  type AreaId,
  type BlockId,
  type Event,
  type Side,
} from '@rubicon/engine';
import type { HistoryEntry } from '../../authority/table.ts';

export interface Sighting {
  readonly block: BlockId;
  readonly area: AreaId;
  readonly strength: number | null; // as last seen; null where only the block was
  readonly year: number;
  readonly turn: number;
}

const COLOUR_OF: Readonly<Record<Side, number>> = { caesar: 0, pompey: 1 };

/** Cleopatra changes sides; every other block keeps its colour. */
const isOf = (block: BlockId, side: Side): boolean => COLOUR[blockIndex(block)!] === COLOUR_OF[side];

/** Blocks that are gone are left out. */
export function sightingsOf(entries: readonly HistoryEntry[], enemy: Side): Sighting[] {
  const seen = new Map<BlockId, Sighting>();
  for (const { year, turn, events } of entries)
    for (const event of events) {
      for (const { block, area, strength } of shownIn(event))
        if (isOf(block, enemy)) {
          const before = seen.get(block);
          seen.set(block, {
            block,
            area: area ?? before?.area ?? NOWHERE,
            strength: strength ?? before?.strength ?? null,
            year,
            turn,
          });
        }
      const gone = goneIn(event);
      if (gone !== null) seen.delete(gone);
    }
  return [...seen.values()].filter(({ area }) => area !== NOWHERE).toSorted(byRank);
}

const NOWHERE = '' as AreaId;

const byRank = (one: Sighting, other: Sighting): number =>
  BLOCK_IDS.indexOf(one.block) - BLOCK_IDS.indexOf(other.block);

interface Shown {
  readonly block: BlockId;
  readonly area: AreaId | null; // null: unchanged
  readonly strength: number | null;
}

function shownIn(event: Event): readonly Shown[] {
  switch (event.kind) {
    case 'battle':
    case 'reserves':
      return event.blocks.map(({ block, strength }) => ({ block, strength, area: event.area }));
    case 'hit':
      return [
        { block: event.block, strength: event.strength - STEP_SIZE[blockIndex(event.block)!]!, area: null },
      ];
    case 'retreated':
      return [{ block: event.block, strength: null, area: event.path.at(-1)! }];
    case 'struck':
      return event.block === null ? [] : [{ block: event.block, strength: event.strength, area: event.area }];
    default:
      return [];
  }
}

function goneIn(event: Event): BlockId | null {
  switch (event.kind) {
    case 'eliminated':
    case 'leader-killed':
    case 'disbanded':
    case 'defected':
      return event.block;
    default:
      return null;
  }
}
