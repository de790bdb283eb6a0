// Seats played by a computer: each is asked for one order at a time, and never two at once in one game.
import {
  DRAW_ANSWERS,
  RecordedChance,
  SIDES,
  apply,
  decisionOf,
  entryAt,
  isSimultaneous,
  pendingOf,
  requestFor,
  viewFor,
  viewOf,
  type Game,
  type Side,
  type View,
} from '@rubicon/engine';
import type { Level } from '@rubicon/ai';
import { Refused } from '../base/refused.ts';
import type { MoveRequest } from '../machines/move-request.ts';
import type { Context } from './context.ts';
import { act } from './draft/draft.ts';
import { toldSince, type LoadedGame } from './draft/loaded-game.ts';
import { isUndone } from './draft/takeback-points.ts';
import { REAL_TIMERS } from './live/deps.ts';
import type { LiveGame } from './live/live-game.ts';
import { changeGame } from './live/pipeline.ts';
import { machineSeed } from './record/dice.ts';
import { machineAt, other } from './record/record.ts';

const BUSY_MS = 250;
const FAILED_MS = 5000;

/** Requests an order if a computer must decide and no request is under way. */
export function driveMachine(context: Context, live: LiveGame): void {
  const question = context.isStopping || live.thinks || live.loaded === null ? null : questionIn(live.loaded);
  if (question === null) return;
  live.thinks = true;
  void moveOn(context, live, question);
}

async function moveOn(context: Context, live: LiveGame, question: Question): Promise<void> {
  const { log, timers = REAL_TIMERS } = context.deps;
  const goOn = (): void => {
    live.thinks = false;
    driveMachine(context, live);
  };
  try {
    await move(context, live, question);
    goOn();
  } catch (error) {
    const isBusy = error instanceof Refused && error.code === 'machines-busy';
    if (!isBusy && !context.isStopping)
      log.error({ game: live.id, error: String(error) }, 'A machine failed.');
    timers.after(isBusy ? BUSY_MS : FAILED_MS, goOn);
  }
}

async function move(context: Context, live: LiveGame, { request, decision }: Question): Promise<void> {
  const answer = await context.deps.machines.think(request);
  if (context.isStopping) return;
  const { side } = request;
  await changeGame(context, live.id, (draft, _, nowMs) => {
    const { game, record } = draft;
    // Taken back, paused or ended meanwhile
    if (game === null || machineAt(record, side) === null) return;
    if (decision === null ? !isOffered(game, side) : !isStillAsked(game, side, decision)) return;
    act(draft, requestFor(side, decision ?? 0, answer), nowMs);
  });
}

interface Question {
  readonly request: MoveRequest;
  readonly decision: number | null; // null: a draw is offered
}

const isOffered = ({ drawOffer }: Game, side: Side): boolean => drawOffer === other(side);

const isStillAsked = (game: Game, side: Side, decision: number): boolean =>
  game.decisions[side] === decision && decisionOf(game, side)?.required === true;

/** What a computer has to answer: an offer of a draw, or a decision. */
function questionIn(loaded: LoadedGame): Question | null {
  const { record, game } = loaded;
  if (record.status !== 'running' || game === null) return null;
  for (const side of SIDES) {
    const level = machineAt(record, side);
    if (level === null) continue;
    if (isOffered(game, side))
      return { request: requestIn(loaded, game, side, level, DRAW_ANSWERS), decision: null };
    const decision = decisionOf(game, side);
    if (decision?.required === true)
      return { request: requestIn(loaded, game, side, level, decision.orders), decision: decision.number };
  }
  return null;
}

/** The request to a computer: its seat's events that led to the current position, and no more. */
function requestIn(
  loaded: LoadedGame,
  game: Game,
  side: Side,
  level: Level,
  orders: readonly string[],
): MoveRequest {
  const { record, chronicle } = loaded;
  const told = [...toldSince(loaded, side, 0), ...pendingOf(chronicle, game, side)].filter(
    ({ cursor }) => !isUndone(game, entryAt(chronicle, side, cursor)!),
  );
  return {
    game: record.id,
    level,
    side,
    seed: machineSeed(record, side),
    told: told.flatMap(({ events }) => events),
    view: ownView(game, side),
    orders,
  };
}

/** In a simultaneous choice, a computer does not even know whether the other side has chosen. */
function ownView(game: Game, side: Side): View {
  if (!isSimultaneous(game.state)) return viewOf(game, side);
  let state = game.base;
  for (const each of game.pending) {
    if (each.side !== side) continue;
    const outcome = apply(state, side, each.order, new RecordedChance([]));
    if (!outcome.ok) throw new Error(`A pending order became illegal: ${outcome.message}`);
    ({ state } = outcome);
  }
  return viewFor(state, side);
}
