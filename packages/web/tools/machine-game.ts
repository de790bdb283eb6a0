// A whole game of two machines, the same for the same seed: something to look back at.
import { makePlayer } from '@rubicon/ai';
import {
  REVISION,
  SIDES,
  SeededChance,
  decisionOf,
  give,
  newGame,
  viewOf,
  type GameFile,
  type GameOptions,
} from '@rubicon/engine';

const OPTIONS: GameOptions = { edition: '2.0', revision: REVISION, rules: {}, clock: null };
const STARTED_MS = Date.UTC(2025, 0, 11);

export function machineGame(seed: number): GameFile {
  const dice = new SeededChance(seed);
  const players = { caesar: makePlayer('miles', seed), pompey: makePlayer('miles', seed + 1) };
  const started = newGame(OPTIONS, dice, STARTED_MS);
  let { game } = started;
  for (const side of SIDES) players[side].observe(started.published![side]);
  while (game.result === null) {
    const decision = SIDES.map((side) => decisionOf(game, side)).find((each) => each?.required === true)!;
    const { side, number, orders } = decision;
    const { order } = players[side].choose(viewOf(game, side), orders);
    const next = give(game, { kind: 'order', side, decision: number, order }, dice, STARTED_MS);
    if (!next.ok) throw new Error(next.message);
    ({ game } = next);
    players[side].observe(next.own);
    if (next.published !== null) for (const each of SIDES) players[each].observe(next.published[each]);
  }
  return {
    options: OPTIONS,
    players: { caesar: 'Gaius', pompey: 'Gnaeus' },
    dice: [],
    entries: game.entries,
  };
}
