// “Show me”: does at the table what the step wants, as the learner would have done it.
import type { AreaId, BlockId } from '@rubicon/engine';
import type { Desk } from '../table/state/context.ts';
import { isIdle } from './answer.ts';
import type { Course } from './course.ts';

export async function showDeed(desk: Desk, course: Course): Promise<void> {
  const deed = course.wanted() ?? (await advised(desk));
  if (deed === null) return;
  const [verb, what] = deed.split(' ') as [string, string | undefined];
  if (!isIdle(deed)) await desk.session.order(deed);
  else if (verb === 'look') desk.selection.look(what as AreaId);
  else if (verb === 'hold') desk.selection.pressBlock(what as BlockId, false);
  else desk.overlay.value = { kind: 'points' };
}

/** Where nothing is prescribed, what a counsellor would do. */
async function advised({ authority, session }: Desk): Promise<string | null> {
  const orders = session.seating.value?.table.decision?.orders ?? [];
  if (orders.length < 2) return orders[0] ?? null;
  try {
    return (await authority.hints(0))[0]?.order ?? orders[0]!;
  } catch (error) {
    session.fail(error);
    return null;
  }
}
