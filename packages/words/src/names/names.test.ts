import {
  AREA_IDS,
  BLOCK_IDS,
  BLOCK_KINDS,
  CARD_IDS,
  STEPS,
  type AreaId,
  type BlockId,
  type Step,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import {
  areaName,
  blockName,
  cardMark,
  cardName,
  kindName,
  roman,
  sideName,
  stepName,
  yearName,
} from '../whole.ts';

const SILENT: ReadonlySet<Step> = new Set([
  'deal',
  'reveal',
  'command',
  'handover',
  'turn-end',
  'cleopatra-home',
  'victory',
  'year-end',
]);

describe('names', () => {
  it('of numbers are Roman', () => {
    expect([1, 2, 3, 4, 5, 9, 10, 14, 19, 39].map(roman)).toEqual([
      'I',
      'II',
      'III',
      'IV',
      'V',
      'IX',
      'X',
      'XIV',
      'XIX',
      'XXXIX',
    ]);
  });

  it.each([
    ['C.Legio7', 'Legio VII'],
    ['P.Legio39', 'Legio XXXIX'],
    ['C.Caesar', 'Caesar'],
    ['P.Brutus', 'Brutus'],
    ['C.Equitatus2', 'Equitatus II'],
    ['P.Navis1', 'Navis I'],
    ['P.Auxilia3', 'Auxilia III'],
    ['P.Elephant', 'Elephant'],
    ['C.Ballista', 'Ballista'],
    ['Cleopatra', 'Cleopatra'],
  ])('block %s is %s', (id, name) => {
    expect(blockName(id as BlockId)).toBe(name);
  });

  it.each([
    ['Rome', 'Rome'],
    ['CarthagoNova', 'Carthago Nova'],
    ['Tyrrhenum', 'Mare Tyrrhenum'],
    ['Atlanticus', 'Oceanus Atlanticus'],
    ['Propontis', 'Propontis'],
    ['Euxinus', 'Pontus Euxinus'],
  ])('area %s is %s', (id, name) => {
    expect(areaName(id as AreaId)).toBe(name);
  });

  it('of cards say what they give', () => {
    expect(cardName('Mars')).toBe('Mars');
    expect(cardName('3/1')).toBe('III moves, I levy');
    expect(cardName('1/2')).toBe('I move, II levies');
    expect(cardMark('4/1')).toBe('IV/I');
  });

  it('of years are in our calendar', () => {
    expect([705, 709].map(yearName)).toEqual(['49 BC', '45 BC']);
  });

  it('exist for everything, and differ', () => {
    const all = [
      ...AREA_IDS.map(areaName),
      ...CARD_IDS.map(cardName),
      ...BLOCK_KINDS.map(kindName),
      ...STEPS.filter((step) => !SILENT.has(step)).map(stepName),
    ];
    expect(all.filter((name) => !/^[A-Z][a-zA-Z, ]+$/.test(name))).toEqual([]);
    expect(new Set(AREA_IDS.map(areaName)).size).toBe(AREA_IDS.length);
    const tan = BLOCK_IDS.filter((id) => id.startsWith('C.'));
    expect(new Set(tan.map(blockName)).size).toBe(tan.length);
    expect(sideName('caesar')).not.toBe(sideName('pompey'));
  });
});
