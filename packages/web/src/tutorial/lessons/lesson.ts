// A lesson as data: where it begins, what each step wants, what it says to the likely mistakes, and what the other
// side does. Texts are found by the keys of the steps.
import type { AreaId, View } from '@rubicon/engine';
import type { messages } from '@rubicon/words/languages/en/topics/tutorial';
import type { RuleNumber } from '@rubicon/words';

type Key = keyof typeof messages;
type Before<K extends string, End extends string> = K extends `${infer Head}.${End}` ? Head : never;

export type LessonId = Before<Key, 'title'>;
type StepKey = Before<Key, 'do'>; // roads.group
/** What is said to a mistake; `roads.group.not.far` belongs to the step `roads.group`. */
export type AnswerKey = Extract<Key, `${string}.not.${string}`>;

/**
 * A deed in words: an order as the engine writes it, or what is done without one: `look Rome` a place is looked at,
 * `hold C.Legio7` a block is taken in hand, `open points` something is opened, `wish C.Legio7 Rome` a block in hand is
 * sent where it cannot go. In a pattern `*` stands for the rest of it.
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
  readonly wants: readonly LessonAction[]; // patterns of the deeds it wants: all of them, in any order
  readonly until?: (view: View) => boolean; // of a lesson played freely: whether this is past
  readonly areas?: readonly AreaId[]; // ringed, and brought into view
  readonly path?: readonly AreaId[]; // an arrow
  readonly part?: Part;
  readonly mistakes?: readonly Mistake[];
  readonly replies?: readonly string[]; // orders of the other side before the next step
  readonly rolls?: readonly number[]; // of all dice until then, from 1
}

export interface Lesson {
  readonly id: LessonId;
  readonly minutes: number;
  readonly rules: readonly RuleNumber[]; // to read on
  readonly position: string;
  readonly opening?: readonly string[]; // orders of the other side before the first step
  readonly steps: readonly LessonStep[];
  readonly isFree?: true; // the other side is a machine, the dice fall as they fall
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a deed is one the pattern means. */
export const isMeant = (pattern: LessonAction, action: LessonAction): boolean =>
  new RegExp(`^${escaped(pattern).replaceAll(String.raw`\*`, '.*')}$`).test(action);

/** Areas as they are written in lessons. */
export const places = (text: string): readonly AreaId[] => text.split(' ') as AreaId[];

export const mistake = (action: LessonAction, answer: AnswerKey): Mistake => ({ action, answer });
