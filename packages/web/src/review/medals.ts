// Places numbers beside a curve without overlaps.
import type { Field, Point } from '../ui/chart/scale.ts';

/** Offsets from the curve, nearest first: straight up and down, then further and aside. */
const AWAY: readonly Point[] = [
  [0, 2.3],
  [1.7, 2],
  [-1.7, 2],
  [0, 4.6],
  [2.4, 4],
  [-2.4, 4],
  [0, 7],
];

const APART = 2.2; // radii between two centres

/** The position of each point's number: towards the emptier half first, inside the field. */
export function medalsFor(
  places: readonly Point[],
  { left, top, width, height }: Field,
  radius: number,
): [Point, Point][] {
  const taken: Point[] = [];
  return places.map((place) => {
    const [x, y] = place;
    const first = y > top + height / 2 ? -1 : 1;
    const tried = [first, -first].flatMap((way) =>
      AWAY.map(([aside, off]): Point => [x + aside * radius, y + way * off * radius]),
    );
    const isFree = ([faceX, faceY]: Point): boolean =>
      faceX > left + radius &&
      faceX < left + width - radius &&
      faceY > top + radius &&
      faceY < top + height - radius &&
      taken.every(([otherX, otherY]) => Math.hypot(faceX - otherX, faceY - otherY) > APART * radius);
    const face = tried.find(isFree) ?? tried[0]!;
    taken.push(face);
    return [place, face];
  });
}
