// Watches what the learner does at the table without giving an order: locations looked at, blocks selected, things
// opened, and wishes that are impossible. Reported in the notation of lessons.
import { effect } from '@preact/signals';
import type { BlockId } from '@rubicon/engine';
import { areaOf, blockOf } from '../board/hands.ts';
import type { TableContext } from '../table/state/context.ts';
import { pointingAt, waysTo } from '../table/selection/hand.ts';
import type { LessonAction } from './lessons/lesson.ts';

/** Reports actions until it is stopped. */
export function watchActions(
  { selection, overlay }: TableContext,
  hear: (action: LessonAction) => void,
): () => void {
  let held: readonly BlockId[] = [];
  // After the press has been handled: listeners may change what was pressed
  const tell = (action: LessonAction): void => queueMicrotask(() => hear(action));
  const stops = [
    effect(() => {
      const fresh = selection.inHand.value.filter((block) => !held.includes(block));
      held = selection.inHand.value;
      if (fresh.length > 0) tell(fresh.length === 1 ? `hold ${fresh[0]!}` : 'hold all');
    }),
    effect(() => {
      if (selection.place.value !== null) tell(`look ${selection.place.value}`);
    }),
    effect(() => {
      if (overlay.value !== null) tell(`open ${overlay.value.kind}`);
    }),
  ];
  /** Runs before the table handles the press, so that the selection is still the old one. */
  const press = ({ target }: MouseEvent): void => {
    const action = wishOf(selection, target as Element);
    if (action !== null) tell(action);
  };
  document.addEventListener('click', press, { capture: true });
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('click', press, { capture: true });
  };
}

/** A press that asks for the impossible: a location out of reach, or an own block that can do nothing. */
function wishOf({ choices, inHand }: TableContext['selection'], target: Element): LessonAction | null {
  const all = choices.peek();
  if (all.length === 0) return null;
  const [area, block] = [areaOf(target), blockOf(target)];
  if (block !== null)
    return isOwn(block) && !all.some((each) => each.block === block) ? `wish ${block}` : null;
  const hand = inHand.peek();
  if (area === null || hand.length === 0) return null;
  const isPossible = waysTo(all, hand, area).length > 0 || pointingAt(all, area).length > 0;
  return isPossible ? null : `wish ${hand[0]!} ${area}`;
}

const isOwn = (block: BlockId): boolean => block.startsWith('C.');
