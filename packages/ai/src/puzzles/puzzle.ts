// A puzzle: a position as one side saw it, and what each alternative there is worth. docs/puzzles.md describes the file.
import {
  EDITIONS,
  SIDES,
  kindOf,
  legalOrders,
  parseOrder,
  parsePosition,
  rulesFor,
  sideIndex,
  viewFor,
  DONE,
  MOVE_STEP,
  STEP,
  carryOut,
  copyState,
  SeededChance,
  type Edition,
  type Order,
  type Side,
  type State,
  type View,
} from '@rubicon/engine';

export const PUZZLE_KINDS = ['attack', 'retreat', 'levy', 'card', 'amphibious', 'leader', 'winter'] as const;
export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

/** Where the worlds of a judgement stood at the end of the turn; of a card puzzle, of the turn after. */
export interface Outlook {
  readonly won: number; // share of worlds in which the solver's side has won the game by then
  readonly lost: number;
  readonly points: readonly [own: number, enemy: number]; // mean VP
  readonly dead: Readonly<Record<string, number>>; // leaders who died meanwhile, and how often
  readonly held: Readonly<Record<string, number>>; // cities that the alternatives differ about, and how often the side holds each
}

export interface Alternative {
  readonly orders: readonly string[];
  readonly same?: readonly (readonly string[])[]; // others that come to the same: in every world, or levies at the same place
  readonly chance: number; // of winning the game
  readonly error: number; // its standard error
  readonly lead: number; // of the answer over it, in the same worlds; 0 for the answer
  readonly leadError: number;
  readonly outlook: Outlook;
}

export interface PuzzleSource {
  readonly game: string; // the first 16 hexadecimal digits of the SHA-256 of its file
  readonly players: readonly [caesar: string, pompey: string];
  readonly entry: number; // the decision, counted without what was taken back
  readonly played: readonly string[];
}

export interface Puzzle {
  readonly id: string;
  readonly kind: PuzzleKind;
  readonly edition: Edition;
  readonly side: Side; // to decide
  readonly position: string; // what the side saw; what it could not see is drawn at random
  readonly asks: 'order' | 'moves'; // one order, or all moves of a command phase
  readonly worlds: number; // in which each alternative was judged
  readonly seed: number; // of those worlds
  readonly rating: number; // before anyone has tried it
  readonly alternatives: readonly Alternative[]; // the answer first, then the others, the best first
  readonly source: PuzzleSource;
}

export const PUZZLE_FORMAT = 1;

export interface PuzzleSet {
  readonly format: typeof PUZZLE_FORMAT;
  readonly mined: readonly string[]; // games that were looked through, as in the sources
  readonly puzzles: readonly Puzzle[];
}

/** How sure the rating of a puzzle is before anyone has tried it. */
export const PUZZLE_DEVIATION = 150;

export const LEAST_LEAD = 0.1; // of the answer over the next best
export const LEAST_ERRORS = 3; // standard errors, too

/** The position and what the solver sees of it. Throws a RangeError for a position that cannot be. */
export function openPuzzle({ position, edition, side }: Puzzle): {
  readonly state: State;
  readonly view: View;
} {
  const parsed = parsePosition(position, rulesFor(edition));
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return { state: parsed.value, view: viewFor(parsed.value, side) };
}

/** Orders as integers; null where one of them is no order or cannot be given. */
export function ordersOf(puzzle: Puzzle, texts: readonly string[]): Order[] | null {
  const { state } = openPuzzle(puzzle);
  const now = copyState(state);
  const orders: Order[] = [];
  for (const text of texts) {
    const parsed = parseOrder(text);
    if (!parsed.ok || !legalOrders(now, puzzle.side).includes(parsed.value)) return null;
    orders.push(parsed.value);
    if (orders.length < texts.length)
      carryOut(now, sideIndex(puzzle.side), parsed.value, {
        chance: new SeededChance(1),
        told: null,
        barrier: false,
      });
  }
  return orders;
}

/** Whether these orders are all that the puzzle asks for. */
export function isComplete({ asks }: Puzzle, orders: readonly Order[], next: State): boolean {
  if (asks === 'order') return orders.length === 1;
  return next.data[STEP] !== MOVE_STEP || (orders.length > 0 && kindOf(orders.at(-1)!) === DONE);
}

/** Right is what comes nearer to the answer than to the next best. */
export const isRight = ({ alternatives: [answer, next] }: Puzzle, chance: number): boolean =>
  chance >= (answer!.chance + next!.chance) / 2;

/** The alternative that these orders are, whatever the order in which moves were made. */
export function alternativeOf({ alternatives }: Puzzle, orders: readonly string[]): Alternative | undefined {
  const key = [...orders].sort().join('\n');
  return alternatives.find(({ orders: own, same = [] }) =>
    [own, ...same].some((each) => [...each].sort().join('\n') === key),
  );
}

const DAY_MS = 86_400_000;

/** The puzzle of a day (UTC), the same for everybody: each of the set in turn before one comes again. */
export function dailyPuzzle(puzzles: readonly Puzzle[], nowMs: number): Puzzle {
  const day = Math.floor(nowMs / DAY_MS);
  const { length } = puzzles;
  const stride = strideFor(length);
  return puzzles[(day * stride) % length]!;
}

/** About the golden section of the count, and prime to it: neighbouring days are of different kinds. */
function strideFor(count: number): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let stride = Math.max(1, Math.round(count * 0.618));
  while (gcd(stride, count) !== 1) stride += 1;
  return stride;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 4000;
const isShare = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= 1;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);
const isShares = (value: unknown): boolean => isRecord(value) && Object.values(value).every(isShare);
const isOneOf = (value: unknown, list: readonly string[]): boolean => isText(value) && list.includes(value);

function isOutlook(value: unknown): boolean {
  return (
    isRecord(value) &&
    isShare(value['won']) &&
    isShare(value['lost']) &&
    Array.isArray(value['points']) &&
    value['points'].length === 2 &&
    value['points'].every((each) => typeof each === 'number') &&
    isShares(value['dead']) &&
    isShares(value['held'])
  );
}

function isAlternative(value: unknown): boolean {
  return (
    isRecord(value) &&
    isTexts(value['orders']) &&
    (value['same'] === undefined || (Array.isArray(value['same']) && value['same'].every(isTexts))) &&
    isShare(value['chance']) &&
    isShare(value['error']) &&
    isShare(value['lead']) &&
    isShare(value['leadError']) &&
    isOutlook(value['outlook'])
  );
}

function isSource(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value['game']) &&
    isTexts(value['players']) &&
    Number.isInteger(value['entry']) &&
    isTexts(value['played'])
  );
}

function isPuzzle(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value['id']) &&
    /^[0-9a-f]{8}$/.test(value['id']) &&
    isOneOf(value['kind'], PUZZLE_KINDS) &&
    isOneOf(value['edition'], EDITIONS) &&
    isOneOf(value['side'], SIDES) &&
    isText(value['position']) &&
    isOneOf(value['asks'], ['order', 'moves']) &&
    Number.isInteger(value['worlds']) &&
    Number.isInteger(value['seed']) &&
    typeof value['rating'] === 'number' &&
    Array.isArray(value['alternatives']) &&
    value['alternatives'].length >= 2 &&
    value['alternatives'].every(isAlternative) &&
    isSource(value['source'])
  );
}

/** A set read from a file. Throws a RangeError that says which puzzle is wrong. */
export function puzzleSetOf(value: unknown): PuzzleSet {
  if (!isRecord(value) || value['format'] !== PUZZLE_FORMAT)
    throw new RangeError(`This is no puzzle file of format ${PUZZLE_FORMAT}.`);
  const { puzzles, mined } = value;
  if (!Array.isArray(puzzles) || !isTexts(mined))
    throw new RangeError('A puzzle file has “puzzles” and “mined”.');
  const wrong = puzzles.findIndex((each) => !isPuzzle(each));
  if (wrong >= 0) throw new RangeError(`Puzzle ${wrong + 1} of the file is not in the form of a puzzle.`);
  return value as unknown as PuzzleSet;
}
