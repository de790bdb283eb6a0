// A hook for data that a page fetches when it is opened, and again after it has changed.
import { useSignal } from '@preact/signals';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { Refused } from '../authority/authority.ts';
import { onlineRefusal } from './refusal-text.ts';

export interface Answer<T> {
  readonly value: T | null; // null: not fetched yet, or refused
  readonly problem: string | null;
  readonly again: () => Promise<void>;
  /** What a change was answered with: newer than the answer to anything asked before. */
  readonly set: (value: T) => void;
}

/** Fetches again whenever `ask` is a different function. An answer that is overtaken by a later one is dropped. */
export function useAnswer<T>(ask: () => Promise<T>): Answer<T> {
  const value = useSignal<T | null>(null);
  const problem = useSignal<string | null>(null);
  const asked = useRef(0);
  const answered = useRef(0); // the latest of those asked
  const again = useCallback(async () => {
    const number = ++asked.current;
    const isOvertaken = (): boolean => number <= answered.current;
    try {
      const found = await ask();
      if (isOvertaken()) return;
      value.value = found;
      problem.value = null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (isOvertaken()) return;
      problem.value = onlineRefusal(error);
    }
    answered.current = number;
  }, [ask, value, problem]);
  const set = useCallback(
    (next: T) => {
      answered.current = asked.current;
      value.value = next;
      problem.value = null;
    },
    [value, problem],
  );
  useEffect(() => {
    answered.current = asked.current; // what is asked of something else no longer matters
    void again();
  }, [again]);
  return { value: value.value, problem: problem.value, again, set };
}
