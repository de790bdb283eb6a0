// The advisor: evaluates battles and orders for a seat, from what it knows and believes.
import { hintsFor, oddsFor, type Hint, type Odds, type Worlds } from '@rubicon/ai';
import { SeededChance, sample, viewFor } from '@rubicon/engine';
import type { HintsQuestion, OddsQuestion } from './advice.ts';
import { isOwn, rememberBeliefs } from './remembered-beliefs.ts';

const SITUATIONS = 20_000; // above this an exact computation takes too long
const BATTLES = 2_000; // accurate to about two per cent
const HINTS = 8; // of one sample; fewer are shown when all samples are combined

export interface Advisor {
  readonly odds: (question: OddsQuestion) => Odds;
  readonly hints: (question: HintsQuestion) => Hint[];
}

export function advisor(): Advisor {
  const believe = rememberBeliefs();

  /** The shared view has no beliefs of either side: all worlds consistent with it are equally likely. */
  function worldsOf({ game, told, view }: OddsQuestion | HintsQuestion): Worlds {
    if (!isOwn(view)) return (_, chance) => sample(view, chance);
    const beliefs = believe({ game, told, view });
    return (_, chance) => beliefs.world(view, chance);
  }

  return {
    odds: (question) => {
      const { view, area } = question;
      const odds = oddsFor(view, worldsOf(question), area, { situations: SITUATIONS, battles: BATTLES });
      const seen = new Set(
        view.stacks
          .filter((stack) => stack.area === area)
          .flatMap((stack) => stack.blocks ?? [])
          .map(({ block }) => block),
      );
      // Leaders who may be there are included in the battle, but not named: a guess reads too much like knowledge
      return { ...odds, leaders: odds.leaders.filter(({ block }) => seen.has(block)) };
    },
    hints: (question) => {
      const worlds = worldsOf(question);
      const { view, side, orders, look } = question;
      // At the shared seat, the deciding side must not use what it alone knows
      const own = view.viewer === side ? view : viewFor(worlds(view, new SeededChance(look)), side);
      return hintsFor(own, orders, { worlds, seed: look, count: HINTS });
    },
  };
}
