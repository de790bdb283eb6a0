// Points and polylines in board px.
export type Point = readonly [x: number, y: number];

export const numbersIn = (text: string): number[] => text.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number);

/** Parses a path of the geometry: one start and relative lines. */
export function pointsOf(path: string): Point[] {
  const numbers = numbersIn(path);
  let [x, y] = [numbers[0]!, numbers[1]!];
  const points: Point[] = [[x, y]];
  for (let i = 2; i + 1 < numbers.length; i += 2) {
    x += numbers[i]!;
    y += numbers[i + 1]!;
    points.push([x, y]);
  }
  return points;
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const pathOf = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');

const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(points[i - 1]!, point)), 0);

/** The point at a distance along the line, and the line's direction there in degrees. */
export function along(points: readonly Point[], far: number): { readonly at: Point; readonly angle: number } {
  let left = far;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1]!, points[i]!];
    const step = distance(a, b);
    if (left <= step || i === points.length - 1) {
      const t = step === 0 ? 0 : Math.min(left / step, 1);
      const angle = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
      return { at: [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t], angle };
    }
    left -= step;
  }
  return { at: points[0]!, angle: 0 };
}

/** The line without its last px, so that an arrow stops before its target. */
export function shortened(points: readonly Point[], by: number): Point[] {
  const keep = Math.max(lengthOf(points) - by, 1);
  const kept: Point[] = [points[0]!];
  let far = 0;
  for (let i = 1; i < points.length; i++) {
    far += distance(points[i - 1]!, points[i]!);
    if (far >= keep) break;
    kept.push(points[i]!);
  }
  return [...kept, along(points, keep).at];
}
