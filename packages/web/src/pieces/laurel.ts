// Laurel leaves as path data, for wreaths and sprays.
import { fixed } from './engraving.ts';

/** A pointed leaf growing from a point at an angle in degrees. */
export function leafPath(x: number, y: number, angle: number, length: number, width: number): string {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (along: number, across: number): string =>
    `${fixed(x + along * cos - across * sin)} ${fixed(y + along * sin + across * cos)}`;
  const side = (way: number): string => `${at(length * 0.3, way)} ${at(length * 0.75, way * 0.8)}`;
  const back = `${at(length * 0.75, width * 0.8)} ${at(length * 0.3, width)}`;
  return `M${at(0, 0)}C${side(-width)} ${at(length, 0)}C${back} ${at(0, 0)}Z`;
}

export interface Wreath {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly leaf: number; // length of the largest leaf
  readonly pairs: number; // on each branch
}

/** Two branches rising from the bottom of a circle, open at the top; leaves get smaller upwards. */
export function wreathPath({ x, y, radius, leaf, pairs }: Wreath): string {
  return [-1, 1]
    .flatMap((way) =>
      Array.from({ length: pairs }, (_, nth) => {
        const up = nth / (pairs - 1);
        const bearing = 90 + way * (14 + up * 128);
        const radians = (bearing * Math.PI) / 180;
        const [stemX, stemY] = [x + Math.cos(radians) * radius, y + Math.sin(radians) * radius];
        const along = bearing + way * 90;
        const length = leaf * (1 - 0.22 * up);
        return (
          leafPath(stemX, stemY, along - way * 26, length, length * 0.3) +
          leafPath(stemX, stemY, along + way * 24, length * 0.92, length * 0.3)
        );
      }),
    )
    .join('');
}
