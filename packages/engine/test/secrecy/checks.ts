// Whether anybody is told more than they may know, at every step of random games. What tells them is passed in, so that
// the same checks can be tried on functions that leak on purpose.
import { RecordedChance, RecordingChance, RollMismatch, SeededChance } from '../../src/dice/chance.ts';
import type { Event } from '../../src/knowledge/event.ts';
import type { Happening } from '../../src/state/happening.ts';
import { apply, askedSides, startGame, type Outcome } from '../../src/rules/legal.ts';
import { makeOrder } from '../../src/orders/notation.ts';
import type { Order } from '../../src/orders/order.ts';
import type { Edition } from '../../src/editions/editions.ts';
import { rulesFor, type RuleOptions } from '../../src/editions/ruleset.ts';
import { sample } from '../../src/knowledge/sample.ts';
import { VIEWERS, type Side, type Viewer } from '../../src/board/side.ts';
import { OVER_STEP, STEP, STEPS, type State } from '../../src/state/state.ts';
import type { View } from '../../src/knowledge/view.ts';
import { impossible } from './impossible.ts';
import { NOTHING_HELD, permute, type Random } from './permute.ts';
import { pickOrder, type Temper } from './any-player.ts';
import { chanceFor, equivalentOrder, shownTo } from './twin-world.ts';

/** All by which a viewer is told anything of a state. `after` is only there for leaks to be planted with. */
export interface Tellers {
  readonly viewFor: (state: State, viewer: Viewer) => View;
  readonly eventsFor: (happenings: readonly Happening[], viewer: Viewer, after: State) => readonly Event[];
  readonly legalOrders: (state: State, side: Side) => readonly Order[];
}

export interface Violation {
  readonly check: 'view' | 'orders' | 'events' | 'after' | 'chance' | 'sample';
  readonly viewer: Viewer;
  readonly at: string;
  readonly expected: string;
  readonly found: string;
}

/** How much was checked. */
export interface Tally {
  games: number;
  states: number;
  pairs: number; // of worlds whose views and orders were compared
  compared: number; // pairs in which the same order was carried out
  skipped: number; // pairs in which it has no equivalent
  samples: number;
  readonly misfits: Map<string, Violation>; // samples that do not fit, the first of each sort
  readonly steps: Map<string, number>;
  readonly events: Map<string, number>;
}

export const newTally = (): Tally => ({
  games: 0,
  states: 0,
  pairs: 0,
  compared: 0,
  skipped: 0,
  samples: 0,
  misfits: new Map(),
  steps: new Map(),
  events: new Map(),
});

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1);
};

export interface GamePlan {
  readonly edition: Edition;
  readonly options: RuleOptions;
  readonly temper: Temper;
  readonly seed: number;
}

/** Games of one edition by turns with and without free deployment, of both tempers, some with other options. */
export const gamePlans = (edition: Edition, games: number): GamePlan[] =>
  Array.from({ length: games }, (_, index) => ({
    edition,
    options: {
      freeDeployment: index % 2 === 1,
      cleopatraActs: index % 5 === 4 ? 'next-round' : 'next-turn',
      handicap: index % 7 === 6 ? { side: 'pompey', points: 3 } : null,
    },
    temper: index % 8 < 6 ? 'even' : 'eager',
    seed: index + 1,
  }));

/** What one viewer sees: the view, and the viewer's own legal orders. */
interface Sight {
  readonly state: State; // behind it
  readonly view: View;
  readonly orders: readonly Order[];
}

const ordersText = ({ state, orders }: Sight): string =>
  orders.map((order) => makeOrder(state, order)).join('\n');
const readsSame = (one: Sight, other: Sight): boolean =>
  one.orders.every((order) => makeOrder(one.state, order) === makeOrder(other.state, order));

const sightOf = (tellers: Tellers, state: State, viewer: Viewer): Sight => ({
  state,
  view: tellers.viewFor(state, viewer),
  orders: viewer === 'spectator' ? [] : tellers.legalOrders(state, viewer),
});

type Fields = Readonly<Record<string, unknown>>;

/** As their texts would be equal, in a fifth of the time: views are plain data with their fields in one order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && isSameList(one, other);
  return hasSameFields(one as Fields, other as Fields);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index++) {
    const item = one[index];
    const found = other[index];
    if (item !== found && !isSame(item, found)) return false;
  }
  return true;
}

function hasSameFields(one: Fields, other: Fields): boolean {
  let fields = 0;
  for (const key in one) {
    const value = one[key];
    const found = other[key];
    if (value !== found && !isSame(value, found)) return false;
    fields += 1;
  }
  for (const key in other) {
    if (!(key in one)) return false;
    fields -= 1;
  }
  return fields === 0;
}

/** Where two texts part, with a little of what comes before. */
function parting(one: string, other: string): [string, string] {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const cut = (text: string): string => text.slice(Math.max(0, at - 60), at + 100);
  return [cut(one), cut(other)];
}

interface Context {
  readonly tellers: Tellers;
  readonly random: Random;
  readonly tally: Tally;
  readonly report: Report;
}

type Report = (
  check: Violation['check'],
  viewer: Viewer,
  at: string,
  expected: string,
  found: string,
) => void;

class Found extends Error {
  readonly violation: Violation;

  constructor(violation: Violation) {
    super(JSON.stringify(violation));
    this.violation = violation;
  }
}

function compareSights(
  context: Context,
  check: 'view' | 'after' | 'sample',
  viewer: Viewer,
  at: string,
  expected: Sight,
  found: Sight,
): void {
  if (!isSame(expected.view, found.view))
    context.report(check, viewer, at, JSON.stringify(expected.view), JSON.stringify(found.view));
  if (!isSameList(expected.orders, found.orders) || (check === 'view' && !readsSame(expected, found)))
    context.report(
      check === 'sample' ? check : 'orders',
      viewer,
      at,
      ordersText(expected),
      ordersText(found),
    );
}

const TRIES = 6;

/** One order: the world as it is and its twin must tell the viewer the same before, about and after it. */
function checkOrder(
  context: Context,
  viewer: Viewer,
  at: string,
  before: State,
  side: Side,
  order: Order,
  rolls: readonly number[],
  outcome: Outcome,
  sightAfter: Sight,
  firstTwin: State,
): void {
  const { tellers, tally, random } = context;
  const hold = shownTo(before, order, outcome, viewer);
  for (let i = 0; i < TRIES; i++) {
    const twin = i === 0 && hold === NOTHING_HELD ? firstTwin : permute(before, viewer, random, hold);
    const given = equivalentOrder(before, twin, side, order, viewer, hold, random);
    const chance = chanceFor(rolls, before, twin, order, outcome, viewer, hold);
    if (given === null || chance === null) continue;
    tally.compared += 1;
    const recorded = new RecordedChance(chance);
    const other = applyOrNull(twin, side, given, recorded);
    if (other === null || recorded.left > 0 || other.barrier !== outcome.barrier) {
      context.report('chance', viewer, at, JSON.stringify(rolls), JSON.stringify(other?.happenings ?? null));
      return;
    }
    const expected = JSON.stringify(tellers.eventsFor(outcome.happenings, viewer, outcome.state));
    const found = JSON.stringify(tellers.eventsFor(other.happenings, viewer, other.state));
    if (expected !== found) context.report('events', viewer, at, expected, found);
    if (outcome.state.data[STEP] !== OVER_STEP)
      compareSights(context, 'after', viewer, at, sightAfter, sightOf(tellers, other.state, viewer));
    return;
  }
  tally.skipped += 1;
}

function applyOrNull(state: State, side: Side, order: Order, chance: RecordedChance): Outcome | null {
  try {
    const outcome = apply(state, side, order, chance);
    return outcome.ok ? outcome : null;
  } catch (error) {
    if (error instanceof RollMismatch) return null;
    throw error;
  }
}

/** A state sampled from the view is possible, and gives the view and the legal orders back. */
function checkSample(context: Context, viewer: Viewer, state: State, sight: Sight): void {
  const { tellers, tally, random } = context;
  const at = `sample at ${STEPS[state.data[STEP]!]}`;
  const sampled = sample(sight.view, { roll: random });
  tally.samples += 1;
  compareSights(context, 'sample', viewer, at, sight, sightOf(tellers, sampled, viewer));
  const problem = impossible(sampled);
  if (problem !== null) context.report('sample', viewer, at, 'a possible state', problem);
  // Nobody is asked who has nothing to order
  const asked = askedSides(state).join(', ');
  const found = askedSides(sampled).join(', ');
  if (asked !== found) context.report('sample', viewer, at, `asked: ${asked}`, `asked: ${found}`);
}

const PROOF_EVERY = 8; // states; it proves the permutation, not the engine

/** A state by itself: its twin, returned, gives the viewer the same view and the same legal orders. */
function checkState(context: Context, viewer: Viewer, state: State, sight: Sight): State {
  const { tellers, tally, random } = context;
  const twin = permute(state, viewer, random);
  const problem = tally.states % PROOF_EVERY === 0 ? impossible(twin) : null;
  if (problem !== null && impossible(state) === null)
    throw new Error(`the permuted world cannot be: ${problem}`);
  tally.pairs += 1;
  compareSights(context, 'view', viewer, STEPS[state.data[STEP]!]!, sight, sightOf(tellers, twin, viewer));
  return twin;
}

/** What is played, and whether states are sampled on the way. */
interface Course {
  readonly name: string;
  readonly from: (dice: SeededChance) => State;
  readonly orders: number; // at most
  readonly temper: Temper;
  readonly seed: number;
  readonly samples: boolean;
}

/** Plays one game and checks every step of it. Returns the first leak, or null; misfits go to the tally. */
export const checkGame = (
  tellers: Tellers,
  plan: GamePlan,
  tally: Tally,
  samples: boolean,
): Violation | null =>
  follow(tellers, tally, {
    name: `${plan.edition} game ${plan.seed}`,
    from: (dice) => startGame(rulesFor(plan.edition, plan.options), dice).state,
    orders: Infinity,
    temper: plan.temper,
    seed: plan.seed,
    samples,
  });

/** The same from a position, for some orders on. */
export const checkPosition = (
  tellers: Tellers,
  name: string,
  position: State,
  seed: number,
  tally: Tally,
  samples: boolean,
): Violation | null =>
  follow(tellers, tally, { name, from: () => position, orders: 8, temper: 'eager', seed, samples });

const SORT_LENGTH = 12;

function follow(tellers: Tellers, tally: Tally, course: Course): Violation | null {
  const generator = new SeededChance(course.seed * 3 + 1);
  const context: Context = {
    tellers,
    random: (sides) => generator.roll(sides),
    tally,
    report: (rule, viewer, at, expected, found) => {
      const [one, other] = parting(expected, found);
      const violation = { check: rule, viewer, at: `${course.name}, ${at}`, expected: one, found: other };
      if (rule !== 'sample') throw new Found(violation);
      const sort = `${viewer} ${one.slice(0, SORT_LENGTH)}`;
      if (!tally.misfits.has(sort)) tally.misfits.set(sort, violation);
    },
  };
  try {
    playAndCheck(context, course);
  } catch (error) {
    if (error instanceof Found) return error.violation;
    throw error;
  }
  tally.games += 1;
  return null;
}

function playAndCheck(context: Context, { from, orders, temper, seed, samples }: Course): void {
  const { tellers, tally, random } = context;
  const dice = new SeededChance(seed * 3 + 2);
  const look = (seen: State): Sight[] => VIEWERS.map((viewer) => sightOf(tellers, seen, viewer));
  let state = from(dice);
  let sights = look(state);
  for (let given = 0; ; given++) {
    tally.states += 1;
    count(tally.steps, STEPS[state.data[STEP]!]!);
    const twins = VIEWERS.map((viewer, index) => checkState(context, viewer, state, sights[index]!));
    if (samples)
      for (const [index, viewer] of VIEWERS.entries()) checkSample(context, viewer, state, sights[index]!);
    const asked = askedSides(state);
    if (asked.length === 0 || given >= orders) return;
    const side = asked[random(asked.length)]!;
    const order = pickOrder(state, side, random, temper);
    const recording = new RecordingChance(dice);
    const outcome = apply(state, side, order, recording);
    if (!outcome.ok) throw new Error(`a legal order was refused: ${outcome.message}`);
    for (const { kind } of outcome.happenings) count(tally.events, kind);
    const next = look(outcome.state);
    const at = `${STEPS[state.data[STEP]!]} ${side}: ${makeOrder(state, order)}`;
    for (const [index, viewer] of VIEWERS.entries()) {
      const [after, twin] = [next[index]!, twins[index]!];
      checkOrder(context, viewer, at, state, side, order, recording.rolls, outcome, after, twin);
    }
    state = outcome.state;
    sights = next;
  }
}

/** One line for the end of a run. */
export const tallyText = (tally: Tally): string =>
  `${tally.games} games, ${tally.states} states, ${tally.pairs} pairs of worlds, ` +
  `${tally.compared} orders compared, ${tally.skipped} skipped, ${tally.samples} samples`;
