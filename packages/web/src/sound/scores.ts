// The recipe of each sound: knocks (wood), breaths (filtered noise) and tones, each with its time in seconds.

export interface Knock {
  readonly kind: 'knock';
  readonly at: number;
  readonly hertz: number; // resonance of the wood
  readonly loud: number;
}
export interface Breath {
  readonly kind: 'breath';
  readonly at: number;
  readonly lasts: number;
  readonly from: number; // centre of the band at the start, in hertz
  readonly to: number; // and at the end
  readonly loud: number;
}
export interface Tone {
  readonly kind: 'tone';
  readonly at: number;
  readonly lasts: number;
  readonly hertz: number;
  readonly loud: number;
}
export type Note = Knock | Breath | Tone;
export type Score = readonly Note[];

export const SOUND_NAMES = ['set-down', 'turn', 'dice', 'card', 'horn', 'winter'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

const MOST_DICE = 8; // more cannot be distinguished
const BOUNCES_SECONDS = [0, 0.11, 0.19, 0.245] as const; // the bounces of a die get faster until it stops

export const SCORES: Readonly<Record<SoundName, (count: number) => Score>> = {
  'set-down': () => [
    { kind: 'knock', at: 0, hertz: 330, loud: 0.9 },
    { kind: 'knock', at: 0.045, hertz: 410, loud: 0.22 },
  ],
  turn: () => [
    { kind: 'breath', at: 0, lasts: 0.09, from: 900, to: 1700, loud: 0.3 },
    { kind: 'knock', at: 0.09, hertz: 520, loud: 0.45 },
  ],
  dice: (count) =>
    Array.from({ length: Math.min(count, MOST_DICE) }, (_die, at) =>
      BOUNCES_SECONDS.map((bounce, nth): Knock => ({
        kind: 'knock',
        at: at * 0.037 + bounce * (1 + at * 0.13),
        hertz: 1150 + ((at * 5) % 7) * 90 + nth * 40,
        loud: 0.5 / (nth + 1),
      })),
    ).flat(),
  card: () => [
    { kind: 'breath', at: 0, lasts: 0.13, from: 2600, to: 5200, loud: 0.8 },
    { kind: 'knock', at: 0.12, hertz: 240, loud: 0.2 },
  ],
  horn: () => [
    { kind: 'tone', at: 0, lasts: 0.2, hertz: 196, loud: 0.4 },
    { kind: 'tone', at: 0.21, lasts: 0.75, hertz: 294, loud: 0.5 },
  ],
  winter: () => [
    { kind: 'breath', at: 0, lasts: 1.1, from: 420, to: 900, loud: 0.9 },
    { kind: 'breath', at: 0.8, lasts: 1.4, from: 950, to: 300, loud: 1 },
  ],
};
