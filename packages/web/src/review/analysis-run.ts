// Runs an analysis with occasional progress reports: one after each step would take longer than the step.
import { newAnalyst, type Analysis, type AnalysisSetting } from '@rubicon/ai';
import type { Log } from '@rubicon/engine';

export interface Task {
  readonly log: Log;
  readonly setting: AnalysisSetting;
}

export type News =
  | { readonly kind: 'report'; readonly analysis: Analysis }
  | { readonly kind: 'done'; readonly analysis: Analysis }
  | { readonly kind: 'refused'; readonly code: string; readonly message: string };

export interface AnalysisMethods {
  readonly analyse: (task: Task, tell: (news: News) => void) => void;
}

const EVERY_MS = 400;

/** Reports the log's own results at once, progress from time to time, and the full result at the end. */
export function runAnalysis({ log, setting }: Task, tell: (news: News) => void, nowMs: () => number): void {
  try {
    const analyst = newAnalyst(log, { setting });
    tell({ kind: 'report', analysis: analyst.report() });
    let told = nowMs();
    while (analyst.step()) {
      if (nowMs() - told < EVERY_MS) continue;
      tell({ kind: 'report', analysis: analyst.report() });
      told = nowMs();
    }
    tell({ kind: 'done', analysis: analyst.report() });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'analysis-failed';
    tell({ kind: 'refused', code, message: String(error) });
  }
}
