// The current time, refreshed regularly.
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';

export function useNow(everyMs: number): number {
  const [now] = useState(() => signal(Date.now()));
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs, now]);
  return now.value;
}
