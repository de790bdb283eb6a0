// An order as one integer: kind, block and argument. Text is in notation.ts, who may give it in legal.ts.

export const ORDER_KINDS = [
  'done',
  'deploy',
  'discard',
  'play',
  'jupiter',
  'defect',
  'vulcan',
  'embark',
  'move',
  'main',
  'surprise',
  'levy',
  'raise',
  'fight',
  'fire',
  'pass',
  'retreat',
  'perish',
  'hit',
  'regroup',
  'harbour',
  'disband',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** What a side asks, packed. Equal orders are equal numbers. */
export type Order = number & { readonly brand: 'Order' };

const kindIndex = (kind: OrderKind): number => ORDER_KINDS.indexOf(kind);
export const DONE = kindIndex('done');
export const DEPLOY = kindIndex('deploy');
export const DISCARDING = kindIndex('discard');
export const PLAY = kindIndex('play');
export const STRIKE = kindIndex('jupiter');
export const DEFECT = kindIndex('defect');
export const ERUPT = kindIndex('vulcan');
export const EMBARK = kindIndex('embark');
export const MOVE = kindIndex('move');
export const DECLARE = kindIndex('main');
export const SURPRISING = kindIndex('surprise');
export const LEVY = kindIndex('levy');
export const RAISE = kindIndex('raise');
export const FIGHT = kindIndex('fight');
export const FIRE = kindIndex('fire');
export const PASS = kindIndex('pass');
export const RETREAT = kindIndex('retreat');
export const PERISH = kindIndex('perish');
export const HIT = kindIndex('hit');
export const REGROUP = kindIndex('regroup');
export const HARBOUR = kindIndex('harbour');
export const DISBAND = kindIndex('disband');

// 5 bits kind, 6 bits block, 16 bits argument
const ARGUMENT_BITS = 16;
const BLOCK_BITS = 6;

export const pack = (kind: number, block: number, argument: number): Order =>
  ((((kind << BLOCK_BITS) | block) << ARGUMENT_BITS) | argument) as Order;
export const kindOf = (order: Order): number => order >> (BLOCK_BITS + ARGUMENT_BITS);
export const blockOf = (order: Order): number => (order >> ARGUMENT_BITS) & ((1 << BLOCK_BITS) - 1);
export const argumentOf = (order: Order): number => order & ((1 << ARGUMENT_BITS) - 1);

/** Arguments that are an area and something more: Jupiter's colour, the sea of a retreat, the seas of a route, a main entry. */
const AREA_BITS = 7;
export const withArea = (area: number, more: number): number => (more << AREA_BITS) | area;
export const areaOf = (argument: number): number => argument & ((1 << AREA_BITS) - 1);
export const moreOf = (argument: number): number => argument >> AREA_BITS;

/** Legal orders are listed into a buffer that is used again and again. */
export class OrderList {
  readonly items = new Int32Array(8192);
  length = 0;

  add(kind: number, block: number, argument: number): void {
    this.items[this.length++] = pack(kind, block, argument);
  }

  at(index: number): Order {
    return this.items[index] as Order;
  }

  includes(order: Order): boolean {
    for (let index = 0; index < this.length; index++) if (this.items[index] === order) return true;
    return false;
  }

  toArray(): Order[] {
    const orders: Order[] = [];
    for (let index = 0; index < this.length; index++) orders.push(this.at(index));
    return orders;
  }
}
