// What a seat can infer about a hidden enemy stack: which blocks may be there, how likely, and their total strength.
import type { BlockChance, PlaceBelief } from '@rubicon/ai';
import { FIREPOWER, blockIndex, type AreaId, type BlockId } from '@rubicon/engine';

export interface AreaIntel {
  readonly count: number; // hidden blocks
  readonly blocks: readonly { readonly block: BlockId; readonly chance: number }[]; // likeliest first
  readonly steps: number; // mean total strength
  readonly hits: number; // mean total hits in a round
}

const FACES = 6;

const meanStrength = ({ strengths }: BlockChance): number =>
  strengths.reduce((sum, chance, strength) => sum + chance * strength, 0);

/** Null where nothing is hidden. */
export function intelAt(places: readonly PlaceBelief[], area: AreaId): AreaIntel | null {
  const here = places.filter((place) => place.area === area && place.count > 0);
  if (here.length === 0) return null;
  const chances = new Map<BlockId, number>();
  let steps = 0;
  let hits = 0;
  for (const place of here)
    for (const belief of place.blocks) {
      const { block, chance } = belief;
      const strength = chance * meanStrength(belief);
      chances.set(block, (chances.get(block) ?? 0) + chance);
      steps += strength;
      hits += (strength * FIREPOWER[blockIndex(block)!]!) / FACES;
    }
  return {
    count: here.reduce((sum, { count }) => sum + count, 0),
    blocks: [...chances]
      .map(([block, chance]) => ({ block, chance: Math.min(1, chance) }))
      .toSorted((one, other) => other.chance - one.chance),
    steps,
    hits,
  };
}
