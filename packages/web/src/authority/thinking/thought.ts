// The question to a machine player: no more than a person in its seat would see.
import type { Level } from '@rubicon/ai/level';
import {
  DRAW_ANSWERS,
  decisionOf,
  viewOf,
  type Chronicle,
  type Decision,
  type Event,
  type Game,
  type Side,
  type View,
} from '@rubicon/engine';
import { historyFor } from '../record/history.ts';
import { Refused } from '../authority.ts';
import type { GameRecord } from '../record/game-record.ts';
import type { GameId } from '../table.ts';

export interface Thought {
  readonly kind: 'order';
  readonly game: GameId;
  readonly level: Level;
  readonly side: Side;
  readonly decision: number;
  readonly told: readonly Event[]; // all events its seat knows, from the start
  readonly view: View;
  readonly orders: readonly string[]; // or the answers to an offer of a draw
}

/** Told how much of its thinking a machine has done, 0 to 1. */
export type Spending = (spent: number) => void;

/** Resolves to one of the orders, or `resign`. */
export type Think = (thought: Thought, tell?: Spending) => Promise<string>;

/** A machine's next decision. */
export function thoughtOf(record: GameRecord): Thought {
  const { stored, now } = record;
  const { next } = stored.standing;
  const level = next === null || next === 'spectator' ? null : stored.machines[next];
  const decision = level === null ? null : decisionOf(now, next as Side);
  if (level === null || decision === null)
    throw new Refused('no-machine', 'It is not the turn of a machine.');
  return thoughtAt(knownIn(record), level, decision);
}

/** Its answer to an offer of a draw; null where no machine is asked. */
export function drawThought(record: GameRecord): Thought | null {
  const { drawOffer } = record.now;
  if (drawOffer === null) return null;
  const side = drawOffer === 'caesar' ? 'pompey' : 'caesar';
  const level = record.stored.machines[side];
  return level === null ? null : thoughtAt(knownIn(record), level, { side, number: 0, orders: DRAW_ANSWERS });
}

const knownIn = ({ stored, now, chronicle }: GameRecord): Known => ({ game: stored.game, now, chronicle });

/** A game as it stood, and what each seat had been told. */
export interface Known {
  readonly game: GameId;
  readonly now: Game;
  readonly chronicle: Chronicle;
}

export function thoughtAt(
  { game, now, chronicle }: Known,
  level: Level,
  { side, number, orders }: Pick<Decision, 'side' | 'number' | 'orders'>,
): Thought {
  const { told, pending } = historyFor(chronicle, now, side);
  return {
    kind: 'order',
    game,
    level,
    side,
    decision: number,
    told: [...told, ...pending].flatMap(({ events }) => events),
    view: viewOf(now, side),
    orders,
  };
}
