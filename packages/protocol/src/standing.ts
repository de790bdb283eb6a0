// Standing orders: what the authority answers in a side's name where it is asked in a battle, so that a game by
// correspondence need not be forty exchanges (docs/standing-orders.md). Known to their owner alone.
import { AREA_IDS, type AreaId } from '@rubicon/engine';
import * as v from 'valibot';

const AreaSchema = v.picklist(AREA_IDS as readonly [AreaId, ...AreaId[]]);
const times = v.pipe(v.number(), v.minValue(0.1), v.maxValue(20));

/** What a block does on its battle turn. Every condition that is there must hold; without any it always fits. */
export const BattleRuleSchema = v.strictObject({
  do: v.picklist(['fire', 'retreat', 'pass', 'ask']),
  who: v.optional(v.picklist(['leaders', 'navis', 'others'])), // Cleopatra counts as a leader
  role: v.optional(v.picklist(['attacker', 'defender'])),
  fromRound: v.optional(v.picklist([2, 3, 4])),
  strengthAtMost: v.optional(v.picklist([1, 2, 3])), // of the block itself
  outnumbered: v.optional(times), // the enemy's force is at least so many times mine
  outnumbering: v.optional(times), // my force is at least so many times the enemy's
});
export type BattleRule = v.InferOutput<typeof BattleRuleSchema>;

export const BattleOrdersSchema = v.strictObject({
  /** The first rule that fits, and tells the block to do what it may do, is followed; where none does, the side is asked. */
  rules: v.pipe(v.array(BattleRuleSchema), v.maxLength(12)),
  /** Who takes a hit among the strongest: the least firepower, the last letter, or who has acted in this round already. */
  hits: v.picklist(['ask', 'least-firepower', 'last-letter', 'already-acted']),
  /** Leaders and Cleopatra take a hit only when nobody else can. */
  spareLeaders: v.boolean(),
  /** Where to retreat, the best first; then to where most friends stand. */
  retreatTo: v.pipe(v.array(AreaSchema), v.maxLength(12)),
});
export type BattleOrders = v.InferOutput<typeof BattleOrdersSchema>;

/**
 * `usual`: for every battle; null leaves them to one's habit, if there is one. `battles`: for the next battle in an area,
 * until it has ended; null is to be asked there.
 */
export const StandingSchema = v.strictObject({
  usual: v.nullable(BattleOrdersSchema),
  battles: v.pipe(
    v.array(v.strictObject({ area: AreaSchema, orders: v.nullable(BattleOrdersSchema) })),
    v.maxLength(20),
  ),
});
export type Standing = v.InferOutput<typeof StandingSchema>;
