// The board's own projection: flat axes, warped so that every location has space. Returns where each location ends
// up.
import { AREA_IDS, isSea } from '@rubicon/engine';
import { HEIGHT, WIDTH, flat } from './axes.ts';
import { CITY_PLACES, SEA_PLACES, SETTLE, SHORE_PINS, WIDE_CITIES } from './places.ts';
import type { Point } from './point.ts';
import { warpBy, type Pin } from './spline.ts';
import { spread, type Box } from './spread.ts';

interface PinnedBox extends Box {
  readonly slack: number;
}

const cityBox = (name: string): PinnedBox => {
  const [lat, lon] = CITY_PLACES[name]!;
  return { home: flat(lon, lat), width: WIDE_CITIES.has(name) ? 158 : 128, height: 96, lift: 20, slack: 6 };
};

const seaBox = (name: string): PinnedBox => {
  const { at, room, slack } = SEA_PLACES[name]!;
  const [width, height] = room ?? [150, 100];
  return { home: flat(at[1], at[0]), width, height, lift: 0, slack: slack ?? 60 };
};

/** The edges of the board stay where they are. */
const edgePins = (): Pin[] => {
  const pin = (x: number, y: number): Pin => ({ at: [x, y], shift: [0, 0], slack: 40 });
  const pins: Pin[] = [];
  for (let x = -150; x <= WIDTH + 150; x += 180) pins.push(pin(x, -90), pin(x, HEIGHT + 110));
  for (let y = 100; y < HEIGHT; y += 180) pins.push(pin(-150, y), pin(WIDTH + 150, y));
  return pins;
};

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

export interface Projection {
  readonly warp: (p: Point) => Point;
  readonly project: (lonLat: Point) => Point;
  readonly anchors: ReadonlyMap<string, Point>; // of every area, by its id
}

export const makeProjection = (): Projection => {
  const areaBoxes = AREA_IDS.map((id, area) => (isSea(area) ? seaBox(id) : cityBox(id)));
  const shoreBoxes = SHORE_PINS.map(([lat, lon, width, height]): PinnedBox => ({
    home: flat(lon, lat),
    width,
    height,
    lift: 0,
    slack: 6,
  }));
  const boxes = [...areaBoxes, ...shoreBoxes];
  const rest = spread(boxes);
  const pins = boxes.map(({ home, slack }, i): Pin => {
    const [x, y] = rest[i]!;
    return { at: home, shift: [x - home[0], y - home[1]], slack };
  });
  const warp = warpBy([...pins, ...edgePins()]);
  const anchors = AREA_IDS.map((id, area): [string, Point] => {
    const [x, y] = warp(areaBoxes[area]!.home);
    const [dx, dy] = SETTLE[id] ?? [0, 0];
    return [id, [Math.round(x + dx), Math.round(y + dy)]];
  });
  return {
    warp,
    project: ([lon, lat]) => warp(flat(clamp(lon, -14.5, 43), clamp(lat, 26.6, 53))),
    anchors: new Map(anchors),
  };
};
