// What the machine levels are worth. They do not learn, so their ratings are fixed: the differences are those that the
// ladder measured (docs/ladder.md), and `miles` stands where people begin.
import type { MachineLevel } from '@rubicon/protocol';

export interface MachineRating {
  readonly rating: number;
  readonly deviation: number; // how surely it was measured
}

export const MACHINE_RATINGS: Readonly<Record<MachineLevel, MachineRating>> = {
  tiro: { rating: 700, deviation: 120 }, // lost 397 of 400 games against miles: about 800, and hardly less than 600
  miles: { rating: 1500, deviation: 50 },
  centurio: { rating: 1720, deviation: 50 }, // won 56 of 72 against miles
  legatus: { rating: 2020, deviation: 90 }, // won 29 of 34 against centurio
  imperator: { rating: 2290, deviation: 120 }, // won 33 of 40 against legatus, both with a fifth of their time
};
