// Synthesises the sounds of the table; no audio files are loaded.
import { SCORES, type SoundName } from './scores.ts';
import { perform } from './voices.ts';

let context: AudioContext | null = null;

/** `volume` from 0 to 1. */
export function playSound(name: SoundName, count: number, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = volume ** 2; // perceived loudness is roughly quadratic
  out.connect(context.destination);
  const ends = perform(context, out, SCORES[name](count));
  ends.addEventListener('ended', () => out.disconnect());
}
