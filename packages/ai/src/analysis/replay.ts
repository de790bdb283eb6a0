// A finished game played through with nothing hidden: every entry that stands, what it changed and what came of it.
import {
  RecordedChance,
  apply,
  keptEntries,
  parseOrder,
  parsePosition,
  rulesFor,
  startGame,
  type Happening,
  type Log,
  type LogEntry,
  type Order,
  type Outcome,
  type Refusal,
  type Side,
  type State,
} from '@rubicon/engine';

export interface Ply {
  readonly entry: number; // its number, from 0, in the log without what was taken back
  readonly kind: LogEntry['kind'];
  readonly side: Side | null; // null = by the authority
  readonly order: { readonly text: string; readonly packed: Order } | null;
  readonly before: State; // the same as after at the start
  readonly after: State;
  readonly happenings: readonly Happening[];
  readonly rolls: readonly number[];
}

/** Throws a FoldError for a log that does not follow the rules. What was taken back is left out. */
export function replayOf(log: Log): Ply[] {
  const plies: Ply[] = [];
  for (const number of keptEntries(log)) {
    const last = plies.at(-1);
    plies.push(last === undefined ? opening(log) : next(log, number, last));
  }
  return plies;
}

function opening({ options, entries }: Log): Ply {
  const { rolls } = entries[0]!;
  const rules = rulesFor(options.edition, options.rules, options.revision);
  const { state, happenings } = startGame(rules, new RecordedChance(rolls));
  return { entry: 0, kind: 'start', side: null, order: null, before: state, after: state, happenings, rolls };
}

function next({ options, entries }: Log, number: number, { entry: earlier, after: before }: Ply): Ply {
  const entry = entries[number]!;
  const { kind, rolls } = entry;
  const side = 'side' in entry ? entry.side : null;
  const plain = { entry: earlier + 1, kind, side, order: null, before, after: before, happenings: [], rolls };
  if (entry.kind === 'rebase') {
    const rules = rulesFor(options.edition, options.rules, entry.revision);
    const position = parsePosition(entry.position, rules);
    if (!position.ok) throw new RangeError(position.fault.message);
    return { ...plain, after: position.value };
  }
  if (entry.kind !== 'order') return plain;
  const parsed = parseOrder(entry.order);
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  const { state, happenings } = accepted(apply(before, entry.side, parsed.value, new RecordedChance(rolls)));
  return { ...plain, order: { text: entry.order, packed: parsed.value }, after: state, happenings };
}

function accepted(outcome: Outcome | Refusal): Outcome {
  if (!outcome.ok) throw new RangeError(outcome.message); // folding has accepted it
  return outcome;
}
