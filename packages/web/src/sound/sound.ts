// The table's few sounds. Silent until the player has asked for sound and touched the page, because a browser keeps an
// audio context asleep before that; whoever plays them is fetched only then.
import { sound, volume } from '../settings/settings.ts';
import type { SoundName } from './scores.ts';

/** `count` is for dice: how many are rolled. */
export function play(name: SoundName, count = 1): void {
  if (!sound.value || volume.value === 0 || !navigator.userActivation.hasBeenActive) return;
  import('./orchestra.ts').then(
    ({ playSound }) => playSound(name, count, volume.value),
    () => undefined, // without a network it is not there
  );
}
