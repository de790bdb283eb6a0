// A machine player's memory of one game: a function of its history, so that another worker can replace it.
import { answerOf, makePlayer, type Level, type Player } from '@rubicon/ai';
import type { GameId } from '../table.ts';
import type { Spending, Thought } from './thought.ts';

interface Memory {
  readonly of: string;
  readonly player: Player;
  told: number; // number of events it has processed
}

/** Returns a function that answers each thought. */
export function machine(): (thought: Thought, tell?: Spending) => string {
  let memory: Memory | null = null;
  return ({ game, level, side, told, view, orders }, tell) => {
    const of = [game, level, side].join(' ');
    if (memory?.of !== of || memory.told > told.length)
      memory = { of, player: playerOf(game, level), told: 0 };
    memory.player.observe(told.slice(memory.told));
    memory.told = told.length;
    const budget = tell === undefined ? {} : { spend: inSteps(tell) };
    return answerOf(memory.player, { level, view, orders }, budget);
  };
}

const STEP = 0.02;

/** Tells no oftener than in steps, and only when there is more to tell. */
export function inSteps(tell: Spending): Spending {
  let told = 0;
  return (spent) => {
    if (spent < told + STEP) return;
    told = spent;
    tell(spent);
  };
}

/** A different player for each game, but the same one when it is opened again. */
export const playerOf = (game: GameId, level: Level): Player =>
  makePlayer(level, Number.parseInt(game.slice(0, 8), 16) | 0);
