// The texts on a block's label. Inscriptions are Latin and the same in every language.
import {
  AREA_IDS,
  FIREPOWER,
  LETTER,
  LEVY_CITY,
  blockIndex,
  isSea,
  type BlockId,
  type BlockKind,
} from '@rubicon/engine';
import { kindOfBlock, letteredName, roman } from '@rubicon/words';
import type { GlyphName } from './glyph.tsx';

const LEADERS: Readonly<Record<string, readonly [name: string, short: string]>> = {
  'C.Caesar': ['CAESAR', 'CAES'],
  'C.Antonius': ['ANTONIVS', 'ANT'],
  'C.Octavian': ['OCTAVIANVS', 'OCT'],
  'P.Pompey': ['POMPEIVS', 'POMP'],
  'P.Scipio': ['SCIPIO', 'SCIP'],
  'P.Brutus': ['BRVTVS', 'BRUT'],
};

const KINDS: Readonly<Record<Exclude<BlockKind, 'leader'>, readonly [name: string, short: string]>> = {
  legio: ['LEGIO', 'L'],
  equitatus: ['EQVITATVS', 'EQ'],
  elephant: ['ELEPHANTVS', 'ELE'],
  auxilia: ['AVXILIA', 'AUX'],
  ballista: ['BALLISTA', 'BAL'],
  navis: ['NAVIS', 'NAV'],
  cleopatra: ['CLEOPATRA', 'CLEO'],
};

const namesOf = (block: BlockId): readonly [string, string] => {
  const kind = kindOfBlock(block);
  return kind === 'leader' ? LEADERS[block]! : KINDS[kind];
};
const numberOf = (block: BlockId): number | null => {
  const digits = /\d+$/.exec(block)?.[0];
  return digits === undefined ? null : Number(digits);
};

/** The name on the label: `LEGIO VII`. */
export function labelOf(block: BlockId): string {
  const number = numberOf(block);
  return namesOf(block)[0] + (number === null ? '' : ` ${roman(number)}`);
}

/** The name on a plain label, short enough for large letters: `L VII`, `EQ 2`. */
export function shortLabelOf(block: BlockId): string {
  const number = numberOf(block);
  if (number === null) return namesOf(block)[1];
  return `${namesOf(block)[1]} ${kindOfBlock(block) === 'legio' ? roman(number) : number}`;
}

/** Initiative and firepower. A ballista has two initiatives: defending and attacking (§7.42). */
export function ratingsOf(block: BlockId): readonly string[] {
  const index = blockIndex(block)!;
  const letters = kindOfBlock(block) === 'ballista' ? ['B', 'D'] : ['ABCD'.charAt(LETTER[index]!)];
  return letters.map((letter) => `${letter}${FIREPOWER[index]!}`);
}

/** The levy city of a block as an inscription, where there is only one. */
export function levyLabelOf(block: BlockId): string | null {
  const city = LEVY_CITY[blockIndex(block)!]!;
  if (isSea(city)) return null;
  return letteredName(AREA_IDS[city]!).toUpperCase().replaceAll('U', 'V');
}

/** The picture on the label. Light infantry (B) and archers (A) are both auxilia. */
export function glyphOf(block: BlockId): GlyphName {
  const kind = kindOfBlock(block);
  if (kind === 'leader') return 'laurel';
  return kind === 'auxilia' && LETTER[blockIndex(block)!] === 0 ? 'archer' : kind;
}
