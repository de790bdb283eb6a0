// Keys that work anywhere while a game is looked back at; inside a field or a dialog they are letters.
import type { Reel } from './playback.ts';
import type { StudyPanel } from './replay-side.tsx';

export const STUDY_KEYS = [
  ['← →', 'study.keys.arrows'],
  ['Shift ← →', 'study.keys.shift'],
  [', .', 'study.keys.battle'],
  ['Home End', 'study.keys.ends'],
  ['Space', 'study.keys.space'],
  ['V', 'study.keys.eyes'],
  ['N', 'study.keys.note'],
] as const;

const TYPING = 'input:not([type="radio"], [type="range"]), textarea, select, dialog';
const PRESSED_BY_SPACE = 'button, a, summary';
const OWN_ARROWS = '.board, [role="tablist"], [role="radiogroup"], input';

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof HTMLElement && target.closest(selector) !== null;

export function pressStudyKey(reel: Reel, show: (panel: StudyPanel) => void, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (isWithin(event.target, TYPING)) return;
  const act = actionOf(reel, show, event);
  if (act === null) return;
  event.preventDefault();
  act();
}

function actionOf(
  reel: Reel,
  show: (panel: StudyPanel) => void,
  { key, shiftKey, target }: KeyboardEvent,
): (() => void) | null {
  const { moments } = reel.landmarks.value;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      if (isWithin(target, OWN_ARROWS)) return null;
      const direction = key === 'ArrowLeft' ? -1 : 1;
      return () => reel.step(direction, shiftKey ? 'turn' : 'moment');
    }
    case ',':
      return () => reel.step(-1, 'battle');
    case '.':
      return () => reel.step(1, 'battle');
    case 'Home':
    case 'End':
      if (isWithin(target, OWN_ARROWS)) return null;
      return () => reel.go((key === 'Home' ? moments[0] : moments.at(-1)) ?? 0);
    case ' ':
      return isWithin(target, PRESSED_BY_SPACE) ? null : () => reel.play(!reel.playing.value);
    case 'v': {
      const { eyes } = reel.sight.opened;
      return () => reel.look(eyes[(eyes.indexOf(reel.eyes.value) + 1) % eyes.length]!);
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
