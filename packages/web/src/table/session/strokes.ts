// What one press did is undone by one press, however many orders it gave, and can be done again until something else
// happens.
import { computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { UndoScope } from '@rubicon/engine';
import { ask } from './requests.ts';
import type { SessionContext } from './session-state.ts';

/** The orders of one press, the first first. */
type Stroke = readonly string[];

export interface Strokes {
  /** Gives an order for the decision on screen; `joins`: by the same press as the one before. */
  readonly order: (text: string, joins?: boolean) => Promise<boolean>;
  /** Undoes the last stroke, or the whole phase. */
  readonly undo: (scope: 'stroke' | 'phase') => Promise<boolean>;
  readonly canRedo: ReadonlySignal<boolean>;
  /** Gives again what the last undo took back. */
  readonly redo: () => Promise<boolean>;
}

/** How this page left the table. Once it is different, someone else has done something. */
interface Left {
  readonly cursor: number;
  readonly decision: number | null;
}

interface Memory extends Left {
  readonly given: readonly Stroke[]; // since the last order that cannot be undone, the latest last
  readonly undone: readonly (readonly Stroke[])[]; // what each undo took back, the latest last
}

export function createStrokes(context: SessionContext): Strokes {
  const { latest, seating } = context.state;
  const memory = signal<Memory | null>(null);
  const left = (): Left | null => {
    const table = latest.value?.table;
    return table === undefined ? null : { cursor: table.cursor, decision: table.decision?.number ?? null };
  };
  effect(() => {
    if (latest.value === null) memory.value = null; // nothing of a seat is kept
  });
  const known = computed<Pick<Memory, 'given' | 'undone'>>(() => {
    const [then, now] = [memory.value, left()];
    const isSame = then?.cursor === now?.cursor && then?.decision === now?.decision;
    return then !== null && isSame ? then : { given: [], undone: [] };
  });
  const remember = (given: readonly Stroke[], undone: Memory['undone']): void => {
    const now = left();
    const isOpen = latest.value?.table.undo.order !== 0; // false: it was a barrier
    memory.value = now === null ? null : { ...now, given: isOpen ? given : [], undone };
  };

  const give = async (text: string, joins: boolean, undone: Memory['undone']): Promise<boolean> => {
    const decision = seating.value?.table.decision ?? null;
    if (decision === null) return false;
    const { given } = known.value;
    if (!(await ask(context, { kind: 'order', decision: decision.number, order: text }))) return false;
    remember(
      joins && given.length > 0 ? [...given.slice(0, -1), [...given.at(-1)!, text]] : [...given, [text]],
      undone,
    );
    return true;
  };

  const takeBack = async (scope: UndoScope, times: number): Promise<boolean> => {
    for (let done = 0; done < times; done++) if (!(await ask(context, { kind: 'undo', scope }))) return false;
    return true;
  };

  return {
    order: (text, joins = false) => give(text, joins, []),
    canRedo: computed(() => context.options.hasRedo !== false && known.value.undone.length > 0),
    async undo(scope) {
      const { given, undone } = known.value;
      const phase = latest.value?.table.undo.phase ?? 0;
      const count = scope === 'phase' ? phase : (given.at(-1)?.length ?? 1);
      const kept = withoutLast(given, count);
      const isWhole = count === phase && count > 1;
      if (!(isWhole ? await takeBack('phase', 1) : await takeBack('order', count))) return false;
      // What was given before this page was opened is undone, but cannot be given again
      if (kept === null) remember([], []);
      else remember(kept, [...undone, given.slice(kept.length)]);
      return true;
    },
    async redo() {
      const { undone } = known.value;
      const strokes = undone.at(-1) ?? [];
      for (const stroke of strokes)
        for (const [index, text] of stroke.entries())
          if (!(await give(text, index > 0, undone.slice(0, -1)))) return false;
      return strokes.length > 0;
    },
  };
}

/** The strokes before the last ones that hold so many orders; null if that is not where one begins. */
function withoutLast(strokes: readonly Stroke[], count: number): readonly Stroke[] | null {
  let left = count;
  let kept = strokes.length;
  while (left > 0 && kept > 0) left -= strokes[--kept]!.length;
  return left === 0 ? strokes.slice(0, kept) : null;
}
