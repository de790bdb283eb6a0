// From legal orders and a selection to highlights, and back to orders. It knows no rules: everything is read from the
// legal orders.
import type { AreaId, BlockId, Side, View } from '@rubicon/engine';
import type { AreaLight } from '../../board/lit.ts';
import type { Choice } from '../../authority/choice.ts';

/** A way to bring the selected blocks to an area: an order for each of them that can go. */
export interface Way {
  readonly orders: readonly Choice[];
  readonly path: readonly AreaId[]; // of the first of them
  readonly stay: readonly BlockId[]; // selected, but they cannot go there
}

/** Orders given by pressing a block on the map: there is no destination to choose. */
const AT_ONCE: ReadonlySet<Choice['kind']> = new Set(['levy', 'hit', 'disband']);
/** Orders that move a block to an area. */
const GOING: ReadonlySet<Choice['kind']> = new Set([
  'move',
  'embark',
  'regroup',
  'harbour',
  'deploy',
  'raise',
]);
/** Orders that point at an area. */
const POINTING: ReadonlySet<Choice['kind']> = new Set([
  'jupiter',
  'defect',
  'vulcan',
  'surprise',
  'fight',
  'main',
]);

export const isGoing = ({ kind }: Choice): boolean => GOING.has(kind);
export const isPointing = ({ kind }: Choice): boolean => POINTING.has(kind);

/** The order that pressing a block gives, if any. */
export const atOnce = (choices: readonly Choice[], block: BlockId): Choice | undefined =>
  choices.find((choice) => choice.block === block && AT_ONCE.has(choice.kind));

/** Blocks that can be selected or pressed. */
export const pressable = (choices: readonly Choice[]): ReadonlySet<BlockId> =>
  new Set(
    choices.flatMap(({ kind, block }) =>
      block !== null && (GOING.has(kind) || AT_ONCE.has(kind)) ? [block] : [],
    ),
  );

/** All ways to bring the selected blocks to an area, the simplest first. */
export function waysTo(choices: readonly Choice[], inHand: readonly BlockId[], area: AreaId): Way[] {
  const ending = choices.filter((choice) => choice.area === area && isGoing(choice));
  const byBlock = inHand.map((block) => ending.filter((choice) => choice.block === block));
  const going = byBlock.filter((own) => own.length > 0);
  if (going.length === 0) return [];
  const stay = inHand.filter((_, index) => byBlock[index]!.length === 0);
  const plainest = going.map((own) => own.toSorted(plainerFirst));
  const lead = plainest[0]!;
  // Each way of the first block, with the others on the same way where they can, otherwise on their own simplest one
  return lead.map((first) => ({
    orders: plainest.map((own) => own.find((choice) => isSameWay(choice, first)) ?? own[0]!),
    path: first.path,
    stay,
  }));
}

/** Short ways first, and by land before by sea: an amphibious move costs a move point for each block. */
const plainerFirst = (one: Choice, other: Choice): number =>
  Number(one.kind === 'embark') - Number(other.kind === 'embark') || one.path.length - other.path.length;

const isSameWay = (one: Choice, other: Choice): boolean =>
  one.kind === other.kind && one.path.join() === other.path.join();

/** Every area the selected blocks can reach; with none selected, the areas to point at. */
export function litAreas(
  choices: readonly Choice[],
  inHand: readonly BlockId[],
  view: View,
): Map<AreaId, AreaLight> {
  const lit = new Map<AreaId, AreaLight>();
  const held = new Set<BlockId | null>(inHand);
  for (const choice of choices) {
    if (choice.area === null) continue;
    if (isPointing(choice)) lit.set(choice.area, 'choose');
    else if (isGoing(choice) && held.has(choice.block))
      lit.set(choice.area, hasEnemies(view, choice.area) ? 'attack' : 'go');
  }
  return lit;
}

/** Enemies of the side that gives the orders. */
export const hasEnemies = (view: View, area: AreaId): boolean => {
  const own = actingSide(view);
  return view.stacks.some((stack) => stack.area === area && stack.side !== own);
};

/** The side that gives these orders: at the shared seat, the side that must decide. */
export const actingSide = (view: View): Side | null =>
  view.viewer === 'spectator' ? view.asked : view.viewer;

const LOCAL: ReadonlySet<View['step']> = new Set(['supply', 'harbour', 'regroup', 'main', 'defect']);

/** The areas a step is about, where they are few: blocks without supply, at sea, or to regroup. */
export function concernOf(choices: readonly Choice[], { step, stacks, chosen }: View): AreaId[] {
  if (!LOCAL.has(step)) return [];
  if (chosen !== null) return [chosen.area];
  const blocks = new Set(choices.map(({ block }) => block));
  const standing = stacks.filter((stack) => stack.blocks?.some(({ block }) => blocks.has(block)) ?? false);
  const pointed = choices.filter(isPointing).map(({ area }) => area!);
  return [...new Set([...standing.map(({ area }) => area), ...pointed])];
}

/** The orders that pointing at an area may mean: several where colours or roads differ. */
export const pointingAt = (choices: readonly Choice[], area: AreaId): Choice[] =>
  choices.filter((choice) => choice.area === area && isPointing(choice));

/** Orders that a single press would give and that cannot be undone need a second press. */
export const isFinal = ({ kind }: Choice): boolean => kind === 'jupiter' || kind === 'vulcan';

/** The selected blocks that can still go somewhere. */
export const keepLegal = (choices: readonly Choice[], inHand: readonly BlockId[]): BlockId[] => {
  const legal = new Set(choices.flatMap((choice) => (isGoing(choice) ? [choice.block] : [])));
  return inHand.filter((block) => legal.has(block));
};

/** The blocks of each area that can be selected together. */
export function stacksOf(view: View, choices: readonly Choice[]): Map<AreaId, BlockId[]> {
  const can = new Set(choices.flatMap((choice) => (isGoing(choice) ? [choice.block] : [])));
  const stacks = new Map<AreaId, BlockId[]>();
  for (const { area, blocks } of view.stacks)
    for (const { block } of blocks ?? [])
      if (can.has(block)) stacks.set(area, [...(stacks.get(area) ?? []), block]);
  return stacks;
}
