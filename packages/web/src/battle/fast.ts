// Plans: one press gives several orders, one after the other, as their battle turns come. A plan gives only what was
// asked for: `fire` orders of this battle turn (a volley) or of this round (fighting on), or retreats to one place. It
// is for one round of one battle and for the side that asked; passing, the way of a retreat and the next round are
// always left to the players. So are hits, except between blocks that are alike, or where the player has pressed to let
// the lowest ratings take them. The owner may choose the order in which blocks of one letter go (ruling 20); a plan
// waives that choice.
import {
  KIND,
  STEP_SIZE,
  blockIndex,
  type AreaId,
  type BlockId,
  type BlockKind,
  type Side,
  type View,
} from '@rubicon/engine';
import type { Choice } from '../authority/choice.ts';
import type { PanelBlock } from './battle-model.ts';
import { otherSide } from './field.ts';
import { BATTLE_LETTERS, firepowerOf, letterOf } from './turn-order.ts';

export interface Plan {
  readonly kind: 'volley' | 'fight-on' | 'retreat';
  readonly side: Side;
  readonly area: AreaId;
  readonly round: number;
  readonly turn: number; // the battle turn in which it was made
  readonly to: string; // the path of a retreat
  readonly hits: 'ask' | 'lowest'; // who takes hits that one of several blocks must take
  readonly strength: number; // of the side then
  readonly failing: readonly BlockId[]; // its leaders at their last step then
}

/** What a plan does at a decision of its side. */
export type PlanStep =
  | { readonly kind: 'order'; readonly order: string }
  | { readonly kind: 'ask' } // the player chooses; the plan goes on afterwards
  | { readonly kind: 'over'; readonly why: StopReason | null };

export type StopReason =
  | { readonly kind: 'leader'; readonly block: BlockId } // at its last step, and it could retreat
  | { readonly kind: 'losses' } // half of the strength is gone, and blocks could retreat
  | { readonly kind: 'full'; readonly area: AreaId }; // no more can retreat there

/** The plans on offer at a decision. */
export interface Plans {
  readonly volley: Plan | null;
  readonly fightOn: Plan | null;
  readonly retreats: ReadonlyMap<string, Plan>; // by path
  readonly going: number; // how many blocks have yet to take their battle turn in this round
  readonly firing: number; // how many of them in this battle turn
}

const NONE: Plans = { volley: null, fightOn: null, retreats: new Map(), going: 0, firing: 0 };

/** A volley needs two blocks in this battle turn, the others two in this round. */
export function plansAt(view: View, choices: readonly Choice[], blocks: readonly PanelBlock[]): Plans {
  const { battle, asked, step } = view;
  if (battle === null || asked === null || choices.length === 0) return NONE;
  if (step !== 'battle' && step !== 'hits') return NONE;
  const own = standing(blocks, asked);
  const going = own.filter(({ acted }) => !acted).length;
  const firing = choices.filter(({ kind }) => kind === 'fire').length;
  const made: Omit<Plan, 'kind'> = {
    to: '',
    hits: 'ask',
    side: asked,
    area: battle.area,
    round: battle.round,
    turn: battle.turn,
    ...stateOf(own),
  };
  if (step === 'hits') return { ...NONE, fightOn: { ...made, kind: 'fight-on', hits: 'lowest' } };
  const ways = new Set(choices.filter(({ kind }) => kind === 'retreat').map(pathOf));
  return {
    volley: firing < 2 ? null : { ...made, kind: 'volley' },
    fightOn: firing === 0 || going <= firing ? null : { ...made, kind: 'fight-on' },
    retreats: going < 2 ? new Map() : new Map([...ways].map((to) => [to, { ...made, kind: 'retreat', to }])),
    going,
    firing,
  };
}

/** Where one person plays both sides, both fight on. */
export const forBoth = (plan: Plan, blocks: readonly PanelBlock[]): Plan[] => {
  const side = otherSide(plan.side);
  const theirs = standing(blocks, side);
  return [plan, { ...plan, ...stateOf(theirs), side }];
};

/** Null while others decide. */
export function stepOf(
  plan: Plan,
  view: View,
  choices: readonly Choice[],
  blocks: readonly PanelBlock[],
): PlanStep | null {
  const { battle } = view;
  const over = (why: StopReason | null = null): PlanStep => ({ kind: 'over', why });
  if (battle === null || battle.area !== plan.area || battle.round !== plan.round) return over();
  if (plan.kind === 'volley' && battle.turn !== plan.turn) return over();
  if (view.asked !== plan.side || choices.length === 0) return null;
  if (view.step === 'hits') return hitStep(plan, choices, blocks);
  if (view.step !== 'battle') return over();
  if (plan.kind === 'retreat') {
    const retreat = choices.find((choice) => choice.kind === 'retreat' && pathOf(choice) === plan.to);
    return retreat === undefined
      ? over({ kind: 'full', area: plan.to.split('-').at(-1) as AreaId })
      : { kind: 'order', order: retreat.text };
  }
  const fire = choices.find(({ kind }) => kind === 'fire');
  if (fire === undefined) return over();
  const why = plan.kind === 'volley' ? null : troubleOf(plan, choices, blocks);
  return why === null ? { kind: 'order', order: fire.text } : over(why);
}

/** What should make a player think again; where no block could retreat there is nothing to think about. */
function troubleOf(plan: Plan, choices: readonly Choice[], blocks: readonly PanelBlock[]): StopReason | null {
  const own = standing(blocks, plan.side);
  const able = new Set(choices.filter(({ kind }) => kind === 'retreat').map(({ block }) => block));
  const leader = own.find(
    (each) => able.has(each.block) && isFailing(each) && !plan.failing.includes(each.block),
  );
  if (leader !== undefined) return { kind: 'leader', block: leader.block };
  return able.size > 0 && strengthOf(own) * 2 < plan.strength ? { kind: 'losses' } : null;
}

/**
 * A hit that one of several blocks must take is assigned where they differ in nothing and none is eliminated; if the
 * player wants that, the lowest rating takes it, but who dies among leaders is always asked.
 */
function hitStep(plan: Plan, choices: readonly Choice[], blocks: readonly PanelBlock[]): PlanStep {
  const hit = blocks.filter(({ block }) => choices.some((choice) => choice.block === block));
  const isAlike = new Set(hit.map(lookOf)).size === 1 && hit.every((each) => !isLast(each));
  const lowest = hit.toSorted((one, other) => worthOf(one) - worthOf(other))[0]!;
  const isSure = isAlike || (plan.hits === 'lowest' && !isFailing(lowest));
  const order = choices.find(({ block }) => block === lowest.block)?.text;
  return isSure && order !== undefined ? { kind: 'order', order } : { kind: 'ask' };
}

/** Leaders are worth most, then firepower, then an early letter, then a battle turn to come. */
const worthOf = ({ block, acted }: PanelBlock): number =>
  (isLeader(block) ? 1000 : 0) +
  100 * firepowerOf(block) +
  10 * (BATTLE_LETTERS.length - BATTLE_LETTERS.indexOf(letterOf(block, 'attacker'))) +
  (acted ? 0 : 1);

const lookOf = ({ block, colour, strength, acted }: PanelBlock): string =>
  [kindOf(block), colour, strength, acted, letterOf(block, 'attacker'), firepowerOf(block)].join();

const stateOf = (own: readonly PanelBlock[]): Pick<Plan, 'strength' | 'failing'> => ({
  strength: strengthOf(own),
  failing: own.filter(isFailing).map(({ block }) => block),
});

const pathOf = ({ path }: Choice): string => path.join('-');
const kindOf = (block: BlockId): BlockKind => KIND[blockIndex(block)!]!;
const isLeader = (block: BlockId): boolean => ['leader', 'cleopatra'].includes(kindOf(block));

/** The next hit eliminates it. */
const isLast = ({ block, strength }: PanelBlock): boolean => strength <= STEP_SIZE[blockIndex(block)!]!;
const standing = (blocks: readonly PanelBlock[], side: Side): PanelBlock[] =>
  blocks.filter((each) => each.side === side && each.gone === null);
const strengthOf = (blocks: readonly PanelBlock[]): number =>
  blocks.reduce((sum, { strength }) => sum + strength, 0);

/** A leader, or Cleopatra, whom the next hit would take. */
const isFailing = ({ block, strength }: PanelBlock): boolean => strength <= 1 && isLeader(block);
