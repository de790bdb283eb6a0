// Weighs battles and orders for whoever sits at the table, from what the seat knows and believes.
import { hintsFor, oddsFor, type Hint, type Odds, type Worlds } from '@rubicon/ai';
import { SeededChance, sample, viewFor } from '@rubicon/engine';
import type { HintsQuestion, OddsQuestion } from './advice.ts';
import { isOwn, rememberBeliefs } from './remembered-beliefs.ts';

const SITUATIONS = 20_000; // beyond that to be exact takes longer than anybody waits
const BATTLES = 2_000; // two in a hundred more or less
const HINTS = 8; // of one look; fewer are shown when all looks are weighed

export interface Advisor {
  readonly odds: (question: OddsQuestion) => Odds;
  readonly hints: (question: HintsQuestion) => Hint[];
}

export function advisor(): Advisor {
  const believe = rememberBeliefs();

  /** What both may see holds no beliefs of either: there all that fits is equally likely. */
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
      // Leaders who only may be there are fought with, but not named: a guess reads too much like knowledge
      return { ...odds, leaders: odds.leaders.filter(({ block }) => seen.has(block)) };
    },
    hints: (question) => {
      const worlds = worldsOf(question);
      const { view, side, orders, look } = question;
      // Where both look on, the side that decides forgets what it alone knows
      const own = view.viewer === side ? view : viewFor(worlds(view, new SeededChance(look)), side);
      return hintsFor(own, orders, { worlds, seed: look, count: HINTS });
    },
  };
}
