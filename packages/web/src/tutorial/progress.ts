// The learner's progress, stored on this device: untrusted text, so every field is checked and falls back on its own.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { LessonId } from './lessons/lesson.ts';
import { LESSONS_KEY } from '../storage/lessons.ts';
import { LESSONS } from './lessons/lessons.ts';

interface LessonProgress {
  readonly step: number; // where to resume
  readonly isDone: boolean; // at least once
  readonly log: readonly string[]; // in a free lesson: the orders given
}

type Progress = Readonly<Partial<Record<LessonId, LessonProgress>>>;

const NOT_BEGUN: LessonProgress = { step: 0, isDone: false, log: [] };
const LOG_LIMIT = 2000;

export function decodeProgress(text: string | null): Progress {
  const stored = parseRecord(text);
  return Object.fromEntries(
    LESSONS.flatMap(({ id, steps }) => {
      const read = parseLesson(stored[id], steps.length);
      return read === null ? [] : [[id, read]];
    }),
  );
}

function parseLesson(value: unknown, steps: number): LessonProgress | null {
  if (typeof value !== 'object' || value === null) return null;
  const { step, isDone, log } = value as Partial<Record<keyof LessonProgress, unknown>>;
  return {
    step: typeof step === 'number' && Number.isInteger(step) && step > 0 && step < steps ? step : 0,
    isDone: isDone === true,
    log:
      Array.isArray(log) && log.length <= LOG_LIMIT && log.every((each) => typeof each === 'string')
        ? log
        : [],
  };
}

function parseRecord(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const current = signal<Progress>(decodeProgress(readStored()));

export const progress: ReadonlySignal<Progress> = current;

/** `peek` reads without subscribing to changes. */
export const progressOf = (id: LessonId, how: 'value' | 'peek' = 'value'): LessonProgress =>
  (how === 'peek' ? current.peek() : current.value)[id] ?? NOT_BEGUN;

export function note(id: LessonId, change: Partial<LessonProgress>): void {
  const before = current.peek()[id] ?? NOT_BEGUN;
  store({ ...current.peek(), [id]: { ...before, ...change } });
}

export const forgetAll = (): void => store({});

function store(wanted: Progress): void {
  current.value = wanted;
  try {
    localStorage.setItem(LESSONS_KEY, JSON.stringify(wanted));
  } catch {
    // Storage is full or blocked: the progress lasts as long as the page.
  }
}

function readStored(): string | null {
  try {
    return globalThis.localStorage.getItem(LESSONS_KEY);
  } catch {
    return null; // storage may be blocked, and there is none outside a browser
  }
}
