// Malformed requests and frames, made by mutating well-formed ones.
import { SeededChance } from '@rubicon/engine';

export interface Dice {
  roll(sides: number): number;
  pick<T>(from: readonly T[]): T;
  oneIn(count: number): boolean;
}

export function dice(seed: number): Dice {
  const chance = new SeededChance(seed);
  const roll = (sides: number): number => chance.roll(sides);
  return { roll, pick: (from) => from[roll(from.length)]!, oneIn: (count) => roll(count) === 0 };
}

const STRINGS = [
  '',
  ' ',
  '\0',
  '\u202E',
  '\uD800',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '${7*7}',
  '%00',
  'constructor',
  '__proto__',
  'caesar',
  'pompey',
  'NaN',
  'move P.Legio1 Neapolis-Rome',
  'x'.repeat(5000),
  '🗡'.repeat(300),
];
const NUMBERS = [0, -1, 1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, -0];

/** Any JSON value, most of them wrong anywhere. */
export function anything(by: Dice, depth = 0): unknown {
  switch (by.roll(depth > 3 ? 5 : 8)) {
    case 0:
      return by.pick(STRINGS);
    case 1:
      return by.pick(NUMBERS);
    case 2:
      return by.oneIn(2);
    case 3:
      return null;
    case 4:
      return by.roll(1_000_000).toString(36);
    case 5:
      return Array.from({ length: by.roll(5) }, () => anything(by, depth + 1));
    case 6:
      return nested(by.roll(2000));
    default:
      return { [by.pick(STRINGS).slice(0, 50)]: anything(by, depth + 1), kind: anything(by, depth + 1) };
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

/** The value with one thing in it changed, removed or added. */
export function spoilt(value: unknown, by: Dice): unknown {
  if (typeof value !== 'object' || value === null || by.oneIn(8)) return anything(by);
  const entries = Object.entries(value as Record<string, unknown>);
  const at = by.roll(entries.length + 1);
  if (at === entries.length) return { ...value, [by.pick([...STRINGS, 'as', 'id', 'admin'])]: anything(by) };
  const [key, held] = entries[at]!;
  if (by.oneIn(4)) return Object.fromEntries(entries.filter(([name]) => name !== key));
  return { ...value, [key]: spoilt(held, by) };
}

/** Text with a few bytes changed; the result need not be UTF-8. */
export function garbled(text: string, by: Dice): Buffer {
  const bytes = Buffer.from(text);
  for (let count = by.roll(6); count >= 0 && bytes.length > 0; count--)
    bytes[by.roll(bytes.length)] = by.roll(256);
  return by.oneIn(3) ? bytes.subarray(0, by.roll(bytes.length + 1)) : bytes;
}
