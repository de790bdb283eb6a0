// Parts of sentences. A side is named after its player: the leader of that name is “Caesar himself”.
import {
  COLOURS,
  areaIndex,
  isSea,
  type AreaId,
  type BlockId,
  type BlockKind,
  type Colour,
  type Side,
} from '@rubicon/engine';
import { areaName, blockName, colourName, kindOfBlock, roman, sideName } from './names.ts';
import { listAll, say } from '../speech/speech.ts';

export const enemyOf = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

export const isSeaArea = (area: AreaId): boolean => isSea(areaIndex(area)!);

/** “in Rome”, “on Mare Hispanum”. */
export const whereIs = (area: AreaId): string =>
  isSeaArea(area) ? say('phrase.on', { sea: areaName(area) }) : say('phrase.in', { city: areaName(area) });

/** “from Massilia via Genua”: the path without its end. */
export function originOf(path: readonly AreaId[]): string {
  const from = areaName(path[0]!);
  const between = path.slice(1, -1);
  if (between.length === 0) return say('phrase.from', { from });
  const places = listAll(between.map(areaName));
  return say(isSeaArea(between[0]!) ? 'phrase.from.over' : 'phrase.from.by', { from, places });
}

/** “from Massilia via Genua to Rome”. */
export const wayOf = (path: readonly AreaId[]): string =>
  say('phrase.way', { from: originOf(path), to: areaName(path.at(-1)!) });

const NAMESAKE: Readonly<Record<Side, string>> = { caesar: 'C.Caesar', pompey: 'P.Pompey' };

/** The leader who has his side's name. */
export const isNamesake = (block: BlockId | null, side: Side): boolean => block === NAMESAKE[side];

const woodOf = (side: Side): Colour => COLOURS[side === 'caesar' ? 0 : 1];

const isTurncoat = (block: BlockId, side: Side): boolean =>
  kindOfBlock(block) !== 'cleopatra' && block.startsWith('C.') !== (side === 'caesar');

const isThing = (kind: BlockKind): kind is 'ballista' | 'elephant' =>
  kind === 'ballista' || kind === 'elephant';

/** “Legio VII”, “Ballista”, and “defector Legio VII” where a block of the other side's colour fights for this one. */
function nounFor(block: BlockId, side: Side): string {
  const kind = kindOfBlock(block);
  const noun = isThing(kind) ? say(`phrase.${kind}`) : blockName(block);
  return isTurncoat(block, side) ? say('phrase.turncoat', { block: noun }) : noun;
}

/** “Legio VII”, “the Ballista”, “the defector Legio VII”. */
export function blockFor(block: BlockId, side: Side): string {
  const noun = nounFor(block, side);
  return isThing(kindOfBlock(block)) || isTurncoat(block, side) ? say('phrase.the', { block: noun }) : noun;
}

/** “Caesar’s Legio VII”, “Antonius”, “Caesar himself”. */
export function blockOf(block: BlockId, side: Side): string {
  if (isNamesake(block, side)) return say('phrase.himself', { leader: blockName(block) });
  const kind = kindOfBlock(block);
  if (kind === 'leader' || kind === 'cleopatra') return blockName(block);
  return say('phrase.of', { side: sideName(side), block: nounFor(block, side) });
}

/** “two blocks”, “a green block”. There is only one blue block, so the colour identifies her. */
export function unknownBlocks(count: number, colour: Colour, side: Side): string {
  if (colour === 'blue') return say('block.cleopatra');
  return colour === woodOf(side)
    ? say('phrase.blocks', { count })
    : say('phrase.blocks.colour', { count, colour: colourName(colour) });
}

interface Shown {
  readonly block: BlockId;
  readonly strength: number;
}

/** “Legio VII (III)”. */
export const blockAt = ({ block, strength }: Shown): string =>
  say('phrase.at', { block: blockName(block), strength: roman(strength) });
