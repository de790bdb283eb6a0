// Why a block does not act in a battle: it is elsewhere, aside, or not yet (or no more) at its turn.
import { BLOCK_COUNT, CLEOPATRA } from '../board/blocks.ts';
import { LAST_ROUND, isFighting, turnOf } from '../rules/battle.ts';
import type { AreaId } from '../board/map.ts';
import { sideName } from '../board/side.ts';
import {
  ACTED,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_TURN,
  HOLDER,
  ROUND,
  STRENGTH,
  SURPRISE,
} from '../state/state.ts';
import { areaId, type Facts, type Own } from './facts.ts';
import { retreatReason } from './retreat.ts';
import { because, type Reason } from './reason.ts';

export function fireReason(facts: Facts, own: Own): Reason | null {
  const { state, side } = facts;
  const d = state.data;
  const idle = asideReason(facts, own) ?? turnReason(facts, own);
  if (idle !== null) return idle;
  const attacks = d[ATTACKER + own.area] === side + 1;
  return d[ROUND] === LAST_ROUND && attacks ? because('must-retreat') : null;
}

export function fleeReason(facts: Facts, own: Own, to: AreaId | undefined): Reason | null {
  const aside = asideReason(facts, own);
  if (aside !== null) return aside;
  if (facts.state.data[ROUND] === 1) return because('first-round');
  return turnReason(facts, own) ?? retreatReason(facts, own, to);
}

export function hitReason(facts: Facts, own: Own): Reason | null {
  const aside = asideReason(facts, own);
  if (aside !== null) return aside;
  const { state, side } = facts;
  const d = state.data;
  const strength = d[STRENGTH + own.block]!;
  for (let block = 0; block < BLOCK_COUNT; block++) {
    if (d[HOLDER + block] === side && isFighting(d, block) && d[STRENGTH + block]! > strength)
      return because('not-strongest', { block: own.id, strength });
  }
  return null;
}

/** Blocks elsewhere, and reserves in round 1, have no part in the battle. */
function asideReason({ state }: Facts, { block, id, area }: Own): Reason | null {
  const d = state.data;
  const battle = d[BATTLE]! - 1;
  if (area !== battle) return because('not-in-battle', { block: id, area: areaId(battle) });
  return isFighting(d, block) ? null : because('reserve', { block: id });
}

function turnReason({ state, side }: Facts, { block, id }: Own): Reason | null {
  const d = state.data;
  if (d[ACTED + block] === 1) return because('has-acted', { block: id });
  if (d[ASKED] !== side) return because('enemy-battle-turn', { side: sideName(d[ASKED]!) });
  const turn = turnOf(d, block);
  if (turn === d[BATTLE_TURN]) return null;
  if (turn < d[BATTLE_TURN]! && block === CLEOPATRA) return because('cleopatra-waits');
  const isSurprised = d[ROUND] === 1 && d[SURPRISE] === d[BATTLE];
  return because('other-letter', { block: id, letter: 'ABCD'.charAt(isSurprised ? turn % 4 : turn >> 1) });
}
