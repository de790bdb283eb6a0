// Exact odds beside battles fought by the engine with dice.
import type { Estimate } from '../src/odds/estimate.ts';
import { battleOdds, type Odds } from '../src/odds/odds.ts';
import { prepareBattle, type NamedBattle } from './named-battles.ts';

const numbersOf = ({ wins, thrownBack, stepsLost, leaders }: Odds): Record<string, Estimate> => ({
  'Caesar wins': wins.caesar,
  'Pompey wins': wins.pompey,
  'thrown back': thrownBack,
  'Caesar loses steps': stepsLost.caesar,
  'Pompey loses steps': stepsLost.pompey,
  ...Object.fromEntries(leaders.map(({ block, dies }) => [`${block} dies`, dies])),
});

/** Of some eighty numbers four would miss their 95% interval by chance alone; none misses one twice as wide. */
const WIDER = 2;

/** The numbers that do not agree. */
export function compareWithFights(battle: NamedBattle, battles: number, seed: number): string[] {
  const { state, area } = prepareBattle(battle);
  const policies = battle.policies ?? {};
  const odds = battleOdds(state, area, { policies, situations: 1_000_000 });
  const fought = numbersOf(battleOdds(state, area, { policies, situations: 0, battles, seed }));
  if (!odds.exact) return ['The odds are not exact.'];
  return Object.entries(numbersOf(odds)).flatMap(([name, { value }]) => {
    const found = fought[name]!;
    const low = found.value - WIDER * (found.value - found.low) - 1e-9;
    const high = found.value + WIDER * (found.high - found.value) + 1e-9;
    return value >= low && value <= high
      ? []
      : [`${name}: exactly ${value}, fought ${found.value} (${low} to ${high})`];
  });
}
