// Plans: a side leaves one while it is not asked, and it waits in the record until it would be (draft/planned.ts).
import { askedSides, cursorOf, viewOf, type Side } from '@rubicon/engine';
import type { GameId, LeftPlan, PlanBody } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { checkOpen, type Context } from './context.ts';
import { change, running } from './draft/draft.ts';
import { changeGame, loadGame } from './live/pipeline.ts';
import { leftPlan, newPlan } from './plans/plan.ts';
import { refused } from './record/refusals.ts';
import { sideOf } from './record/seats.ts';

export async function plan(
  context: Context,
  by: Person,
  game: GameId,
  as: Side | null,
): Promise<LeftPlan | null> {
  const { record } = (await loadGame(context, game)).loaded;
  const kept = record.plans[sideOf(record, by, as)];
  return kept === null ? null : leftPlan(kept);
}

/** Null deletes it. Refused where its writer is asked, or has not seen how the game stands. */
export async function leavePlan(
  context: Context,
  by: Person,
  game: GameId,
  body: PlanBody | null,
  as: Side | null,
): Promise<void> {
  checkOpen(context);
  await changeGame(context, game, (draft, { chronicle }) => {
    const side = sideOf(draft.record, by, as);
    const { plans } = draft.record;
    if (body === null) {
      if (plans[side] !== null) change(draft, { plans: { ...plans, [side]: null } });
      return;
    }
    const now = running(draft);
    if (draft.record.standIns[side] !== null) throw refused('stood-in');
    if (askedSides(now.state).includes(side)) throw refused('your-turn');
    if (cursorOf(chronicle, side) !== body.cursor) throw refused('plan-outdated');
    change(draft, { plans: { ...plans, [side]: newPlan(body.plan, body.cursor, viewOf(now, side)) } });
  });
}
