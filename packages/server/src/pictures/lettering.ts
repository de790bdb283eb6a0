// Letters drawn beforehand (packages/web/tools/picture-sheets.ts): where each is on its sheet, and how wide.
import { readFileSync } from 'node:fs';
import { parsePng, type Bitmap } from './png.ts';

const SHEETS = ['letters', 'capitals', 'kanji'] as const;
type SheetName = (typeof SHEETS)[number];

interface SheetFacts {
  readonly em: number; // px
  readonly row: number; // em from one row to the next
  readonly base: number; // em from the top of a row to its base line
  readonly margin: number; // em beside each letter
  readonly spots: Readonly<Record<string, readonly [x: number, row: number, advance: number]>>;
}

/** A letter on its sheet, in px of the sheet. */
export interface Glyph {
  readonly sheet: Bitmap;
  readonly em: number;
  readonly left: number; // of the letter with its margins
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  readonly base: number; // from the top
  readonly advance: number;
}

/** `letters`: names and sentences; `capitals`: inscriptions. */
export type Face = 'letters' | 'capitals';

const fileOf = (name: string): Buffer => readFileSync(new URL(`sheets/${name}`, import.meta.url));
const facts = JSON.parse(fileOf('letters.json').toString()) as Readonly<Record<SheetName, SheetFacts>>;
const bitmaps = new Map<SheetName, Bitmap>();

/** Read when first needed: few servers ever draw kanji. */
function sheetOf(name: SheetName): Bitmap {
  let bitmap = bitmaps.get(name);
  if (bitmap === undefined) bitmaps.set(name, (bitmap = parsePng(fileOf(`${name}.png`))));
  return bitmap;
}

const sheetWith = (face: Face, letter: string): SheetName | null => {
  if (Object.hasOwn(facts[face].spots, letter)) return face;
  return face === 'letters' && Object.hasOwn(facts.kanji.spots, letter) ? 'kanji' : null;
};

/** Whether every letter of a text is there. */
export const canWrite = (face: Face, text: string): boolean =>
  Array.from(text.normalize('NFC')).every((letter) => sheetWith(face, letter) !== null);

/** The letters of a text; those that are missing are left out. */
export function glyphsOf(face: Face, text: string): Glyph[] {
  return Array.from(text.normalize('NFC')).flatMap((letter) => {
    const name = sheetWith(face, letter);
    return name === null ? [] : [glyphOf(name, letter)];
  });
}

function glyphOf(name: SheetName, letter: string): Glyph {
  const { em, row, base, margin, spots } = facts[name];
  const [left, line, advance] = spots[letter]!;
  const top = Math.round(line * row * em);
  return {
    sheet: sheetOf(name),
    em,
    left,
    top,
    width: Math.ceil(advance + 2 * margin * em),
    height: Math.floor(row * em),
    margin: margin * em,
    base: Math.round(line * row * em + base * em) - top,
    advance,
  };
}

/** How wide a text is at a size. */
export const widthOf = (face: Face, text: string, size: number): number =>
  glyphsOf(face, text).reduce((sum, { advance, em }) => sum + (advance * size) / em, 0);
