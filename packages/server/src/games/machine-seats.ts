// Machines that have a seat: each is asked one order at a time, and never two at once in one game.
import {
  RecordedChance,
  SIDES,
  apply,
  decisionOf,
  entryAt,
  pendingOf,
  toldAfter,
  viewFor,
  viewOf,
  type Decision,
  type Game,
  type Side,
  type View,
} from '@rubicon/engine';
import type { Thought } from '../machines/move-request.ts';
import { Refused } from '../base/refused.ts';
import { isSimultaneous, isUndone } from './draft/takeback-points.ts';
import { machineSeed } from './record/dice.ts';
import { act } from './draft/draft.ts';
import type { Kept } from './draft/loaded-game.ts';
import { machineAt } from './record/record.ts';
import type { Room } from './live/live-game.ts';
import type { Rooms } from './live/pipeline.ts';
import { REAL_TIMERS, type World } from './live/deps.ts';

const BUSY_MS = 250;
const FAILED_MS = 5000;

export interface MachineSeats {
  /** Lets a machine think if one must decide and none thinks already. */
  drive(room: Room): void;
  stop(): void;
}

export function machineSeats(world: World, rooms: Pick<Rooms, 'change' | 'kept'>): MachineSeats {
  const { machines, log, timers = REAL_TIMERS } = world;
  let stopped = false;

  async function move(room: Room, thought: Thought, decision: Decision): Promise<void> {
    const order = await machines.think(thought);
    if (stopped) return;
    const { side, number } = decision;
    await rooms.change(room.id, (draft, _, nowMs) => {
      const { game, record } = draft;
      // Taken back, paused or ended while it thought
      if (game === null || machineAt(record, side) === null || game.decisions[side] !== number) return;
      if (decisionOf(game, side)?.required !== true) return;
      act(draft, { kind: 'order', side, decision: number, order }, nowMs);
    });
  }

  async function moveOn(room: Room, { thought, decision }: Question): Promise<void> {
    try {
      await move(room, thought, decision);
      room.thinks = false;
      drive(room);
    } catch (error) {
      const isBusy = error instanceof Refused && error.code === 'machines-busy';
      if (!isBusy && !stopped) log.error({ game: room.id, error: String(error) }, 'A machine failed.');
      later(room, isBusy ? BUSY_MS : FAILED_MS);
    }
  }

  function later(room: Room, ms: number): void {
    timers.after(ms, () => {
      room.thinks = false;
      drive(room);
    });
  }

  function drive(room: Room): void {
    const question = stopped || room.thinks || room.kept === null ? null : questionIn(room.kept);
    if (question === null) return;
    room.thinks = true;
    void moveOn(room, question);
  }

  return {
    drive,
    stop: () => {
      stopped = true;
    },
  };
}

interface Question {
  readonly thought: Thought;
  readonly decision: Decision;
}

/** What a machine is asked now: all its seat was told that led to where the game is, and no more. */
function questionIn(kept: Kept): Question | null {
  const { record, game, chronicle } = kept;
  if (record.status !== 'running' || game === null) return null;
  for (const side of SIDES) {
    const level = machineAt(record, side);
    const decision = level === null ? null : decisionOf(game, side);
    if (level === null || decision?.required !== true) continue;
    const told = [...toldAfter(chronicle, side, 0), ...pendingOf(chronicle, game, side)].filter(
      ({ cursor }) => !isUndone(kept.decided, entryAt(chronicle, side, cursor)!),
    );
    const thought: Thought = {
      game: record.id,
      level,
      side,
      seed: machineSeed(record, side),
      told: told.flatMap(({ events }) => events),
      view: ownView(game, side),
      orders: decision.orders,
    };
    return { thought, decision };
  }
  return null;
}

/** Where both choose at once, a machine does not even know whether the other side has chosen. */
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
