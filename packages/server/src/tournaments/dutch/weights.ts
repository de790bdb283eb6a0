// Costs in the order of the criteria, as weights of a matching: the least cost is the greatest weight.
import { bestMatching } from './matching.ts';

/** What an edge costs: pairs of a criterion, counted from 0 for the first, and a whole number above 0. */
export type Costs = readonly (readonly [criterion: number, value: number])[];

export interface Graph {
  readonly count: number;
  readonly criteria: number;
  /** From here on, each criterion is about one vertex: at most one edge has a cost in it. */
  readonly single: number;
  /** Null: no edge. The lower vertex comes first. */
  readonly costsOf: (one: number, other: number) => Costs | null;
}

const LIMB = 2 ** 40; // sums of many such numbers and their halves are exact

/** The perfect matching of least cost: the partner of each. Null: there is no perfect matching. */
export function cheapest({ count, criteria, single, costsOf }: Graph): Int16Array | null {
  const edges: (Costs | null)[] = [];
  const most = new Float64Array(criteria); // of one edge
  for (let one = 0; one < count; one++)
    for (let other = one + 1; other < count; other++) {
      const costs = costsOf(one, other);
      edges[one * count + other] = costs;
      for (const [criterion, value] of costs ?? []) most[criterion] = Math.max(most[criterion]!, value);
    }
  const totals = most.map((value, at) => (at < single ? value * (count >> 1) : value));
  const { length, limbs, factors } = packed(totals);
  const partners = bestMatching({
    count,
    length,
    weightOf: (one, other) => {
      const costs = edges[one * count + other];
      if (costs === null || costs === undefined) return null;
      const weight = new Float64Array(length);
      weight[0] = 2 * LIMB; // one more pair outweighs every cost
      for (const [criterion, value] of costs)
        weight[limbs[criterion]!] = weight[limbs[criterion]!]! - value * factors[criterion]!;
      return weight;
    },
  });
  return partners.includes(-1) ? null : partners;
}

/** Several criteria share a number as long as none can overflow into the one before it. */
function packed(totals: Float64Array): { length: number; limbs: Int32Array; factors: Float64Array } {
  const limbs = new Int32Array(totals.length);
  const factors = new Float64Array(totals.length).fill(1);
  let [limb, size] = [0, 1];
  for (const [criterion, total] of totals.entries()) {
    if (total === 0) continue;
    if (size * (total + 1) > LIMB) {
      limb++;
      size = 1;
    }
    size *= total + 1;
    limbs[criterion] = limb;
  }
  const used = new Float64Array(limb + 1).fill(1);
  for (let criterion = totals.length - 1; criterion >= 0; criterion--) {
    if (totals[criterion] === 0) continue;
    const at = limbs[criterion]!;
    factors[criterion] = used[at]!;
    used[at] = used[at]! * (totals[criterion]! + 1);
  }
  return { length: limb + 1, limbs, factors };
}
