// Points and lines on the board, in board px, and how they are written as SVG paths.

export type Point = readonly [x: number, y: number];

/** Reads points written as `x,y x,y`. */
export const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x, y] = pair.split(',').map(Number);
    return [x!, y!];
  });

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const mix = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];

/** A smooth line through the given points, `steps` pieces between each two (Catmull–Rom). */
export const curveThrough = (points: readonly Point[], steps: number): Point[] => {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!;
  const out: Point[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < steps; k++) {
      const t = k / steps;
      const axis = (q: 0 | 1) =>
        0.5 *
        (2 * b[q] +
          (c[q] - a[q]) * t +
          (2 * a[q] - 5 * b[q] + 4 * c[q] - d[q]) * t * t +
          (3 * b[q] - a[q] - 3 * c[q] + d[q]) * t * t * t);
      out.push([axis(0), axis(1)]);
    }
  }
  out.push(points.at(-1)!);
  return out;
};

export const lengthOf = (line: readonly Point[]): number => {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
};

/** The point `along` px down the line. */
export const pointAt = (line: readonly Point[], along: number): Point => {
  let left = along;
  for (let i = 1; i < line.length; i++) {
    const piece = distance(line[i - 1]!, line[i]!);
    if (left <= piece && piece > 0) return mix(line[i - 1]!, line[i]!, left / piece);
    left -= piece;
  }
  return line.at(-1)!;
};

/** Points every `step` px along the line, both ends included. */
export const sampled = (line: readonly Point[], step: number): Point[] => {
  const length = lengthOf(line);
  const count = Math.max(1, Math.ceil(length / step));
  return Array.from({ length: count + 1 }, (_, i) => pointAt(line, (length * i) / count));
};

const distanceToPiece = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length2 = dx * dx + dy * dy;
  const t = length2 === 0 ? 0 : ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length2;
  return distance(p, mix(a, b, Math.max(0, Math.min(1, t))));
};

export const distanceToLine = (p: Point, line: readonly Point[]): number => {
  let least = distance(p, line[0]!);
  for (let i = 1; i < line.length; i++) least = Math.min(least, distanceToPiece(p, line[i - 1]!, line[i]!));
  return least;
};

/** Drops points no further than `tolerance` px off the line through the rest (Douglas–Peucker). */
export const simplified = (line: readonly Point[], tolerance: number): Point[] => {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let farthest = tolerance;
    let split = -1;
    for (let i = from + 1; i < to; i++) {
      const off = distanceToPiece(line[i]!, line[from]!, line[to]!);
      if (off > farthest) [farthest, split] = [off, i];
    }
    if (split < 0) continue;
    keep[split] = 1;
    open.push([from, split], [split, to]);
  }
  return line.filter((_, i) => keep[i] === 1);
};

export const signedArea = (ring: readonly Point[]): number => {
  let sum = 0;
  for (const [i, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(i + 1) % ring.length]!;
    sum += x * nextY - nextX * y;
  }
  return sum / 2;
};

/** The part of a ring within a rectangle (Sutherland–Hodgman). */
export const clippedRing = (ring: readonly Point[], low: Point, high: Point): Point[] => {
  let now = [...ring];
  for (const [axis, limit, sign] of [
    [0, low[0], 1],
    [1, low[1], 1],
    [0, high[0], -1],
    [1, high[1], -1],
  ] as const) {
    const inside = (p: Point) => (p[axis] - limit) * sign >= 0;
    now = now.flatMap((p, i) => {
      const before = now.at(i - 1)!;
      const crossing =
        inside(p) === inside(before)
          ? []
          : [mix(before, p, (limit - before[axis]) / (p[axis] - before[axis]))];
      return inside(p) ? [...crossing, p] : crossing;
    });
  }
  return now;
};

/** The shortest way to write a number with that many decimals: `-.5`, not `-0.50`. */
export const num = (value: number, decimals = 1): string => {
  const text = String(Number(value.toFixed(decimals)));
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
};

export const joinedNumbers = (numbers: readonly string[]): string =>
  numbers.reduce((text, n) => text + (text === '' || n.startsWith('-') ? n : ` ${n}`), '');

/** An SVG path of one line: a start and relative steps, rounded so that errors do not add up. */
export const pathOf = (line: readonly Point[], { closed = false, decimals = 1 } = {}): string => {
  const scale = 10 ** decimals;
  const [first, ...rest] = line.map(([x, y]) => [Math.round(x * scale), Math.round(y * scale)] as const);
  if (!first) return '';
  let [lastX, lastY] = first;
  const steps: string[] = [];
  for (const [x, y] of rest) {
    if (x === lastX && y === lastY) continue;
    steps.push(num((x - lastX) / scale, decimals), num((y - lastY) / scale, decimals));
    [lastX, lastY] = [x, y];
  }
  if (steps.length === 0) return ''; // a path with a bare `l` would hide everything after it
  const start = `M${joinedNumbers([num(first[0] / scale, decimals), num(first[1] / scale, decimals)])}`;
  return `${start}l${joinedNumbers(steps)}${closed ? 'z' : ''}`;
};
