// Numbers in the output of commands.
import type { Interval } from '@rubicon/ai';

/** “1 game”, “3 games”. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

export const intervalText = ({ low, high }: Interval): string =>
  `${(100 * low).toFixed(1)} to ${percent(high)}`;

/** To five digits, for JSON. */
export const rounded = (number: number): number => Number(number.toPrecision(5));
