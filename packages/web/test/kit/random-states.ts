// Random games for tests, state by state.
import { SeededChance, apply, askedSides, startGame, type Ruleset, type State } from '@rubicon/engine';
import { pickOrder } from '@rubicon/engine/twins';

/** A whole game, from its first decision to its end. */
export function* states(rules: Ruleset, seed: number): Generator<State> {
  const chance = new SeededChance(seed);
  let { state } = startGame(rules, chance);
  yield state;
  for (let sides = askedSides(state); sides.length > 0; sides = askedSides(state)) {
    const side = sides[chance.roll(sides.length)]!;
    const order = pickOrder(state, side, (count) => chance.roll(count), seed % 3 === 0 ? 'even' : 'eager');
    const outcome = apply(state, side, order, chance);
    if (!outcome.ok) throw new Error(outcome.message);
    state = outcome.state;
    yield state;
  }
}
