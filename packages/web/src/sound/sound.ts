// Plays the sounds of the table. Silent until the player has switched sound on and touched the page, because browsers
// suspend an audio context before that; the synthesiser is loaded only then.
import { sound, volume } from '../settings/settings.ts';
import type { SoundName } from './scores.ts';

/** `count` is for dice: how many are rolled. */
export function play(name: SoundName, count = 1): void {
  if (!sound.value || volume.value === 0 || !navigator.userActivation.hasBeenActive) return;
  import('./orchestra.ts').then(
    ({ playSound }) => playSound(name, count, volume.value),
    () => undefined, // offline, it may not be available
  );
}
