import { expect, test } from 'vitest';
import {
  AREA_IDS,
  isSea,
  makePosition,
  parsePosition,
  rulesFor,
  startGame,
  SeededChance,
  viewFor,
} from '@rubicon/engine';
import { COAST } from './coast.ts';
import { labelsByRow } from './map-layout.ts';
import { PLACES } from './places.ts';

const labels = [...labelsByRow().values()].flat();

test('every city and sea has one place and one label', () => {
  expect(PLACES.map(({ area }) => area).toSorted()).toEqual([...AREA_IDS].toSorted());
  expect(labels.map(({ place }) => place.area).toSorted()).toEqual([...AREA_IDS].toSorted());
  const seas = AREA_IDS.filter((_, index) => isSea(index));
  expect(
    PLACES.filter(({ sea }) => sea)
      .map(({ area }) => area)
      .toSorted(),
  ).toEqual(seas.toSorted());
});

test('no two labels have the same name, and a short one can be recognised', () => {
  expect(new Set(labels.map(({ name }) => name.toLowerCase())).size).toBe(labels.length);
  for (const { name, place } of labels)
    expect(name.replace('~', '').charAt(0).toLowerCase()).toBe(place.area.charAt(0).toLowerCase());
});

test('labels with all their counts neither overlap nor leave the map', () => {
  for (const row of labelsByRow().values()) {
    for (const [index, { column, name }] of row.entries()) {
      expect(column).toBeGreaterThanOrEqual(0);
      expect(column + name.length + 'C3P2'.length).toBeLessThan(
        row[index + 1]?.column ?? COAST[0]!.length + 1,
      );
    }
  }
});

test('labels are near their locations: north is up, west is left', () => {
  const at = (area: string): { row: number; column: number } =>
    labels.find(({ place }) => place.area === area)!;
  for (const [north, south] of [
    ['Rome', 'Neapolis'],
    ['Massilia', 'Caralis'],
    ['Byzantium', 'Alexandria'],
    ['Genua', 'Rome'],
  ] as const)
    expect(at(north).row).toBeLessThan(at(south).row);
  for (const [west, east] of [
    ['Gades', 'Rome'],
    ['Utica', 'Syracuse'],
    ['Athena', 'Ephesus'],
    ['Alexandria', 'Antioch'],
  ] as const)
    expect(at(west).column).toBeLessThan(at(east).column);
});

test('the coast is a rectangle of sea and land', () => {
  expect(new Set(COAST.map((row) => row.length))).toEqual(new Set([COAST[0]!.length]));
  expect(COAST.join('')).toMatch(/^[~ ]+$/);
  expect(COAST[0]!.length).toBeLessThanOrEqual(100);
});

test('the values of the cities are those of the rules', () => {
  const rules = rulesFor('2.0');
  const start = makePosition(startGame(rules, new SeededChance(1)).state);
  const cities = PLACES.filter(({ sea }) => !sea);
  const found = cities.map(({ area }) => {
    // Cleopatra is never off the map: she stands alone in the city
    const parsed = parsePosition(start.replace(/map=\S+/, `map=${area}(Cleopatra:1)`), rules);
    if (!parsed.ok) throw new Error(parsed.fault.message);
    return [area, viewFor(parsed.value, 'spectator').points.pompey];
  });
  expect(found).toEqual(cities.map(({ area, value }) => [area, value]));
});
