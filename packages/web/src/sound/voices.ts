// Turns a score into audio nodes. Every node is scheduled to stop, so nothing is left running.
import type { Breath, Knock, Note, Score, Tone } from './scores.ts';

const START_SECONDS = 0.01; // time before the first attack
const KNOCK_SECONDS = 0.12;
const SILENT = 0.0001; // exponential ramps cannot reach zero

let hiss: AudioBuffer | null = null;

/** Plays the score into `out`; returns the node that ends last. */
export function perform(context: AudioContext, out: AudioNode, score: Score): AudioScheduledSourceNode {
  const now = context.currentTime + START_SECONDS;
  const voices = score.map((note) => ({
    ends: note.at + (note.kind === 'knock' ? KNOCK_SECONDS : note.lasts),
    node: begin(context, out, now, note),
  }));
  return voices.reduce((last, voice) => (voice.ends > last.ends ? voice : last)).node;
}

function begin(context: AudioContext, out: AudioNode, now: number, note: Note): AudioScheduledSourceNode {
  switch (note.kind) {
    case 'knock':
      return knock(context, out, now, note);
    case 'breath':
      return breath(context, out, now, note);
    case 'tone':
      return tone(context, out, now, note);
  }
}

/** Two blocks of wood: a low resonance that decays at once and a short click. */
function knock(context: AudioContext, out: AudioNode, now: number, note: Knock): AudioScheduledSourceNode {
  const start = now + note.at;
  const end = start + KNOCK_SECONDS;
  const body = context.createOscillator();
  body.type = 'triangle';
  body.frequency.setValueAtTime(note.hertz * 1.5, start);
  body.frequency.exponentialRampToValueAtTime(note.hertz, start + 0.02);
  const fade = context.createGain();
  fade.gain.setValueAtTime(note.loud, start);
  fade.gain.exponentialRampToValueAtTime(SILENT, end);
  body.connect(fade).connect(out);
  body.start(start);
  body.stop(end);
  breath(context, out, now, {
    kind: 'breath',
    at: note.at,
    lasts: 0.018,
    from: note.hertz * 6,
    to: note.hertz * 4,
    loud: note.loud * 0.5,
  });
  return body;
}

function breath(context: AudioContext, out: AudioNode, now: number, note: Breath): AudioScheduledSourceNode {
  const start = now + note.at;
  const end = start + note.lasts;
  const noise = context.createBufferSource();
  noise.buffer = hiss ??= makeHiss(context);
  noise.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.4;
  band.frequency.setValueAtTime(note.from, start);
  band.frequency.exponentialRampToValueAtTime(note.to, end);
  const fade = context.createGain();
  fade.gain.setValueAtTime(SILENT, start);
  fade.gain.exponentialRampToValueAtTime(note.loud, start + note.lasts * 0.3);
  fade.gain.exponentialRampToValueAtTime(SILENT, end);
  noise.connect(band).connect(fade).connect(out);
  noise.start(start);
  noise.stop(end);
  return noise;
}

/** A distant horn: two reeds slightly out of tune behind a soft filter. */
function tone(context: AudioContext, out: AudioNode, now: number, note: Tone): AudioScheduledSourceNode {
  const start = now + note.at;
  const end = start + note.lasts;
  const bell = context.createBiquadFilter();
  bell.type = 'lowpass';
  bell.frequency.setValueAtTime(note.hertz * 2, start);
  bell.frequency.linearRampToValueAtTime(note.hertz * 5, start + 0.06);
  bell.frequency.linearRampToValueAtTime(note.hertz * 2.5, end);
  const fade = context.createGain();
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(note.loud * 0.5, start + 0.04);
  fade.gain.setValueAtTime(note.loud * 0.5, start + note.lasts * 0.6);
  fade.gain.linearRampToValueAtTime(0, end);
  bell.connect(fade).connect(out);
  const reeds = [0, 7].map((cents) => {
    const reed = context.createOscillator();
    reed.type = 'sawtooth';
    reed.frequency.value = note.hertz;
    reed.detune.value = cents;
    reed.connect(bell);
    reed.start(start);
    reed.stop(end);
    return reed;
  });
  return reeds[0]!;
}

function makeHiss(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
