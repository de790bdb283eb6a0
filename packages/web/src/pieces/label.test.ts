import { BLOCK_IDS, type BlockId } from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { glyphOf, labelOf, levyLabelOf, ratingsOf, shortLabelOf } from './label.ts';

describe('inscriptions', () => {
  it.each([
    ['C.Legio7', 'LEGIO VII', 'L VII', ['C2'], 'TARRACO', 'legio'],
    ['P.Legio39', 'LEGIO XXXIX', 'L XXXIX', ['C2'], 'VTICA', 'legio'],
    ['C.Legio9', 'LEGIO IX', 'L IX', ['C2'], 'CARTHAGO NOVA', 'legio'],
    ['C.Antonius', 'ANTONIVS', 'ANT', ['A2'], null, 'laurel'],
    ['P.Pompey', 'POMPEIVS', 'POMP', ['B3'], null, 'laurel'],
    ['C.Equitatus2', 'EQVITATVS II', 'EQ 2', ['B2'], 'TOLETVM', 'equitatus'],
    ['C.Auxilia1', 'AVXILIA I', 'AUX 1', ['B1'], null, 'auxilia'],
    ['C.Auxilia3', 'AVXILIA III', 'AUX 3', ['A1'], null, 'archer'],
    ['P.Ballista', 'BALLISTA', 'BAL', ['B4', 'D4'], null, 'ballista'],
    ['P.Elephant', 'ELEPHANTVS', 'ELE', ['B3'], 'VTICA', 'elephant'],
    ['P.Navis4', 'NAVIS IV', 'NAV 4', ['D2'], null, 'navis'],
    ['Cleopatra', 'CLEOPATRA', 'CLEO', ['C1'], null, 'cleopatra'],
  ])('of %s', (id, label, short, ratings, city, glyph) => {
    const block = id as BlockId;
    expect([
      labelOf(block),
      shortLabelOf(block),
      ratingsOf(block),
      levyLabelOf(block),
      glyphOf(block),
    ]).toEqual([label, short, ratings, city, glyph]);
  });

  it('distinguish all blocks of one colour', () => {
    for (const prefix of ['C.', 'P.']) {
      const blocks = BLOCK_IDS.filter((id) => id.startsWith(prefix));
      expect(new Set(blocks.map(labelOf)).size).toBe(blocks.length);
      expect(new Set(blocks.map(shortLabelOf)).size).toBe(blocks.length);
    }
  });

  it('are capitals without U, except for the plain ones', () => {
    for (const block of BLOCK_IDS)
      expect(labelOf(block) + (levyLabelOf(block) ?? '')).toMatch(/^[A-TV-Z ]+$/);
  });
});
