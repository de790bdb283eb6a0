// Standing orders: the server's answers for a side in a battle, so that a correspondence game does not need forty
// exchanges (docs/standing-orders.md). Visible to their owner only.
import { AREA_IDS } from '@rubicon/engine';
import * as v from 'valibot';
import type { Infer } from './infer.ts';
import { BATTLE_ACTIONS, BATTLE_ROLES, FIGHTER_GROUPS, HIT_CHOICES } from './lists.ts';

const AreaSchema = v.picklist(AREA_IDS);
const times = v.pipe(v.number(), v.minValue(0.1), v.maxValue(20));

/** What a block does on its battle turn. All given conditions must hold; a rule without any always applies. */
export const BattleRuleSchema = v.strictObject({
  do: v.picklist(BATTLE_ACTIONS),
  who: v.optional(v.picklist(FIGHTER_GROUPS)),
  role: v.optional(v.picklist(BATTLE_ROLES)),
  fromRound: v.optional(v.picklist([2, 3, 4])),
  strengthAtMost: v.optional(v.picklist([1, 2, 3])), // of the block itself
  outnumbered: v.optional(times), // the enemy's force is at least so many times the own
  outnumbering: v.optional(times), // the own force is at least so many times the enemy's
});
export type BattleRule = Infer<typeof BattleRuleSchema>;

export const BattleOrdersSchema = v.strictObject({
  /** The first rule that applies and gives a legal action is followed; where none does, the side is asked. */
  rules: v.pipe(v.array(BattleRuleSchema), v.maxLength(12)),
  hits: v.picklist(HIT_CHOICES),
  /** Leaders and Cleopatra take a hit only when no other block can. */
  spareLeaders: v.boolean(),
  /** Where to retreat, best first; then to where most friends are. */
  retreatTo: v.pipe(v.array(AreaSchema), v.maxLength(12)),
});
export type BattleOrders = Infer<typeof BattleOrdersSchema>;

/**
 * `usual`: for every battle; null leaves them to the person's defaults, if there are any. `battles`: for the next
 * battle in an area, until it has ended; null is to be asked there.
 */
export const StandingSchema = v.strictObject({
  usual: v.nullable(BattleOrdersSchema),
  battles: v.pipe(
    v.array(v.strictObject({ area: AreaSchema, orders: v.nullable(BattleOrdersSchema) })),
    v.maxLength(20),
  ),
});
export type Standing = Infer<typeof StandingSchema>;
