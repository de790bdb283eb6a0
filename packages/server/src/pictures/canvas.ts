// A picture on the map: boxes, shadows and letters with smooth edges, in the colours of the map's palette at the end.
import { readFileSync } from 'node:fs';
import { glyphsOf, type Face, type Glyph } from './lettering.ts';
import { parsePng, type Bitmap } from './png.ts';

export type Colour = number; // 0xRRGGBB

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export interface Canvas {
  box(box: Box, colour: Colour, strength?: number): void;
  /** Soft for so many px around the box. */
  shadow(box: Box, soft: number, strength: number): void;
  /** From `x` on its base line; the end of it is returned. */
  write(face: Face, text: string, at: { x: number; base: number; size: number }, colour: Colour): number;
  /** The picture in the colours of its palette. */
  finish(): Bitmap;
}

const INK: Colour = 0x2b241e;

let map: (Bitmap & { readonly palette: Uint8Array }) | null = null;
let nearest: Uint8Array | null = null; // the number in the palette of each colour, five bits a channel

function theMap(): Bitmap & { readonly palette: Uint8Array } {
  if (map === null) {
    const read = parsePng(readFileSync(new URL('sheets/map.png', import.meta.url)));
    map = { ...read, palette: read.palette! };
  }
  return map;
}

export function openCanvas(): Canvas {
  const { width, height, pixels, palette } = theMap();
  const colours = new Uint8ClampedArray(width * height * 3);
  const touched = new Uint8Array(width * height);
  for (let at = 0; at < pixels.length; at++)
    for (let part = 0; part < 3; part++) colours[3 * at + part] = palette[3 * pixels[at]! + part]!;

  /** Mixes a colour into a pixel. */
  function mix(at: number, colour: Colour, strength: number): void {
    touched[at] = 1;
    const start = 3 * at;
    for (let part = 0; part < 3; part++) {
      const old = colours[start + part]!;
      colours[start + part] = old + (((colour >> (16 - 8 * part)) & 255) - old) * strength;
    }
  }

  function cover(box: Box, soft: number, colour: Colour, strengthAt: (away: number) => number): void {
    const [midX, midY] = [box.x + box.width / 2, box.y + box.height / 2];
    const [halfX, halfY] = [box.width / 2 - box.radius, box.height / 2 - box.radius];
    const top = Math.max(0, Math.floor(box.y - soft));
    const bottom = Math.min(height, Math.ceil(box.y + box.height + soft));
    const left = Math.max(0, Math.floor(box.x - soft));
    const right = Math.min(width, Math.ceil(box.x + box.width + soft));
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        // How far outside the rounded box the middle of the pixel is
        const [dx, dy] = [Math.abs(x + 0.5 - midX) - halfX, Math.abs(y + 0.5 - midY) - halfY];
        const [outX, outY] = [Math.max(dx, 0), Math.max(dy, 0)];
        const away = Math.sqrt(outX * outX + outY * outY) + Math.min(Math.max(dx, dy), 0) - box.radius;
        const strength = strengthAt(away);
        if (strength > 0) mix(y * width + x, colour, strength);
      }
  }

  /** A letter, made smaller by averaging the pixels of its sheet. */
  function stamp(glyph: Glyph, x: number, base: number, size: number, colour: Colour): void {
    const scale = glyph.em / size; // px of the sheet for one here
    const [left, top] = [x - glyph.margin / scale, base - glyph.base / scale];
    const lastY = Math.min(height - 1, Math.ceil(top + glyph.height / scale));
    const lastX = Math.min(width - 1, Math.ceil(left + glyph.width / scale));
    for (let py = Math.max(0, Math.floor(top)); py <= lastY; py++)
      for (let px = Math.max(0, Math.floor(left)); px <= lastX; px++) {
        const strength = meanAt(glyph, (px - left) * scale, (py - top) * scale, scale);
        if (strength > 0) mix(py * width + px, colour, strength);
      }
  }

  return {
    box: (box, colour, strength = 1) =>
      cover(box, 1, colour, (away) => strength * Math.min(1, Math.max(0, 0.5 - away))),
    shadow: (box, soft, strength) =>
      cover(box, soft, INK, (away) => {
        const left = Math.min(1, Math.max(0, 1 - away / soft));
        return strength * left * left;
      }),
    write: (face, text, { x, base, size }, colour) => {
      let at = x;
      for (const glyph of glyphsOf(face, text)) {
        stamp(glyph, at, base, size, colour);
        at += (glyph.advance * size) / glyph.em;
      }
      return at;
    },
    finish: () => {
      const numbers = Uint8Array.from(pixels);
      const table = (nearest ??= nearestOf(palette));
      for (let at = 0; at < numbers.length; at++)
        if (touched[at] === 1)
          numbers[at] = table[keyOf(colours[3 * at]!, colours[3 * at + 1]!, colours[3 * at + 2]!)]!;
      return { width, height, pixels: numbers, palette };
    },
  };
}

/** The mean of a square of the sheet, 0 to 1. */
function meanAt({ sheet, left, top, width, height }: Glyph, x: number, y: number, size: number): number {
  let sum = 0;
  for (let row = Math.floor(y); row < y + size; row++) {
    if (row < 0 || row >= height) continue;
    const high = Math.min(row + 1, y + size) - Math.max(row, y);
    for (let column = Math.floor(x); column < x + size; column++) {
      if (column < 0 || column >= width) continue;
      const wide = Math.min(column + 1, x + size) - Math.max(column, x);
      sum += sheet.pixels[(top + row) * sheet.width + left + column]! * high * wide;
    }
  }
  return sum / (255 * size * size);
}

const LEVELS = 32;
const keyOf = (red: number, green: number, blue: number): number =>
  ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);

function nearestOf(palette: Uint8Array): Uint8Array {
  const table = new Uint8Array(LEVELS ** 3);
  for (let key = 0; key < table.length; key++) {
    const [red, green, blue] = [(key >> 10) * 8 + 4, ((key >> 5) % LEVELS) * 8 + 4, (key % LEVELS) * 8 + 4];
    let least = Infinity;
    for (let at = 0; at < palette.length; at += 3) {
      const away =
        (palette[at]! - red) ** 2 + (palette[at + 1]! - green) ** 2 + (palette[at + 2]! - blue) ** 2;
      if (away < least) {
        least = away;
        table[key] = at / 3;
      }
    }
  }
  return table;
}
