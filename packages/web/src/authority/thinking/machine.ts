// A machine player's memory of one game: a function of its history, so that another worker can replace it.
import { answerOf, makePlayer, type Player } from '@rubicon/ai';
import type { GameId } from '../table.ts';
import type { Thought } from './thought.ts';

interface Memory {
  readonly of: string;
  readonly player: Player;
  told: number; // number of events it has processed
}

/** Returns a function that answers each thought. */
export function machine(): (thought: Thought) => string {
  let memory: Memory | null = null;
  return ({ game, level, side, told, view, orders }) => {
    const of = [game, level, side].join(' ');
    if (memory?.of !== of || memory.told > told.length)
      memory = { of, player: makePlayer(level, seedOf(game)), told: 0 };
    memory.player.observe(told.slice(memory.told));
    memory.told = told.length;
    return answerOf(memory.player, { level, view, orders });
  };
}

/** A different player for each game, but the same one when it is opened again. */
const seedOf = (game: GameId): number => Number.parseInt(game.slice(0, 8), 16) | 0;
