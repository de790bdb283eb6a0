// What a machine at the table answers: one of its orders, or what a person may say as well. It resigns a lost game, and
// takes a draw where it is far behind.
import { DRAW_ANSWERS, type View } from '@rubicon/engine';
import type { Budget } from '../player/budget.ts';
import type { Player } from '../player/player.ts';
import { chanceAtAGlance } from './glance.ts';
import type { Level } from './level.ts';

const LOST = 0.01; // docs/ladder.md says how often such a game was won after all
const FAR_BEHIND = 0.2;

export interface Asked {
  readonly level: Level;
  readonly view: View;
  readonly orders: readonly string[]; // `DRAW_ANSWERS` when the opponent offers one
}

export function answerOf(player: Player, { level, view, orders }: Asked, budget?: Budget): string {
  if (orders.includes(DRAW_ANSWERS[0])) return DRAW_ANSWERS[takesDraw(level, view) ? 0 : 1];
  return isLost(level, view) ? 'resign' : player.choose(view, orders, budget).order;
}

const takesDraw = (level: Level, view: View): boolean =>
  level !== 'random' && chanceAtAGlance(view) < FAR_BEHIND;

/** Considered once a turn, when it chooses a card. */
const isLost = (level: Level, view: View): boolean =>
  level !== 'random' && view.step === 'cards' && chanceAtAGlance(view) < LOST;
