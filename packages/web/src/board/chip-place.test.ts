import { AREA_IDS, LINKS, ROAD_LIMIT, newGame, SeededChance, viewFor, type View } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { crowdedGame } from '../../tools/game-at.ts';
import { readGame } from '../authority/local/saved-game.ts';
import { counterScale, hasPiles } from './camera.ts';
import { chipBox, chipPlaces } from './chip-place.ts';
import type { LitRoad } from './lit.ts';
import { BOARD } from './map/geometry.ts';
import { wayBetween } from './map/ways.ts';
import { placesOf } from './places.ts';
import { areOverlapping, boxesOf, type Box } from './stack-boxes.ts';

const ROADS: readonly LitRoad[] = LINKS.flatMap(({ a, b }, link) =>
  ROAD_LIMIT[link]! < 255
    ? [{ between: [AREA_IDS[a]!, AREA_IDS[b]!] as const, used: 0, limit: ROAD_LIMIT[link]! }]
    : [],
);

/** The roads that blocks of a location may take within two steps; zoomed out, only those at hand were used. */
function roadsFrom(area: string, isPiled: boolean): readonly LitRoad[] {
  const ofArea = ROADS.filter(({ between }) => between.some((end) => end === area));
  if (isPiled) return ofArea;
  const near = new Set(ofArea.flatMap(({ between }) => between));
  return ROADS.filter(({ between }) => between.some((end) => near.has(end)));
}

const crowded = (): View => viewFor(readGame(crowdedGame()).game.state, 'caesar');
const start = (): View =>
  viewFor(
    newGame({ edition: '2.0', revision: 1, rules: {}, clock: null }, new SeededChance(1), 0).game.state,
    'caesar',
  );

const WINDOWS = [390, 1440, 2560].map((width) => ({
  width,
  height: 900,
  insets: { top: 0, right: 0, bottom: 0, left: 0 },
}));
const ZOOMS = [0.5, 0.7, 0.8, 1, 1.4, 2.5];

test.each([
  ['with all blocks on the map', crowded],
  ['at the start', start],
])('no chip covers a stack, swords or another chip %s', (_, viewOf) => {
  const view = viewOf();
  const places = placesOf(view);
  const faults: string[] = [];
  for (const seen of WINDOWS)
    for (const scale of ZOOMS.filter((zoom) => zoom * BOARD.width > 0.8 * seen.width)) {
      const camera = { x: 0, y: 0, scale };
      const drawn = { counter: counterScale(camera, seen), isPiled: hasPiles(camera) };
      const boxes = places.flatMap((place) => boxesOf(place, place.parties.length > 0, drawn));
      for (const { area, parties } of places.filter((place) => place.parties.length > 0)) {
        const roads = roadsFrom(area, drawn.isPiled);
        const chips: Box[] = [];
        for (const at of chipPlaces(roads, boxes, drawn.counter)) {
          const chip = chipBox(at, drawn.counter);
          if ([...boxes, ...chips].some((each) => areOverlapping(each, chip)))
            faults.push(`${area} ${parties.length} ${seen.width} ${scale}`);
          chips.push(chip);
        }
      }
    }
  expect(faults).toEqual([]);
});

test('a chip is at the middle of its road where nothing is in the way', () => {
  for (const road of ROADS) {
    const { chip } = wayBetween(...road.between)!;
    expect(chipPlaces([road], [], 1)).toEqual([chip]);
  }
});
