// The answer to an action that a step does not want: the one the lesson lists, otherwise one derived from the action.
import type { AreaId, BlockId, CardId } from '@rubicon/engine';
import { choiceOf, type Choice } from '../authority/choice.ts';
import { isMeant, type AnswerKey, type LessonAction, type LessonStep } from './lessons/lesson.ts';

export type Answer =
  | { readonly kind: 'listed'; readonly key: AnswerKey }
  | { readonly kind: 'block'; readonly given: BlockId; readonly wanted: BlockId }
  | { readonly kind: 'place'; readonly block: BlockId; readonly given: AreaId; readonly wanted: AreaId }
  | { readonly kind: 'way'; readonly block: BlockId; readonly given: AreaId }
  | { readonly kind: 'look'; readonly given: AreaId; readonly wanted: AreaId }
  | { readonly kind: 'card'; readonly given: CardId; readonly wanted: CardId }
  | { readonly kind: 'cannot'; readonly block: BlockId; readonly given: AreaId }
  | { readonly kind: 'still'; readonly block: BlockId }
  | { readonly kind: 'end' | 'all' | 'kind' | 'menu' };

const IDLE: ReadonlySet<string> = new Set(['look', 'hold', 'open', 'wish']);

/** Whether an action is not an order, so that it changes nothing. */
export const isIdle = (action: LessonAction): boolean => IDLE.has(action.split(' ')[0]!);

/** Null where there is nothing to say: looking around is always allowed. `left` is what the step still wants. */
export function answerTo(
  step: LessonStep,
  left: readonly LessonAction[],
  action: LessonAction,
): Answer | null {
  if (action === 'hold all') return left.some((each) => each.startsWith('hold ')) ? { kind: 'all' } : null;
  const foreseen = step.mistakes?.find((each) => isMeant(each.action, action));
  if (foreseen !== undefined) return { kind: 'listed', key: foreseen.answer };
  return isIdle(action) ? idleAnswer(left, action) : orderAnswer(left, choiceOf(action));
}

function idleAnswer(left: readonly LessonAction[], action: LessonAction): Answer | null {
  const [verb, given, area] = action.split(' ') as [string, string, string | undefined];
  if (verb === 'wish')
    return area === undefined
      ? { kind: 'still', block: given as BlockId }
      : { kind: 'cannot', block: given as BlockId, given: area as AreaId };
  const wanted = left.find((each) => each.startsWith(`${verb} `))?.split(' ')[1];
  if (wanted === undefined) return null;
  if (verb === 'look') return { kind: 'look', given: given as AreaId, wanted: wanted as AreaId };
  if (verb === 'hold') return { kind: 'block', given: given as BlockId, wanted: wanted as BlockId };
  return null;
}

function orderAnswer(left: readonly LessonAction[], { kind, block, area, card }: Choice): Answer {
  if (kind === 'done') return { kind: 'end' };
  const likely = left.filter((each) => !isIdle(each) && each !== 'done').map(choiceOf);
  const alike = likely.filter((each) => each.kind === kind || (isWay(each) && isWay({ kind })));
  if (alike.length === 0) return { kind: 'kind' };
  if (card !== null && alike[0]!.card !== null) return { kind: 'card', given: card, wanted: alike[0]!.card };
  if (block === null)
    return area === null ? { kind: 'kind' } : { kind: 'look', given: area, wanted: alike[0]!.area! };
  const same = alike.find((each) => each.block === block);
  if (same === undefined) return { kind: 'block', given: block, wanted: alike[0]!.block! };
  if (area === null || same.area === null) return { kind: 'kind' };
  return area === same.area
    ? { kind: 'way', block, given: area }
    : { kind: 'place', block, given: area, wanted: same.area };
}

const isWay = ({ kind }: Pick<Choice, 'kind'>): boolean => kind === 'move' || kind === 'embark';
