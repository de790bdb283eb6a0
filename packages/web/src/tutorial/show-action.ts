// “Show me”: does what the step wants at the table, as the learner would.
import type { AreaId, BlockId } from '@rubicon/engine';
import type { TableContext } from '../table/state/context.ts';
import { isIdle } from './answer.ts';
import type { Course } from './course.ts';

export async function showAction(context: TableContext, course: Course): Promise<void> {
  const action = course.wanted() ?? (await advised(context));
  if (action === null) return;
  const [verb, what] = action.split(' ') as [string, string | undefined];
  if (!isIdle(action)) await context.session.order(action);
  else if (verb === 'look') context.selection.look(what as AreaId);
  else if (verb === 'hold') context.selection.pressBlock(what as BlockId, false);
  else context.overlay.value = { kind: 'points' };
}

/** Where nothing is prescribed, what an advisor would do. */
async function advised({ authority, session }: TableContext): Promise<string | null> {
  const orders = session.seating.value?.table.decision?.orders ?? [];
  if (orders.length < 2) return orders[0] ?? null;
  try {
    return (await authority.hints(0))[0]?.order ?? orders[0]!;
  } catch (error) {
    session.fail(error);
    return null;
  }
}
