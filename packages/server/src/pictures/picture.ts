// The picture of a link: the map, how many blocks each side has where, and a label with names and points. Everything in
// it is known to spectators. It is made for 1200 px, and can be read at 400.
import { readFileSync } from 'node:fs';
import { SIDES, type AreaId, type BlockCounts, type Side } from '@rubicon/engine';
import { openCanvas, type Box, type Canvas, type Colour } from './canvas.ts';
import { canWrite, widthOf, type Face } from './lettering.ts';
import type { Bitmap } from './png.ts';

export interface Line {
  readonly side: Side | null; // whose mark stands before it
  readonly text: string;
  readonly other: string; // said instead where the letters are missing
  readonly value: string; // such as points; at the right
  readonly isWinner: boolean;
}

export interface Picture {
  readonly blocks: BlockCounts;
  readonly lines: readonly Line[]; // on the label; none: no label
  readonly when: string; // an inscription, such as `49 BC · III`
}

export const PICTURE = { width: 1200, height: 630 } as const;

const PLACES = JSON.parse(readFileSync(new URL('sheets/places.json', import.meta.url), 'utf8')) as Readonly<
  Record<string, readonly [x: number, y: number]>
>;

interface Wood {
  readonly edge: Colour;
  readonly rim: Colour;
  readonly label: Colour;
  readonly ink: Colour;
}

const WOODS: Readonly<Record<Side, Wood>> = {
  caesar: { edge: 0x5a3f1f, rim: 0xe6cda4, label: 0x8c1c24, ink: 0xfbf2df },
  pompey: { edge: 0x1b2b17, rim: 0x4e6a47, label: 0xe0b04a, ink: 0x2a1d08 },
};
const PAPER: Colour = 0xf7f1e4;
const INK: Colour = 0x2b241e;
const LINE: Colour = 0xc3b08d;
const GOLD: Colour = 0xedae2b;

const BLOCK = 40;
const RISE = 13; // above a location's middle, so that its name is seen

export function drawPicture({ blocks, lines, when }: Picture): Bitmap {
  const canvas = openCanvas();
  for (const { x, y, side, count } of standing(blocks)) drawBlock(canvas, side, x, y, BLOCK, String(count));
  if (lines.length > 0) drawLabel(canvas, lines);
  if (when !== '') drawInscription(canvas, when);
  return canvas.finish();
}

/** From the north to the south, so that those in front cover those behind. */
function standing(blocks: BlockCounts): { x: number; y: number; side: Side; count: number }[] {
  return SIDES.flatMap((side) =>
    (Object.entries(blocks[side]) as [AreaId, number][]).map(([area, count]) => {
      const [x, y] = PLACES[area]!;
      const isShared = blocks[side === 'caesar' ? 'pompey' : 'caesar'][area] !== undefined;
      const shift = isShared ? (side === 'caesar' ? -1 : 1) * (BLOCK / 2 + 1) : 0;
      return { x: x + shift, y: y - RISE, side, count };
    }),
  ).toSorted((one, next) => one.y - next.y);
}

/** As on the small boards of the page: Caesar's are square and red, Pompey's round and ochre. */
function drawBlock(canvas: Canvas, side: Side, x: number, y: number, size: number, count: string): void {
  const { edge, rim, label, ink } = WOODS[side];
  const outer: Box = {
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    radius: side === 'caesar' ? size / 8 : size / 2,
  };
  canvas.shadow({ ...outer, y: outer.y + 3 }, 8, 0.6);
  canvas.box(outer, edge);
  canvas.box(inset(outer, 1.5), rim);
  canvas.box(inset(outer, 4.5), label);
  const wide = widthOf('letters', count, size * 0.78);
  canvas.write('letters', count, { x: x - wide / 2, base: y + size * 0.25, size: size * 0.78 }, ink);
}

const inset = ({ x, y, width, height, radius }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
  radius: Math.max(0, radius - by),
});

const COVERS = 70; // px: the title that the map has there
const LABEL = { x: 22, width: 530, bottom: 614, row: 47, margin: 10, size: 38, least: 27 };

function drawLabel(canvas: Canvas, lines: readonly Line[]): void {
  const { x, width, bottom, row, margin } = LABEL;
  const height = Math.max(COVERS, lines.length * row + 2 * margin - 4);
  drawPaper(canvas, { x, y: bottom - height, width, height, radius: 3 });
  for (const [nth, line] of lines.entries())
    drawLine(canvas, line, bottom - (height + lines.length * row) / 2 + nth * row);
}

function drawLine(canvas: Canvas, { side, text, other, value, isWinner }: Line, top: number): void {
  const { x, width, row, size } = LABEL;
  if (isWinner)
    canvas.box({ x: x + 10, y: top + 1, width: width - 20, height: row - 2, radius: 4 }, GOLD, 0.55);
  if (side !== null) drawBlock(canvas, side, x + 36, top + row / 2, 32, '');
  const begin = x + (side === null ? 22 : 66);
  const base = top + row / 2 + size * 0.32;
  const valueWidth = widthOf('capitals', value, size);
  canvas.write('capitals', value, { x: x + width - 24 - valueWidth, base, size }, INK);
  const room = x + width - 24 - (value === '' ? 0 : valueWidth + 20) - begin;
  const fitted = fit('letters', canWrite('letters', text) ? text : other, room);
  canvas.write(
    'letters',
    fitted.text,
    { x: begin, base: base - (size - fitted.size) / 4, size: fitted.size },
    INK,
  );
}

/** Smaller if it is too long, and then cut off. */
function fit(face: Face, text: string, room: number): { text: string; size: number } {
  const { size, least } = LABEL;
  const wide = widthOf(face, text, size);
  if (wide <= room) return { text, size };
  const smaller = Math.max(least, Math.floor((size * room) / wide));
  const letters = Array.from(text);
  let [shown, left] = [text, letters.length];
  while (left > 0 && widthOf(face, shown, smaller) > room)
    shown = `${letters.slice(0, --left).join('').trimEnd()}…`;
  return { text: shown, size: smaller };
}

function drawInscription(canvas: Canvas, when: string): void {
  const size = 38;
  const wide = widthOf('capitals', when, size);
  const box = { x: PICTURE.width - 24 - wide - 48, y: 24, width: wide + 48, height: 64, radius: 3 };
  drawPaper(canvas, box);
  canvas.write('capitals', when, { x: box.x + 24, base: box.y + 45, size }, INK);
}

/** Paper with a frame, as the map's own title has. */
function drawPaper(canvas: Canvas, box: Box): void {
  canvas.shadow({ ...box, y: box.y + 4 }, 12, 0.5);
  canvas.box(box, INK);
  canvas.box(inset(box, 2), PAPER);
  canvas.box(inset(box, 5), LINE);
  canvas.box(inset(box, 6.5), PAPER);
}
