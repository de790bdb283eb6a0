// Descriptions of locations and their blocks for screen readers.
import { AREA_IDS, IS_MAJOR_PORT, LINKS, VALUE, areaIndex, type AreaId, type BlockId } from '@rubicon/engine';
import { areaName, blockName, roman, sideName, enumeration, paragraph, say } from '@rubicon/words';
import type { AreaLight } from './lit.ts';
import type { Party, Piece, Place } from './places.ts';

const PORTS: ReadonlySet<AreaId> = new Set(
  LINKS.flatMap(({ a, kind }) => (kind === 'port' ? [AREA_IDS[a]!] : [])),
);

function siteWords(area: AreaId): string {
  const index = areaIndex(area)!;
  const value = VALUE[index]!;
  const words = [areaName(area)];
  if (IS_MAJOR_PORT[index] === 1) words.push(say('board.port.major'));
  else if (PORTS.has(area)) words.push(say('board.port'));
  if (value > 0) words.push(say('board.points', { count: value }));
  return say('board.place', { place: enumeration(words) });
}

function partyWords({ side, pieces }: Party): string {
  const known = pieces.flatMap(({ block, strength }) =>
    block === null || strength === null
      ? []
      : [say('board.block', { name: blockName(block), strength: roman(strength) })],
  );
  const unknown = pieces.length - known.length;
  if (unknown > 0) known.push(say('board.unknown', { count: unknown }));
  return say('board.stack', { side: sideName(side), blocks: enumeration(known) });
}

/** “Ravenna, major port. Caesar: Caesar III, Legio XIII III. Can be entered.” */
export function placeWords({ area, parties, heldBy }: Place, light: AreaLight | undefined): string {
  const words = [siteWords(area), ...parties.map((party) => partyWords(party))];
  if (parties.length > 1) words.push(say('board.contested'));
  for (const { pinned } of parties) if (pinned > 0) words.push(say('board.pinned', { count: pinned }));
  if (heldBy !== null) words.push(say('board.held', { side: sideName(heldBy) }));
  if (light !== undefined) words.push(say(`board.light.${light}`));
  return paragraph(words);
}

export function pieceWords(block: BlockId, { strength, mark }: Piece, area: AreaId): string {
  const piece = say('board.piece', {
    name: blockName(block),
    strength: roman(strength ?? 0),
    place: areaName(area),
  });
  return mark === null ? piece : say(`board.piece.${mark}`, { piece });
}
