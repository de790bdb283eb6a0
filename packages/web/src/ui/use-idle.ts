import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { idle } from './idle.ts';

/** Whether the page has been idle since the component was mounted: what comes from then on delays nothing. */
export function useIdle(): boolean {
  const wasIdle = useSignal(false);
  useEffect(() => void idle().then(() => (wasIdle.value = true)), [wasIdle]);
  return wasIdle.value;
}
