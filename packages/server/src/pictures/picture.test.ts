import { AREA_IDS } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { canWrite, widthOf } from './lettering.ts';
import { PICTURE, drawPicture, type Line, type Picture } from './picture.ts';
import places from './sheets/places.json' with { type: 'json' };
import type { Bitmap } from './png.ts';

const EMPTY: Picture = { blocks: { caesar: {}, pompey: {} }, lines: [], when: '' };
const line = (given: Partial<Line>): Line => ({
  side: null,
  text: '',
  other: '',
  value: '',
  isWinner: false,
  ...given,
});

const differing = (one: Bitmap, other: Bitmap): [x: number, y: number][] => {
  const found: [number, number][] = [];
  for (const [at, value] of one.pixels.entries())
    if (value !== other.pixels[at]) found.push([at % PICTURE.width, Math.floor(at / PICTURE.width)]);
  return found;
};
const colourAt = ({ palette, pixels }: Bitmap, x: number, y: number): number[] => [
  ...palette!.subarray(3 * pixels[y * PICTURE.width + x]!, 3 * pixels[y * PICTURE.width + x]! + 3),
];
const map = drawPicture(EMPTY);

test('it is as large as services want it, and every location is on it', () => {
  expect([map.width, map.height]).toEqual([1200, 630]);
  expect(Object.keys(places).toSorted()).toEqual(AREA_IDS.toSorted());
});

test('a side’s blocks stand at their location and nowhere else, red for Caesar and ochre for Pompey', () => {
  const [x, y] = places.Rome as [number, number];
  for (const [side, [red, green, blue]] of [
    ['caesar', [140, 28, 36]],
    ['pompey', [224, 176, 74]],
  ] as const) {
    const drawn = drawPicture({ ...EMPTY, blocks: { caesar: {}, pompey: {}, [side]: { Rome: 4 } } });
    const changed = differing(drawn, map);
    expect(changed.length).toBeGreaterThan(1000);
    expect(changed.every(([px, py]) => Math.abs(px - x) < 32 && Math.abs(py - (y - 13)) < 36)).toBe(true);
    const found = colourAt(drawn, x - 12, y - 13); // beside the count
    for (const [part, wanted] of [red, green, blue].entries())
      expect(Math.abs(found[part]! - wanted)).toBeLessThan(16);
  }
});

test('other counts, names, points and times are other pictures', () => {
  const pictures = [
    EMPTY,
    { ...EMPTY, blocks: { caesar: { Rome: 1 }, pompey: {} } },
    { ...EMPTY, blocks: { caesar: { Rome: 2 }, pompey: {} } },
    { ...EMPTY, blocks: { caesar: { Rome: 2 }, pompey: { Rome: 2 } } },
    { ...EMPTY, when: '49 BC · I' },
    { ...EMPTY, when: '49 BC · II' },
    { ...EMPTY, lines: [line({ text: 'Gaia' })] },
    { ...EMPTY, lines: [line({ text: 'Livia' })] },
    { ...EMPTY, lines: [line({ text: 'Livia', value: '5' })] },
    { ...EMPTY, lines: [line({ text: 'Livia', value: '5', isWinner: true })] },
  ].map((picture) => Buffer.from(drawPicture(picture).pixels).toString('base64'));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('the label covers no location’s blocks', () => {
  const drawn = drawPicture({
    ...EMPTY,
    lines: [line({ text: 'Gaia' }), line({ text: 'Livia' })],
    when: '49 BC · III',
  });
  const changed = new Set(differing(drawn, map).map(String));
  const covered = Object.entries(places).filter(([, [x, y]]) => changed.has(String([x, y! - 13])));
  expect(covered).toEqual([]);
});

test('names in Latin, Greek, Cyrillic, kana and kanji can be written; others are replaced', () => {
  for (const name of ['Gaia Åström', 'Ελένη', 'Юлия', 'ユリア', '山田太郎', 'Nguyễn'])
    expect(canWrite('letters', name)).toBe(true);
  expect(canWrite('letters', 'مريم')).toBe(false);
  const other = drawPicture({ ...EMPTY, lines: [line({ text: 'مريم', other: 'Caesar' })] });
  expect(differing(other, drawPicture({ ...EMPTY, lines: [line({ text: 'Caesar' })] }))).toEqual([]);
});

test('a name that is too long is made smaller, cut off, and stays on the label', () => {
  const label = differing(drawPicture({ ...EMPTY, lines: [line({ text: 'W' })] }), map);
  const right = Math.max(...label.map(([x]) => x));
  const long = differing(
    drawPicture({ ...EMPTY, lines: [line({ text: 'W'.repeat(60), value: '11' })] }),
    map,
  );
  expect(Math.max(...long.map(([x]) => x))).toBe(right);
  expect(widthOf('letters', 'W', 40)).toBeGreaterThan(widthOf('letters', 'i', 40));
});
