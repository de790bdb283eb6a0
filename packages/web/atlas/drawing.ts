// The background map as one SVG: few paths, drawn from the sea up. Colours are referenced by name only.
import { LINKS } from '@rubicon/engine';
import type { Atlas } from './atlas.ts';
import { HEIGHT, WIDTH } from './axes.ts';
import { cutBy, riverLines } from './coast.ts';
import { colour } from './colours.ts';
import { INSET, frame, rhumbs, rose, title } from './frame.ts';
import { blurred, cellAt, outlines } from './grid.ts';
import { makePeaks, makeTrees, symbols, townIcons, use } from './icons.ts';
import type { CurvedLabel } from './lettering.ts';
import {
  clippedRing,
  distance,
  mix,
  num,
  pathOf,
  sampled,
  signedArea,
  simplified,
  type Point,
} from './point.ts';
import { stamped } from './stamps.ts';
import { CHANNEL_REACH, type Terrain } from './terrain.ts';
import { TOWNS, townText } from './towns.ts';
import { makeWashes, provinceBorders, type WashedArea } from './washes.ts';

const paths = (
  lines: readonly (readonly Point[])[],
  tolerance: number,
  { closed = false, decimals = 1 } = {},
) => lines.map((points) => pathOf(tidied(points, tolerance, closed), { closed, decimals })).join('');

/** A ring is cut at its farthest point first, or there would be nothing to measure from. */
export const tidied = (points: readonly Point[], tolerance: number, closed: boolean): Point[] => {
  if (!closed || points.length < 8) return simplified(points, tolerance);
  let half = 0;
  for (const [i, p] of points.entries())
    if (distance(p, points[0]!) > distance(points[half]!, points[0]!)) half = i;
  const [out, back] = [points.slice(0, half + 1), [...points.slice(half), points[0]!]];
  return [...simplified(out, tolerance), ...simplified(back, tolerance).slice(1, -1)];
};

const nearBoard = ([x, y]: Point): boolean => x > -12 && y > -12 && x < WIDTH + 12 && y < HEIGHT + 12;

const BEYOND: readonly [Point, Point] = [
  [-20, -20],
  [WIDTH + 20, HEIGHT + 20],
];

const WATER_LINES = [
  { from: 4, width: 1.25, strength: 0.78 },
  { from: 8.5, width: 1.1, strength: 0.62 },
  { from: 14, width: 0.95, strength: 0.5 },
  { from: 20.5, width: 0.85, strength: 0.38 },
  { from: 28, width: 0.75, strength: 0.28 },
  { from: 37, width: 0.65, strength: 0.2 },
];

const waterLining = ({ fromLand }: Terrain): string => {
  const soft = blurred(fromLand, 4);
  const lines = WATER_LINES.map(({ from, width, strength }) => {
    const rings = outlines(soft, from).filter((ring) => Math.abs(signedArea(ring)) > 60);
    const d = paths(
      rings.flatMap((ring) => cutBy(ring, nearBoard)),
      0.3,
    );
    return `<path stroke-width="${num(width, 2)}" opacity="${num(strength, 2)}" d="${d}"/>`;
  });
  return `<g fill="none" stroke="${colour('sea-ink')}" stroke-linejoin="round">${lines.join('')}</g>`;
};

const seaDecoration = (atlas: Atlas): string => {
  const waves = atlas.relief.waves.map(
    ({ at: [x, y], shape }) => `M${x} ${y}q4-5 8 0q4 5 8 0${shape === 1 ? 'q4-5 8 0' : ''}`,
  );
  return (
    `<path stroke="${colour('sea-ink')}" stroke-width=".8" opacity=".17" d="${rhumbs(atlas.rose, 2600)}${rhumbs([150, 300], 900)}"/>` +
    `<path fill="none" stroke="${colour('sea-ink')}" stroke-width="1.1" opacity=".38" stroke-linecap="round" d="${waves.join('')}"/>`
  );
};

const graticule = ({ projection: { project } }: Atlas): string => {
  const lines: Point[][] = [];
  for (let lon = -10; lon <= 40; lon += 5)
    lines.push(Array.from({ length: 54 }, (_, i) => project([lon, 26.7 + i / 2])));
  for (let lat = 30; lat <= 50; lat += 5)
    lines.push(Array.from({ length: 115 }, (_, i) => project([-14 + i / 2, lat])));
  return `<path fill="none" stroke="${colour('ink-soft')}" stroke-width=".8" opacity=".18" d="${paths(lines, 0.6, { decimals: 0 })}"/>`;
};

/** From the province's edge inwards: width and strength. */
const WASH_BANDS = [
  [44, '.12'],
  [34, '.14'],
  [25, '.17'],
  [16, '.22'],
  [8, '.5'],
] as const;

const WASH_REACH = WASH_BANDS[0][0] / 2;

/** Areas of one colour that are out of each other’s reach can be drawn as one. */
const washGroups = (areas: readonly WashedArea[]): WashedArea[][] => {
  const groups: WashedArea[][] = [];
  const isNear = (one: WashedArea, other: WashedArea): boolean =>
    one.rings.flat().some((p) => other.rings.flat().some((q) => distance(p, q) < WASH_REACH + 2));
  for (const area of areas) {
    const group = groups.find(
      ([first, ...rest]) =>
        first!.wash === area.wash && ![first!, ...rest].some((other) => isNear(area, other)),
    );
    if (group === undefined) groups.push([area]);
    else group.push(area);
  }
  return groups;
};

/** Colour laid along the inside of each province's edge, fading inwards. */
const washes = ({ projection, terrain }: Atlas): string =>
  washGroups(makeWashes(projection.project, terrain))
    .map((areas, i) => {
      const near = areas
        .flatMap(({ rings }) => rings)
        .map((ring) => clippedRing(ring, ...BEYOND))
        .filter((ring) => Math.abs(signedArea(ring)) > 40);
      const d = paths(near, 1.2, { closed: true, decimals: 0 });
      const hue = colour(`wash-${areas[0]!.wash}`);
      return (
        `<clipPath id="m-w${i}"><path id="m-e${i}" d="${d}"/></clipPath><g clip-path="url(#m-w${i})" fill="none" stroke="${hue}"><use href="#m-e${i}" fill="${hue}" stroke="none" opacity=".2"/>` +
        WASH_BANDS.map(
          ([width, strength]) => `<use href="#m-e${i}" stroke-width="${width}" opacity="${strength}"/>`,
        ).join('') +
        '</g>'
      );
    })
    .join('');

const landLayer = (atlas: Atlas, land: string): string => {
  const { projection, terrain } = atlas;
  const onLand = (p: Point) => terrain.land[cellAt(p)] === 1;
  const borders = provinceBorders(projection.project).flatMap((border) => cutBy(border, onLand));
  const rivers = riverLines(projection.project).flatMap((river) => cutBy(river, nearBoard));
  const channels = paths(terrain.channels, 0.4);
  return (
    `<clipPath id="m-land"><path id="m-coast" clip-rule="evenodd" d="${land}"/></clipPath><use href="#m-coast" fill="${colour('land')}" fill-rule="evenodd"/>` +
    `<g clip-path="url(#m-land)" fill="none" stroke-linecap="round" stroke-linejoin="round"><g opacity="${colour('wash')}">${washes(atlas)}</g>` +
    `<path stroke="${colour('river')}" stroke-width="1.9" d="${paths(rivers, 0.5)}"/>` +
    `<path stroke="${colour('ink-soft')}" stroke-width="1.5" stroke-dasharray=".01 5" opacity=".8" d="${paths(borders, 0.4)}"/>` +
    `<path stroke="${colour('ink')}" stroke-width="${2 * CHANNEL_REACH + 3}" stroke-linecap="butt" d="${channels}"/></g>` +
    `<use href="#m-coast" fill="none" stroke="${colour('ink')}" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path fill="none" stroke="${colour('sea')}" stroke-width="${2 * CHANNEL_REACH}" d="${channels}"/>`
  );
};

const reliefLayer = ({ relief }: Atlas): string => {
  const sand = relief.sand.map(({ at: [x, y], shape }) =>
    shape === 0 ? `M${x} ${y}q5-4 11 0m-8 4h0m5 0h0` : `M${x} ${y}h0m5 2h0`,
  );
  const lines = `stroke="${colour('ink')}" fill="none" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<path fill="none" stroke="${colour('ink-soft')}" stroke-width="1.8" stroke-linecap="round" opacity=".5" d="${sand.join('')}"/>` +
    `<g ${lines} opacity=".62">${stamped(relief.trees, makeTrees())}</g>` +
    `<g ${lines} stroke-width="1.15" opacity=".78">${stamped(relief.peaks, makePeaks())}</g>`
  );
};

const seaBorders = ({ terrain }: Atlas): string => {
  const atSea = (p: Point) => terrain.land[cellAt(p)] === 0;
  const d = paths(
    terrain.seaBorders.flatMap((border) => cutBy(dense(border), atSea)),
    0.4,
  );
  return (
    `<g fill="none"><path stroke="${colour('sea')}" stroke-width="7" opacity=".8" d="${d}"/>` +
    `<path stroke="${colour('sea-ink')}" stroke-width="2.6" stroke-dasharray="11 7" d="${d}"/></g>`
  );
};

const dense = (points: readonly Point[]): Point[] =>
  points.flatMap((p, i) => {
    const next = points[i + 1];
    const count = next ? Math.max(1, Math.ceil(distance(p, next) / 2)) : 1;
    return next ? Array.from({ length: count }, (_, k) => mix(p, next, k / count)) : [p];
  });

/** A label's curve as the map and the page draw it. */
export const labelPath = (label: CurvedLabel): string => pathOf(simplified(label.base, 0.15));

const curvedNames = (labels: readonly CurvedLabel[], id: string, attributes: string): string =>
  `<g ${attributes} text-anchor="middle" paint-order="stroke" stroke-linejoin="round">` +
  labels
    .map(
      (label, i) =>
        `<path id="m-${id}${i}" d="${labelPath(label)}" stroke="none" fill="none"/><text font-size="${label.size}" letter-spacing="${label.spacing}"><textPath href="#m-${id}${i}" startOffset="50%">${label.text}</textPath></text>`,
    )
    .join('') +
  '</g>';

/** Roads end where they would run behind a town's name: a dot between letters looks like an accent. */
const besideNames = ({ lettering }: Atlas, road: readonly Point[], top: number): Point[][] =>
  cutBy(sampled(road, 2), ([x, y]) =>
    [...lettering.towns.values()].every(
      ({ at, width }) => Math.abs(x - at[0]) > width / 2 + 3 || y < at[1] - top || y > at[1] + 6,
    ),
  );

const roadLayer = (atlas: Atlas): string => {
  const { roads, straits } = atlas;
  const drawn = (kind: string, top: number) =>
    paths(
      [...roads]
        .filter(([link]) => LINKS[link]!.kind === kind)
        .flatMap(([, road]) => besideNames(atlas, road, top)),
      0.35,
    );
  const [major, minor] = [drawn('major', 13), drawn('minor', 18)];
  const arrows = [...straits.values()].map(({ arrow }) => arrow);
  const shafts = arrows.map((arrow) => pathOf(arrow)).join('');
  const heads = arrows.map(([a, b]) => arrowHead(a, b) + arrowHead(b, a)).join('');
  return (
    `<g fill="none" stroke-linecap="round" stroke-linejoin="round"><defs><path id="m-major" d="${major}"/><path id="m-minor" d="${minor}"/></defs><g stroke="${colour('halo')}" opacity=".72"><use href="#m-major" stroke-width="7.5"/><use href="#m-minor" stroke-width="6"/></g>` +
    `<g stroke="${colour('minor')}" stroke-width="3.6" stroke-dasharray=".01 8"><use href="#m-minor"/></g><g stroke="${colour('major')}" stroke-width="3.8"><use href="#m-major"/></g>` +
    `<path stroke="${colour('halo')}" stroke-width="7" opacity=".8" d="${shafts}"/><path stroke="${colour('major')}" stroke-width="3.2" d="${shafts}"/></g>` +
    `<path fill="${colour('major')}" stroke="${colour('halo')}" stroke-width="1.2" d="${heads}"/>`
  );
};

const arrowHead = (from: Point, tip: Point): string => {
  const length = distance(from, tip);
  const [x, y] = [(tip[0] - from[0]) / length, (tip[1] - from[1]) / length];
  const at = (along: number, aside: number): Point => [
    tip[0] + x * along - y * aside,
    tip[1] + y * along + x * aside,
  ];
  return pathOf([at(6, 0), at(-4, 6), at(-4, -6)], { closed: true });
};

const townLayer = ({ projection: { anchors }, lettering }: Atlas): string => {
  const names = (capitals: boolean) =>
    [...lettering.towns]
      .filter(([, label]) => label.capitals === capitals)
      .map(
        ([
          id,
          {
            text,
            at: [x, y],
            size,
          },
        ]) =>
          `<text x="${x}" y="${y}"${capitals && townText(id).size !== 17.5 ? ` font-size="${size}"` : ''}>${text}</text>`,
      )
      .join('');
  return (
    townIcons(TOWNS.map((town) => [town, anchors.get(town.id)!])) +
    `<g text-anchor="middle" fill="${colour('ink')}" stroke="${colour('halo')}" stroke-width="4.5" paint-order="stroke" stroke-linejoin="round">` +
    `<g font-family="EB Garamond" font-weight="600" font-size="20" letter-spacing=".2">${names(false)}</g>` +
    `<g font-family="Cinzel" font-weight="700" font-size="17.5" letter-spacing=".6">${names(true)}</g></g>`
  );
};

export const drawMap = (atlas: Atlas): string => {
  const { terrain, lettering, battles } = atlas;
  const land = paths(
    terrain.rings.map((ring) => clippedRing(ring, ...BEYOND)).filter((ring) => ring.length > 2),
    0.3,
    { closed: true },
  );
  const provinceStyle = `font-family="Cinzel" font-weight="600" fill="${colour('province-name')}" fill-opacity=".78" stroke="${colour('land')}" stroke-opacity=".6" stroke-width="3"`;
  const seaStyle = `font-family="EB Garamond" font-style="italic" font-weight="500" fill="${colour('sea-name')}" stroke="${colour('sea')}" stroke-width="5"`;
  const body = [
    `<defs>${symbols()}<clipPath id="m-frame"><path d="M${INSET} ${INSET}H${WIDTH - INSET}V${HEIGHT - INSET}H${INSET}z"/></clipPath></defs>`,
    `<g clip-path="url(#m-frame)"><path fill="${colour('sea')}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>`,
    seaDecoration(atlas),
    waterLining(terrain),
    landLayer(atlas, land),
    graticule(atlas),
    reliefLayer(atlas),
    seaBorders(atlas),
    curvedNames(lettering.provinces, 'p', provinceStyle),
    curvedNames([...lettering.seas.values()], 's', seaStyle),
    rose(atlas.rose, 46),
    roadLayer(atlas),
    battles.map(({ at }) => use('swords', at)).join(''),
    townLayer(atlas),
    '</g>',
    frame(),
    title(440, 1086),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">\n${body.join('\n')}\n</svg>\n`;
};
