// Battle odds: exact where the battle is small enough, else from many battles fought with the engine, with an interval.
// Against hidden blocks every battle is fought in a world of its own.
import {
  AREA_COUNT,
  AREA_IDS,
  BLOCK_IDS,
  IS_LEADER,
  SeededChance,
  areaIndex,
  sideName,
  type AreaId,
  type BlockId,
  type PerSide,
  type Side,
  type State,
  type View,
} from '@rubicon/engine';
import type { Worlds } from '../player/player.ts';
import { isolateBattle, type Battle } from './battle.ts';
import { TrialSums, certain, chanceFrom, meanFrom, type Estimate } from './estimate.ts';
import { DEATHS, LOST, THROWN_BACK, WIN, exactOdds } from './exact.ts';
import type { BattlePolicy } from './policy.ts';
import { simulateBattle } from './sampled.ts';

export interface Odds {
  readonly area: AreaId;
  readonly attacker: Side;
  readonly policies: PerSide<BattlePolicy>;
  readonly exact: boolean;
  readonly situations: number; // that were looked at, if exact
  readonly battles: number; // that were fought, if not
  readonly wins: PerSide<Estimate>; // the enemy is destroyed, or leaves of his own will
  readonly thrownBack: Estimate; // the attacker must leave in round 4; with `wins` it adds up to 1
  readonly stepsLost: PerSide<Estimate>;
  readonly leaders: readonly { readonly block: BlockId; readonly dies: Estimate }[];
}

export interface OddsOptions {
  readonly policies?: Partial<PerSide<BattlePolicy>>; // `fight` where none is given
  readonly situations?: number; // give up being exact beyond this many; 0 = only sample
  readonly battles?: number; // to fight when sampling
  readonly seed?: number;
}

const SITUATIONS = 60_000;
const BATTLES = 4_000;

type Policies = readonly [BattlePolicy, BattlePolicy];
const policiesOf = ({ policies }: OddsOptions): Policies => [
  policies?.caesar ?? 'fight',
  policies?.pompey ?? 'fight',
];

/** The odds of the battle in an area: being fought, or to come. Throws a RangeError where there is none. */
export function battleOdds(state: State, area: AreaId, options: OddsOptions = {}): Odds {
  const battle = battleIn(state, area);
  const policies = policiesOf(options);
  const exact = exactOdds(battle, policies, options.situations ?? SITUATIONS);
  if (exact === null) return sampled(() => battle, policies, options);
  const leaders = battle.leaders.map((block, index): Counted => [block, DEATHS + index]);
  const effort = { exact: true, situations: exact.situations, battles: 0 };
  return report(battle, policies, leaders, (at) => certain(exact.expected[at]!), effort);
}

/** The same for one who sees only a view: worlds fill in what is hidden. */
export function oddsFor(view: View, worlds: Worlds, area: AreaId, options: OddsOptions = {}): Odds {
  const chance = new SeededChance((options.seed ?? 1) ^ 0x0dd5);
  const draw = (): State => worlds(view, chance);
  const isHidden = view.stacks.some((stack) => stack.area === area && stack.blocks === null);
  return isHidden ? oddsOver(draw, area, options) : battleOdds(draw(), area, options);
}

/** The odds over worlds that need not agree on who fights; a world for each battle. */
export const oddsOver = (draw: () => State, area: AreaId, options: OddsOptions = {}): Odds =>
  sampled(() => battleIn(draw(), area), policiesOf(options), options);

function battleIn(state: State, area: AreaId): Battle {
  const battle = isolateBattle(state, areaIndex(area) ?? AREA_COUNT);
  if (battle === null) throw new RangeError(`Nobody fights in ${area}.`);
  return battle;
}

/** A leader and where his death is counted. */
type Counted = readonly [block: number, index: number];

const LEADERS = BLOCK_IDS.flatMap((_, block) => (IS_LEADER[block] === 1 ? [block] : []));

function sampled(draw: () => Battle, policies: Policies, options: OddsOptions): Odds {
  const chance = new SeededChance(options.seed ?? 1);
  const outcome = new Float64Array(DEATHS + LEADERS.length);
  const sums = new TrialSums(outcome.length);
  const met = new Set<number>();
  const battles = options.battles ?? BATTLES;
  let battle = draw();
  for (let fought = 0; fought < battles; fought++) {
    if (fought > 0) battle = draw();
    for (const leader of battle.leaders) met.add(leader);
    simulateBattle(battle, policies, chance, LEADERS, outcome);
    sums.add(outcome);
  }
  const leaders = LEADERS.map((block, index): Counted => [block, DEATHS + index]).filter(([block]) =>
    met.has(block),
  );
  const isChance = (at: number): boolean => at < LOST || at >= DEATHS;
  const read = (at: number): Estimate => (isChance(at) ? chanceFrom(sums, at) : meanFrom(sums, at));
  return report(battle, policies, leaders, read, { exact: false, situations: 0, battles });
}

function report(
  { area, attacker }: Battle,
  [caesar, pompey]: Policies,
  leaders: readonly Counted[],
  read: (at: number) => Estimate,
  effort: Pick<Odds, 'exact' | 'situations' | 'battles'>,
): Odds {
  return {
    area: AREA_IDS[area]!,
    attacker: sideName(attacker),
    policies: { caesar, pompey },
    ...effort,
    wins: { caesar: read(WIN), pompey: read(WIN + 1) },
    thrownBack: read(THROWN_BACK),
    stepsLost: { caesar: read(LOST), pompey: read(LOST + 1) },
    leaders: leaders.map(([block, at]) => ({ block: BLOCK_IDS[block]!, dies: read(at) })),
  };
}
