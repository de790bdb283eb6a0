// Delays a lesson until the dice have stopped rolling, so that it does not give the result away.
import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { beatMs } from '../battle/pacing.ts';
import { dicePace } from '../settings/settings.ts';
import type { Session } from '../table/session/session.ts';

/** Whether the playback of a battle is still running. */
export function useFallingDice({ fresh }: Pick<Session, 'fresh'>): boolean {
  const isFalling = useSignal(false);
  useEffect(() => {
    let endMs = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const lastsMs = dicePace.value * fresh.value.reduce((sum, event) => sum + beatMs(event), 0);
      if (lastsMs === 0) return;
      const nowMs = performance.now();
      endMs = Math.max(endMs, nowMs) + lastsMs;
      isFalling.value = true;
      clearTimeout(timer);
      timer = setTimeout(() => (isFalling.value = false), endMs - nowMs);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [fresh, isFalling]);
  return isFalling.value;
}
