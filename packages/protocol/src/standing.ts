// Standing orders for battle: what the authority answers in a side's name where it is asked in a battle, so that a
// game by correspondence need not be forty exchanges. Known to their owner alone.
import * as v from 'valibot';

/** For one kind of block, or for all. The first rule that fits is followed; where none fits, the side is asked. */
const FireRule = v.strictObject({
  when: v.picklist(['always', 'outnumbered', 'winning', 'round-2', 'round-3']), // judged by what the side sees
  do: v.picklist(['fire', 'pass', 'retreat']),
  only: v.optional(v.picklist(['leaders', 'navis', 'others'])),
});

export const StandingSchema = v.strictObject({
  hits: v.picklist(['ask', 'spare-leaders', 'weakest-letter', 'best-letter']), // who takes a hit among the strongest
  battle: v.pipe(v.array(FireRule), v.maxLength(12)),
});
export type Standing = v.InferOutput<typeof StandingSchema>;
