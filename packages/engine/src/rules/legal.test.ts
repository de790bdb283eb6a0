import { describe, expect, test } from 'vitest';
import { SeededChance } from '../dice/chance.ts';
import { apply, askedSides, isAsked, legalOrders, startGame, type Refusal } from './legal.ts';
import { makeOrder, parseOrder } from '../orders/notation.ts';
import type { Order } from '../orders/order.ts';
import { rulesFor } from '../editions/ruleset.ts';
import type { Side } from '../board/side.ts';
import type { State } from '../state/state.ts';

const chance = new SeededChance(2);
const order = (text: string): Order => {
  const parsed = parseOrder(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
};
const first = startGame(rulesFor('2.0'), chance).state;

/** Gives the first legal order until this step. */
function until(step: string, from: State = first): State {
  let state = from;
  for (let guard = 0; guard < 200; guard++) {
    const side = askedSides(state)[0]!;
    const orders = legalOrders(state, side);
    if (orders.some((each) => makeOrder(state, each).startsWith(step))) return state;
    const outcome = apply(state, side, orders[0]!, chance);
    if (!outcome.ok) throw new Error(outcome.message);
    state = outcome.state;
  }
  throw new Error(`never at ${step}`);
}

const refusal = (state: State, side: Side, text: string): unknown => apply(state, side, order(text), chance);

describe('refusals a person can act on', () => {
  test('the wrong kind of order: what is asked instead', () => {
    expect(refusal(first, 'caesar', 'done')).toMatchObject({
      ok: false,
      code: 'wrong-step',
      rule: '2.1',
      message: '“done” is not asked now; the orders possible are discard.',
    });
  });

  test('the right kind, but not legal: the rule and what is', () => {
    const state = until('move');
    const [side] = askedSides(state);
    const block = side === 'caesar' ? 'C.Legio7' : 'P.Pompey';
    const refused = refusal(state, side!, `move ${block} Rome-Genua`) as Refusal;
    expect(refused.expected).toContain(
      side === 'caesar' ? 'move C.Legio7 Narbo-Massilia' : 'move P.Pompey Neapolis-Rome',
    );
    expect(refused).toMatchObject({
      code: 'not-legal',
      rule: '6.1',
    });
  });

  test('the other side', () => {
    const state = until('move');
    const waiting = askedSides(state)[0] === 'caesar' ? 'pompey' : 'caesar';
    expect([isAsked(state, waiting), legalOrders(state, waiting)]).toEqual([false, []]);
    expect(refusal(state, waiting, 'done')).toMatchObject({ code: 'not-asked' });
  });

  test('numbers that are no order at all are refused, not thrown at', () => {
    for (const number of [-1, 2 ** 27, 0x7fffffff, 99 << 22]) {
      expect(apply(first, 'caesar', number as Order, chance)).toMatchObject({ ok: false });
    }
  });

  test('legal orders are listed in the same order every time', () => {
    const state = until('move');
    expect(legalOrders(state, 'caesar')).toEqual(legalOrders(state, 'caesar'));
  });
});
