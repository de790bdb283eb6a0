// Runs the requests of a page one at a time, and holds the error of the last one.
import { signal, type ReadonlySignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { Refused } from '../authority/authority.ts';
import { onlineRefusal } from './refusal-text.ts';

export interface Attempt {
  readonly busy: ReadonlySignal<boolean>;
  readonly problem: ReadonlySignal<string | null>;
  /** False if it was refused, or another one is still running. */
  readonly to: (work: () => Promise<void>) => Promise<boolean>;
  readonly complain: (sentence: string) => void;
}

/** The same instance as long as the component is mounted. */
export const useAttempt = (): Attempt => useState(newAttempt)[0];

function newAttempt(): Attempt {
  const busy = signal(false);
  const problem = signal<string | null>(null);
  return {
    busy,
    problem,
    complain: (sentence) => {
      problem.value = sentence;
    },
    to: async (work) => {
      if (busy.value) return false;
      busy.value = true;
      problem.value = null;
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        problem.value = onlineRefusal(error);
        return false;
      } finally {
        busy.value = false;
      }
    },
  };
}
