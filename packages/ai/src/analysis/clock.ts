// Where in the game a state stands.
import { FIRST_YEAR, TURN, YEAR, type State } from '@rubicon/engine';

export interface Clock {
  readonly year: number; // 705 to 709
  readonly turn: number; // 1 to 5
}

export const clockOf = ({ data }: State): Clock => ({ year: FIRST_YEAR + data[YEAR]!, turn: data[TURN]! });
