// A game above the rules: its log, decisions, undo, publication, draws, resignation, time. Search never sees these.
// A Game is a value: `give` returns the next one and leaves this one as it is.
import { RecordingChance, type Chance } from '../dice/chance.ts';
import { clockAt, handOn, outOfTime, skipTime, startClock, type Clock } from './clock.ts';
import { eventsFor, eventsForEach, type Event } from '../knowledge/event.ts';
import { apply, askedSides, isAsked, isLegal, legalOrders, startGame, type Refusal } from '../rules/legal.ts';
import type { GameOptions, LogEntry, Request, UndoScope } from './log.ts';
import { optionsProblem, requestProblem } from './log-problem.ts';
import type { Happening } from '../state/happening.ts';
import { makeOrder, parseOrder } from '../orders/notation.ts';
import { DISCARDING, PLAY, kindOf, type Order } from '../orders/order.ts';
import { kept } from '../knowledge/kept.ts';
import { undoable, withoutLast, type Pending } from './pending.ts';
import { parsePosition } from '../position/position.ts';
import { isRevision, rulesFor, type Ruleset } from '../editions/ruleset.ts';
import { SIDES, pairOf, type PerSide, type Side, type Viewer } from '../board/side.ts';
import {
  CARDS_STEP,
  DEPLOY_STEP,
  OVER_STEP,
  RULE_ENDINGS,
  STEP,
  STEPS,
  type State,
  type Step,
} from '../state/state.ts';
import { commonOf, viewFor, type Common, type Earlier, type View } from '../knowledge/view.ts';

export interface Game {
  readonly options: GameOptions;
  readonly rules: Ruleset;
  readonly entries: readonly LogEntry[];
  readonly base: State; // as everybody knows it: at the last barrier
  readonly pending: readonly Pending[]; // orders since then, that their author can still take back
  readonly state: State; // base with the pending orders carried out
  readonly decisions: PerSide<number>; // number of the decision each side is at; counts only what that side has seen
  readonly drawOffer: Side | null;
  readonly flagged: PerSide<boolean>;
  readonly paused: boolean;
  readonly clock: Clock | null;
  readonly diceEpoch: number; // from 1; see fair-dice.ts
  readonly result: GameResult | null;
}

/** Why a game is over: by the rules, or by those who play it. */
export const GAME_ENDINGS = [...RULE_ENDINGS, 'resignation', 'agreement', 'time', 'aborted'] as const;

export interface GameResult {
  readonly winner: Side | null;
  readonly reason: (typeof GAME_ENDINGS)[number];
}

/** The question a side is asked. An order names it by number. */
export interface Question {
  readonly number: number;
  readonly side: Side;
  readonly step: Step;
  readonly required: boolean; // false = answered already, and can still be answered otherwise
}

export interface Decision extends Question {
  readonly orders: readonly string[];
}

export interface Accepted {
  readonly ok: true;
  readonly game: Game;
  readonly entry: LogEntry;
  readonly happened: readonly Happening[]; // by this entry alone
  readonly published: Readonly<Record<Viewer, readonly Event[]>> | null; // at a barrier: all since the last one
}

export interface GameRefusal {
  readonly ok: false;
  readonly code: GameRefusalCode | Refusal['code'];
  readonly message: string;
  readonly rule: string | null;
  readonly expected: readonly string[];
}

export const GAME_REFUSAL_CODES = [
  'bad-request',
  'stale-decision',
  'bad-order',
  'nothing-to-undo',
  'no-offer',
  'offer-stands',
  'not-out-of-time',
  'flag-fallen',
  'no-flag',
  'paused',
  'not-paused',
  'bad-time',
  'bad-position',
  'no-clock',
  'bad-epoch',
] as const;
export type GameRefusalCode = (typeof GAME_REFUSAL_CODES)[number];

const refuse = (
  code: GameRefusalCode | 'game-over',
  message: string,
  expected: readonly string[] = [],
): GameRefusal => ({
  ok: false,
  code,
  message,
  rule: null,
  expected,
});

export const isSimultaneous = (state: State): boolean =>
  state.data[STEP] === CARDS_STEP || state.data[STEP] === DEPLOY_STEP;

/** A new game: the first entry holds the deal. */
export function newGame(options: GameOptions, chance: Chance, atMs: number): Accepted {
  const problem = optionsProblem(options);
  if (problem !== null) throw new RangeError(problem);
  const rules = rulesFor(options.edition, options.rules, options.revision);
  const recording = new RecordingChance(chance);
  const { state, happenings } = startGame(rules, recording);
  const entry: LogEntry = { kind: 'start', rolls: recording.rolls, atMs };
  const game: Game = {
    options,
    rules,
    entries: [entry],
    base: state,
    pending: [],
    state,
    decisions: { caesar: 1, pompey: 1 },
    drawOffer: null,
    flagged: pairOf(false, false),
    paused: false,
    clock: null,
    diceEpoch: 1,
    result: null,
  };
  const clock =
    options.clock === null
      ? null
      : handOn(startClock(options.clock, atMs), requiredSides(game), [], options.clock);
  return {
    ok: true,
    game: { ...game, clock },
    entry,
    happened: happenings,
    published: eventsForEach(happenings),
  };
}

function requiredSides({
  state,
  result,
  paused,
}: Pick<Game, 'state' | 'result' | 'paused'>): PerSide<boolean> {
  const asked = result === null && !paused ? askedSides(state) : [];
  return { caesar: asked.includes('caesar'), pompey: asked.includes('pompey') };
}

/** Asks something of the game: the next game and the entry to store, or a refusal that changes nothing. */
export function give(game: Game, request: Request, chance: Chance, nowMs: number): Accepted | GameRefusal {
  const problem = requestProblem(request);
  if (problem !== null) return refuse('bad-request', problem);
  const atMs = Math.max(Math.floor(nowMs), game.entries.at(-1)!.atMs); // whole, and never decreasing
  if (game.result !== null) return refuse('game-over', 'The game is over.');
  const timed = { ...game, clock: game.clock === null ? null : clockAt(game.clock, atMs) };
  switch (request.kind) {
    case 'order':
      if (game.paused) return refuse('paused', 'The game is paused.');
      return giveOrder(timed, request, chance, atMs);
    case 'undo':
      if (game.paused) return refuse('paused', 'The game is paused.');
      return undo(timed, request.side, request.scope, atMs);
    case 'offer-draw':
      if (game.drawOffer !== null)
        return refuse('offer-stands', 'A draw is on offer already; it can be accepted or declined.');
      return accept(timed, request, atMs, { drawOffer: request.side });
    case 'accept-draw':
      if (game.drawOffer === null || game.drawOffer === request.side)
        return refuse('no-offer', 'The other side offers no draw.');
      return finish(timed, request, atMs, { winner: null, reason: 'agreement' });
    case 'decline-draw': // by its author: withdraw it
      if (game.drawOffer === null) return refuse('no-offer', 'No draw is on offer.');
      return accept(timed, request, atMs, { drawOffer: null });
    case 'resign':
      return finish(timed, request, atMs, { winner: other(request.side), reason: 'resignation' });
    case 'flag':
      if (timed.clock === null) return refuse('no-clock', 'This game has no clock.');
      if (game.flagged[request.side]) return refuse('flag-fallen', 'That flag has fallen already.');
      if (!outOfTime(timed.clock, atMs).includes(request.side))
        return refuse('not-out-of-time', 'That side has time left.');
      return accept(timed, request, atMs, { flagged: { ...game.flagged, [request.side]: true } });
    case 'claim-time':
      if (!game.flagged[other(request.side)])
        return refuse('no-flag', 'The flag of the other side has not fallen.');
      return finish(timed, request, atMs, { winner: request.side, reason: 'time' });
    case 'pause':
    case 'resume':
      if (game.paused === (request.kind === 'pause')) {
        return game.paused
          ? refuse('paused', 'The game is paused already.')
          : refuse('not-paused', 'The game is not paused.');
      }
      return accept(timed, request, atMs, { paused: request.kind === 'pause' });
    case 'epoch':
      if (request.number !== game.diceEpoch + 1)
        return refuse('bad-epoch', `The next dice epoch is ${game.diceEpoch + 1}.`);
      return accept(timed, request, atMs, { diceEpoch: request.number });
    case 'outage':
      if (request.fromMs > atMs) return refuse('bad-time', 'An outage begins before it ends.');
      return accept(
        { ...game, clock: game.clock === null ? null : skipTime(game.clock, request.fromMs, atMs) },
        request,
        atMs,
        {},
      );
    case 'abort':
      return finish(timed, request, atMs, { winner: null, reason: 'aborted' });
    case 'rebase':
      return rebase(timed, request, atMs);
  }
}

const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

/** What the author of an order sees of it at once. */
export const ownEvents = ({ entry, happened }: Accepted): Event[] =>
  entry.kind === 'order' ? eventsFor(happened, entry.side) : [];

/** Servers hold logs of thousands of games: an object whose fields are listed takes less than one to which some were added. */
function entryOf(request: Request, all: readonly number[], atMs: number): LogEntry {
  const rolls = kept(all);
  if (request.kind !== 'order' || request.byPlan === true) return { ...request, rolls, atMs };
  const { kind, side, decision, order } = request;
  return { kind, side, decision, order, rolls, atMs };
}

/** Adds an entry that changes nothing on the table. */
function accept(
  game: Game,
  request: Request,
  atMs: number,
  change: Partial<Game>,
  handedOver: readonly Side[] = [],
  rolls: readonly number[] = [],
): Accepted {
  const entry = entryOf(request, rolls, atMs);
  const next: { -readonly [K in keyof Game]: Game[K] } = {
    ...game,
    ...change,
    entries: game.entries.concat(entry),
  };
  if (next.clock !== null)
    next.clock = {
      ...handOn(next.clock, requiredSides(next), handedOver, game.options.clock!),
      stopped: next.paused || next.result !== null,
    };
  return { ok: true, game: next, entry, happened: [], published: null };
}

/** The end is a barrier too: what was ordered and not taken back is told. */
function finish(game: Game, request: Request, atMs: number, result: GameResult): Accepted {
  const ended = accept(game, request, atMs, { result, base: game.state, pending: [], drawOffer: null });
  return { ...ended, published: eventsForEach(game.pending.flatMap(({ happenings }) => happenings)) };
}

function giveOrder(
  game: Game,
  request: Extract<Request, { kind: 'order' }>,
  chance: Chance,
  atMs: number,
): Accepted | GameRefusal {
  const { side } = request;
  if (request.decision !== game.decisions[side] && (isAsked(game.state, side) || isReplaceable(game, side))) {
    const message = `This answers decision ${request.decision}; ${side} is at ${game.decisions[side]}.`;
    return refuse('stale-decision', message, decisionOf(game, side)?.orders);
  }
  const order = parseOrder(request.order);
  if (!order.ok) return refuse('bad-order', order.fault.message, decisionOf(game, side)?.orders);
  // A choice both sides make at once can be made again until the last has made it
  const before = withoutLast(game, side, replaced(game, side, order.value));
  const written = makeOrder(before.state, order.value);
  if (written !== request.order && isLegal(before.state, side, order.value)) {
    return refuse('bad-order', `This order is written “${written}”.`);
  }
  const recording = new RecordingChance(chance);
  const outcome = apply(before.state, side, order.value, recording);
  if (!outcome.ok) return outcome;
  const pending = [
    ...before.pending,
    {
      side,
      order: order.value,
      entry: game.entries.length,
      step: before.state.data[STEP]!,
      happenings: outcome.happenings,
    },
  ];
  const over = outcome.state.data[STEP] === OVER_STEP;
  if (!outcome.barrier && !othersDecide(before.state, outcome.state, side)) {
    const decisions = { ...game.decisions, [side]: game.decisions[side] + 1 };
    const accepted = accept(
      game,
      request,
      atMs,
      { pending, state: outcome.state, decisions },
      [],
      recording.rolls,
    );
    return { ...accepted, happened: outcome.happenings };
  }
  const accepted = accept(
    game,
    request,
    atMs,
    {
      base: outcome.state,
      pending: [],
      state: outcome.state,
      decisions: { caesar: game.decisions.caesar + 1, pompey: game.decisions.pompey + 1 },
      result: over ? resultOf(outcome.state) : null,
    },
    game.clock === null ? [] : handsOver(before.state, outcome.state, pending),
    recording.rolls,
  );
  return {
    ...accepted,
    happened: outcome.happenings,
    published: eventsForEach(pending.flatMap(({ happenings }) => happenings)),
  };
}

/** The moment the other side must decide is a barrier, except inside a step in which each decides for itself. */
const othersDecide = (before: State, after: State, side: Side): boolean =>
  isSimultaneous(after) ? !isSimultaneous(before) : isAsked(after, other(side));

/** Who is paid an increment at this barrier: who gave orders and is not asked to go on. */
const handsOver = (before: State, after: State, pending: readonly Pending[]): Side[] =>
  SIDES.filter(
    (side) => pending.some((each) => each.side === side) && (isSimultaneous(before) || !isAsked(after, side)),
  );

const resultOf = (state: State): GameResult => viewFor(state, 'spectator').result!;

/** How many own orders a second `play` or `discard` of the same turn takes the place of; a discard takes its commitment along. */
function replaced(game: Game, side: Side, order: Order): number {
  if (game.state.data[STEP] !== CARDS_STEP || (kindOf(order) !== PLAY && kindOf(order) !== DISCARDING))
    return 0;
  const own = game.pending.filter((each) => each.side === side);
  const index = own.findLastIndex((each) => kindOf(each.order) === kindOf(order));
  return index < 0 ? 0 : own.length - index;
}

const isReplaceable = ({ state, pending }: Game, side: Side): boolean => {
  if (state.data[STEP] !== CARDS_STEP) return false;
  const last = pending.findLast((each) => each.side === side);
  return last !== undefined && kindOf(last.order) === PLAY;
};

/** Takes back own orders since the last barrier: the last one, or all of the phase it was given in. */
function undo(game: Game, side: Side, scope: UndoScope, atMs: number): Accepted | GameRefusal {
  const count = undoable(game, side, scope);
  if (count === 0) return refuse('nothing-to-undo', 'Nothing was ordered that can still be taken back.');
  const { pending, state } = withoutLast(game, side, count);
  const decisions = { ...game.decisions, [side]: game.decisions[side] + 1 };
  return accept(game, { kind: 'undo', side, scope }, atMs, { pending, state, decisions });
}

/** If a fault of the rules makes a game impossible to continue, both see it continued from a position. */
function rebase(
  game: Game,
  request: Extract<Request, { kind: 'rebase' }>,
  atMs: number,
): Accepted | GameRefusal {
  if (!isRevision(request.revision))
    return refuse('bad-position', `There is no rules revision ${request.revision}.`);
  const rules = rulesFor(game.options.edition, game.options.rules, request.revision);
  const position = parsePosition(request.position, rules);
  if (!position.ok) return refuse('bad-position', position.fault.message);
  const state = position.value;
  const over = state.data[STEP] === OVER_STEP;
  return accept(game, request, atMs, {
    rules,
    base: state,
    state,
    pending: [],
    result: over ? resultOf(state) : null,
    decisions: { caesar: game.decisions.caesar + 1, pompey: game.decisions.pompey + 1 },
  });
}

/** What a side is asked now, or null. */
export function questionOf(game: Game, side: Side): Question | null {
  if (game.result !== null || game.paused) return null;
  const required = isAsked(game.state, side);
  if (!required && !isReplaceable(game, side)) return null;
  return { number: game.decisions[side], side, step: STEPS[game.state.data[STEP]!]!, required };
}

/** The same with every legal order. */
export function decisionOf(game: Game, side: Side): Decision | null {
  const question = questionOf(game, side);
  if (question === null) return null;
  const state = question.required ? game.state : withoutLast(game, side, 1).state;
  return { ...question, orders: legalOrders(state, side).map((order) => makeOrder(state, order)) };
}

/** The state a viewer knows of: their own orders at once, the other side's from the next barrier on. */
function stateFor(game: Game, viewer: Viewer): State {
  const mine = isSimultaneous(game.state) || game.pending[0]?.side === viewer;
  return mine ? game.state : game.base;
}

/**
 * A game is a value, so its views are made once: servers ask for the same one several times. Of the games asked for
 * lately only: a weak map of all would be walked through, entry by entry, whenever garbage is collected.
 */
const views = new Map<Game, Known>();
const MOST_GAMES = 64; // as many as a server stores at once

interface Known extends Partial<Record<Viewer, View>> {
  common?: { readonly state: State; readonly seen: Common };
}

/** The game asked for last: mostly the next one too. */
let last: { readonly game: Game; readonly known: Known } | null = null;

function knownOf(game: Game): Known {
  let known = views.get(game);
  if (known === undefined) {
    views.set(game, (known = {}));
    if (views.size > MOST_GAMES) views.delete(views.keys().next().value!); // the oldest
  }
  return known;
}

/** What a viewer sees. When the game is over, all is revealed. `earlier`: of the same game, to share with. */
export function viewOf(game: Game, viewer: Viewer, earlier: Earlier | null = null): View {
  if (last?.game !== game) last = { game, known: knownOf(game) };
  const { known } = last;
  return (known[viewer] ??= newView(game, viewer, earlier, known));
}

function newView(game: Game, viewer: Viewer, earlier: Earlier | null, known: Known): View {
  const state = stateFor(game, viewer);
  if (known.common?.state !== state) known.common = { state, seen: commonOf(state) };
  return viewFor(state, viewer, game.result !== null, earlier, known.common.seen);
}

/** A view of a game, for later ones to share with; null where all is revealed. */
export const earlierOf = (game: Game, viewer: Viewer, view: View): Earlier | null =>
  game.result === null ? { state: stateFor(game, viewer), view } : null;
