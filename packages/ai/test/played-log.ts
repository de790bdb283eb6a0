// Whole games as logs, for tests: of scripts, or of players that choose evenly among all legal orders.
import {
  OrderList,
  REVISION,
  SeededChance,
  give,
  listOrders,
  makeOrder,
  newGame,
  sideName,
  type Edition,
  type Game,
  type Log,
} from '@rubicon/engine';
import { TUNED_PERSONALITY } from '../src/script/heuristic-weights.ts';
import { makeScript, type Policy } from '../src/script/script.ts';

const list = new OrderList();

const anyOrder = (chance: SeededChance): Policy => ({
  reset: () => {},
  choose: (_state, _side, orders) => orders.at(chance.roll(orders.length)),
});

/** One order more. */
function advance(game: Game, policies: readonly [Policy, Policy], dice: SeededChance): Game {
  let side = 0;
  listOrders(game.state, 0, list);
  if (list.length === 0) listOrders(game.state, (side = 1), list);
  const order = makeOrder(game.state, policies[side]!.choose(game.state, side, list));
  const request = {
    kind: 'order' as const,
    side: sideName(side),
    decision: game.decisions[sideName(side)],
    order,
  };
  const accepted = give(game, request, dice, game.entries.length * 1_000);
  if (!accepted.ok) throw new Error(accepted.message);
  return accepted.game;
}

export function playLog(edition: Edition, seed: number, how: 'script' | 'random' = 'script'): Log {
  const dice = new SeededChance(seed);
  const scriptChance = new SeededChance(seed + 1);
  const policy = (): Policy =>
    how === 'script' ? makeScript(TUNED_PERSONALITY, scriptChance) : anyOrder(scriptChance);
  const policies = [policy(), policy()] as const;
  let { game } = newGame({ edition, revision: REVISION, rules: {}, clock: null }, dice, 0);
  while (game.result === null) game = advance(game, policies, dice);
  return { options: game.options, entries: game.entries };
}
