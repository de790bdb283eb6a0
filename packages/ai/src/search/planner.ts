// The command phase: many plans, judged after the enemy's reply and the battles over sampled worlds, the better ones
// varied and looked at again.
import { SeededChance, type Order } from '@rubicon/engine';
import { leadOver, meanOf, newOption, note, race, type Option } from './bandit.ts';
import { massedMoves } from './attack-candidates.ts';
import { keyOf, vary, writePlan, type Plan } from './plan.ts';
import { isSpent } from '../player/player.ts';
import { outcomeOf, type Judge, type Sampled } from './rollout.ts';
import { makeScript, type Policy } from '../script/script.ts';
import { alter, type Character } from '../script/heuristic-weights.ts';

export interface Planning {
  readonly judge: Judge;
  readonly sampled: Sampled;
  readonly character: Character;
  readonly seeds: number; // plans to begin with
  readonly glance: number; // worlds a new plan is looked at in
  readonly chance: SeededChance;
  readonly report: (plan: Plan, chance: number) => void;
}

const SURE = 1; // standard errors by which a plan must beat the script's
const PARENTS = 4;
const NOISES = [0.15, 0.4, 0.8, 1.5];
const SEARCHING = 0.5; // share of the nodes for finding plans; the rest is for choosing among them
const FINALISTS = 6;
const PEEK = 2; // worlds after which a plan may be given up
const HOPELESS = -0.06; // if it is this much worse there than the script's

/** The best plan found, and how likely it wins. */
export function planCommand(planning: Planning): { plan: Plan; chance: number } {
  const { judge, sampled, character, chance, glance } = planning;
  const { meter, side } = judge;
  const root = sampled.world(0);
  const sober = makeScript(alter(character, { noise: 0 }), chance);
  const wild = NOISES.map((noise) => makeScript(alter(character, { noise }), chance));
  const options: Option<Plan>[] = [];
  const known = new Set<string>();
  const look = (option: Option<Plan>): void =>
    note(option, outcomeOf(judge, sampled, option.values.length, option.what));

  const add = (first: readonly Order[], policy: Policy): void => {
    const plan = writePlan(root, side, first, policy, new SeededChance(1), meter);
    const key = keyOf(plan);
    if (known.has(key)) return;
    known.add(key);
    const option = newOption(plan);
    options.push(option);
    while (option.values.length < glance && !isSpent(meter)) {
      look(option);
      // Many plans are plainly bad: a few worlds show it
      if (option.values.length >= PEEK && leadOver(option, options[0]!) < HOPELESS) break;
    }
  };

  add([], sober);
  const masses = massedMoves(root, side);
  const ranked = (): Option<Plan>[] =>
    options
      .slice(1)
      .map((option) => ({ option, lead: leadOver(option, options[0]!) }))
      .sort((one, other) => other.lead - one.lead)
      .map(({ option }) => option);
  for (let round = 0; meter.nodes < SEARCHING * meter.limit && !isSpent(meter); round++) {
    const policy = wild[chance.roll(wild.length)]!;
    const isSeed = round < planning.seeds || options.length < 2;
    const massed = isSeed && round % 2 === 0 ? masses.shift() : undefined;
    if (massed !== undefined) add(massed, sober);
    else if (isSeed) add([], policy);
    else {
      const best = ranked();
      const parent = best[chance.roll(Math.min(PARENTS, best.length))]!;
      const other = best[chance.roll(Math.min(3 * PARENTS, best.length))]!;
      add(vary(parent.what, other.what, chance), chance.roll(3) === 0 ? sober : policy);
    }
    if (round > 20 * planning.seeds && options.length < 2) break; // nothing else can be done
  }
  const best = race([options[0]!, ...ranked().slice(0, FINALISTS)], {
    look,
    least: glance,
    most: sampled.count,
    doubt: SURE,
    isSpent: () => isSpent(meter),
    report: (leader) => planning.report(leader.what, meanOf(leader)),
  });
  return { plan: best.what, chance: meanOf(best) };
}
