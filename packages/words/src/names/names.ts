// The names of things. The map is lettered in Latin, so cities and seas keep their names in every language; only Rome
// is translated in some.
import type { Level } from '@rubicon/ai/level';
import {
  KIND,
  blockIndex,
  type AreaId,
  type BlockId,
  type BlockKind,
  type CardId,
  type Colour,
  type Side,
  type Step,
} from '@rubicon/engine';
import { say } from '../speech/speech.ts';

const NUMERALS: readonly (readonly [number, string])[] = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** A number from 1 in Roman numerals, as on blocks and cards; the largest in the game is XXXIX. */
export function roman(number: number): string {
  let left = number;
  let text = '';
  for (const [value, numeral] of NUMERALS) {
    for (; left >= value; left -= value) text += numeral;
  }
  return text;
}

export const levelName = (level: Level): string => say(`level.${level}`);

export const sideName = (side: Side): string => say(`side.${side}`);

/** Year 705 from the founding of Rome is 49 BC. */
export const yearName = (year: number): string => say('year.bc', { year: 754 - year });

const SEAS: Readonly<Record<string, string>> = {
  Atlanticus: 'Oceanus Atlanticus',
  Hispanum: 'Mare Hispanum',
  Tyrrhenum: 'Mare Tyrrhenum',
  Internum: 'Mare Internum',
  Hadriaticum: 'Mare Hadriaticum',
  Aegaeum: 'Mare Aegaeum',
  Euxinus: 'Pontus Euxinus',
  Egypticum: 'Mare Egypticum',
};

/** As on the map: “Carthago Nova”, “Mare Tyrrhenum”. */
export const letteredName = (area: AreaId): string =>
  SEAS[area] ?? area.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

/** As in sentences. */
export const areaName = (area: AreaId): string => (area === 'Rome' ? say('area.Rome') : letteredName(area));

export const kindOfBlock = (block: BlockId): BlockKind => KIND[blockIndex(block)!]!;

type Leader = 'Caesar' | 'Antonius' | 'Octavian' | 'Pompey' | 'Scipio' | 'Brutus';

/** “Legio VII”, “Antonius”, “Navis I”: without the side, so both sides may have blocks of the same name. */
export function blockName(block: BlockId): string {
  const kind = kindOfBlock(block);
  switch (kind) {
    case 'leader':
      return say(`block.leader.${block.slice(2) as Leader}`);
    case 'legio':
    case 'equitatus':
    case 'auxilia':
    case 'navis':
      return say(`block.${kind}`, { number: roman(Number(/\d+$/.exec(block)![0])) });
    case 'elephant':
    case 'ballista':
    case 'cleopatra':
      return say(`block.${kind}`);
  }
}

export const kindName = (kind: BlockKind): string => say(`kind.${kind}`);

export const colourName = (colour: Colour): string => say(`colour.${colour}`);

export type GodId = 'Apollo' | 'Jupiter' | 'Mars' | 'Mercury' | 'Neptune' | 'Pluto' | 'Vulcan';

export const isGod = (card: CardId): card is GodId => !card.includes('/');

/** “Mars”, “III moves, I levy”. */
export function cardName(card: CardId): string {
  if (isGod(card)) return say(`card.god.${card}`);
  const moveCount = Number(card.charAt(0));
  const levyCount = Number(card.charAt(2));
  return say('card.command', { moves: roman(moveCount), moveCount, levies: roman(levyCount), levyCount });
}

/** “Mars”, “III/I”: for lists. */
export const cardMark = (card: CardId): string =>
  isGod(card) ? cardName(card) : `${roman(Number(card.charAt(0)))}/${roman(Number(card.charAt(2)))}`;

/** The steps a player sees: the others pass without a decision. */
export type SeenStep = Exclude<
  Step,
  'deal' | 'reveal' | 'command' | 'handover' | 'turn-end' | 'cleopatra-home' | 'victory' | 'year-end'
>;

export const stepName = (step: Step): string => say(`step.${step as SeenStep}`);
