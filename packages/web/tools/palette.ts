// 256 colours for a picture: those that divide its own best (median cut), and ramps between the colours that the server
// draws with (packages/server/src/pictures), so that the edges of what it draws are smooth.

type Colour = readonly [red: number, green: number, blue: number];

const SIZE = 256;
const STEPS = 8;
const RAMPS: readonly (readonly [from: number, to: number])[] = [
  [0xfffbf0, 0x2b241e], // paper and ink
  [0xcfab7b, 0x8c1c24], // tan wood and its label
  [0xfbf2df, 0x8c1c24], // the count on it
  [0x4e6a47, 0xe0b04a], // green wood and its label
  [0x2a1d08, 0xe0b04a],
  [0xe6cda4, 0x5a3f1f], // edges
  [0x718e63, 0x1b2b17],
];

const colourOf = (hex: number): Colour => [(hex >> 16) & 255, (hex >> 8) & 255, hex & 255];

const ramps = (): Colour[] =>
  RAMPS.flatMap(([from, to]) => {
    const [a, b] = [colourOf(from), colourOf(to)];
    return Array.from({ length: STEPS }, (_, step): Colour => {
      const mixed = a.map((part, at) => Math.round(part + ((b[at]! - part) * step) / (STEPS - 1)));
      return mixed as unknown as Colour;
    });
  });

/** Pixels of a picture in red, green and blue, as numbers of a palette. */
export function paletteOf(colours: Uint8Array): { palette: Uint8Array; pixels: Uint8Array } {
  const counts = new Map<number, number>();
  for (let at = 0; at < colours.length; at += 3) {
    const key = (colours[at]! << 16) | (colours[at + 1]! << 8) | colours[at + 2]!;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const own = ramps();
  const chosen = [...divide(counts, SIZE - own.length), ...own];
  const known = new Map<number, number>();
  const pixels = new Uint8Array(colours.length / 3);
  for (let at = 0; at < pixels.length; at++) {
    const key = (colours[3 * at]! << 16) | (colours[3 * at + 1]! << 8) | colours[3 * at + 2]!;
    let index = known.get(key);
    if (index === undefined) known.set(key, (index = nearest(chosen, colourOf(key))));
    pixels[at] = index;
  }
  return { palette: Uint8Array.from(chosen.flat()), pixels };
}

function nearest(palette: readonly Colour[], [red, green, blue]: Colour): number {
  let [best, least] = [0, Infinity];
  for (const [index, colour] of palette.entries()) {
    const away = (colour[0] - red) ** 2 + (colour[1] - green) ** 2 + (colour[2] - blue) ** 2;
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

interface Box {
  readonly colours: readonly (readonly [Colour, number])[];
  readonly weight: number; // how much is lost if it is one colour
  readonly channel: number; // the widest
}

function divide(counts: ReadonlyMap<number, number>, size: number): Colour[] {
  const all = [...counts].map(([key, count]): readonly [Colour, number] => [colourOf(key), count]);
  const boxes = [boxOf(all)];
  while (boxes.length < size) {
    const widest = boxes.reduce((one, next) => (next.weight > one.weight ? next : one));
    if (widest.weight === 0) break;
    boxes.splice(boxes.indexOf(widest), 1, ...halves(widest));
  }
  return boxes.map(({ colours }) => meanOf(colours));
}

function boxOf(colours: Box['colours']): Box {
  const mean = meanOf(colours);
  const spreads = [0, 1, 2].map((channel) =>
    colours.reduce((sum, [colour, count]) => sum + count * (colour[channel]! - mean[channel]!) ** 2, 0),
  );
  const weight = colours.length < 2 ? 0 : Math.max(...spreads);
  return { colours, weight, channel: spreads.indexOf(Math.max(...spreads)) };
}

function halves({ colours, channel }: Box): Box[] {
  const sorted = colours.toSorted(([a], [b]) => a[channel]! - b[channel]!);
  const half = sorted.reduce((sum, [, count]) => sum + count, 0) / 2;
  let [sum, cut] = [0, 0];
  while (sum < half && cut < sorted.length - 1) sum += sorted[cut++]![1];
  return [boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut))];
}

function meanOf(colours: Box['colours']): Colour {
  const total = colours.reduce((sum, [, count]) => sum + count, 0);
  const mean = [0, 1, 2].map((channel) =>
    Math.round(colours.reduce((sum, [colour, count]) => sum + count * colour[channel]!, 0) / total),
  );
  return mean as unknown as Colour;
}
