// Samples worlds by their believed probability: assigns the enemy's hidden blocks, strengths and cards, and passes them to
// the engine as a view in which nothing is hidden.
import {
  AREA,
  ASKED,
  BLOCK_IDS,
  CARD_IDS,
  COLOUR,
  MOVED,
  OrderList,
  POOL,
  REGROUP_STEP,
  SIDES,
  STEP,
  STRENGTH,
  areaIndex,
  blockIndex,
  listOrders,
  sample,
  type BlockId,
  type CardId,
  type CardsView,
  type Chance,
  type KnownBlock,
  type Side,
  type Stack,
  type State,
  type View,
} from '@rubicon/engine';
import type { Hand } from './hand.ts';
import {
  CELLS,
  canBe,
  cellOf,
  placeAt,
  shareOf,
  strengthsOf,
  type Marginals,
  type Place,
} from './marginals.ts';
import { enemyOf, hiddenPlaces, reconcile } from './reconcile.ts';

/** Chances of hidden blocks to be in hidden places; rows are blocks of one colour. */
interface Table {
  readonly blocks: readonly number[];
  readonly places: readonly Place[];
  readonly room: readonly number[];
  readonly chances: Float64Array; // [row * places.length + column]
}

/** Everything needed to draw worlds for one view. */
export interface WorldDistribution {
  readonly view: View;
  readonly tables: readonly Table[];
  readonly stacks: Map<Place, Stack[]>;
  readonly pool: Place;
}

/** Share of the uniform distribution, for what the events did not predict. */
const UNIFORM_SHARE = 0.005;

export function worldDistribution(marginals: Marginals, view: View): WorldDistribution {
  const uniform = reconcile(marginals, view);
  const stacks = hiddenPlaces(marginals, view);
  const enemy = enemyOf(view);
  const pool = placeAt(marginals, POOL, SIDES.indexOf(enemy), 0);
  const hidden = [...stacks.keys(), ...(pool.count > 0 ? [pool] : [])];
  const tables = [0, 1, 2].flatMap((colour): Table[] => {
    const places = hidden.filter((place) => place.colour === colour);
    const blocks = uniform.blocks.filter((block) => COLOUR[block] === colour);
    if (places.length === 0) return [];
    const chances = new Float64Array(blocks.length * places.length);
    for (const [row, block] of blocks.entries()) {
      for (const [column, place] of places.entries()) {
        if (!canBe(block, place)) continue;
        const uniformChance = uniform.chanceAt(block, place.area);
        chances[row * places.length + column] =
          (1 - UNIFORM_SHARE) * shareOf(place, block) + UNIFORM_SHARE * uniformChance;
      }
    }
    return [{ blocks, places, room: places.map(({ count }) => count), chances }];
  });
  return { view, tables, stacks, pool };
}

const FINE = 1 << 24;
const uniformRandom = (chance: Chance): number => chance.roll(FINE, 'die') / FINE;

/** A column for each row, every column filled: first greedily, then by Metropolis exchanges. */
function assign({ blocks, places, room, chances }: Table, chance: Chance): Int32Array {
  const width = places.length;
  const at = (row: number, column: number): number => chances[row * width + column]!;
  const left = [...room];
  const chosen = new Int32Array(blocks.length).fill(-1);
  const best = (row: number): number =>
    places.reduce((most, _, column) => Math.max(most, at(row, column)), 0);
  const order = blocks.map((_, row) => row).sort((one, other) => best(other) - best(one));
  for (const row of order) {
    let total = 0;
    for (let column = 0; column < width; column++) if (left[column]! > 0) total += at(row, column);
    let rest = uniformRandom(chance) * total;
    let column = left.findIndex((free) => free > 0);
    for (let each = 0; each < width; each++) {
      if (left[each] === 0 || at(row, each) === 0) continue; // with nowhere to go the first free place takes it
      column = each;
      rest -= at(row, each);
      if (rest < 0) break;
    }
    chosen[row] = column;
    left[column]!--;
  }
  for (let i = EXCHANGES * blocks.length; i > 0; i--) {
    const one = chance.roll(blocks.length, 'die');
    const other = chance.roll(blocks.length, 'die');
    const [a, b] = [chosen[one]!, chosen[other]!];
    if (a === b) continue;
    const now = at(one, a) * at(other, b);
    const then = at(one, b) * at(other, a);
    if (then > 0 && (then >= now || uniformRandom(chance) * now < then)) {
      chosen[one] = b;
      chosen[other] = a;
    }
  }
  return chosen;
}
const EXCHANGES = 4;

/** Null when what was drawn cannot be: a block at sea that is no Navis, another's place for what Jupiter took, a regroup nobody can make. */
export function drawWorld(distribution: WorldDistribution, hand: Hand | null, chance: Chance): State | null {
  const { view, tables, stacks, pool } = distribution;
  const standing = new Map<Stack, KnownBlock[]>();
  const upright: BlockId[] = [];
  for (const table of tables) {
    const chosen = assign(table, chance);
    for (const [column, place] of table.places.entries()) {
      const rows = [...chosen.keys()].filter((row) => chosen[row] === column);
      if (rows.some((row) => table.chances[row * table.places.length + column] === 0)) return null;
      const here = rows.map((row) => table.blocks[row]!);
      if (place === pool) upright.push(...here.map((block) => BLOCK_IDS[block]!));
      else spread(place, stacks.get(place)!, here, standing, chance);
    }
  }
  const enemy = enemyOf(view);
  const shown: View = {
    ...view,
    step: view.step === 'regroup' ? 'fight' : view.step, // whether one can be made is asked below
    stacks: view.stacks.map((stack) => ({ ...stack, blocks: standing.get(stack) ?? stack.blocks })),
    pools: { ...view.pools, [enemy]: { ...view.pools[enemy], blocks: view.pools[enemy].blocks ?? upright } },
    cards: hand === null ? view.cards : withHand(view, enemy, hand),
  };
  const state = sample(shown, chance);
  if (!holdsChosen(state, view)) return null;
  if (view.step !== 'regroup') return state;
  state.data[STEP] = REGROUP_STEP;
  listOrders(state, state.data[ASKED]!, orders);
  return orders.length > 0 ? state : null;
}

const orders = new OrderList();

/** What Jupiter took is known to both sides and must stand where it was taken. */
function holdsChosen({ data: d }: State, { chosen }: View): boolean {
  if (chosen === null || chosen.block === null) return true;
  const block = blockIndex(chosen.block)!;
  return (
    d[AREA + block] === areaIndex(chosen.area) &&
    d[MOVED + block] === Number(chosen.moved) &&
    (chosen.strength === null || d[STRENGTH + block] === chosen.strength)
  );
}

/** Blocks of one place over the stacks of those that have moved and those that have not. */
function spread(
  place: Place,
  stacks: readonly Stack[],
  blocks: readonly number[],
  standing: Map<Stack, KnownBlock[]>,
  chance: Chance,
): void {
  const waiting = [...blocks];
  for (const [index, stack] of stacks.entries()) {
    const moved = Number(stack.moved);
    const here: KnownBlock[] = [];
    while (here.length < stack.count) {
      const weights = waiting.map((block) => movedShare(place, block, moved));
      const next = index === stacks.length - 1 ? 0 : pick(weights, chance);
      const [block] = waiting.splice(next, 1);
      here.push({ block: BLOCK_IDS[block!]!, strength: drawStrength(place, block!, moved, chance) });
    }
    standing.set(stack, here);
  }
}

function pick(weights: readonly number[], chance: Chance): number {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = uniformRandom(chance) * total;
  for (const [index, weight] of weights.entries()) if ((rest -= weight) < 0) return index;
  return 0;
}

function movedShare({ mass }: Place, block: number, moved: number): number {
  let share = 1e-6;
  for (let k = 0; k < CELLS / 2; k++) share += mass[block * CELLS + cellOf(moved, k)]!;
  return share;
}

const drawStrength = (place: Place, block: number, moved: number, chance: Chance): number =>
  pick(strengthsOf(place, block, moved), chance);

function withHand({ cards }: View, enemy: Side, { cards: held, discard, committed }: Hand): CardsView {
  const faceOf = (card: number): CardId => CARD_IDS[card]!;
  return {
    ...cards,
    hands: { ...cards.hands, [enemy]: held.map(faceOf) },
    discards: { ...cards.discards, [enemy]: discard === null ? null : faceOf(discard) },
    committed: { ...cards.committed, [enemy]: committed === null ? null : faceOf(committed) },
  };
}
