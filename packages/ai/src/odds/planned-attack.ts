// A hypothetical attack: the engine's own orders move the blocks, so roads, limits and pinning hold.
import {
  ACTIVE,
  AREA,
  AREA_COUNT,
  ASKED,
  BLOCK_COUNT,
  EFFECT,
  ENTRY,
  FIRST,
  HOLDER,
  LINK_COUNT,
  LEVIES,
  MAIN,
  MOVE,
  MOVED,
  MOVES_LEFT,
  MOVE_STEP,
  OrderList,
  PATH_DEPTH,
  PATH_TO,
  STEP,
  SURPRISE,
  USED,
  areaIndex,
  argumentOf,
  blockIndex,
  blockOf,
  carryOut,
  copyState,
  isOpen,
  kindOf,
  listOrders,
  sideIndex,
  type AreaId,
  type BlockId,
  type Order,
  type Side,
  type State,
} from '@rubicon/engine';

export interface Attack {
  readonly side: Side;
  readonly area: AreaId;
  readonly blocks: readonly BlockId[]; // the first one's entry is the main attack
  readonly surprise?: boolean; // by Mars or Neptune
}

const orders = new OrderList();

/**
 * The state after these blocks have attacked. In the side's own movement its card and the roads used so far count,
 * but not its move points; at any other time the side is taken to have a command card. Throws a RangeError when a
 * block cannot go there.
 */
export function planAttack(state: State, attack: Attack): State {
  const planned = copyState(state);
  const d = planned.data;
  const side = sideIndex(attack.side);
  const area = areaIndex(attack.area)!;
  if (d[STEP] !== MOVE_STEP || d[ASKED] !== side) beginMoves(d, side);
  d[MOVES_LEFT] = BLOCK_COUNT;
  if (isOpen(d, side, area)) throw new RangeError(`There is no enemy in ${attack.area}.`);
  for (const id of attack.blocks) {
    const block = blockIndex(id)!;
    if (d[AREA + block] === area && d[HOLDER + block] === side) continue; // it has gone there already
    const order = shortestTo(planned, side, block, area);
    if (order === null) throw new RangeError(`${id} cannot attack ${attack.area} from where it stands.`);
    carryOut(planned, side, order, { chance: NO_CHANCE, told: null, barrier: false });
  }
  if (d[MAIN + area] === 0 && attack.blocks[0] !== undefined)
    d[MAIN + area] = d[ENTRY + blockIndex(attack.blocks[0])!]!;
  if (attack.surprise === true) d[SURPRISE] = area + 1;
  return planned;
}

const NO_CHANCE = {
  roll: (): number => {
    throw new Error('Nothing is rolled for a move.');
  },
};

const COMMAND_CARD = LEVIES.findIndex((levies) => levies > 0);

function beginMoves(d: Uint8Array, side: number): void {
  d[STEP] = MOVE_STEP;
  d[ASKED] = side;
  d[FIRST] = side + 1;
  d[EFFECT + side] = COMMAND_CARD + 1;
  d.fill(0, USED, USED + LINK_COUNT);
  d.fill(0, ACTIVE, ACTIVE + AREA_COUNT);
  for (let block = 0; block < BLOCK_COUNT; block++) if (d[HOLDER + block] === side) d[MOVED + block] = 0;
}

function shortestTo(state: State, side: number, block: number, area: number): Order | null {
  listOrders(state, side, orders);
  let best: Order | null = null;
  for (let i = 0; i < orders.length; i++) {
    const order = orders.at(i);
    if (kindOf(order) !== MOVE || blockOf(order) !== block || PATH_TO[argumentOf(order)] !== area) continue;
    if (best === null || PATH_DEPTH[argumentOf(order)]! < PATH_DEPTH[argumentOf(best)]!) best = order;
  }
  return best;
}
