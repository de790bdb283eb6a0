// Where the chips of roads are drawn: at the middle of the road, or as near to it as no stack, no swords and no other
// chip is in the way.
import type { LitRoad } from './lit.ts';
import { along, lengthOf, type Point } from './map/point.ts';
import { wayBetween } from './map/ways.ts';
import { areOverlapping, type Box } from './stack-boxes.ts';

const HALF_WIDTH = 23; // px of a chip
const HALF_HEIGHT = 13;
const STRIDE = 8; // px between points that are tried
const ASIDE = 96; // px a chip may be beside its road

/** The place of each road's chip. */
export function chipPlaces(
  roads: readonly LitRoad[],
  taken: readonly Box[],
  counter: number,
): readonly Point[] {
  const boxes = [...taken];
  return roads.map(({ between }) => {
    const way = wayBetween(...between)!;
    const isFree = (at: Point): boolean => {
      const box = chipBox(at, counter);
      return !boxes.some((each) => areOverlapping(each, box));
    };
    const at = candidates(way.chip, way.points).find(isFree) ?? way.chip;
    boxes.push(chipBox(at, counter));
    return at;
  });
}

export const chipBox = ([x, y]: Point, counter: number): Box => ({
  left: x - HALF_WIDTH * counter,
  right: x + HALF_WIDTH * counter,
  top: y - HALF_HEIGHT * counter,
  bottom: y + HALF_HEIGHT * counter,
});

/** Points along the road and beside it, those near its middle first; being beside it counts twice. */
function candidates(middle: Point, points: readonly Point[]): readonly Point[] {
  const length = lengthOf(points);
  const found: { readonly at: Point; readonly cost: number }[] = [{ at: middle, cost: 0 }];
  for (let far = 0; far <= length; far += STRIDE) {
    const { at, angle } = along(points, far);
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    for (let aside = -ASIDE; aside <= ASIDE; aside += STRIDE)
      found.push({
        at: [at[0] - sin * aside, at[1] + cos * aside],
        cost: Math.abs(far - length / 2) + 2 * Math.abs(aside),
      });
  }
  return found.toSorted((one, other) => one.cost - other.cost).map(({ at }) => at);
}
