// The decisions of machines in a recorded game.
import { LEVELS, type Level } from '@rubicon/ai/level';
import { STEP, STEPS, fold, type GameFile, type LogEntry, type Side, type Step } from '@rubicon/engine';

export interface MachineDecision {
  readonly side: Side;
  readonly level: Level;
  readonly start: number; // the first of its entries
  readonly orders: readonly string[]; // one, or those of a whole command phase
}

const COMMAND: ReadonlySet<Step | undefined> = new Set(['move', 'main', 'surprise', 'levy']);

const levelIn = ({ machines = {} }: GameFile, entry: LogEntry | undefined): Level | undefined =>
  entry?.kind === 'order' ? LEVELS.find((level) => level === machines[entry.side]) : undefined;

/** Entries that a machine thought about. */
export const thoughtsIn = (file: GameFile): number[] =>
  [...file.entries.keys()].filter(
    (at) => !['random', undefined].includes(levelIn(file, file.entries[at])), // random does not think
  );

/** The decision that an entry is part of; null where no machine decided it. */
export function decisionAt(file: GameFile, at: number): MachineDecision | null {
  const { entries } = file;
  const asked = entries[at];
  const level = levelIn(file, asked);
  if (asked?.kind !== 'order' || level === undefined) return null;
  const steps: (Step | undefined)[] = [undefined]; // in which each entry was given
  fold(file, ({ game }) => steps.push(STEPS[game.state.data[STEP]!]));
  const isPart = (index: number): boolean => {
    const entry = entries[index];
    return entry?.kind === 'order' && entry.side === asked.side && COMMAND.has(steps[index]);
  };
  let start = at;
  let end = at + 1;
  if (COMMAND.has(steps[at])) {
    while (isPart(start - 1)) start -= 1;
    while (isPart(end)) end += 1;
  }
  const orders = entries.slice(start, end).flatMap((entry) => (entry.kind === 'order' ? [entry.order] : []));
  return { side: asked.side, level, start, orders };
}
