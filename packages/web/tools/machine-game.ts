// A whole game between two computers, the same for the same seed: something to replay.
import { makePlayer } from '@rubicon/ai';
import {
  REVISION,
  SIDES,
  SeededChance,
  newGame,
  ownEvents,
  viewOf,
  type GameFile,
  type GameOptions,
} from '@rubicon/engine';
import { STARTED_MS, askedIn, giveOrder } from './given-order.ts';

const OPTIONS: GameOptions = { edition: '2.0', revision: REVISION, rules: {}, clock: null };

export function machineGame(seed: number): GameFile {
  const dice = new SeededChance(seed);
  const players = { caesar: makePlayer('miles', seed), pompey: makePlayer('miles', seed + 1) };
  const started = newGame(OPTIONS, dice, STARTED_MS);
  let { game } = started;
  for (const side of SIDES) players[side].observe(started.published![side]);
  while (game.result === null) {
    const decision = askedIn(game);
    const { side, orders } = decision;
    const { order } = players[side].choose(viewOf(game, side), orders);
    const next = giveOrder(game, decision, order, dice);
    ({ game } = next);
    players[side].observe(ownEvents(next));
    if (next.published !== null) for (const each of SIDES) players[each].observe(next.published[each]);
  }
  return {
    options: OPTIONS,
    players: { caesar: 'Gaius', pompey: 'Gnaeus' },
    dice: [],
    entries: game.entries,
  };
}
