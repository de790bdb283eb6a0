// The fast way through a battle turn: one press fires every block of the turn that has not acted.
//
// It decides nothing for anybody else. It gives `fire` and no other order, for the side that asked and only in the
// battle turn in which it asked; where hits fall, retreats and the next turn are always left to whoever owns them.
// The order in which blocks of one letter fire is their owner's to choose (ruling 20); asking for this he leaves it.
import type { Side, View } from '@rubicon/engine';
import type { Choice } from '../authority/choice.ts';

/** The battle turn in which everybody was told to fire. */
export interface Volley {
  readonly area: string;
  readonly round: number;
  readonly turn: number;
  readonly side: Side;
}

/** Null where it would save nothing: fewer than two blocks can fire. */
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
