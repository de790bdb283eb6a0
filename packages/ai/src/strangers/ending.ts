// How near the game is to its end, and for whom (§1.2).

export interface Moment {
  readonly year: number; // 705 to 709
  readonly turn: number;
  readonly enemyMoves: number; // move points the enemy has yet to spend this turn
  readonly leadersDead: readonly [own: number, enemy: number];
}

const WEIGHT_OF_TURN = [0, 0.1, 0.15, 0.25, 0.45, 1];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/** From -1 to 1 and a little more: ten points in winter, or more than the enemy after the last year. */
export function endWorth({ year, turn }: Moment, points: number, enemyPoints: number): number {
  let worth = logistic((points - 9.6) / 0.35) - logistic((enemyPoints - 9.6) / 0.35);
  if (year === 709) worth += 0.8 * Math.tanh((points - enemyPoints) / 1.5);
  return WEIGHT_OF_TURN[turn]! * worth;
}
