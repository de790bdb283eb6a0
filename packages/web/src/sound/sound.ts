// The table's few sounds, made here and never loaded. Silent until the player has asked for sound and touched the page,
// because a browser keeps an audio context asleep before that.
import { sound, volume } from '../settings/settings.ts';
import { SCORES, type SoundName } from './scores.ts';
import { perform } from './voices.ts';

let context: AudioContext | null = null;

/** `count` is for dice: how many are rolled. */
export function play(name: SoundName, count = 1): void {
  if (!sound.value || volume.value === 0 || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume.value ** 2; // loudness is heard by its square, roughly
  out.connect(context.destination);
  const ends = perform(context, out, SCORES[name](count));
  ends.addEventListener('ended', () => out.disconnect());
}
