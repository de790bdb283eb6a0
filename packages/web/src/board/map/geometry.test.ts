import { AREA_IDS, LINKS, isSea } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { AREAS, BLOCK, BOARD, STACKS, linkWays } from './geometry.ts';

type Point = readonly [number, number];
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Boxes of two neighbours may overlap by this much, in board px, along their narrower direction. */
const FEW = 5;

const stackBox = ([x, y]: Point, spots: readonly Point[]): Box => {
  const [xs, ys] = [spots.map(([dx]) => x + dx), spots.map(([, dy]) => y + dy)];
  const half = BLOCK / 2;
  return [Math.min(...xs) - half, Math.min(...ys) - half, Math.max(...xs) + half, Math.max(...ys) + half];
};

const boxes = AREAS.flatMap(({ id, anchor, label }): { name: string; id: string; box: Box }[] => {
  const stack = { name: `${id}'s stack`, id, box: stackBox(anchor, STACKS.alone[5]!) };
  if (!('at' in label)) return [stack];
  const [x, y] = label.at;
  const box: Box = [x - label.width / 2, y - 14, x + label.width / 2, y + 5];
  return [stack, { name: `${id}'s name`, id, box }];
});

const overlap = (a: Box, b: Box): number =>
  Math.min(Math.min(a[2], b[2]) - Math.max(a[0], b[0]), Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

describe('areas', () => {
  test('there is one for every area of the engine, in the same order', () => {
    expect(AREAS.map(({ id }) => id)).toEqual(AREA_IDS);
  });

  test('towns have a name below them, seas along a curve', () => {
    const labelled = AREAS.map(({ anchor, label }) =>
      'at' in label
        ? [label.at[0] - anchor[0], label.at[1] - anchor[1]]
        : /^M[\d. -]+l[\d. -]+$/.test(label.curve),
    );
    expect(labelled).toEqual(AREAS.map((_, area) => (isSea(area) ? true : [0, 28])));
  });

  test('stacks of six and names do not overlap', () => {
    const bad = boxes.flatMap((one, i) =>
      boxes
        .slice(i + 1)
        .filter((other) => other.id !== one.id && overlap(one.box, other.box) > FEW)
        .map((other) => `${one.name}, ${other.name}: ${overlap(one.box, other.box)}`),
    );
    expect(bad).toEqual([]);
  });

  test('a stack never hides the name of its own town', () => {
    const own = (id: string) => boxes.filter((other) => other.id === id);
    const hidden = AREAS.filter(({ id }) => {
      const [stack, name] = own(id);
      return name !== undefined && overlap(stack!.box, name.box) > 0;
    });
    expect(hidden).toEqual([]);
  });
});

describe('stacks', () => {
  test.each(Object.entries(STACKS))('%s: a position for each of one to six blocks', (_, counts) => {
    expect(counts.map((spots) => spots.length)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const spots of counts) {
      expect(new Set(spots.map(String)).size).toBe(spots.length);
      for (const [, y] of spots) expect(y).toBeLessThanOrEqual(-11);
    }
  });

  test('when both sides are present their stacks do not touch', () => {
    const [left, right] = [STACKS.left[5]!, STACKS.right[5]!];
    expect(overlap(stackBox([0, 0], left), stackBox([0, 0], right))).toBeLessThan(-8);
  });
});

const ends = (path: string): [Point, Point] => {
  const numbers = path.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g)!.map(Number);
  const start: Point = [numbers[0]!, numbers[1]!];
  let [x, y] = start;
  for (let i = 2; i < numbers.length; i += 2) [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
  return [start, [Math.round(x * 10) / 10, Math.round(y * 10) / 10]];
};

describe('links', () => {
  test('there is one for every link of the engine, in the same order', () => {
    expect(linkWays().map(({ between }) => between)).toEqual(
      LINKS.map(({ a, b }) => [AREA_IDS[a], AREA_IDS[b]]),
    );
  });

  test('each leads from anchor to anchor', () => {
    for (const [link, { a, b }] of LINKS.entries())
      expect(ends(linkWays()[link]!.path)).toEqual([AREAS[a]!.anchor, AREAS[b]!.anchor]);
  });

  test('every chip is on the board, and no two are at the same point', () => {
    for (const { chip } of linkWays()) {
      expect(chip[0]).toBeGreaterThan(22);
      expect(chip[0]).toBeLessThan(BOARD.width - 22);
      expect(chip[1]).toBeGreaterThan(22);
      expect(chip[1]).toBeLessThan(BOARD.height - 22);
    }
    const onRoads = linkWays().filter((_, link) => ['major', 'minor', 'strait'].includes(LINKS[link]!.kind));
    const close = onRoads.flatMap((one, i) =>
      onRoads
        .slice(i + 1)
        .filter((other) => Math.hypot(one.chip[0] - other.chip[0], one.chip[1] - other.chip[1]) < 24)
        .map((other) => `${one.between.join('–')} ${other.between.join('–')}`),
    );
    expect(close).toEqual([]);
  });
});
