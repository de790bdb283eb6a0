import { describe, expect, test } from 'vitest';
import {
  AREA_COUNT,
  AREA_IDS,
  CITY_COUNT,
  LAND_EXITS,
  LINKS,
  NAVIS_EXITS,
  PORT_SEAS,
  areaIndex,
  isSea,
  linkBetween,
} from './map.ts';
import {
  PATH_DEPTH,
  PATH_FROM,
  PATH_LINK,
  PATH_PARENT,
  PATH_ROOT,
  PATH_TO,
  ROUTES,
  findPath,
  pathAreas,
  pathTree,
  routeAreas,
} from './paths.ts';

const names = (areas: readonly number[]): string => areas.map((area) => AREA_IDS[area]).join('-');
const area = (name: string): number => areaIndex(name)!;

describe('the map', () => {
  test('67 cities, 9 seas; every link joins two areas, and no two join the same', () => {
    expect([CITY_COUNT, AREA_COUNT - CITY_COUNT]).toEqual([67, 9]);
    const pairs = LINKS.map(({ a, b }) => [a, b].toSorted((x, y) => x - y).join());
    expect(new Set(pairs).size).toBe(LINKS.length);
    expect(LINKS.every(({ a, b }) => a !== b && a < AREA_COUNT && b < AREA_COUNT)).toBe(true);
  });

  test('roads join cities, port links a city and a sea, sea borders two seas', () => {
    for (const { a, b, kind } of LINKS) {
      const seas = Number(isSea(a)) + Number(isSea(b));
      expect([kind, seas]).toEqual([kind, kind === 'sea' ? 2 : kind === 'port' ? 1 : 0]);
    }
  });

  test('a sea has the ports that say they are on it', () => {
    for (let sea = CITY_COUNT; sea < AREA_COUNT; sea++) {
      const ports = NAVIS_EXITS[sea]!.filter(({ to }) => !isSea(to)).map(({ to }) => to);
      const declared = Array.from({ length: CITY_COUNT }, (_, city) => city).filter(
        (city) => (PORT_SEAS[city]! >> (sea - CITY_COUNT)) & 1,
      );
      expect(ports).toEqual(declared);
    }
  });
});

describe('paths', () => {
  test('every path is a chain of links that never steps straight back', () => {
    for (let path = 0; path < PATH_FROM.length; path++) {
      const areas = pathAreas(path);
      expect(areas.length).toBe(PATH_DEPTH[path]! + 1);
      for (let step = 1; step < areas.length; step++) {
        expect(linkBetween(areas[step - 1]!, areas[step]!)).toBeDefined();
        expect(areas[step]).not.toBe(areas[step - 2]);
      }
    }
  });

  test('paths of one step are the exits, for land and Navis; a path is found by its areas', () => {
    for (const [navis, exits] of [LAND_EXITS, NAVIS_EXITS].entries()) {
      for (let from = 0; from < AREA_COUNT; from++) {
        const tree = pathTree(from, navis);
        const first: number[] = [];
        for (let path = PATH_ROOT[tree]!; path < PATH_ROOT[tree + 1]!; path++) {
          expect([PATH_FROM[path], findPath(pathAreas(path), navis)]).toEqual([from, path]);
          if (PATH_DEPTH[path] === 1) first.push(PATH_TO[path]!);
          const before = PATH_PARENT[path]! < 0 ? from : PATH_TO[PATH_PARENT[path]!]!;
          expect(PATH_LINK[path]).toBe(linkBetween(before, PATH_TO[path]!));
        }
        expect(first).toEqual(exits[from]!.map(({ to }) => to));
      }
    }
  });

  test('what is no path is not found', () => {
    const none = [
      [],
      [area('Rome')],
      [area('Rome'), area('Utica')],
      [area('Rome'), area('Genua'), area('Rome')],
      [999],
    ];
    for (const areas of none) expect(findPath(areas, 0)).toBeUndefined();
    expect(findPath([area('Rome'), area('Genua')], 1)).toBeUndefined(); // no Navis by road
    expect(findPath([area('Rome'), area('Tyrrhenum')], 0)).toBeUndefined();
  });
});

describe('amphibious routes', () => {
  const routes = (from: string, to: string): string[] =>
    ROUTES[area(from)]!.filter((route) => route.to === area(to)).map((route) =>
      names(routeAreas(area(from), route)),
    );

  test('ruling 12: no route contains a shorter one between the same ports', () => {
    expect(routes('Rome', 'Antioch').toSorted()).toEqual(
      [
        'Rome-Tyrrhenum-Internum-Aegaeum-Egypticum-Antioch',
        'Rome-Tyrrhenum-Internum-Egypticum-Antioch',
      ].slice(1),
    ); // the Aegaeum is a detour of the first
    expect(routes('Genua', 'Caralis').toSorted()).toEqual([
      'Genua-Hispanum-Caralis',
      'Genua-Tyrrhenum-Caralis',
    ]);
    expect(routes('Athena', 'Creta')).toEqual(['Athena-Aegaeum-Creta']);
    expect(routes('Massilia', 'Sinope')).toEqual([
      'Massilia-Hispanum-Tyrrhenum-Internum-Aegaeum-Propontis-Euxinus-Sinope',
    ]);
  });

  test('a port does not join two seas', () => {
    // Utica lies on Hispanum, Tyrrhenum and Internum, but Hispanum does not border Internum
    expect(routes('Massilia', 'Syracuse')).toEqual(['Massilia-Hispanum-Tyrrhenum-Internum-Syracuse']);
  });

  test('found again by plain search: all minimal sets of seas, and no others', () => {
    const borders = (one: number, other: number): boolean => NAVIS_EXITS[one]!.some(({ to }) => to === other);
    const onSea = (city: number, sea: number): boolean =>
      ((PORT_SEAS[city]! >> (sea - CITY_COUNT)) & 1) === 1;
    const joins = (from: number, to: number, seas: readonly number[]): boolean => {
      const reached = seas.filter((sea) => onSea(from, sea));
      for (const sea of reached)
        for (const next of seas) if (borders(sea, next) && !reached.includes(next)) reached.push(next);
      return reached.some((sea) => onSea(to, sea));
    };
    const seasOf = (mask: number): number[] =>
      Array.from({ length: 9 }, (_, i) => CITY_COUNT + i).filter((_, i) => (mask >> i) & 1);
    for (const from of ['Rome', 'Utica', 'Creta', 'Tingis', 'Byzantium', 'Brundisium'].map(area)) {
      for (let to = 0; to < CITY_COUNT; to++) {
        if (to === from) continue;
        const connecting = Array.from({ length: 512 }, (_, mask) => mask).filter((mask) =>
          joins(from, to, seasOf(mask)),
        );
        const minimal = connecting.filter(
          (mask) => !connecting.some((less) => less !== mask && (less & mask) === less),
        );
        expect([to, ROUTES[from]!.filter((route) => route.to === to).map(({ seas }) => seas)]).toEqual([
          to,
          minimal,
        ]);
      }
    }
  });
});
