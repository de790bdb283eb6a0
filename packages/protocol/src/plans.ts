// Plans: orders for one turn that a side leaves while it is not asked, each under conditions on what it can see itself
// (docs/conditional-orders.md). Visible to their writer only, until they are used.
import { AREA_IDS, BLOCK_IDS, CARD_IDS, parseOrder } from '@rubicon/engine';
import * as v from 'valibot';
import { count, MAX_CURSOR, SideSchema } from './fields.ts';
import type { Infer } from './infer.ts';
import { PLACE_STATES } from './lists.ts';

const AreaSchema = v.picklist(AREA_IDS);
const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(60));

/** What must be so when an order is due, as the writer sees it then. */
export const ConditionSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('first'), side: SideSchema }), // Player 1 of this turn
  v.strictObject({ kind: v.literal('card'), card: v.picklist(CARD_IDS) }), // the enemy played it this turn
  v.strictObject({ kind: v.literal('place'), area: AreaSchema, is: v.picklist(PLACE_STATES) }),
  v.strictObject({
    kind: v.literal('blocks'), // how many a side has at a location
    area: AreaSchema,
    side: SideSchema,
    atLeast: few,
    atMost: few,
  }),
  v.strictObject({
    kind: v.literal('block'), // one of the writer's is there, at this strength
    block: v.picklist(BLOCK_IDS),
    area: AreaSchema,
    strength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
  }),
  v.strictObject({ kind: v.literal('points'), side: SideSchema, atLeast: few, atMost: few }),
]);
export type Condition = Infer<typeof ConditionSchema>;

const OrderSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => parseOrder(text).ok, 'An order is written as docs/notation.md says.'),
);

/** Orders given one after another, all of them or none, where every condition holds. */
const PlanPartSchema = v.strictObject({
  if: v.pipe(v.array(ConditionSchema), v.maxLength(60)),
  orders: v.pipe(v.array(OrderSchema), v.minLength(1), v.maxLength(60)),
});
export type PlanPart = Infer<typeof PlanPartSchema>;

const BranchSchema = v.strictObject({
  card: v.nullable(PlanPartSchema), // the choice of a card
  command: v.nullable(PlanPartSchema), // the command phase of the same turn
});
export type Branch = Infer<typeof BranchSchema>;

/** For one turn. The first branch that fits is followed; where none does, the writer is asked. */
export const PlanSchema = v.strictObject({
  year: v.pipe(v.number(), v.integer(), v.minValue(700), v.maxValue(720)),
  turn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  branches: v.pipe(v.array(BranchSchema), v.minLength(1), v.maxLength(4)),
});
export type Plan = Infer<typeof PlanSchema>;

/** `cursor`: of the writer's seat, as far as they knew the game; refused if it has gone on. */
export const PlanBodySchema = v.strictObject({
  plan: PlanSchema,
  cursor: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_CURSOR)),
});
export type PlanBody = Infer<typeof PlanBodySchema>;

/** Why a plan was not followed, or no further. */
export const PlanStopSchema = v.variant('why', [
  v.strictObject({ why: v.literal('condition'), condition: ConditionSchema }), // it does not hold
  v.strictObject({ why: v.literal('order'), order: v.string() }), // it is not legal
  v.strictObject({ why: v.literal('battle'), area: AreaSchema }), // fought, and no condition speaks of the location
  v.strictObject({ why: v.literal('god'), card: v.picklist(CARD_IDS) }), // of the enemy, and no condition names it
  v.strictObject({ why: v.literal('turn') }), // something else is asked than the plan is for
  v.strictObject({ why: v.literal('rolled') }), // an order of the plan brought something new
  v.strictObject({ why: v.literal('draw') }), // the enemy offers one
  v.strictObject({ why: v.literal('taken-back') }),
  v.strictObject({ why: v.literal('by-hand') }), // the writer gave another order
]);
export type PlanStop = Infer<typeof PlanStopSchema>;

/** What became of a plan: one reason for each branch that was tried. */
export const PlanEndSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('done') }),
  v.strictObject({ kind: v.literal('stopped'), why: v.array(PlanStopSchema) }),
]);
export type PlanEnd = Infer<typeof PlanEndSchema>;

/** A plan as its writer gets it back. */
export const LeftPlanSchema = v.strictObject({
  plan: PlanSchema,
  cursor: count, // of the writer's seat when it was left
  end: v.nullable(PlanEndSchema), // null: it waits
});
export type LeftPlan = Infer<typeof LeftPlanSchema>;
