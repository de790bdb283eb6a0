// What a seat lists from its view is what the authority lists from the truth: at every step, with orders taken back.
import { EDITIONS } from '../../src/editions/editions.ts';
import { REVISION } from '../../src/editions/ruleset.ts';
import { SeededChance } from '../../src/dice/chance.ts';
import { decisionOf, give, newGame, questionOf, viewOf, type Game } from '../../src/game/game.ts';
import type { Request } from '../../src/game/log.ts';
import { undoable } from '../../src/game/pending.ts';
import { ordersFrom } from '../../src/knowledge/view-orders.ts';
import { askedSides } from '../../src/rules/legal.ts';
import { SIDES } from '../../src/board/side.ts';
import { optionsOf } from './properties.ts';

/** Plays whole games; returns how many lists were compared, and how many of them were for a choice made again. */
export function checkViewOrders(games: number, firstSeed: number): { compared: number; again: number } {
  const done = { compared: 0, again: 0 };
  for (let number = 0; number < games; number++) {
    const chance = new SeededChance(firstSeed + number);
    const options = {
      edition: EDITIONS[number % EDITIONS.length]!,
      revision: REVISION,
      rules: optionsOf(number),
      clock: null,
    };
    let { game } = newGame(options, chance, 0);
    while (game.result === null) {
      compare(game, done);
      const accepted = give(game, requestIn(game, chance), chance, 0);
      if (!accepted.ok) throw new Error(`${accepted.code}: ${accepted.message}`);
      ({ game } = accepted);
    }
  }
  return done;
}

function compare(game: Game, done: { compared: number; again: number }): void {
  for (const side of SIDES) {
    const decision = decisionOf(game, side);
    const { orders, ...question } = decision ?? { orders: [] };
    if (JSON.stringify(decision === null ? null : question) !== JSON.stringify(questionOf(game, side)))
      throw new Error(`Another question to ${side} after ${game.entries.length} entries`);
    if (decision === null) continue;
    const listed = ordersFrom(viewOf(game, side), side, decision.required);
    if (listed.join('\n') !== orders.join('\n'))
      throw new Error(`Other orders of ${side} after ${game.entries.length} entries:\n${listed.join(', ')}`);
    done.compared += 1;
    if (!decision.required) done.again += 1;
  }
}

function requestIn(game: Game, chance: SeededChance): Request {
  const sides = askedSides(game.state);
  const side = sides[chance.roll(sides.length)]!;
  const back = SIDES.find((each) => undoable(game, each, 'order') > 0);
  if (back !== undefined && chance.roll(15) === 0)
    return { kind: 'undo', side: back, scope: chance.roll(2) === 0 ? 'order' : 'phase' };
  const { number: decision, orders, step } = decisionOf(game, side)!;
  // Who disbands for the winter at random soon has an empty map
  const order = step === 'disband' && chance.roll(8) > 0 ? 'done' : orders[chance.roll(orders.length)]!;
  return { kind: 'order', side, decision, order };
}
