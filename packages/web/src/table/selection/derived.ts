// What follows from the legal orders and the selection: where the selected blocks may go, by which way, and what is
// highlighted.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { AreaId } from '@rubicon/engine';
import { choiceOf, type Choice } from '../../authority/choice.ts';
import type { Lit, Mark } from '../../board/lit.ts';
import type { Session } from '../session/session.ts';
import { pointingAt, waysTo, type Way } from './hand.ts';
import { NOTHING_LIT, concernMark, litFor } from './highlights.ts';
import type { SelectionState } from './selection-state.ts';

export interface DerivedSelection {
  readonly choices: ReadonlySignal<readonly Choice[]>; // legal now; none while an earlier position is shown
  readonly target: ReadonlySignal<AreaId | null>; // where the selected blocks may go
  readonly ways: ReadonlySignal<readonly Way[]>;
  readonly way: ReadonlySignal<Way | null>; // the one that would be taken
  readonly pointed: ReadonlySignal<readonly Choice[]>; // what was pointed at, to be confirmed
  readonly laying: ReadonlySignal<Choice | null>; // discards or plays the selected card
  readonly leftBehind: ReadonlySignal<number>; // blocks of the last group that could not follow
  readonly lit: ReadonlySignal<Lit>;
  readonly mark: ReadonlySignal<Mark | null>; // what the player asked to see, or what the decision is about
}

/** The way that begins with the proposed order first, the others in their original order. */
function proposedFirst(ways: readonly Way[], proposed: string | null): Way[] {
  const isProposed = ({ orders }: Way): boolean => orders[0]!.text === proposed;
  return [...ways.filter(isProposed), ...ways.filter((way) => !isProposed(way))];
}

export function deriveSelection(session: Session, state: SelectionState): DerivedSelection {
  const { inHand, armed, over, pathShown, proposed } = state;
  const choices = computed<readonly Choice[]>(() => {
    const seating = session.seating.value;
    if (seating === null || session.past.value !== null) return [];
    return (seating.table.decision?.orders ?? []).map(choiceOf);
  });
  const target = computed(() => armed.value ?? over.value);
  const ways = computed<readonly Way[]>(() => {
    if (target.value === null || inHand.value.length === 0) return [];
    return proposedFirst(waysTo(choices.value, inHand.value, target.value), proposed.value);
  });
  const way = computed(() => ways.value[0] ?? null);
  const pointed = computed<readonly Choice[]>(() =>
    armed.value === null ? [] : pointingAt(choices.value, armed.value),
  );
  const laying = computed(() =>
    state.card.value === null ? null : (choices.value.find(({ card }) => card === state.card.value) ?? null),
  );
  const leftBehind = computed(() => {
    const left = state.leftBehind.value;
    return left !== null && left.decision === session.seating.value?.table.decision?.number ? left.count : 0;
  });
  const lit = computed<Lit>(() => {
    const table = session.table.value;
    if (table === null) return NOTHING_LIT;
    if (choices.value.length === 0) return { ...NOTHING_LIT, path: pathShown.value };
    return litFor(choices.value, inHand.value, pathShown.value ?? way.value?.path ?? null, table.view);
  });
  const concern = computed<Mark | null>(() => {
    const table = session.table.value;
    return table === null ? null : concernMark(choices.value, inHand.value, table.view);
  });
  const mark = computed(() => state.mark.value ?? concern.value);
  return { choices, target, ways, way, pointed, laying, leftBehind, lit, mark };
}
