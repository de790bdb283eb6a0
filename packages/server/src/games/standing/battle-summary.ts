// A battle as its owner sees it: who fights, and with what force.
import type { BattleRule } from '@rubicon/protocol';
import {
  FIREPOWER,
  IS_BALLISTA,
  IS_LEADER,
  IS_NAVIS,
  CLEOPATRA,
  LETTER,
  blockIndex,
  type AreaId,
  type Side,
  type View,
} from '@rubicon/engine';

export interface Fighter {
  readonly name: string;
  readonly strength: number;
  readonly force: number; // strength times firepower: the hits to expect of six volleys
  readonly firepower: number;
  readonly letter: number; // 0 to 3 for A to D
  readonly kind: NonNullable<BattleRule['who']>;
  readonly hasActed: boolean; // in this round
}

export interface BattleSummary {
  readonly area: AreaId;
  readonly round: number;
  readonly role: NonNullable<BattleRule['role']>;
  readonly own: readonly Fighter[];
  readonly ownForce: number;
  readonly enemyForce: number;
}

const LETTER_D = 3;

/** Null where no battle is fought. Reserves count once they have arrived and are revealed. */
export function battleFor(view: View, side: Side): BattleSummary | null {
  const { battle } = view;
  if (battle === null || battle.round === 0) return null;
  const attacker = view.battles.find(({ area }) => area === battle.area)?.attacker;
  const fighters = (of: Side): Fighter[] =>
    view.stacks
      .filter(({ area, side: holder, role }) => area === battle.area && holder === of && role === 'main')
      .flatMap(({ blocks }) => blocks ?? [])
      .map(({ block, strength }) =>
        fighterOf(block, strength, attacker === of, battle.acted.includes(block)),
      );
  const own = fighters(side);
  const enemies = fighters(side === 'caesar' ? 'pompey' : 'caesar');
  return {
    area: battle.area,
    round: battle.round,
    role: attacker === side ? 'attacker' : 'defender',
    own,
    ownForce: forceOf(own),
    enemyForce: forceOf(enemies),
  };
}

const forceOf = (fighters: readonly Fighter[]): number => fighters.reduce((sum, { force }) => sum + force, 0);

function fighterOf(name: string, strength: number, attacks: boolean, hasActed: boolean): Fighter {
  const index = blockIndex(name)!;
  const firepower = FIREPOWER[index]!;
  return {
    name,
    strength,
    force: strength * firepower,
    firepower,
    letter: IS_BALLISTA[index] === 1 && attacks ? LETTER_D : LETTER[index]!, // §7.42
    kind:
      IS_LEADER[index] === 1 || index === CLEOPATRA ? 'leaders' : IS_NAVIS[index] === 1 ? 'navis' : 'others',
    hasActed,
  };
}
