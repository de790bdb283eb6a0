// Path data for regular engraved lines: rays, waves and mirrored shapes.

/** Tenths of a unit are finer than any screen can show. */
export const fixed = (value: number): string => String(Math.round(value * 10) / 10);

export interface Rays {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  readonly from: number; // where they begin
  readonly to: readonly number[]; // where they end, alternating
  readonly arc?: readonly [from: number, to: number]; // degrees, clockwise from the right; a full circle by default
}

export function raysPath({ x, y, count, from, to, arc }: Rays): string {
  const [first, last] = arc ?? [0, 360 - 360 / count];
  return Array.from({ length: count }, (_, nth) => {
    const angle = ((first + ((last - first) * nth) / (count - 1)) * Math.PI) / 180;
    const at = (far: number): string =>
      `${fixed(x + Math.cos(angle) * far)} ${fixed(y + Math.sin(angle) * far)}`;
    return `M${at(from)}L${at(to[nth % to.length]!)}`;
  }).join('');
}

/** A number of waves between two edges, the same in every row. */
export function wavesPath(
  left: number,
  right: number,
  rows: readonly number[],
  count: number,
  height: number,
): string {
  const half = (right - left) / count / 2;
  const line = `q${fixed(half / 2)}-${height} ${fixed(half)} 0t${fixed(half)} 0`.repeat(count);
  return rows.map((y) => `M${left} ${fixed(y)}${line}`).join('');
}

/** A path of absolute commands on the left half of a field of 100, and its mirror image on the right half. */
export function onBothHalves(path: string): string {
  const mirrored = path.replaceAll(/([A-Z])([^A-Z]*)/gu, (_, command: string, numbers: string) => {
    if (command === 'V') return command + numbers;
    const flipped = (numbers.match(/[\d.]+/gu) ?? []).map((number, nth) =>
      command === 'H' || nth % 2 === 0 ? fixed(100 - Number(number)) : number,
    );
    return command + flipped.join(' ');
  });
  return path + mirrored;
}
