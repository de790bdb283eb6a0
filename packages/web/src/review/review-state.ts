// A review, headless: opens the game, then loads the stored analysis or starts one.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { Analysis, AnalysisSetting } from '@rubicon/ai';
import type { GameFile } from '@rubicon/engine';
import type { News, Task } from './analysis-run.ts';

export interface Progress {
  readonly setting: AnalysisSetting;
  readonly done: number;
  readonly steps: number; // 0 = not known yet
}

/** The progress of the analysis. */
type Work = 'going' | 'done' | 'stopped' | 'lost';

export interface ReviewState {
  readonly analysis: ReadonlySignal<Analysis | null>; // as far as known
  readonly work: ReadonlySignal<Work>;
  readonly progress: ReadonlySignal<Progress>; // of the current analysis, or the last one
  /** Loads the stored analysis, or starts a quick one. */
  readonly open: () => Promise<void>;
  readonly begin: (setting: AnalysisSetting) => void;
  readonly stop: () => void;
}

/** Runs the analysis. */
export interface AnalysisRunner {
  readonly start: (task: Task, hear: (news: News) => void, fail: () => void) => void;
  readonly end: () => void;
}

export interface Shelf {
  readonly read: () => Promise<unknown>;
  readonly keep: (value: unknown) => Promise<void>;
}

/** Results of another analysis version are computed again. */
const FORM = 1;

interface Kept {
  readonly form: number;
  readonly entries: number;
  readonly analysis: Analysis;
}

const isKept = (value: unknown, entries: number): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'form' in value &&
  value.form === FORM &&
  'entries' in value &&
  value.entries === entries &&
  'analysis' in value;

export function createReviewState(file: GameFile, runner: AnalysisRunner, shelf: Shelf): ReviewState {
  const analysis = signal<Analysis | null>(null);
  const work = signal<Work>('going');
  const progress = signal<Progress>({ setting: 'quick', done: 0, steps: 0 });
  let whole: Analysis | null = null; // stays visible until there is a better one
  const { options, entries } = file;

  const hear = (news: News): void => {
    if (work.value !== 'going') return;
    if (news.kind === 'refused') {
      work.value = 'lost';
      return;
    }
    const { setting, done, steps } = news.analysis;
    progress.value = { setting, done, steps };
    if (news.kind === 'report') {
      if (whole === null) analysis.value = news.analysis;
      return;
    }
    whole = news.analysis;
    analysis.value = whole;
    work.value = 'done';
    runner.end();
    // If storing fails, it is computed again next time
    shelf.keep({ form: FORM, entries: entries.length, analysis: news.analysis }).catch(() => {});
  };

  const begin = (setting: AnalysisSetting): void => {
    runner.end();
    work.value = 'going';
    progress.value = { setting, done: 0, steps: 0 };
    runner.start({ log: { options, entries }, setting }, hear, () => {
      if (work.value === 'going') work.value = 'lost';
    });
  };

  return {
    analysis,
    work,
    progress,
    begin,
    open: async () => {
      const kept = await shelf.read().catch(() => null);
      if (!isKept(kept, entries.length)) {
        begin('quick');
        return;
      }
      whole = kept.analysis;
      analysis.value = whole;
      work.value = 'done';
    },
    stop: () => {
      runner.end();
      if (work.value === 'going') work.value = whole === null ? 'stopped' : 'done';
    },
  };
}
