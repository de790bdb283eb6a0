// A beginner: a script that now and then makes a mistake, at most one movement mistake in a command phase.
import { MOVE_STEP, STEP, TURN, YEAR, type Chance, type Order, type State } from '@rubicon/engine';
import type { Personality } from './heuristic-weights.ts';
import { MISTAKE_ORDERS, mistakesIn } from './mistakes.ts';
import { makeScript, type Policy } from './script.ts';

const phaseOf = ({ data }: State, side: number): number => (data[YEAR]! * 8 + data[TURN]!) * 2 + side;

/** `rate`: how often a phase, a levy, a retreat or a card goes wrong. */
export function makeBeginner(personality: Personality, rate: number, chance: Chance): Policy {
  const policy = makeScript(personality, chance);
  const queue: Order[] = []; // of a mistake, the next last
  let begun = -1; // the command phase whose first move has been considered

  const isTime = (state: State, side: number): boolean => {
    const phase = phaseOf(state, side);
    const isFirst = state.data[STEP] !== MOVE_STEP || begun !== phase;
    if (state.data[STEP] === MOVE_STEP) begun = phase;
    return isFirst && chance.roll(1000, 'die') < rate * 1000;
  };

  return {
    choose(state, side, orders) {
      if (orders.length === 1) return orders.at(0);
      for (let next = queue.pop(); next !== undefined; next = queue.pop())
        if (orders.includes(next)) return next;
      const mistakes = mistakesIn(state);
      if (mistakes.length > 0 && isTime(state, side)) {
        const mistake = mistakes[chance.roll(mistakes.length, 'die')]!;
        const made = MISTAKE_ORDERS[mistake]({ state, side, orders, policy, personality, chance });
        queue.push(...made.toReversed());
        const first = queue.pop();
        if (first !== undefined) return first;
      }
      return policy.choose(state, side, orders);
    },
    reset() {
      queue.length = 0;
      policy.reset();
    },
  };
}
