// One game of random orders with fair dice, as a game file.
import {
  FairChance,
  REVISION,
  SIDES,
  SeededChance,
  commitmentTo,
  fairDice,
  decisionOf,
  give,
  newGame,
  type DiceEpoch,
  type Edition,
  type Game,
  type GameFile,
  type PerSide,
} from '@rubicon/engine';

export interface FairGame {
  readonly edition: Edition;
  readonly players: PerSide<string>;
  readonly seed: number; // of the players' choices
  readonly secret: string;
  readonly entropies: PerSide<string>;
  readonly now: () => number;
}

/** The game and its file, with the secret revealed as for a finished game. */
export function playFairGame(wanted: FairGame): { game: Game; file: GameFile } {
  const { edition, players, secret, entropies, now } = wanted;
  const epoch: DiceEpoch = { number: 1, commitment: commitmentTo(secret), entropies, secret };
  const dice = new FairChance(fairDice(secret, epoch), 0);
  const taste = new SeededChance(wanted.seed);
  let { game } = newGame({ edition, revision: REVISION, rules: {}, clock: null }, dice, now());
  while (game.result === null) {
    const decision = SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;
    const order = decision.orders[taste.roll(decision.orders.length)]!;
    const { side, number } = decision;
    const next = give(game, { kind: 'order', side, decision: number, order }, dice, now());
    if (!next.ok) throw new Error(next.message);
    game = next.game;
  }
  return { game, file: { options: game.options, players, dice: [epoch], entries: game.entries } };
}
