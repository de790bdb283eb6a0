// What reasons are found in: the view of a seat, and a state that fits it. The state is drawn, and always the same for
// a view; what is drawn, the seat may not know, and no reason rests on it.
import { IS_NAVIS, blockIndex, type BlockId } from '../board/blocks.ts';
import { SeededChance } from '../dice/chance.ts';
import { AREA_COUNT, AREA_IDS, areaIndex, type AreaId } from '../board/map.ts';
import { sample } from '../knowledge/sample.ts';
import { sideIndex, type Side } from '../board/side.ts';
import { AREA, EFFECT, HOLDER, type State } from '../state/state.ts';
import type { View } from '../knowledge/view.ts';
import { because, type Reason } from './reason.ts';

export interface Facts {
  readonly view: View;
  readonly state: State;
  readonly side: number; // who wishes
  readonly card: number; // what commands for it, or -1
}

/** Any seed will do; the property of why.test.ts holds for all of them. */
const SEED = 1;

export function factsOf(view: View, side: Side, seed = SEED): Facts {
  const state = sample(view, new SeededChance(seed));
  const index = sideIndex(side);
  return { view, state, side: index, card: state.data[EFFECT + index]! - 1 };
}

export const areaId = (area: number): AreaId => AREA_IDS[area]!;
export const areaNumber = (id: AreaId): number => areaIndex(id)!;

/** A block of the side that stands on the map. */
export interface Own {
  readonly block: number;
  readonly id: BlockId;
  readonly area: number;
  readonly navis: boolean;
}

/** The block, if it is the side's own and on the map; else why nothing can be done with it there. */
export function ownOnMap({ state, view, side }: Facts, id: BlockId): Own | Reason {
  const block = blockIndex(id)!;
  const d = state.data;
  const isShown = view.stacks.some((stack) => stack.blocks?.some((known) => known.block === id) === true);
  if (isShown && d[HOLDER + block] === side && d[AREA + block]! < AREA_COUNT)
    return { block, id, area: d[AREA + block]!, navis: IS_NAVIS[block] === 1 };
  return offMap(view, id, side) ?? because('not-yours', { block: id });
}

export const isReason = (found: Own | Reason): found is Reason => 'code' in found;

/** Where a block of the side's pool is, as far as the seat knows. */
function offMap(view: View, id: BlockId, side: number): Reason | null {
  const pool = view.pools[side === 0 ? 'caesar' : 'pompey'];
  if (pool.faceUp.includes(id)) return because('face-up', { block: id });
  if (pool.dead.includes(id)) return because('dead', { block: id });
  if (pool.locked === id) return because('locked', { block: id });
  return pool.blocks?.includes(id) === true ? because('in-pool', { block: id }) : null;
}

/** One reason for many places: the same for all of them, or that there is none that will do. */
export function commonReason(reasons: readonly Reason[], otherwise: Reason): Reason {
  const [first] = reasons;
  return first !== undefined && reasons.every(({ code }) => code === first.code) ? first : otherwise;
}
