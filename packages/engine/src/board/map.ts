// Areas and links as numbers. Cities are 0 to 66, seas 67 to 75; a link joins two adjacent areas.
import { CITY_DATA, MAJOR_ROADS, MINOR_ROADS, SEA_BORDERS, SEA_NAMES, STRAIT_CROSSINGS } from './map-data.ts';

/** Name of a city or sea in text, `CarthagoNova`. */
export type AreaId = string & { readonly brand: 'AreaId' };

export const CITY_COUNT = CITY_DATA.length;
export const SEA_COUNT = SEA_NAMES.length;
export const AREA_COUNT = CITY_COUNT + SEA_COUNT;
export const AREA_IDS: readonly AreaId[] = [...CITY_DATA.map((city) => city.name), ...SEA_NAMES].map(
  (name) => name as AreaId,
);

const BY_NAME = new Map<string, number>(AREA_IDS.map((id, index) => [id, index]));
export const areaIndex = (name: string): number | undefined => BY_NAME.get(name);
export const isSea = (area: number): boolean => area >= CITY_COUNT;

export const ROME = BY_NAME.get('Rome')!;
export const ALEXANDRIA = BY_NAME.get('Alexandria')!;

/** Victory points of a city (§4.2); seas are worth nothing. */
export const VALUE = Uint8Array.from(AREA_IDS, (_, area) => CITY_DATA[area]?.value ?? 0);
export const IS_MAJOR_PORT = Uint8Array.from(AREA_IDS, (_, area) =>
  Number(CITY_DATA[area]?.majorPort ?? false),
);
/** The seas a city is a port of, a bit each, sea 67 the lowest; 0 = inland, and for seas. */
export const PORT_SEAS = Uint16Array.from(AREA_IDS, (_, area) =>
  (CITY_DATA[area]?.seas ?? []).reduce((mask, sea) => mask | (1 << SEA_NAMES.indexOf(sea)), 0),
);

export const LINK_KINDS = ['major', 'minor', 'strait', 'port', 'sea'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

interface Link {
  readonly a: number;
  readonly b: number;
  readonly kind: LinkKind;
}

const joined = (kind: LinkKind, pairs: readonly (readonly [string, string])[]): Link[] =>
  pairs.map(([a, b]) => ({ a: BY_NAME.get(a)!, b: BY_NAME.get(b)!, kind }));

export const LINKS: readonly Link[] = [
  ...joined('major', MAJOR_ROADS),
  ...joined('minor', MINOR_ROADS),
  ...joined('strait', STRAIT_CROSSINGS),
  ...joined(
    'port',
    CITY_DATA.flatMap((city) => city.seas.map((sea) => [city.name, sea] as const)),
  ),
  ...joined('sea', SEA_BORDERS),
];
export const LINK_COUNT = LINKS.length;

const NO_LIMIT = 255;
const limits = (major: number, minor: number, strait: number): Uint8Array =>
  Uint8Array.from(LINKS, ({ kind }) => ({ major, minor, strait, port: NO_LIMIT, sea: NO_LIMIT })[kind]);

/** §4.31: blocks a player may send over a link in a command phase, and in a regroup (§6.11, §7.7). */
export const ROAD_LIMIT = limits(4, 2, 2);
/** The same for the attacking step under Pluto. */
export const PLUTO_LIMIT = limits(6, 3, 2);
/** The same for retreats, in one battle round (§7.61). */
export const RETREAT_LIMIT = limits(4, 2, 1);

/** §8.4: how many blocks a city supplies in winter, besides its value. */
export const SUPPLY = 3;
export const IS_STRAIT = Uint8Array.from(LINKS, ({ kind }) => Number(kind === 'strait'));
/** Roads and straits carry land blocks, port and sea links Navis. */
export const IS_ROAD = Uint8Array.from(LINKS, ({ kind }) => Number(kind !== 'port' && kind !== 'sea'));

export const otherEnd = (link: number, area: number): number => {
  const { a, b } = LINKS[link]!;
  return area === a ? b : a;
};

/** The links that end in each area, by their numbers. */
export const LINKS_AT: readonly (readonly number[])[] = AREA_IDS.map((_, area) =>
  LINKS.flatMap(({ a, b }, link) => (a === area || b === area ? [link] : [])),
);

/** One step from an area: the link and where it leads. */
export interface Exit {
  readonly link: number;
  readonly to: number;
}

const exits = (roads: boolean): readonly (readonly Exit[])[] =>
  AREA_IDS.map((_, area) =>
    LINKS_AT[area]!.filter((link) => (IS_ROAD[link] === 1) === roads)
      .map((link) => ({ link, to: otherEnd(link, area) }))
      .sort((one, other) => one.to - other.to),
  );

/** Land blocks go by road and strait; no road leads to an island but Sicilia's (§4.41). */
export const LAND_EXITS = exits(true);
export const NAVIS_EXITS = exits(false);

const LINK_FROM_TO = new Map(
  AREA_IDS.flatMap((_, from) => LINKS_AT[from]!.map((link) => [(from << 8) | otherEnd(link, from), link])),
);

/** The link between two areas, if they are adjacent. */
export const linkBetween = (from: number, to: number): number | undefined =>
  LINK_FROM_TO.get((from << 8) | to);
