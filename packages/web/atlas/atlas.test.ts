import { AREA_IDS, LINKS, isSea } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { makeAtlas } from './atlas.ts';
import { HEIGHT, WIDTH } from './axes.ts';
import { INSET } from './frame.ts';
import { linkWay } from './geometry.ts';
import { cellAt } from './grid.ts';
import { halfHeight } from './lettering.ts';
import { distance, distanceToLine, sampled, type Point } from './point.ts';
import { LAND, reachOf } from './terrain.ts';

const atlas = makeAtlas();
const { projection, terrain, lettering } = atlas;
const anchorOf = (area: number): Point => projection.anchors.get(AREA_IDS[area]!)!;
const isLand = (p: Point) => terrain.land[cellAt(p)] === 1;

const cities = AREA_IDS.flatMap((id, area) => (isSea(area) ? [] : [{ id, area }]));
const seas = AREA_IDS.flatMap((id, area) => (isSea(area) ? [{ id, area }] : []));
const links = LINKS.map(({ a, b, kind }, link) => ({
  name: `${AREA_IDS[a]}–${AREA_IDS[b]}`,
  a,
  b,
  kind,
  link,
}));
const roads = links.filter(({ link }) => atlas.roads.has(link));
const portLinks = links.filter(({ kind }) => kind === 'port');
const inland = cities.filter(({ area }) => !portLinks.some(({ a }) => a === area));

/** A port's nearest water is at most this far; an inland town's is farther. */
const SHORE = 28;
/** Each of a port's seas is at most this far. */
const REACH = 54;

describe('places', () => {
  test.each(cities)('$id is on land, inside the neat-line with a full stack', ({ area }) => {
    const [x, y] = anchorOf(area);
    expect(terrain.sea[cellAt([x, y])]).toBe(LAND);
    expect(Math.min(x - 64, y - 60)).toBeGreaterThanOrEqual(INSET);
    expect(x + 64).toBeLessThanOrEqual(WIDTH - INSET);
    expect(y + 32).toBeLessThanOrEqual(HEIGHT - INSET);
  });

  test.each(seas)("$id's Navis are in its water", ({ area }) => {
    expect(terrain.sea[cellAt(anchorOf(area))]).toBe(area);
  });

  test.each(portLinks)('$name: the port is by the sea', ({ a, b }) => {
    expect(terrain.fromWater[cellAt(anchorOf(a))]).toBeLessThanOrEqual(SHORE);
    expect(reachOf(terrain, anchorOf(a), b)).toBeLessThanOrEqual(REACH);
  });

  test.each(inland)('$id is away from any water', ({ area }) => {
    expect(terrain.fromWater[cellAt(anchorOf(area))]).toBeGreaterThan(SHORE);
  });

  test.each(cities.filter((city) => !inland.includes(city)))(
    'the nearest sea of $id is one of its own',
    ({ area }) => {
      const nearest = seas
        .map((sea) => ({ sea: sea.area, reach: reachOf(terrain, anchorOf(area), sea.area, REACH) }))
        .reduce((best, next) => (next.reach < best.reach ? next : best));
      expect(portLinks.some(({ a, b }) => a === area && b === nearest.sea)).toBe(true);
    },
  );

  test('the board is not folded anywhere', () => {
    for (let x = 0; x <= WIDTH; x += 40)
      for (let y = 0; y <= HEIGHT; y += 40) {
        const [west, east] = [projection.warp([x - 2, y]), projection.warp([x + 2, y])];
        const [north, south] = [projection.warp([x, y - 2]), projection.warp([x, y + 2])];
        const area =
          (east[0] - west[0]) * (south[1] - north[1]) - (east[1] - west[1]) * (south[0] - north[0]);
        expect(area / 16).toBeGreaterThan(0.2);
      }
  });
});

describe('links', () => {
  test.each(roads)('the road $name stays on land', ({ a, b, link }) => {
    const wet = sampled(linkWay(atlas, link), 2).filter((p) => !isLand(p));
    // Under the icon of a coastal town the raster may call a cell or two wet.
    const beyond = wet.filter((p) => distance(p, anchorOf(a)) > 26 && distance(p, anchorOf(b)) > 26);
    expect(beyond).toEqual([]);
    expect(wet.length).toBeLessThanOrEqual(3);
  });

  test.each(roads)('the road $name passes no third town', ({ a, b, link }) => {
    const near = cities.filter(
      ({ area }) => area !== a && area !== b && distanceToLine(anchorOf(area), linkWay(atlas, link)) < 34,
    );
    expect(near).toEqual([]);
  });

  test.each(roads)("the road $name crosses no province's name and no battlefield", ({ link }) => {
    const spots = sampled(linkWay(atlas, link), 2);
    const crossed = lettering.provinces.filter((label) =>
      spots.some((p) => distanceToLine(p, label.spine) < halfHeight(label) + 2),
    );
    expect(crossed.map(({ text }) => text)).toEqual([]);
    expect(
      atlas.battles.filter(({ at }) => distanceToLine(at, linkWay(atlas, link)) < 10).map(({ name }) => name),
    ).toEqual([]);
  });

  test.each(roads)('the road $name makes no large detour', ({ a, b, link }) => {
    const spots = sampled(linkWay(atlas, link), 2);
    expect((spots.length * 2) / distance(anchorOf(a), anchorOf(b))).toBeLessThan(1.5);
  });

  test.each(portLinks)('$name: the route reaches that sea, and stays in it', ({ a, b, link }) => {
    const spots = sampled(linkWay(atlas, link), 2);
    const first = spots.findIndex((p) => terrain.sea[cellAt(p)] === b);
    expect(distance(spots[first]!, anchorOf(a))).toBeLessThanOrEqual(75);
    expect(spots.slice(first).filter((p) => terrain.sea[cellAt(p)] !== b).length).toBeLessThanOrEqual(8);
  });

  test.each(links.filter(({ kind }) => kind === 'sea'))(
    '$name: the way leads over both seas only',
    ({ a, b, link }) => {
      const others = sampled(linkWay(atlas, link), 2).filter(
        (p) => ![a, b].includes(terrain.sea[cellAt(p)]!),
      );
      expect(others.length).toBeLessThanOrEqual(6); // a cape or two cut off in a narrow strait
    },
  );

  test.each(links.filter(({ kind }) => kind === 'strait'))(
    'the arrow at $name spans the water',
    ({ link }) => {
      const { arrow } = atlas.straits.get(link)!;
      expect(isLand(arrow[0])).toBe(true);
      expect(isLand(arrow[1])).toBe(true);
      expect(sampled(arrow, 1).some((p) => !isLand(p))).toBe(true);
    },
  );
});

describe('lettering', () => {
  const towns = [...lettering.towns].map(([id, label]) => ({
    id,
    label,
    anchor: projection.anchors.get(id)!,
  }));
  const named = [...lettering.provinces, ...lettering.seas.values()];

  test.each(named)('$text covers no town and no town name', (curved) => {
    const room = halfHeight(curved);
    const hidden = towns.filter(({ label: { width }, anchor: [townX, townY] }) =>
      curved.spine.some(([x, y]) => {
        const onIcon = Math.abs(x - townX) < 36 + room && y > townY - 22 - room && y < townY + 13 + room;
        const onLabel =
          Math.abs(x - townX) < width / 2 + room && y > townY + 14 - room && y < townY + 33 + room;
        return onIcon || onLabel;
      }),
    );
    expect(hidden.map(({ id }) => id)).toEqual([]);
  });

  test('no two curved names touch', () => {
    const meet = named.flatMap((one, i) =>
      named
        .slice(i + 1)
        .filter((other) =>
          one.spine.some((p) => distanceToLine(p, other.spine) < halfHeight(one) + halfHeight(other)),
        )
        .map((other) => `${one.text} ${other.text}`),
    );
    expect(meet).toEqual([]);
  });

  test("Navis cover no sea's name except that of the Propontis, which is too small for both", () => {
    const hidden = seas.filter(({ id, area }) => {
      const label = lettering.seas.get(id)!;
      const [standX, standY] = anchorOf(area);
      const room = halfHeight(label);
      return label.spine.some(
        ([x, y]) => Math.abs(x - standX) < 64 + room && y > standY - 60 - room && y < standY + 11 + room,
      );
    });
    expect(hidden.map(({ id }) => id)).toEqual(['Propontis']);
  });

  test.each(seas)("$id's name is mostly on its own water", ({ id, area }) => {
    const spine = sampled(lettering.seas.get(id)!.spine, 4);
    const own = spine.filter((p) => terrain.sea[cellAt(p)] === area);
    expect(own.length / spine.length).toBeGreaterThan(0.85);
  });
});
