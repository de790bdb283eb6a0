// The levels by name, from random to the longest thought, and what was measured of each. Apart from the players, for
// those who only name them.
export const LEVELS = ['random', 'tiro', 'miles', 'centurio', 'legatus', 'imperator'] as const;
export type Level = (typeof LEVELS)[number];

/** Those that people play against. */
export type MachineLevel = Exclude<Level, 'random'>;
export const MACHINE_LEVELS: readonly MachineLevel[] = LEVELS.filter((level) => level !== 'random');

/** How long each level thinks at most, on one core of a machine that has other work too (docs/ladder.md, bench/README.md). */
export const THINKING_MS: Readonly<Record<Level, number>> = {
  random: 50,
  tiro: 50,
  miles: 50,
  centurio: 300,
  legatus: 700,
  imperator: 6000,
};

export interface LevelRating {
  readonly rating: number;
  readonly deviation: number; // how certain the measurement is
}

/** Levels do not learn, so their ratings are fixed: the differences are the ladder's (docs/ladder.md), and `miles` is where people begin. */
export const LEVEL_RATINGS: Readonly<Record<MachineLevel, LevelRating>> = {
  tiro: { rating: 700, deviation: 120 }, // lost 393 of 400 games against miles: 570 to 820 below it
  miles: { rating: 1500, deviation: 50 },
  centurio: { rating: 1680, deviation: 50 }, // won 297 of 400 against miles
  legatus: { rating: 1860, deviation: 60 }, // won 148 of 200 against centurio, and 152 with its present cards
  imperator: { rating: 2010, deviation: 90 }, // won 42 of 60 against legatus
};
