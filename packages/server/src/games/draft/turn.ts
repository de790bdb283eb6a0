// Turns counted over the years of a game.
import { TURN, YEAR, type State } from '@rubicon/engine';

const TURNS_A_YEAR = 5; // §3.0

export const turnOf = ({ data }: State): number => data[YEAR]! * TURNS_A_YEAR + data[TURN]!;
