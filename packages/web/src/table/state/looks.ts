// Combines the hints of several samples.
import type { Hint } from '@rubicon/ai';

/** The orders most samples found, by their mean chance; what few samples found may be luck and comes last. */
export function weighLooks(looks: readonly (readonly Hint[])[], count: number): Hint[] {
  const chances = new Map<string, number[]>();
  for (const { order, chance } of looks.flat()) chances.set(order, [...(chances.get(order) ?? []), chance]);
  const isOften = (found: readonly number[]): boolean => 2 * found.length >= looks.length;
  return [...chances]
    .map(([order, found]) => ({
      order,
      chance: found.reduce((sum, each) => sum + each, 0) / found.length,
      isOften: isOften(found),
    }))
    .toSorted((one, other) => Number(other.isOften) - Number(one.isOften) || other.chance - one.chance)
    .slice(0, count)
    .map(({ order, chance }) => ({ order, chance }));
}
