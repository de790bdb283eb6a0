// Puzzles mined from a finished game: decisions in which one order or plan is clearly better than the next best, for one
// who sees only what the side to decide saw. Found with a small budget, judged with a larger one, and checked again with
// four times that and fresh worlds; what fails any of these is dropped.
import {
  AREA,
  AREA_COUNT,
  BATTLE_STEP,
  CARDS_STEP,
  DONE,
  HOME_SIDE,
  LEVY,
  LEVY_STEP,
  OrderList,
  RETREAT,
  STEP,
  SeededChance,
  argumentOf,
  blockIndex,
  blockOf,
  fold,
  kindOf,
  listOrders,
  makePosition,
  pack,
  parseOrder,
  sha256,
  sideIndex,
  toHex,
  utf8,
  type Edition,
  type Log,
  type Order,
  type State,
} from '@rubicon/engine';
import { NotOver } from '../analysis/analysis.ts';
import { replayOf } from '../analysis/replay.ts';
import { likelyWorld } from '../beliefs/likely-world.ts';
import { TUNED_PERSONALITY } from '../script/heuristic-weights.ts';
import { makeScript } from '../script/script.ts';
import { buildPlan, textsOf } from '../search/plan.ts';
import { newMeter } from '../player/budget.ts';
import { leadOf, meanOf, newJudge, rounded, type Judged } from './judge.ts';
import {
  LEAST_ERRORS,
  LEAST_LEAD,
  PUZZLE_KINDS,
  type Alternative,
  type Outlook,
  type Puzzle,
  type PuzzleKind,
  type PuzzleSource,
} from './puzzle.ts';
import {
  focusesOf,
  isWithout,
  movesOf,
  questionsIn,
  searchMoves,
  type Focus,
  type Question,
} from './questions.ts';

export interface MineOptions {
  readonly kinds?: readonly PuzzleKind[];
  readonly worlds?: number; // of the first judgement; the check has four times as many
  readonly seed?: number;
}

/** What a game is known by in a puzzle file. */
export type MinedGame = Pick<PuzzleSource, 'game' | 'players'>;

export interface Mined {
  readonly done: number; // questions looked at
  readonly questions: number;
  readonly found: Puzzle | null; // by the last of them
}

export const DEFAULT_WORLDS = 64;
const CHECK = 4;
const GLANCE_WORLDS = 12;
const MANY_ORDERS = 8; // more than these are glanced at in a few worlds first
const FEW_WORLDS = 4;
const GLANCE_LEAD = 0.07;
const FEWEST_ORDERS = 3; // with two, a guess is right half of the time
const NODES_A_WORLD = 60; // searched for plans, for each world of the budget
const MOST_OF_A_KIND = 3; // of one game
const FEWEST_CHANCES = 0.08; // a side that is lost whatever it does, or wins whatever it does, is no puzzle

/** Throws NotOver for a game that still runs: its puzzles would tell what is hidden. */
export function* minePuzzles(log: Log, game: MinedGame, options: MineOptions = {}): Generator<Mined, void> {
  if (fold(log).result === null) throw new NotOver();
  const { kinds = PUZZLE_KINDS, worlds = DEFAULT_WORLDS, seed = 1 } = options;
  const counts = new Map<PuzzleKind, number>();
  const questions = questionsIn(replayOf(log));
  for (const [index, question] of questions.entries()) {
    const open = kinds.filter((kind) => (counts.get(kind) ?? 0) < MOST_OF_A_KIND);
    const mining: Mining = { question, game, kinds: open, worlds, seed: seed * 100_003 + index * 97 };
    const found = (question.asks === 'moves' ? mineMoves : mineOrder)(mining, log.options.edition);
    if (found !== null) counts.set(found.kind, (counts.get(found.kind) ?? 0) + 1);
    yield { done: index + 1, questions: questions.length, found };
  }
}

interface Mining {
  readonly question: Question;
  readonly game: MinedGame;
  readonly kinds: readonly PuzzleKind[];
  readonly worlds: number;
  readonly seed: number;
}

interface Tried {
  readonly orders: readonly Order[];
  readonly same: (readonly Order[])[];
  readonly judged: Judged;
}

/** The best first; those that are worth the same in every world are one. */
function tryAll(
  mining: Mining,
  worlds: number,
  seed: number,
  candidates: readonly (readonly Order[])[],
): Tried[] {
  const { judge } = newJudge(mining.question.view, worlds, seed);
  const tried = new Map<string, Tried>();
  for (const orders of candidates) {
    const judged = judge(orders);
    const key = judged.values.join();
    const known = tried.get(key);
    if (known === undefined) tried.set(key, { orders, same: [], judged });
    else known.same.push(orders);
  }
  return together(
    mining.question,
    [...tried.values()].sort(
      (one, other) => meanOf(other.judged.values).mean - meanOf(one.judged.values).mean,
    ),
  );
}

/** A levy is asked for its place: at the place of the best, others that are not far behind are the same answer. */
function together({ state, asks }: Question, tried: readonly Tried[]): Tried[] {
  const [best, ...others] = tried;
  if (best === undefined || asks === 'moves' || state.data[STEP] !== LEVY_STEP) return [...tried];
  const place = levyPlace(state, best.orders[0]!);
  const isSame = ({ orders: [order], judged }: Tried): boolean =>
    levyPlace(state, order!) === place && leadOf(best.judged.values, judged.values).mean < LEAST_LEAD;
  for (const other of others.filter(isSame)) best.same.push(other.orders, ...other.same);
  return [best, ...others.filter((other) => !isSame(other))];
}

/** The area that gains strength; AREA_COUNT for no levy. */
const levyPlace = ({ data: d }: State, order: Order): number =>
  kindOf(order) === LEVY
    ? d[AREA + blockOf(order)]!
    : kindOf(order) === DONE
      ? AREA_COUNT
      : argumentOf(order);

const leadIn = ([one, other]: readonly Tried[]): number =>
  one === undefined || other === undefined ? 0 : leadOf(one.judged.values, other.judged.values).mean;

/** Whether the first is clearly better than every other. */
function isClear([answer, ...others]: readonly Tried[]): boolean {
  if (answer === undefined || others.length === 0) return false;
  const { mean: chance } = meanOf(answer.judged.values);
  if (chance < FEWEST_CHANCES + LEAST_LEAD) return false;
  return others.every(({ judged }) => {
    const { mean, error } = leadOf(answer.judged.values, judged.values);
    return mean >= LEAST_LEAD && mean >= LEAST_ERRORS * error;
  });
}

function mineOrder(mining: Mining, edition: Edition): Puzzle | null {
  const { question, worlds, seed } = mining;
  const { state, side } = question;
  if (!mayBe(mining, state.data[STEP]!)) return null;
  const list = new OrderList();
  listOrders(state, sideIndex(side), list);
  const all = list.toArray().map((order) => [order]);
  if (all.length > MANY_ORDERS && leadIn(tryAll(mining, FEW_WORLDS, seed, all)) < GLANCE_LEAD / 2)
    return null;
  const glance = tryAll(mining, GLANCE_WORLDS, seed, all);
  if (glance.length < FEWEST_ORDERS || leadIn(glance) < GLANCE_LEAD) return null;
  const first = tryAll(
    mining,
    worlds,
    seed + 1,
    glance.slice(0, 4).map(({ orders }) => orders),
  );
  if (!isClear(first)) return null;
  const few = tryAll(
    mining,
    CHECK * worlds,
    seed + 2,
    first.slice(0, 2).map(({ orders }) => orders),
  );
  if (!isClear(few)) return null;
  const check = tryAll(mining, CHECK * worlds, seed + 2, all);
  if (!isClear(check)) return null;
  const own = makeScript(TUNED_PERSONALITY, new SeededChance(seed)).choose(state, sideIndex(side), list);
  const isEasy = [check[0]!.orders, ...check[0]!.same].some(([order]) => order === own);
  return puzzleOf(mining, edition, check, null, seed + 2, isEasy);
}

/** Whether a question of this step can become a puzzle of a kind that is wanted. */
function mayBe({ kinds, question }: Mining, step: number): boolean {
  const possible: PuzzleKind[] = ['leader'];
  if (question.view.turn === 5) possible.push('winter');
  if (step === CARDS_STEP) possible.push('card');
  if (step === LEVY_STEP) possible.push('levy');
  if (step === BATTLE_STEP) possible.push('retreat');
  return possible.some((kind) => kinds.includes(kind));
}

function mineMoves(mining: Mining, edition: Edition): Puzzle | null {
  const { question, kinds, worlds, seed } = mining;
  if (!kinds.some((kind) => KINDS_OF_MOVES.has(kind))) return null;
  const { view } = question;
  const side = sideIndex(question.side);
  const root = likelyWorld(view, new SeededChance(seed));
  const nodes = NODES_A_WORLD * worlds;
  const best = searchMoves(view, root, nodes, seed);
  if (best.length === 0) return null;
  const greedy = makeScript(TUNED_PERSONALITY, new SeededChance(seed));
  const meter = newMeter({}, Infinity);
  const tempting = movesOf(
    root,
    side,
    buildPlan(root, side, [], greedy, new SeededChance(1), meter).plan,
  ).moves;
  for (const focus of focusesOf(root, side, best, tempting)) {
    const found = mineFocus(mining, edition, { root, best, tempting, focus, nodes });
    if (found !== null) return found;
  }
  return null;
}

interface Focused {
  readonly root: Question['state'];
  readonly best: readonly Order[];
  readonly tempting: readonly Order[];
  readonly focus: Focus;
  readonly nodes: number;
}

const STAND_STILL = pack(DONE, 0, 0);

function mineFocus(
  mining: Mining,
  edition: Edition,
  { root, best, tempting, focus, nodes }: Focused,
): Puzzle | null {
  const { question, worlds, seed } = mining;
  const { view } = question;
  const side = sideIndex(question.side);
  if (!mining.kinds.some((kind) => KINDS_OF_FOCUS[focus.kind].includes(kind))) return null;
  const others: (readonly Order[])[] = [searchMoves(view, root, nodes, seed + 3, focus)];
  if (others[0]!.length === 0) return null;
  const glance = tryAll(mining, GLANCE_WORLDS, seed + 4, [best, others[0]!]);
  if (glance.length < 2 || glance[0]!.orders !== best) return null;
  if (leadIn(glance) < GLANCE_LEAD) return null;
  for (const plan of [tempting, [STAND_STILL], playedMoves(question)])
    if (isWithout(root, side, plan, focus)) others.push(plan);
  const first = tryAll(mining, worlds, seed + 5, [best, ...others]);
  if (first[0]!.orders !== best || !isClear(first)) return null;
  others.push(searchMoves(view, root, CHECK * nodes, seed + 6, focus)); // perhaps the others were not looked for enough
  const check = tryAll(mining, CHECK * worlds, seed + 7, [best, ...others]);
  if (check[0]!.orders !== best || !isClear(check)) return null;
  const isEasy = !isWithout(root, side, tempting, focus);
  return puzzleOf(mining, edition, check, focus, seed + 7, isEasy);
}

const KINDS_OF_FOCUS: Readonly<Record<Focus['kind'], readonly PuzzleKind[]>> = {
  attack: ['attack', 'leader', 'winter'],
  spare: ['attack', 'leader', 'winter'],
  landing: ['amphibious', 'winter', 'leader'],
  leader: ['leader'],
  occupy: ['winter'],
};

const KINDS_OF_MOVES: ReadonlySet<PuzzleKind> = new Set(Object.values(KINDS_OF_FOCUS).flat());

function playedMoves({ played }: Question): Order[] {
  return played.flatMap((text) => {
    const parsed = parseOrder(text);
    return parsed.ok ? [parsed.value] : [];
  });
}

const WON_MORE = 0.15;
const WON_OFTEN = 0.3;
const DIES_LESS = 0.15;

/** The kinds a puzzle may be of, the most telling first. */
function kindsFor(mining: Mining, tried: readonly Tried[], focus: Focus | null): PuzzleKind[] {
  const found = focus === null ? kindsOfStep(mining, tried) : [];
  const { view, side } = mining.question;
  const { outlook } = tried[0]!.judged;
  const { outlook: other } = tried[1]!.judged;
  if (view.turn === 5 && outlook.won - other.won >= WON_MORE && outlook.won >= WON_OFTEN)
    found.push('winter');
  const isSaved = Object.entries(other.dead).some(
    ([leader, share]) =>
      HOME_SIDE[blockIndex(leader)!] === sideIndex(side) && share - (outlook.dead[leader] ?? 0) >= DIES_LESS,
  );
  if (isSaved) found.push('leader');
  if (focus?.kind === 'landing') found.push('amphibious');
  if (focus?.kind === 'attack' || focus?.kind === 'spare') found.push('attack');
  return found;
}

function kindsOfStep({ question: { state } }: Mining, [answer, next]: readonly Tried[]): PuzzleKind[] {
  const isRetreat = ({ orders: [order] }: Tried): boolean => kindOf(order!) === RETREAT;
  switch (state.data[STEP]!) {
    case CARDS_STEP:
      return ['card'];
    case LEVY_STEP:
      return ['levy'];
    case BATTLE_STEP:
      return isRetreat(answer!) || isRetreat(next!) ? ['retreat'] : [];
  }
  return [];
}

function puzzleOf(
  mining: Mining,
  edition: Edition,
  tried: readonly Tried[],
  focus: Focus | null,
  seed: number,
  isEasy: boolean,
): Puzzle | null {
  const { question, game, kinds, worlds } = mining;
  const kind = kindsFor(mining, tried, focus).find((each) => kinds.includes(each));
  if (kind === undefined) return null;
  const drawn = likelyWorld(question.view, new SeededChance(seed));
  const position = makePosition(drawn);
  const textOf = (orders: readonly Order[]): string[] => textsOf(drawn, sideIndex(question.side), orders);
  const answer = tried[0]!.judged;
  const told = toldCities(tried.map(({ judged }) => judged.outlook));
  return {
    id: toHex(sha256(utf8(`${question.side} ${position}`))).slice(0, 8),
    kind,
    edition,
    side: question.side,
    position,
    asks: question.asks,
    worlds: CHECK * worlds,
    seed,
    rating: ratingFor(leadIn(tried), tried.length, isEasy),
    alternatives: tried.map(({ orders, same, judged }): Alternative => {
      const value = meanOf(judged.values);
      const ahead = leadOf(answer.values, judged.values);
      return {
        orders: textOf(orders),
        ...(same.length === 0 ? {} : { same: same.map(textOf) }),
        chance: rounded(value.mean),
        error: rounded(value.error),
        lead: rounded(ahead.mean),
        leadError: rounded(ahead.error),
        outlook: tellOf(judged.outlook, told),
      };
    }),
    source: { ...game, entry: question.entry, played: question.played },
  };
}

const TOLD = 0.15;

/** Cities that one alternative holds clearly more often than another. */
function toldCities(outlooks: readonly Outlook[]): string[] {
  const cities = new Set(outlooks.flatMap(({ held }) => Object.keys(held)));
  return [...cities].filter((city) => {
    const shares = outlooks.slice(0, 3).map(({ held }) => held[city] ?? 0);
    return Math.max(...shares) - Math.min(...shares) >= TOLD;
  });
}

const LEAST_TOLD = 0.02;

const tellOf = (outlook: Outlook, cities: readonly string[]): Outlook => ({
  ...outlook,
  dead: Object.fromEntries(Object.entries(outlook.dead).filter(([, share]) => share >= LEAST_TOLD)),
  held: Object.fromEntries(cities.map((city) => [city, outlook.held[city] ?? 0])),
});

/** A guess until people have tried it: harder where more can be done, the lead is small, and a hasty player errs. */
function ratingFor(lead: number, alternatives: number, isEasy: boolean): number {
  const rating =
    1500 + (isEasy ? -150 : 150) - 1000 * (Math.min(lead, 0.4) - 0.2) + 30 * (Math.min(alternatives, 8) - 4);
  return Math.round(rating / 10) * 10;
}
