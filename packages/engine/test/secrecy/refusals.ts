// A refusal explains; it must not explain with what its reader may not know. Orders that name blocks of the other
// side are refused in the same words in all worlds that the reader cannot tell apart.
import { BLOCK_COUNT } from '../../src/board/blocks.ts';
import { SeededChance } from '../../src/dice/chance.ts';
import { askedSides, legalOrders, startGame, apply as applyOrder } from '../../src/rules/legal.ts';
import { argumentOf, kindOf, pack, type Order } from '../../src/orders/order.ts';
import { rulesFor } from '../../src/editions/ruleset.ts';
import { SIDES, type Side } from '../../src/board/side.ts';
import type { State } from '../../src/state/state.ts';
import { knows, permute, type Random } from './permute.ts';
import { pickOrder } from './any-player.ts';
import type { GamePlan } from './checks.ts';

const PROBES = 4;

/** Legal orders with the block exchanged for one whose place is hidden from this side. */
function probes(state: State, side: Side, random: Random): Order[] {
  const hidden = Array.from({ length: BLOCK_COUNT }, (_, block) => block).filter(
    (block) => !knows(state.data, side, block),
  );
  const legal = legalOrders(state, side);
  if (hidden.length === 0 || legal.length === 0) return [];
  return Array.from({ length: PROBES }, () => {
    const order = legal[random(legal.length)]!;
    return pack(kindOf(order), hidden[random(hidden.length)]!, argumentOf(order));
  }).filter((order) => !legal.includes(order));
}

/** Plays one game. Returns two refusals that should be one, or null. */
export function checkRefusals(
  apply: typeof applyOrder,
  plan: GamePlan,
  counted: { refusals: number },
): string | null {
  const generator = new SeededChance(plan.seed * 3 + 1);
  const random: Random = (sides) => generator.roll(sides);
  const dice = new SeededChance(plan.seed * 3 + 2);
  let { state } = startGame(rulesFor(plan.edition, plan.options), dice);
  for (;;) {
    for (const side of SIDES) {
      for (const order of probes(state, side, random)) {
        counted.refusals += 1;
        const one = JSON.stringify(apply(state, side, order, dice));
        const other = JSON.stringify(apply(permute(state, side, random), side, order, dice));
        if (one !== other) return `${one}\n${other}`;
      }
    }
    const asked = askedSides(state);
    if (asked.length === 0) return null;
    const side = asked[random(asked.length)]!;
    const outcome = applyOrder(state, side, pickOrder(state, side, random, plan.temper), dice);
    if (!outcome.ok) throw new Error(`a legal order was refused: ${outcome.message}`);
    state = outcome.state;
  }
}
