// Keyboard shortcuts of a replay; inside a field or a dialog they do nothing.
import type { Playback } from './playback.ts';
import type { ReplayPanel } from './replay-side.tsx';

export const REPLAY_KEYS = [
  ['← →', 'study.keys.arrows'],
  ['Shift ← →', 'study.keys.shift'],
  [', .', 'study.keys.battle'],
  ['Home End', 'study.keys.ends'],
  ['Space', 'study.keys.space'],
  ['V', 'study.keys.view'],
  ['N', 'study.keys.note'],
] as const;

const TYPING = 'input:not([type="radio"], [type="range"]), textarea, select, dialog';
const PRESSED_BY_SPACE = 'button, a, summary';
const OWN_ARROWS = '.board, [role="tablist"], [role="radiogroup"], input';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

export function pressReplayKey(
  playback: Playback,
  show: (panel: ReplayPanel) => void,
  event: KeyboardEvent,
): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWithin(event.target, TYPING)) return;
  const act = actionOf(playback, show, event);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(
  playback: Playback,
  show: (panel: ReplayPanel) => void,
  { key, shiftKey, target }: KeyboardEvent,
): (() => void) | null {
  const { moments } = playback.landmarks.value;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (isWithin(target, OWN_ARROWS)) return null;
      const direction = key === 'ArrowLeft' ? -1 : 1;
      return () => playback.step(direction, shiftKey ? 'turn' : 'moment');
    }
    case ',':
      return () => playback.step(-1, 'battle');
    case '.':
      return () => playback.step(1, 'battle');
    case 'Home':
    case 'End':
      if (isWithin(target, OWN_ARROWS)) return null;
      return () => playback.go((key === 'Home' ? moments[0] : moments.at(-1)) ?? 0);
    case ' ':
      return isWithin(target, PRESSED_BY_SPACE) ? null : () => playback.play(!playback.playing.value);
    case 'v': {
      const { perspectives } = playback.replaySource.opened;
      return () =>
        playback.look(
          perspectives[(perspectives.indexOf(playback.perspective.value) + 1) % perspectives.length]!,
        );
    }
    case 'n':
      return () => {
        show('notes');
        queueMicrotask(() => document.getElementById('study-note')?.focus());
      };
    default:
      return null;
  }
}
