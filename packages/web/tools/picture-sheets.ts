// Makes the sheets that the server composes pictures from: the map in 256 colours, letters, and where the locations
// are. Run it after baking the map anew: `node packages/web/tools/picture-sheets.ts`.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSmallPng } from '@rubicon/server/png';
import type { Page } from 'playwright-core';
import { AREAS, BOARD } from '../src/board/map/geometry.ts';
import { launchBrowser } from './browser.ts';
import { paletteOf } from './palette.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, 'packages/server/src/pictures/sheets');
const WIDTH = 1200;
const HEIGHT = 630;
const SCALE = WIDTH / BOARD.width;
const TOP = (HEIGHT - BOARD.height * SCALE) / 2;

const LETTER = 48; // px of an em
const KANJI = 40;
const ROW = 1.4; // em
const BASE = 1.04; // em from the top of a row to its base line
const MARGIN = 0.12; // em beside each letter, for what hangs over
const SHEET = 2048;

const between = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)).filter(
    (letter) => !/[\p{Cn}\p{Cf}\p{Zl}]/u.test(letter),
  );

/** Letters of the languages that the typeface has, and kana. */
const LETTERS = [
  ...between(0x20, 0x7e),
  ...between(0xa1, 0x17f),
  ...between(0x218, 0x21b),
  ...between(0x386, 0x3ce),
  ...between(0x400, 0x45f),
  ...between(0x1ea0, 0x1ef9),
  ...Array.from('–—‘’“”…·•'),
  ...between(0x3041, 0x3096),
  ...between(0x30a1, 0x30fc),
  ...Array.from('々〆、。「」'),
];
const JIS = { first: 16, last: 47, cells: 94 };
/** The first level of JIS X 0208: nearly every name. */
const KANJIS = Array.from({ length: (JIS.last - JIS.first + 1) * JIS.cells }, (_, nth) => {
  const cell = [JIS.first + Math.floor(nth / JIS.cells), (nth % JIS.cells) + 1];
  return new TextDecoder('euc-jp').decode(Uint8Array.from(cell, (byte) => byte + 0xa0));
}).filter((sign) => sign.length === 1 && sign !== '\u{fffd}');
const CAPITALS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 ·–');

/** Where each letter is: how far from the left, in which row, and how wide. */
type Spots = Readonly<Record<string, readonly [x: number, row: number, advance: number]>>;

const faces = (family: string, weight: number, files: string): string =>
  globSync(files, { cwd: path.join(ROOT, 'node_modules/@fontsource') })
    .map((file) => {
      const url = `data:font/woff2;base64,${readFileSync(path.join(ROOT, 'node_modules/@fontsource', file), 'base64')}`;
      const range = UNICODE[/-(latin-ext|latin|greek|cyrillic|vietnamese|japanese)-/.exec(file)![1]!];
      return `@font-face{font-family:'${family}';font-weight:${weight};src:url(${url});${range === undefined ? '' : `unicode-range:${range}`}}`;
    })
    .join('');

/** Each file has some letters only; without this the last would be taken for all. */
const UNICODE: Readonly<Record<string, string>> = {
  latin: 'U+0-FF,U+2010-2026',
  'latin-ext': 'U+100-21B',
  vietnamese: 'U+1EA0-1EF9',
  greek: 'U+370-3FF',
  cyrillic: 'U+400-45F',
};

const STYLE = [
  faces(
    'Letters',
    700,
    'alegreya-sans/files/alegreya-sans-{latin,latin-ext,greek,cyrillic,vietnamese}-700-normal.woff2',
  ).replaceAll('font-weight:700;', "font-weight:700;font-feature-settings:'lnum','tnum';"),
  faces('Capitals', 700, 'cinzel/files/cinzel-latin-700-normal.woff2'),
  faces('Kana', 700, 'zen-kaku-gothic-new/files/zen-kaku-gothic-new-japanese-700-normal.woff2'),
  faces('Cinzel', 600, 'cinzel/files/cinzel-latin-600-normal.woff2'),
  faces('Cinzel', 700, 'cinzel/files/cinzel-latin-700-normal.woff2'),
  faces('Cinzel', 800, 'cinzel/files/cinzel-latin-800-normal.woff2'),
  faces('EB Garamond', 600, 'eb-garamond/files/eb-garamond-latin-600-normal.woff2'),
  faces('EB Garamond', 500, 'eb-garamond/files/eb-garamond-latin-500-italic.woff2').replaceAll(
    'font-weight:500;',
    'font-weight:500;font-style:italic;',
  ),
].join('');

interface Wanted {
  readonly letters: readonly string[];
  readonly family: string;
  readonly em: number;
}

/** Letters in white on black, row by row. */
async function drawLetters(
  page: Page,
  wanted: Wanted,
): Promise<{ spots: Spots; name: string; pixels: string; height: number }> {
  return page.evaluate(
    async ({ letters, family, em, row, base, margin, sheet }) => {
      await document.fonts.load(`700 ${em}px ${family}`, letters.join(''));
      await document.fonts.ready;
      const font = `700 ${em}px ${family}`;
      const ruler = new OffscreenCanvas(1, 1).getContext('2d')!;
      ruler.font = font;
      const spots: Record<string, [number, number, number]> = {};
      let [x, line] = [0, 0];
      for (const letter of letters) {
        const advance = ruler.measureText(letter).width;
        const width = Math.ceil(advance + 2 * margin * em);
        if (x + width > sheet) [x, line] = [0, line + 1];
        spots[letter] = [x, line, Math.round(advance * 10) / 10];
        x += width;
      }
      const height = Math.ceil((line + 1) * row * em);
      const context = new OffscreenCanvas(sheet, height).getContext('2d', { willReadFrequently: true })!;
      context.fillStyle = '#000';
      context.fillRect(0, 0, sheet, height);
      context.fillStyle = '#fff';
      context.font = font;
      for (const [letter, [left, at]] of Object.entries(spots))
        context.fillText(letter, left + margin * em, Math.round(at * row * em + base * em));
      const { data } = context.getImageData(0, 0, sheet, height);
      let pixels = '';
      for (let at = 0; at < data.length; at += 4) pixels += String.fromCharCode(data[at]!);
      return { spots, name: family, pixels: btoa(pixels), height };
    },
    { ...wanted, row: ROW, base: BASE, margin: MARGIN, sheet: SHEET },
  );
}

/** The map as the page draws it by day, red, green and blue of each pixel. */
async function drawMap(page: Page): Promise<Buffer> {
  const map = readFileSync(path.join(import.meta.dirname, '../src/board/map/map.svg'), 'utf8');
  await page.setContent(
    `<style>${STYLE}body{margin:0;background:#f4ecdc}svg{display:block;width:${WIDTH}px;margin-top:${TOP}px}</style>${map}`,
  );
  await page.evaluate(() => document.fonts.ready);
  const shot = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    let colours = '';
    for (let at = 0; at < data.length; at++) if (at % 4 !== 3) colours += String.fromCharCode(data[at]!);
    return btoa(colours);
  }, shot);
  return Buffer.from(pixels, 'base64');
}

const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT } });
const colours = await drawMap(page);
const { palette, pixels } = paletteOf(colours);
writeFileSync(path.join(OUT, 'map.png'), makeSmallPng({ width: WIDTH, height: HEIGHT, pixels, palette }));

const sheets: Record<string, unknown> = {};
for (const [name, wanted] of Object.entries({
  letters: { letters: LETTERS, family: 'Letters, Kana', em: LETTER },
  capitals: { letters: CAPITALS, family: 'Capitals', em: LETTER },
  kanji: { letters: KANJIS, family: 'Kana', em: KANJI },
})) {
  const drawn = await drawLetters(page, wanted);
  const bitmap = {
    width: SHEET,
    height: drawn.height,
    pixels: Buffer.from(drawn.pixels, 'base64'),
    palette: null,
  };
  writeFileSync(path.join(OUT, `${name}.png`), makeSmallPng(bitmap));
  sheets[name] = { em: wanted.em, row: ROW, base: BASE, margin: MARGIN, spots: drawn.spots };
}
await browser.close();
writeFileSync(path.join(OUT, 'letters.json'), `${JSON.stringify(sheets)}\n`);
const places = Object.fromEntries(
  AREAS.map(({ id, anchor: [x, y] }) => [id, [Math.round(x * SCALE), Math.round(y * SCALE + TOP)]]),
);
writeFileSync(path.join(OUT, 'places.json'), `${JSON.stringify(places)}\n`);
