// A hook for data that a page fetches when it is opened, and again after it has changed.
import { useSignal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import { Refused } from '../authority/authority.ts';
import { onlineRefusal } from './refusal-text.ts';

export interface Answer<T> {
  readonly value: T | null; // null: not fetched yet, or refused
  readonly problem: string | null;
  readonly again: () => Promise<void>;
}

/** Fetches again whenever `ask` is a different function. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const value = useSignal<T | null>(null);
  const problem = useSignal<string | null>(null);
  const again = useCallback(async () => {
    try {
      value.value = await ask();
      problem.value = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.value = onlineRefusal(error);
    }
  }, [ask, value, problem]);
  useEffect(() => void again(), [again]);
  return { value: value.value, problem: problem.value, again };
}
