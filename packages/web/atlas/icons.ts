// Small icons, each defined once as a symbol and used many times.
import { makeChance } from './chance.ts';
import { colour } from './colours.ts';
import { joinedNumbers, num, type Point } from './point.ts';
import { PEAK_SHAPES } from './relief.ts';
import { stamped, type Stamp } from './stamps.ts';
import type { Town } from './towns.ts';

const group = (id: string, body: string, attributes = ''): string =>
  `<g id="m-${id}"${attributes}>${body}</g>`;

export const use = (id: string, [x, y]: readonly [number, number]): string =>
  `<use href="#m-${id}" x="${num(x)}" y="${num(y)}"/>`;

const moved = (from: Point, to: Point): string => joinedNumbers([num(to[0] - from[0]), num(to[1] - from[1])]);

/** A peak, hatched on the east side. */
const peak = (scale: number, lean: number): Stamp => {
  const [half, high] = [11 * scale, 15 * scale];
  const left: Point = [-half, 0.8];
  const top: Point = [lean, -high];
  const right: Point = [half * 1.05, 0.8];
  const curve = (from: Point, ...points: readonly Point[]): string =>
    `c${points.map((point) => moved(from, point)).join(' ')}`;
  const back = curve(left, [-half * 0.6, -high * 0.45], [lean - half * 0.25, -high * 0.8], top);
  const front = curve(top, [lean + half * 0.25, -high * 0.75], [half * 0.55, -high * 0.35], right);
  let hatch = '';
  let last: Point = [0, 0];
  const line = (from: Point, by: Point): void => {
    hatch += `m${moved(last, from)}l${moved([0, 0], by)}`;
    last = [from[0] + by[0], from[1] + by[1]];
  };
  for (const down of [0.2, 0.4, 0.6, 0.8]) {
    const [x, y] = [lean + (half * 1.05 - lean) * down, -high * (1 - down)];
    const length = (1 - down * 0.25) * 7.6 * scale;
    line([x, y], [-length * 0.42, Math.min(length, 0.5 - y)]);
  }
  line([lean - 0.6, 3 - high], [-1.8 * scale, 5 * scale]); // snow
  return {
    paths: [
      { attributes: `fill="${colour('peak')}"`, d: `m${moved([0, 0], left)}${back}${front}` },
      { attributes: 'stroke-width=".85"', d: hatch },
    ],
    half: half * 1.05 + 1,
    high: high + 1,
  };
};

export const makePeaks = (): Stamp[] => {
  const chance = makeChance(99);
  return Array.from({ length: PEAK_SHAPES }, (_, shape) => {
    const scale = (shape < PEAK_SHAPES / 2 ? 1.05 : 0.86) * (0.8 + ((shape % 4) / 3) * 0.5);
    return peak(scale, (chance() - 0.5) * 3);
  });
};

const tree = (scale: number): Stamp => {
  const size = (path: string): string =>
    path.replaceAll(/-?[\d.]+/g, (number) => ` ${num(Number(number) * scale, 2)}`);
  return {
    paths: [
      { attributes: `stroke-width="${num(1.3 * scale, 2)}"`, d: size('v-4') },
      {
        attributes: `fill="${colour('peak')}" stroke-width="${num(scale, 2)}"`,
        d: size('m-5 -4c-2 -4 2 -8 5 -9c3 1 7 5 5 9c-3 1.2 -7 1.2 -10 0z'),
      },
      { attributes: `stroke-width="${num(0.8 * scale, 2)}"`, d: size('m1.5 -4.5l3 -2.5m-3.5 0l3.6 -2.5') },
    ],
    half: 7 * scale,
    high: 14 * scale,
  };
};

export const makeTrees = (): Stamp[] => [tree(1), tree(1.15)];

const ink = `stroke="${colour('ink')}" stroke-linejoin="round"`;

/** From its middle; a stamp's room is counted from its foot, which matters only among stamps of several shapes. */
const TOWN: Stamp = {
  paths: [
    {
      attributes: `fill="${colour('paper')}" ${ink} stroke-width="1.5"`,
      d: 'm-14 8v-10l5.500-6l5.500 6v10zm17 0v-9l5.500-6l5.500 6v9zm-8 0v-20l5-6l5 6v20zm0-20h10',
    },
    {
      attributes: `fill="${colour('ink')}" ${ink} stroke-width="1.5"`,
      d: 'm-1.600 8v-5.500h3.200v5.500z',
    },
    {
      attributes: `fill="none" ${ink} stroke-width="1.7"`,
      d: 'm-10.500 4.500v-3m4 3v-3m13 3v-3m4 3v-3',
    },
    { attributes: `fill="none" ${ink} stroke-width="2" stroke-linecap="round"`, d: 'm-17 8.600h34' },
    {
      attributes: `fill="${colour('ink')}" fill-opacity=".55"`,
      d: 'm5-12v20h-2v-20zm9 11v9h-2v-10.500z',
    },
  ],
  half: 18,
  high: 28,
};

const PORT: Stamp = {
  paths: [
    {
      attributes: `fill="${colour('sea-ink')}" stroke="${colour('paper')}" stroke-width="2"`,
      d: 'm-8.500 0a8.500 8.500 0 1 0 17 0a8.500 8.500 0 1 0-17 0z',
    },
    // An anchor: ring, shank with stock and arms, flukes
    {
      attributes: `fill="none" stroke="${colour('sign')}" stroke-width=".92"`,
      d: 'm-1.035-3.680a1.035 1.035 0 1 0 2.070 0a1.035 1.035 0 1 0-2.070 0z',
    },
    {
      attributes: `fill="none" stroke="${colour('sign')}" stroke-width="1.035" stroke-linecap="round"`,
      d: 'm0-2.530v6.900m-2.300-5.520h4.600m-6.440 2.070c.23 2.300 1.840 3.450 4.140 3.450c2.300 0 3.910-1.150 4.140-3.450',
    },
    {
      attributes: `fill="${colour('sign')}"`,
      d: 'm-5.290 1.840l1.380-2.300l1.380 2.300zm10.580 0l-1.380-2.300l-1.380 2.300z',
    },
  ],
  half: 10,
  high: 19,
};

const once = ({ paths }: Stamp): string =>
  paths.map(({ attributes, d }) => `<path ${attributes} d="M0 0${d}"/>`).join('');

/** Battlements of three teeth over a wall that wide. */
const battlements = (x: number, width: number, y: number): string => {
  const tooth = num(width / 5, 2);
  return `M${num(x)} ${num(y)}v-3.200h${tooth}v3.200h${tooth}v-3.200h${tooth}v3.200h${tooth}v-3.200h${tooth}v3.200z`;
};
const tower = (x: number, width: number, height: number): string =>
  `M${x} 9V${-height}h${width}V9z${battlements(x, width, -height)}`;

/** A walled town worth victory points, with its numeral on the wall. */
const walls = (value: number): string => {
  const outline = `${value === 2 ? tower(-9, 18, 21) : ''}M-20 9V-9h40V9z${battlements(-11, 22, -9)}${tower(-23, 9, 14)}${tower(14, 9, 14)}`;
  return (
    `<path d="M-25 9.500h50l-2 3.500h-46z" fill="${colour('ink-soft')}" opacity=".35"/>` +
    `<path fill="${colour('wall')}" stroke="${colour('paper')}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round" d="${outline}"/>` +
    `<path d="M-20.500-7.500h4m33 0h4M-20.500-2h4m33 0h4" stroke="${colour('numeral')}" stroke-width="1.1" opacity=".55"/>` +
    (value === 2 ? `<path d="M-2-18h4v5.500h-4z" fill="${colour('numeral')}" opacity=".8"/>` : '') +
    `<text y="6.800" text-anchor="middle" font-family="Cinzel" font-weight="800" font-size="18.500" letter-spacing=".5" fill="${colour('numeral')}">${'I'.repeat(value)}</text>`
  );
};

/** Glyphs in a box of 100. */
const SHIP =
  `<g fill="${colour('sign')}"><path d="M2 60L16 59L83 59C90 57 93 49 89 41C87 37 83 38 82 41C79 36 84 31 90 33C99 37 101 53 94 66C89 75 82 79 72 79L27 79C18 79 9 72 2 60zM32 12C46 17 58 17 72 12C68 25 68 38 72 51C58 55 46 55 32 51C36 38 36 25 32 12z"/></g>` +
  `<path fill="none" stroke="${colour('sign')}" stroke-width="4.4" stroke-linecap="round" d="M52 5V60M28 77l-8 16M41 77l-8 16M54 77l-8 16M67 77l-8 16M78 76l-7 17"/>`;
const HORSE =
  `<path fill="${colour('levy-ink')}" d="M28 94C27 78 33 66 43 57C36 60 29 65 23 67C17 69 11 64 10 58C9.500 55 11 52 14 49L33 29C34 22 36 15 37 7L46 17C49 15.500 53 14.500 56 14.500L60 5L66 17C70 19 73 22 76 25L84 24L82 32L91 36L87 42L95 49L90 53L97 61L91 64L96 74L90 75L92 94z"/>` +
  `<circle cx="42" cy="34" r="3.400" fill="${colour('levy')}"/><path d="M16 57l7-2M66 26C76 38 80 60 78 92" fill="none" stroke="${colour('levy')}" stroke-width="3.200" stroke-linecap="round"/>`;
const ELEPHANT =
  `<path fill="${colour('levy-ink')}" d="M93 64C95 46 86 32 66 30C57 29 51 30 46 33C40 25 27 24 20 31C12 38 11 49 12 60C12 68 13 77 8 83C6 86 10 90 14 87C20 82 20 73 21 65C24 68 28 70 33 69L37 68L36 93H50L52 74H66L67 93H81L83 68C86 72 88 78 88 84H92zM53 27V7H59V11.500H64V7H70V11.500H75V7H81V31C72 27 62 26 53 27z"/>` +
  `<path d="M41 36C52 38 54 54 43 62C37 56 36 44 41 36z" fill="none" stroke="${colour('levy')}" stroke-width="3.400"/><circle cx="27" cy="43" r="3" fill="${colour('levy')}"/><path fill="${colour('levy-ink')}" stroke="${colour('levy')}" stroke-width="2.600" d="M27 60C20 69 11 71 3 66C10 66 16 61 19 55z"/>`;

const glyph = (body: string, size: number): string =>
  `<g transform="translate(${num(-size / 2, 2)} ${num(-size / 2, 2)})scale(${num(size / 100, 3)})">${body}</g>`;
const disc = (radius: number, body: string): string =>
  `<circle r="${radius}" fill="${colour('sea-ink')}" stroke="${colour('paper')}" stroke-width="2"/>${body}`;
const shield = (body: string): string =>
  `<path d="M-10.500-10.500h21V4C10.500 9 5 11.500 0 13.500C-5 11.500-10.500 9-10.500 4z" fill="${colour('levy')}" stroke="${colour('paper')}" stroke-width="2"/>${glyph(body, 15.5)}`;

/** Crossed swords, for a battlefield. */
const SWORDS =
  `<path fill="none" stroke="${colour('halo')}" stroke-width="4.500" stroke-linecap="round" opacity=".8" d="M-6-6L6 6M6-6L-6 6"/>` +
  `<path fill="none" stroke="${colour('ink-soft')}" stroke-width="1.700" stroke-linecap="round" d="M-6.500-6.500L6 6M6.500-6.500L-6 6M1.800 5.800L5.800 1.800M-1.800 5.800L-5.800 1.800"/>`;

export const symbols = (): string =>
  group('town', once(TOWN)) +
  group('walls1', walls(1)) +
  group('walls2', walls(2)) +
  group('sign-port', once(PORT)) +
  group('sign-major', disc(11.5, glyph(SHIP, 17.5))) +
  group('horse', shield(HORSE)) +
  group('elephants', shield(ELEPHANT)) +
  group('swords', SWORDS);

/** What is drawn of a town at a point: its walls, the port on its right, the levy on its left. */
interface Icon {
  readonly id: string;
  readonly at: Point;
}

const iconsOf = ({ value, port, levy }: Town, [x, y]: Point): Icon[] => {
  const aside = value > 0 ? 30 : 24;
  return [
    { id: value > 0 ? `walls${value}` : 'town', at: [x, y] },
    ...(port === 'none' ? [] : [{ id: `sign-${port}`, at: [x + aside, y + 3] as const }]),
    ...(levy === 'none' ? [] : [{ id: levy, at: [x - aside - 1, y + 2] as const }]),
  ];
};

/**
 * The towns with their signs, which cover them. Most are plain towns and ports: stamped, and listed by their kind in the
 * group's attributes, for those who draw one again.
 */
export const townIcons = (towns: readonly (readonly [Town, Point])[]): string => {
  const icons = towns.flatMap(([town, at]) => iconsOf(town, at));
  const of = (wanted: (id: string) => boolean): Icon[] => icons.filter(({ id }) => wanted(id));
  const stamps = (kind: string, stamp: Stamp): string =>
    stamped(
      of((id) => id === kind).map(({ at }) => ({ at, shape: 0 })),
      [stamp],
    );
  const uses = (wanted: (id: string) => boolean): string =>
    of(wanted)
      .map(({ id, at }) => use(id, at))
      .join('');
  const listed = (kind: string): string =>
    of((id) => id === kind)
      .map(({ at }) => at.map((n) => num(n)).join())
      .join(' ');
  const isWalls = (id: string): boolean => id.startsWith('walls');
  const isStamped = (id: string): boolean => id === 'town' || id === 'sign-port';
  return (
    `<g data-town="${listed('town')}" data-sign-port="${listed('sign-port')}">` +
    stamps('town', TOWN) +
    uses(isWalls) +
    stamps('sign-port', PORT) +
    uses((id) => !isWalls(id) && !isStamped(id)) +
    '</g>'
  );
};
