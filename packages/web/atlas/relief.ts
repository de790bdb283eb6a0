// Where peaks, trees, sand and waves are drawn: wherever nothing important is.
import { HEIGHT, WIDTH } from './axes.ts';
import { makeChance } from './chance.ts';
import { CELLS, cellAt, markLine } from './grid.ts';
import { halfHeight, type Lettering } from './lettering.ts';
import { curveThrough, sampled, type Point } from './point.ts';
import type { Projection } from './projection.ts';
import { DESERTS, GREAT_RANGES, RANGES, WOODS } from './relief-data.ts';
import type { Terrain } from './terrain.ts';

export interface Mark {
  readonly at: Point;
  readonly shape: number;
}

export const PEAK_SHAPES = 8; // the first half large
const TREE_SHAPES = 2;

export interface Relief {
  readonly peaks: readonly Mark[];
  readonly trees: readonly Mark[];
  readonly sand: readonly Mark[];
  readonly waves: readonly Mark[];
}

const byDepth = (marks: Mark[]): Mark[] => marks.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);

export const makeRelief = (
  { project, anchors }: Projection,
  terrain: Terrain,
  lettering: Lettering,
  roads: Iterable<readonly Point[]>,
  spots: readonly Point[],
): Relief => {
  const chance = makeChance(7);
  const isLand = (p: Point) => terrain.land[cellAt(p)] === 1;

  const taken = new Uint8Array(CELLS);
  for (const road of roads) markLine(taken, road, 8);
  for (const label of lettering.provinces) markLine(taken, label.spine, halfHeight(label) + 9);
  for (const spot of spots) markLine(taken, [spot, spot], 16);
  const nearTown = ([x, y]: Point) =>
    [...lettering.towns.keys()].some((id) => {
      const [townX, townY] = anchors.get(id)!;
      return Math.abs(x - townX) < 46 && y > townY - 18 && y < townY + 50;
    });
  /** Whether the ground at `p` is free for something that wide and high. */
  const isFree = ([x, y]: Point, half: number, high: number) =>
    [0, 0.5, 1].every((up) =>
      [-1, 0, 1].every((side) => taken[cellAt([x + side * half * (1 - up * 0.7), y - up * high])] === 0),
    ) && !nearTown([x, y]);

  const ridge = (points: readonly Point[], great: boolean): Mark[] =>
    sampled(
      curveThrough(points, 12).map((p) => project(p)),
      great ? 13 : 15,
    ).flatMap(([x, y]) =>
      (great ? [-8.5, 8.5] : [0]).flatMap((offset): Mark[] => {
        const at: Point = [
          Math.round(x + (chance() - 0.5) * 12),
          Math.round(y + (chance() - 0.5) * 10 + offset),
        ];
        const shape = Math.floor((chance() * PEAK_SHAPES) / 2) + (great ? 0 : PEAK_SHAPES / 2);
        const onLand = [-9, 0, 9].every((dx) => isLand([at[0] + dx, at[1] + 3]));
        return onLand && isFree(at, 10, 14) ? [{ at, shape }] : [];
      }),
    );
  const peaks = byDepth([
    ...GREAT_RANGES.flatMap((points) => ridge(points, true)),
    ...RANGES.flatMap((points) => ridge(points, false)),
  ]);

  const scattered = (patches: typeof WOODS, shapes: number): Mark[] =>
    patches.flatMap(({ at: [lon, lat], count, reach }) =>
      Array.from({ length: count }, () => {
        const angle = chance() * 2 * Math.PI;
        const far = Math.sqrt(chance());
        const [x, y] = project([
          lon + Math.cos(angle) * far * reach[0],
          lat + Math.sin(angle) * far * reach[1],
        ]);
        return { at: [Math.round(x), Math.round(y)] as const, shape: Math.floor(chance() * shapes) };
      }),
    );
  const trees = byDepth(scattered(WOODS, TREE_SHAPES).filter(({ at }) => isLand(at) && isFree(at, 6, 12)));
  const sand = scattered(DESERTS, 4).filter(({ at }) => isLand(at) && isFree(at, 6, 3));

  const waves: Mark[] = [];
  for (let line = 0; line * 30 + 14 < HEIGHT; line++)
    for (let x = 10; x < WIDTH; x += 64) {
      const at: Point = [
        Math.round(x + (line % 2) * 32 + (chance() - 0.5) * 34),
        Math.round(line * 30 + 14 + (chance() - 0.5) * 16),
      ];
      const shape = chance() < 0.5 ? 1 : 0;
      const nearName = [...lettering.seas.values()].some((label) =>
        label.spine.some(
          ([nameX, nameY]) => Math.abs(nameX - at[0] - 10) < 30 && Math.abs(nameY - at[1]) < label.size,
        ),
      );
      if (terrain.fromLand[cellAt(at)]! > 52 && !nearName) waves.push({ at, shape });
    }
  return { peaks, trees, sand, waves };
};
