// A short game that is over, as a file.
import {
  SIDES,
  SeededChance,
  decisionOf,
  fold,
  give,
  makeGameFile,
  parseGameFile,
  viewFor,
  type Decision,
  type Game,
} from '@rubicon/engine';

const STARTED_MS = Date.UTC(2025, 0, 11);

const askedIn = (game: Game): Decision =>
  SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;

function play(game: Game, { side, number }: Decision, order: string, dice: SeededChance): Game {
  const accepted = give(game, { kind: 'order', side, decision: number, order }, dice, STARTED_MS);
  if (!accepted.ok) throw new Error(accepted.message);
  return accepted.game;
}

/** Goes on from a game file for some turns, in which nobody does more than he must, until Pompey gives up. */
export function givenUp(text: string, turns: number): string {
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const dice = new SeededChance(3);
  let game = fold(parsed.file);
  const clock = (): number => {
    const { year, turn } = viewFor(game.state, 'spectator');
    return year * 5 + turn;
  };
  const end = clock() + turns;
  while (game.result === null && clock() < end) {
    const decision = askedIn(game);
    const { orders } = decision;
    game = play(game, decision, orders.includes('done') ? 'done' : orders[0]!, dice);
  }
  const ended = give(game, { kind: 'resign', side: 'pompey' }, dice, STARTED_MS);
  if (!ended.ok) throw new Error(ended.message);
  return makeGameFile({ ...parsed.file, entries: ended.game.entries });
}
