// Battles with names, for comparing exact odds with battles that are fought.
import {
  rulesFor,
  type AreaId,
  type BlockId,
  type Edition,
  type KnownBlock,
  type PerSide,
  type RuleOptions,
} from '@rubicon/engine';
import { setUpBattle, type PreparedBattle } from '../src/odds/battle-setup.ts';
import type { BattlePolicy } from '../src/odds/policy.ts';

export interface NamedBattle {
  readonly name: string;
  readonly attack: string;
  readonly defend: string;
  readonly attackReserve?: string;
  readonly defendReserve?: string;
  readonly surprise?: boolean;
  readonly area?: string;
  readonly edition?: Edition;
  readonly rules?: RuleOptions;
  readonly policies?: Partial<PerSide<BattlePolicy>>;
}

const blocksIn = (text: string | undefined): KnownBlock[] =>
  (text ?? '')
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [block, strength] = word.split(':');
      return { block: block as BlockId, strength: Number(strength) };
    });

export const prepareBattle = (battle: NamedBattle): PreparedBattle =>
  setUpBattle(
    {
      attack: blocksIn(battle.attack),
      attackReserve: blocksIn(battle.attackReserve),
      defend: blocksIn(battle.defend),
      defendReserve: blocksIn(battle.defendReserve),
      surprise: battle.surprise ?? false,
      area: (battle.area as AreaId | undefined) ?? null,
    },
    rulesFor(battle.edition ?? '2.0', battle.rules),
  );

export const NAMED_BATTLES: readonly NamedBattle[] = [
  { name: 'a skirmish', attack: 'C.Auxilia3:2', defend: 'P.Legio1:2' },
  {
    name: 'Pharsalus',
    attack: 'C.Caesar:3 C.Legio10:3 C.Legio8:3',
    defend: 'P.Pompey:3 P.Legio1:4 P.Legio2:4',
  },
  {
    name: 'Pharsalus under Mars',
    attack: 'C.Caesar:3 C.Legio10:3 C.Legio8:3',
    defend: 'P.Pompey:3 P.Legio1:4 P.Legio2:4',
    surprise: true,
  },
  {
    name: 'both sides leave when outnumbered',
    attack: 'C.Caesar:2 C.Legio10:3 C.Legio8:3 C.Legio13:2',
    defend: 'P.Pompey:3 P.Legio1:4 P.Legio2:3',
    policies: { caesar: 'outnumbered', pompey: 'outnumbered' },
  },
  {
    name: 'leaders are spared',
    attack: 'P.Pompey:2 P.Legio1:3',
    defend: 'C.Caesar:2 C.Antonius:1 C.Legio9:2',
    policies: { caesar: 'spare', pompey: 'spare' },
  },
  {
    name: 'a main force too weak for its reserves',
    attack: 'C.Legio7:1',
    attackReserve: 'C.Caesar:3 C.Legio10:3 C.Equitatus1:1',
    defend: 'P.Legio1:2 P.Legio3:3',
    defendReserve: 'P.Scipio:2 P.Ballista:2',
  },
  {
    name: 'a defender overrun before his reserves',
    attack: 'P.Legio1:4 P.Equitatus2:4',
    defend: 'C.Auxilia1:1',
    defendReserve: 'C.Legio10:3 C.Ballista:2 C.Antonius:1',
  },
  {
    name: 'engines and beasts',
    attack: 'P.Elephant:4 P.Ballista:2 P.Legio39:3',
    defend: 'C.Ballista:2 C.Legio11:3 C.Auxilia1:2',
  },
  {
    name: 'Cleopatra between two sides',
    attack: 'C.Caesar:1 C.Legio10:3',
    defend: 'Cleopatra:2 P.Legio38:2 P.Navis2:1',
    area: 'Alexandria',
  },
  {
    name: 'Cleopatra, in the reading by which she waits',
    attack: 'C.Caesar:1 C.Legio10:3',
    defend: 'Cleopatra:1 P.Legio38:2',
    rules: { cleopatraActs: 'next-round' },
  },
  { name: 'at sea', attack: 'P.Navis1:2 P.Navis3:2', defend: 'C.Navis1:2 C.Navis4:1', surprise: true },
  {
    name: 'into a port by sea, and by land behind it',
    attack: 'P.Navis1:2 P.Navis2:1',
    attackReserve: 'P.Legio1:4',
    defend: 'C.Navis1:2 C.Legio17:3',
    edition: '1.1',
  },
];
