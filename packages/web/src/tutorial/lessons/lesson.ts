// The type of a lesson as data: where it begins, what each step wants, its answers to likely mistakes, and what the
// other side does. Texts are found by the keys of the steps.
import type { AreaId, View } from '@rubicon/engine';
import type { messages } from '@rubicon/words/languages/en/topics/tutorial';
import type { RuleNumber } from '@rubicon/words';

type Key = keyof typeof messages;
type Before<K extends string, End extends string> = K extends `${infer Head}.${End}` ? Head : never;

export type LessonId = Before<Key, 'title'>;
type StepKey = Before<Key, 'do'>; // roads.group
/** The answer to a mistake; `roads.group.not.far` belongs to the step `roads.group`. */
export type AnswerKey = Extract<Key, `${string}.not.${string}`>;

/**
 * An action in text form: an order in the engine's notation, or something that is not an order: `look Rome` looks at a
 * location, `hold C.Legio7` selects a block, `open points` opens something, `wish C.Legio7 Rome` sends a selected block
 * where it cannot go. In a pattern `*` matches the rest.
 */
export type LessonAction = string;

interface Mistake {
  readonly action: LessonAction; // a pattern
  readonly answer: AnswerKey;
}

/** Parts of the table a step may point at. */
type Part = 'cards' | 'pool' | 'points' | 'prompt' | 'battle' | 'hint';

export interface LessonStep {
  readonly key: StepKey;
  readonly wants: readonly LessonAction[]; // patterns of the actions it wants: all of them, in any order
  readonly until?: (view: View) => boolean; // in a free lesson: whether this step is done
  readonly areas?: readonly AreaId[]; // ringed, and brought into view
  readonly path?: readonly AreaId[]; // an arrow
  readonly part?: Part;
  readonly mistakes?: readonly Mistake[];
  readonly replies?: readonly string[]; // orders of the other side before the next step
  readonly rolls?: readonly number[]; // of all dice rolled in this step, each from 1
}

export interface Lesson {
  readonly id: LessonId;
  readonly minutes: number;
  readonly rules: readonly RuleNumber[]; // for further reading
  readonly position: string;
  readonly opening?: readonly string[]; // orders of the other side before the first step
  readonly steps: readonly LessonStep[];
  readonly isFree?: true; // the other side is a machine, and the dice are random
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether an action matches the pattern. */
export const isMeant = (pattern: LessonAction, action: LessonAction): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll(String.raw`\*`, '.*')}$`).test(action);

/** Areas as they are written in lessons. */
export const places = (text: string): readonly AreaId[] => text.split(' ') as AreaId[];

export const mistake = (action: LessonAction, answer: AnswerKey): Mistake => ({ action, answer });
