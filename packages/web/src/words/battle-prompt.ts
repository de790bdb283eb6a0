// The prompt of a battle turn: what a block may do.
import type { View } from '@rubicon/engine';
import type { BATTLE_ROLES } from '@rubicon/protocol/lists';
import { roman, say } from '@rubicon/words';

const LETTERS = ['A', 'B', 'C', 'D'] as const;

/** Letter by letter, defender first; with surprise all attackers, then all defenders (§7.2). */
function turnOf({ battle, surprise }: View): { letter: string; role: (typeof BATTLE_ROLES)[number] } {
  const { area, round, turn } = battle!;
  if (round === 1 && surprise === area)
    return { letter: LETTERS[turn % 4]!, role: turn < 4 ? 'attacker' : 'defender' };
  return { letter: LETTERS[turn >> 1]!, role: turn % 2 === 1 ? 'attacker' : 'defender' };
}

export function battlePrompt(view: View, orders: readonly string[]): string {
  const mayFire = orders.some((order) => order.startsWith('fire'));
  const mayRetreat = orders.some((order) => order.startsWith('retreat'));
  if (!mayFire) return say(mayRetreat ? 'ask.battle.must' : 'ask.battle.lost');
  const { round } = view.battle!;
  const args = { ...turnOf(view), round: roman(round) };
  if (mayRetreat) return say('ask.battle.retreat', args);
  return say('ask.battle', { ...args, round1: round === 1 ? 'yes' : 'no' });
}
