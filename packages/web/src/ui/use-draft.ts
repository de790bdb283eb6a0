// The text of a field that shows what is stored elsewhere, and follows it: but what is being typed stays.
import { useSignal, type Signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';

export function useDraft(stored: string): Signal<string> {
  const draft = useSignal(stored);
  const before = useRef(stored);
  useLayoutEffect(() => {
    if (draft.value === before.current) draft.value = stored;
    before.current = stored;
  }, [stored, draft]);
  return draft;
}
