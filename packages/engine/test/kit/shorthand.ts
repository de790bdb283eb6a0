// Short ways to say what many tests of rules say.
import { SeededChance } from '../../src/dice/chance.ts';
import { parseOrder } from '../../src/orders/notation.ts';
import { apply } from '../../src/rules/legal.ts';
import { start } from './play.ts';
import type { Play, Setup } from './play.ts';

/** A turn that two gods cancel, so that winter begins at once. */
export const WINTER = { turn: '706.5', cards: ['Mars', 'Pluto'] } satisfies Partial<Setup>;

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** `each('C.Legio', 7, 8)` is `['C.Legio7', 'C.Legio8']`. */
export const each = (prefix: string, ...numbers: number[]): string[] => numbers.map((n) => prefix + n);

export const TAN = [
  ...['C.Caesar', 'C.Antonius', 'C.Octavian'],
  ...each('C.Legio', ...range(7, 14), ...range(16, 21)),
  ...each('C.Equitatus', ...range(1, 4)),
  ...each('C.Auxilia', ...range(1, 4)),
  'C.Ballista',
  ...each('C.Navis', ...range(1, 5)),
];
export const GREEN = [
  ...['P.Pompey', 'P.Scipio', 'P.Brutus'],
  ...each('P.Legio', ...range(1, 6), ...range(32, 39)),
  ...each('P.Equitatus', ...range(1, 3)),
  'P.Elephant',
  ...each('P.Auxilia', ...range(1, 4)),
  'P.Ballista',
  ...each('P.Navis', ...range(1, 5)),
];

/** So many dice that hit with no rating. */
export const miss = (n: number): number[] => Array<number>(n).fill(6);

/** All legal orders, sorted. */
export const legal = (p: Play): string[] => p.legal().sort();

/** The last words of a block's legal orders of one kind (paths, or cities), sorted. */
export const paths = (p: Play, verb: string, block: string): string[] =>
  p
    .legal()
    .filter((o) => o.startsWith(`${verb} ${block} `))
    .map((o) => o.split(' ')[2]!)
    .sort();

/** The blocks, cities or cards that legal orders of one kind name, sorted. */
export const named = (p: Play, verb: string): string[] =>
  [
    ...new Set(
      p
        .legal()
        .filter((o) => o.startsWith(`${verb} `))
        .map((o) => o.split(' ')[1]!),
    ),
  ].sort();

/** The blocks that may act now. */
export const acting = (p: Play): string[] => [...new Set(p.legal().map((o) => o.split(' ')[1]!))].sort();

/** Player 1 makes these moves, nobody does anything else, the battles begin. */
export const attack = (setup: Setup, ...moves: string[]): Play =>
  start(setup).do(...moves, 'done', 'done', 'done', 'done');

/** Moves over the same road for several blocks. */
export const over = (path: string, ...blocks: string[]): string[] => blocks.map((b) => `move ${b} ${path}`);

/** Everybody passes until this round begins. */
export function passTo(p: Play, round: number): Play {
  while (p.battle !== null && p.battle.round < round) p.do(`pass ${acting(p)[0]}`);
  return p;
}

/** Everybody passes until this block may act. */
export function passUntil(p: Play, block: string): Play {
  while (!acting(p).includes(block)) p.do(`pass ${acting(p)[0]}`);
  return p;
}

/** The blocks in the order they act in this round, everybody passing. */
export function roundOrder(p: Play): string[] {
  const seen: string[] = [];
  const round = p.battle?.round;
  while (p.battle !== null && p.battle.round === round) {
    seen.push(acting(p)[0]!);
    p.do(`pass ${acting(p)[0]}`);
  }
  return seen;
}

/** What there is to know about a block: where, how strong, whose. */
export const block = (p: Play, id: string): [string, number, string] => [
  p.at(id),
  p.strength(id),
  p.holder(id),
];

/** Whether an order rolls or reveals something, so that it cannot be taken back. */
export const isBarrier = (p: Play, text: string): boolean => {
  const order = parseOrder(text);
  const outcome = order.ok ? apply(p.state, p.side!, order.value, new SeededChance(1)) : null;
  if (outcome?.ok !== true) throw new Error(`“${text}” was refused`);
  return outcome.barrier;
};
