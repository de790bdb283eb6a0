// The volley: one press fires every block of the battle turn that has not acted. It gives only `fire` orders, only for
// the side that asked and only in the battle turn in which it asked; assigning hits, retreats and the next turn are
// always left to the players. The owner may choose the order in which blocks of one letter fire (ruling 20); a volley
// waives that choice.
import type { Side, View } from '@rubicon/engine';
import type { Choice } from '../authority/choice.ts';

/** The battle turn a volley is for. */
export interface Volley {
  readonly area: string;
  readonly round: number;
  readonly turn: number;
  readonly side: Side;
}

/** Null where it saves nothing: fewer than two blocks can fire. */
export function volleyAt(view: View, choices: readonly Choice[]): Volley | null {
  if (view.battle === null || view.asked === null || view.step !== 'battle') return null;
  if (choices.filter(({ kind }) => kind === 'fire').length < 2) return null;
  const { area, round, turn } = view.battle;
  return { area, round, turn, side: view.asked };
}

/** The next order of a volley, or null when it is over. */
export function nextOf(volley: Volley, view: View, choices: readonly Choice[]): string | null {
  const { battle } = view;
  const goesOn =
    battle !== null &&
    view.step === 'battle' &&
    view.asked === volley.side &&
    battle.area === volley.area &&
    battle.round === volley.round &&
    battle.turn === volley.turn;
  return goesOn ? (choices.find(({ kind }) => kind === 'fire')?.text ?? null) : null;
}
