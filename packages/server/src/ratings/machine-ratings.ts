// What the machine levels are worth. They do not learn, so their ratings are fixed: the differences are those that the
// ladder measured (docs/ladder.md), and `miles` stands where people begin.
import type { MachineLevel } from '@rubicon/protocol';

export interface MachineRating {
  readonly rating: number;
  readonly deviation: number; // how surely it was measured
}

/** Null: not measured yet, so games against it do not count. */
export const MACHINE_RATINGS: Readonly<Record<MachineLevel, MachineRating | null>> = {
  tiro: { rating: 900, deviation: 90 }, // lost 97 of 100 games against miles
  miles: { rating: 1500, deviation: 50 },
  centurio: { rating: 1610, deviation: 50 }, // won 39 of 60 against miles
  legatus: null,
  imperator: null,
};
