// What changed at a seat since it was last sent something: small, where an update is whole. `fold.ts` applies it.
import type { Event, Notice } from '@rubicon/engine';
import * as v from 'valibot';
import { count, ofEngine, timeMs } from './fields.ts';
import { AskIdSchema } from './ids.ts';
import type { Infer } from './infer.ts';
import type { Patch } from './patch.ts';

/** A history entry without what follows from the table before it. */
const NewEntrySchema = v.strictObject({
  cursor: v.exactOptional(count), // left out: one more than the last
  year: v.exactOptional(count), // left out, like `turn`: of the table before
  turn: v.exactOptional(count),
  atMs: v.exactOptional(timeMs), // left out: the time of the change
  events: v.array(ofEngine<Event>()),
  notice: v.exactOptional(ofEngine<Notice>()),
  byPlan: v.exactOptional(v.literal(true)),
});
export type NewEntry = Infer<typeof NewEntrySchema>;

const PatchSchema = v.custom<Patch>((value) => value !== undefined);

const BODY = {
  ms: v.exactOptional(timeMs), // when, after `card.changedMs` of the table before; left out: 0
  told: v.exactOptional(v.array(v.union([count, NewEntrySchema]))), // a number: the pending order of this cursor is told now
  keep: v.exactOptional(count), // how many of the pending orders are left; left out: all that were not told
  pending: v.exactOptional(v.array(NewEntrySchema)), // more of them
  view: v.exactOptional(PatchSchema),
  table: v.exactOptional(PatchSchema), // of what is expected (`expected.ts`)
};
const ChangeBodySchema = v.strictObject(BODY);
/** The same for all who watch from a seat. */
export type ChangeBody = Infer<typeof ChangeBodySchema>;

export const ChangeSchema = v.strictObject({
  kind: v.literal('change'),
  watch: count, // its number, given by the client
  n: count, // counts the changes of this watch, from 1
  id: v.exactOptional(AskIdSchema), // the request of this client that it answers
  orders: v.exactOptional(v.array(v.string())), // every legal order, if the client wants them
  ...BODY,
});
export type Change = Infer<typeof ChangeSchema>;
