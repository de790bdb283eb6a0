// A policy and a value as one small network of integers: equal on every machine, to the bit.
//
// Areas are seen one by one, then twice with their neighbours by land and by water. An order is scored by what is known of its
// kind, its block, where it begins and ends, and of everything else; the value is read from the sum of all areas. What did
// not change since the last look of the same side is not computed again.
//
// Weights are in units of 1/256, activations of 1/64 and from 0 to 1023, sums of 1/16384.
import { AREA_COUNT, IS_ROAD, LINKS, ORDER_KINDS, type Order, type State } from '@rubicon/engine';
import { AREA_FEATURES, GLOBAL_FEATURES, newObservation, observe, type Observation } from './observation.ts';
import { NOWHERE, ORDER_FIELDS, ORDER_WIDTH, describeOrder } from './order-features.ts';

/** Every matrix, in the order in which weights are stored: how many rows; a row is as wide as the network unless said. */
const LAYERS = {
  areaIn: AREA_FEATURES,
  areaBias: AREA_COUNT,
  self1: 'wide',
  land1: 'wide',
  water1: 'wide',
  bias1: 1,
  self2: 'wide',
  land2: 'wide',
  water2: 'wide',
  bias2: 1,
  globalIn: GLOBAL_FEATURES,
  globalBias: 1,
  orderFrom: 'wide',
  orderTo: 'wide',
  orderGlobal: 'wide',
  orderPool: 'wide',
  kind: ORDER_FIELDS.kind,
  block: ORDER_FIELDS.block,
  strength: ORDER_FIELDS.strength,
  extra: ORDER_FIELDS.extra,
  scoreOut: ORDER_FIELDS.kind,
  valueGlobal: 'wide',
  valuePool: 'wide',
  valueBias: 1,
  valueOut: 1,
} as const satisfies Record<string, number | 'wide'>;
type Layer = keyof typeof LAYERS;
const LAYER_NAMES = Object.keys(LAYERS) as Layer[];

const rowsOf = (layer: Layer, width: number): number => {
  const rows = LAYERS[layer];
  return rows === 'wide' ? width : rows;
};

export const weightCount = (width: number): number =>
  LAYER_NAMES.reduce((sum, layer) => sum + rowsOf(layer, width) * width, 0);

const FIRST_LOOK = { self: 'self1', land: 'land1', water: 'water1', bias: 'bias1' } as const;
const SECOND_LOOK = { self: 'self2', land: 'land2', water: 'water2', bias: 'bias2' } as const;

/** Areas next to each other by land, and by water. */
const NEIGHBOURS = [1, 0].map((road) =>
  Array.from({ length: AREA_COUNT }, (_, area) =>
    LINKS.flatMap(({ a, b }, link) =>
      IS_ROAD[link] !== road ? [] : a === area ? [b] : b === area ? [a] : [],
    ),
  ),
);
const [LAND, WATER] = NEIGHBOURS as [number[][], number[][]];

export interface Network {
  readonly width: number;
  readonly layers: Readonly<Record<Layer, Int32Array>>;
}

export function makeNetwork(width: number, weights: Int16Array): Network {
  if (width % 4 !== 0) throw new RangeError(`A network is a multiple of four wide, not ${width}.`);
  if (weights.length !== weightCount(width))
    throw new RangeError(`The weights hold ${weights.length} numbers; ${weightCount(width)} are expected.`);
  let at = 0;
  const layers = Object.fromEntries(
    LAYER_NAMES.map((layer) => {
      const length = rowsOf(layer, width) * width;
      at += length;
      return [layer, Int32Array.from(weights.subarray(at - length, at))];
    }),
  ) as Record<Layer, Int32Array>;
  return { width, layers };
}

const AREA_INPUT = 3; // shifts: what an input of 1 is in units of activations
const GLOBAL_INPUT = 4;
const BIAS = 6;
const GATHERED = 2; // neighbours count a quarter
const POOLED = 5;
const GREATEST = 1023;

const settle = (sum: number): number => {
  const value = (sum + 128) >> 8;
  return value < 0 ? 0 : value > GREATEST ? GREATEST : value;
};

// The places and values of a vector that count
const places = new Int32Array(1024);
const factors = new Int32Array(1024);

/** Adds a vector times a matrix. */
function addProduct(
  sums: Int32Array,
  vector: Int32Array,
  at: number,
  matrix: Int32Array,
  width: number,
  shift: number,
): void {
  addRows(sums, matrix, width, findFactors(vector, at, width, shift));
}

/** Puts what is not 0 of a vector into `places` and `factors`; returns how many. */
function findFactors(vector: Int32Array, at: number, width: number, shift: number): number {
  let count = 0;
  for (let i = 0; i < width; i++) {
    const value = vector[at + i]! >> shift;
    if (value === 0) continue;
    places[count] = i * width;
    factors[count++] = value;
  }
  return count;
}

/** Adds the rows at `places`, each times its factor, four sums at a time: they stay in registers. The width is a multiple of four. */
function addRows(sums: Int32Array, matrix: Int32Array, width: number, count: number): void {
  for (let j = 0; j < width; j += 4) {
    let a = sums[j]!;
    let b = sums[j + 1]!;
    let c = sums[j + 2]!;
    let d = sums[j + 3]!;
    for (let i = 0; i < count; i++) {
      const value = factors[i]!;
      const row = places[i]! + j;
      a = (a + Math.imul(value, matrix[row]!)) | 0;
      b = (b + Math.imul(value, matrix[row + 1]!)) | 0;
      c = (c + Math.imul(value, matrix[row + 2]!)) | 0;
      d = (d + Math.imul(value, matrix[row + 3]!)) | 0;
    }
    sums[j] = a;
    sums[j + 1] = b;
    sums[j + 2] = c;
    sums[j + 3] = d;
  }
}

/** What each area tells itself and its neighbours when it looks around: products that most looks leave as they are. */
class Messages {
  readonly self: Int32Array;
  readonly land: Int32Array;
  readonly water: Int32Array;

  constructor(width: number) {
    this.self = new Int32Array(AREA_COUNT * width);
    this.land = new Int32Array(AREA_COUNT * width);
    this.water = new Int32Array(AREA_COUNT * width);
  }
}

/** What one side's last look left behind. */
class Memory {
  readonly seen = newObservation();
  readonly areas: Uint8Array;
  readonly h0: Int32Array;
  readonly h1: Int32Array;
  readonly h2: Int32Array;
  readonly messages1: Messages;
  readonly messages2: Messages;
  readonly pool: Int32Array;
  readonly from: Int32Array; // what an order that begins in an area adds to its sum
  readonly to: Int32Array;
  readonly hasFrom = new Uint8Array(AREA_COUNT);
  readonly hasTo = new Uint8Array(AREA_COUNT);
  isNew = true;

  constructor(width: number) {
    this.areas = this.seen.areas.slice();
    this.h0 = new Int32Array(AREA_COUNT * width);
    this.h1 = new Int32Array(AREA_COUNT * width);
    this.h2 = new Int32Array(AREA_COUNT * width);
    this.messages1 = new Messages(width);
    this.messages2 = new Messages(width);
    this.pool = new Int32Array(width);
    this.from = new Int32Array(AREA_COUNT * width);
    this.to = new Int32Array(AREA_COUNT * width);
  }
}

/** Evaluates decisions. Remembers for each side what it looked at last; forgetting it changes nothing but the time. */
export class Evaluator {
  readonly scores = new Int32Array(8192); // of the orders given last
  readonly orders = new Uint8Array(8192 * ORDER_WIDTH); // and their numbers
  /** In units of 1/16384; its hyperbolic tangent is what is expected: 1 for a win of the side that looks, -1 for a loss. */
  value = 0;
  private readonly network: Network;
  private readonly memories: readonly [Memory, Memory];
  private readonly sums: Int32Array;
  private readonly gathered: Int32Array;
  private readonly globals: Int32Array;
  private readonly context: Int32Array;
  private readonly changed0 = new Uint8Array(AREA_COUNT);
  private readonly changed1 = new Uint8Array(AREA_COUNT);

  constructor(network: Network) {
    this.network = network;
    const { width } = network;
    this.memories = [new Memory(width), new Memory(width)];
    this.sums = new Int32Array(width);
    this.gathered = new Int32Array(width);
    this.globals = new Int32Array(width);
    this.context = new Int32Array(width);
  }

  /** Scores the legal orders of a side. Returns what was observed; it is overwritten by the next look of that side. */
  look(state: State, side: number, orders: readonly Order[] | Int32Array, count: number): Observation {
    const memory = this.memories[side]!;
    observe(state, side, memory.seen);
    for (let i = 0; i < count; i++) describeOrder(state, orders[i] as Order, this.orders, i * ORDER_WIDTH);
    this.evaluate(memory, count);
    return memory.seen;
  }

  /** The same from numbers. */
  lookAt(seen: Observation, orders: Uint8Array): void {
    const memory = this.memories[0];
    memory.seen.areas.set(seen.areas);
    memory.seen.globals.set(seen.globals);
    this.orders.set(orders);
    this.evaluate(memory, orders.length / ORDER_WIDTH);
  }

  private evaluate(memory: Memory, count: number): void {
    this.lookAtAreas(memory);
    this.lookAround(memory, FIRST_LOOK, memory.messages1, this.changed0, memory.h0, this.changed1, memory.h1);
    this.poolAreas(memory);
    this.lookAtGlobals(memory);
    this.scoreOrders(memory, count);
    this.value = this.valueOf(memory);
  }

  private lookAtAreas(memory: Memory): void {
    const { width, layers } = this.network;
    const { areas } = memory.seen;
    const { sums, changed0 } = this;
    changed0.fill(0);
    for (let area = 0; area < AREA_COUNT; area++) {
      const at = area * AREA_FEATURES;
      let same = !memory.isNew;
      for (let i = at; same && i < at + AREA_FEATURES; i++) same = areas[i] === memory.areas[i];
      if (same) continue;
      for (let j = 0; j < width; j++) sums[j] = layers.areaBias[area * width + j]! << BIAS;
      let count = 0;
      for (let i = 0; i < AREA_FEATURES; i++) {
        const value = areas[at + i]!;
        memory.areas[at + i] = value;
        if (value === 0) continue;
        places[count] = i * width;
        factors[count++] = value << AREA_INPUT;
      }
      addRows(sums, layers.areaIn, width, count);
      changed0[area] = this.keep(memory.h0, area, memory.isNew);
    }
  }

  /** Puts the sums into a row; 1 if that changed it. */
  private keep(rows: Int32Array, row: number, always: boolean): number {
    const { width } = this.network;
    let changed = always ? 1 : 0;
    for (let j = 0, at = row * width; j < width; j++, at++) {
      const value = settle(this.sums[j]!);
      if (rows[at] === value) continue;
      rows[at] = value;
      changed = 1;
    }
    return changed;
  }

  private lookAround(
    memory: Memory,
    look: typeof FIRST_LOOK | typeof SECOND_LOOK,
    messages: Messages,
    before: Uint8Array, // which areas have changed
    rows: Int32Array,
    after: Uint8Array,
    next: Int32Array,
  ): void {
    const { width, layers } = this.network;
    const bias = layers[look.bias];
    const { sums } = this;
    for (let area = 0; area < AREA_COUNT; area++) {
      if (before[area] === 0) continue;
      const count = findFactors(rows, area * width, width, 0);
      this.tell(messages.self, area, layers[look.self], count);
      this.tell(messages.land, area, layers[look.land], count);
      this.tell(messages.water, area, layers[look.water], count);
    }
    after.fill(0);
    for (let area = 0; area < AREA_COUNT; area++) {
      if (!this.isTouched(area, before)) continue;
      for (let j = 0, at = area * width; j < width; j++, at++)
        sums[j] = ((bias[j]! << BIAS) + messages.self[at]!) | 0;
      this.hear(messages.land, LAND[area]!);
      this.hear(messages.water, WATER[area]!);
      after[area] = this.keep(next, area, memory.isNew);
    }
  }

  private tell(told: Int32Array, area: number, matrix: Int32Array, count: number): void {
    const { width } = this.network;
    this.sums.fill(0);
    addRows(this.sums, matrix, width, count);
    told.set(this.sums, area * width);
  }

  private hear(told: Int32Array, near: readonly number[]): void {
    if (near.length === 0) return;
    const { width } = this.network;
    const { sums, gathered } = this;
    gathered.fill(0);
    for (const area of near)
      for (let j = 0, at = area * width; j < width; j++, at++) gathered[j]! += told[at]!;
    for (let j = 0; j < width; j++) sums[j]! += gathered[j]! >> GATHERED;
  }

  private isTouched(area: number, changed: Uint8Array): boolean {
    if (changed[area] === 1) return true;
    for (const near of LAND[area]!) if (changed[near] === 1) return true;
    for (const near of WATER[area]!) if (changed[near] === 1) return true;
    return false;
  }

  /** The second look around, and the sum of all areas. */
  private poolAreas(memory: Memory): void {
    const { width } = this.network;
    const changed = this.changed0; // no longer needed for the first look
    this.lookAround(memory, SECOND_LOOK, memory.messages2, this.changed1, memory.h1, changed, memory.h2);
    let any = false;
    for (let area = 0; area < AREA_COUNT; area++) {
      if (changed[area] === 0) continue;
      any = true;
      memory.hasFrom[area] = 0;
      memory.hasTo[area] = 0;
    }
    if (any) {
      memory.pool.fill(0);
      for (let at = 0; at < AREA_COUNT * width; at += width)
        for (let j = 0; j < width; j++) memory.pool[j]! += memory.h2[at + j]!;
    }
    memory.isNew = false;
  }

  private lookAtGlobals(memory: Memory): void {
    const { width, layers } = this.network;
    const { sums, globals, context } = this;
    const inputs = memory.seen.globals;
    for (let j = 0; j < width; j++) sums[j] = layers.globalBias[j]! << BIAS;
    let count = 0;
    for (let i = 0; i < GLOBAL_FEATURES; i++) {
      if (inputs[i] === 0) continue;
      places[count] = i * width;
      factors[count++] = inputs[i]! << GLOBAL_INPUT;
    }
    addRows(sums, layers.globalIn, width, count);
    for (let j = 0; j < width; j++) globals[j] = settle(sums[j]!);
    context.fill(0);
    addProduct(context, globals, 0, layers.orderGlobal, width, 0);
    addProduct(context, memory.pool, 0, layers.orderPool, width, POOLED);
  }

  private scoreOrders(memory: Memory, count: number): void {
    const { width, layers } = this.network;
    const { context, orders, scores } = this;
    const { kind, block, strength, extra, scoreOut } = layers;
    for (let i = 0; i < count; i++) {
      const at = i * ORDER_WIDTH;
      const kindRow = orders[at]! * width;
      const blockRow = orders[at + 1]! * width;
      const strengthRow = orders[at + 2]! * width;
      const from = orders[at + 3]!;
      const to = orders[at + 4]!;
      const extraRow = orders[at + 5]! * width;
      const fromRow = this.project(memory, from, memory.from, memory.hasFrom, layers.orderFrom);
      const toRow = this.project(memory, to, memory.to, memory.hasTo, layers.orderTo);
      let score = 0;
      for (let j = 0; j < width; j++) {
        const known =
          kind[kindRow + j]! + block[blockRow + j]! + strength[strengthRow + j]! + extra[extraRow + j]!;
        let sum = (context[j]! + (known << BIAS)) | 0;
        if (fromRow >= 0) sum = (sum + memory.from[fromRow + j]!) | 0;
        if (toRow >= 0) sum = (sum + memory.to[toRow + j]!) | 0;
        score = (score + Math.imul(settle(sum), scoreOut[kindRow + j]!)) | 0;
      }
      scores[i] = score;
    }
  }

  /** The row of what an area adds to an order, computed if it is not there; -1 for nowhere. */
  private project(
    memory: Memory,
    area: number,
    rows: Int32Array,
    has: Uint8Array,
    matrix: Int32Array,
  ): number {
    if (area === NOWHERE) return -1;
    const { width } = this.network;
    const row = area * width;
    if (has[area] === 0) {
      has[area] = 1;
      this.sums.fill(0);
      addProduct(this.sums, memory.h2, row, matrix, width, 0);
      rows.set(this.sums, row);
    }
    return row;
  }

  private valueOf(memory: Memory): number {
    const { width, layers } = this.network;
    const { sums } = this;
    for (let j = 0; j < width; j++) sums[j] = layers.valueBias[j]! << BIAS;
    addProduct(sums, this.globals, 0, layers.valueGlobal, width, 0);
    addProduct(sums, memory.pool, 0, layers.valuePool, width, POOLED);
    let value = 0;
    for (let j = 0; j < width; j++) value = (value + Math.imul(settle(sums[j]!), layers.valueOut[j]!)) | 0;
    return value;
  }
}

/** What a trainer must know of the numbers, so that nothing is said twice. */
export const networkPlan = (width: number): object => ({
  width,
  weights: weightCount(width),
  areas: AREA_COUNT,
  areaFeatures: AREA_FEATURES,
  globalFeatures: GLOBAL_FEATURES,
  orderFields: ORDER_FIELDS,
  kinds: ORDER_KINDS,
  layers: LAYER_NAMES.map((name) => [name, rowsOf(name, width)]),
  land: LAND,
  water: WATER,
});
