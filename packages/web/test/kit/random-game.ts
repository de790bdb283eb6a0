// Whole games of random players who change their minds, for tests and measurements.
import {
  REVISION,
  SIDES,
  SeededChance,
  decisionOf,
  give,
  newGame,
  undoable,
  type Edition,
  type Game,
  type GameFile,
  type Request,
} from '@rubicon/engine';

/** As many turns as the seed gives; the same for the same seed. */
export function randomGame(edition: Edition, seed: number): GameFile {
  const taste = new SeededChance(seed);
  const dice = new SeededChance(seed + 1);
  const options = { edition, revision: REVISION, rules: {}, clock: null };
  let { game }: { game: Game } = newGame(options, dice, 1_700_000_000_000);
  const ask = (request: Request): void => {
    const accepted = give(game, request, dice, game.entries.at(-1)!.atMs + 1000);
    if (!accepted.ok) throw new Error(accepted.message);
    ({ game } = accepted);
  };
  while (game.result === null) {
    const asked = SIDES.map((side) => decisionOf(game, side)).filter((each) => each?.required === true);
    const { side, number, orders } = asked[taste.roll(asked.length)]!;
    const deeds = orders.filter((order) => !/^(?:done|disband|pass)/.test(order));
    const wanted = deeds.length > 0 && taste.roll(4) > 0 ? deeds : orders;
    if (taste.roll(12) === 0 && undoable(game, side, 'order') > 0)
      ask({ kind: 'undo', side, scope: 'order' });
    else ask({ kind: 'order', side, decision: number, order: wanted[taste.roll(wanted.length)]! });
  }
  return { options, players: { caesar: 'Ann', pompey: 'Bo' }, dice: [], entries: game.entries };
}
