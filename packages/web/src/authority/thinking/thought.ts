// The question to a machine player: no more than a person in its seat would see.
import type { Level } from '@rubicon/ai/level';
import { decisionOf, viewOf, type Event, type Side, type View } from '@rubicon/engine';
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
  readonly orders: readonly string[];
}

/** Resolves to one of the orders. */
export type Think = (thought: Thought) => Promise<string>;

export function thoughtOf({ stored, now, chronicle }: GameRecord): Thought {
  const { next } = stored.standing;
  const level = next === null || next === 'spectator' ? null : stored.machines[next];
  const decision = level === null ? null : decisionOf(now, next as Side);
  if (level === null || decision === null)
    throw new Refused('no-machine', 'It is not the turn of a machine.');
  const { side, number, orders } = decision;
  const { told, pending } = historyFor(chronicle, now, side);
  return {
    kind: 'order',
    game: stored.game,
    level,
    side,
    decision: number,
    told: [...told, ...pending].flatMap(({ events }) => events),
    view: viewOf(now, side),
    orders,
  };
}
