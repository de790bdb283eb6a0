import type { AreaId, BlockId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { pieceWords, placeWords } from './place-words.ts';
import type { Party, Piece, Place } from './places.ts';

const piece = (block: string | null, strength: number | null, mark: Piece['mark'] = null): Piece => ({
  key: block ?? 'unknown',
  block: block as BlockId | null,
  strength,
  side: 'caesar',
  colour: 'tan',
  mark,
});

const party = (given: Partial<Party>): Party => ({
  side: 'caesar',
  spot: 'alone',
  pieces: [],
  pinned: 0,
  ...given,
});

const place = (area: string, ...parties: Party[]): Place => ({
  area: area as AreaId,
  parties,
  isFighting: false,
  heldBy: null,
});

const own = party({ pieces: [piece('C.Caesar', 3), piece('C.Legio13', 2)] });
const enemies = party({ side: 'pompey', pieces: [piece(null, null), piece(null, null)] });

test.each([
  [place('Toletum'), undefined, 'Toletum.'],
  [place('Rome'), 'go', 'Rome, port, 2 VP. Can be entered.'],
  [place('Ravenna', own), undefined, 'Ravenna, major port. Caesar: Caesar III, Legio XIII II.'],
  [
    place('Utica', { ...own, pinned: 1 }, enemies),
    'attack',
    'Utica, major port, 1 VP. Caesar: Caesar III, Legio XIII II. Pompey: 2 unknown blocks. Contested. 1 block pinned. Can be attacked.',
  ],
  [
    { ...place('Tyrrhenum', own), heldBy: 'caesar' },
    'way',
    'Mare Tyrrhenum. Caesar: Caesar III, Legio XIII II. Caesar must keep a Navis here. On the route.',
  ],
] as const)('the description of a location', (where, light, expected) => {
  expect(placeWords(where, light)).toBe(expected);
});

test('the description of a block', () => {
  const words = (mark: Piece['mark']) =>
    pieceWords('C.Legio13' as BlockId, piece('C.Legio13', 3, mark), 'CarthagoNova' as AreaId);
  expect(words(null)).toBe('Legio XIII, strength III, in Carthago Nova');
  expect(words('spent')).toBe('Legio XIII, strength III, in Carthago Nova, has moved');
  expect(words('reserve')).toBe('Legio XIII, strength III, in Carthago Nova, reserve');
});
