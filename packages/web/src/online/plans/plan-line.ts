// A plan from a line that was played out: the side's own orders for one turn, and what they rest on.
import {
  RecordedChance,
  give,
  viewOf,
  type AreaId,
  type BlockId,
  type Game,
  type Side,
  type Step,
  type View,
} from '@rubicon/engine';
import type { Branch, Condition, Plan } from '@rubicon/protocol';
import { choiceOf, type Choice } from '../../authority/choice.ts';
import type { Play } from '../../study/model/variation-tree.ts';

interface PlannedOrder {
  readonly text: string;
  readonly step: Step;
}

export interface PlannedPart {
  readonly orders: readonly PlannedOrder[];
  readonly conditions: readonly Condition[];
}

export interface PlanLine {
  readonly year: number;
  readonly turn: number;
  readonly card: PlannedPart | null;
  readonly command: PlannedPart | null;
  readonly isCut: boolean; // it went on after an order that revealed something: there a plan ends
}

type Phase = 'card' | 'command';
const COMMAND: ReadonlySet<Step> = new Set([
  'jupiter',
  'defect',
  'vulcan',
  'move',
  'main',
  'surprise',
  'levy',
]);

/** Which part of a plan a step belongs to; null: to none. */
export const phaseOf = (step: Step): Phase | null =>
  step === 'cards' ? 'card' : COMMAND.has(step) ? 'command' : null;

const other = (side: Side): Side => (side === 'caesar' ? 'pompey' : 'caesar');

/** Null before the side has given an order that a plan can hold. */
export function planLine(start: Game, plays: readonly Play[], side: Side): PlanLine | null {
  const present = viewOf(start, side);
  const parts: Record<Phase, { readonly at: View; orders: PlannedOrder[] } | null> = {
    card: null,
    command: null,
  };
  let when: Pick<View, 'year' | 'turn'> | null = null;
  let game = start;
  let isClosed = false;
  let isCut = false;
  for (const { side: by, order, rolls } of plays) {
    const view = viewOf(game, side);
    const phase = by === side ? phaseOf(view.step) : null;
    const accepted = give(
      game,
      { kind: 'order', side: by, decision: game.decisions[by], order },
      new RecordedChance(rolls),
      game.entries.at(-1)!.atMs,
    );
    if (!accepted.ok) break;
    game = accepted.game;
    if (phase === null) continue;
    when ??= view;
    if (when.year !== view.year || when.turn !== view.turn) break;
    if (phase === 'command' && isClosed) {
      isCut = true;
      continue;
    }
    const part = (parts[phase] ??= { at: view, orders: [] });
    // A card that is chosen again takes the place of the first
    if (phase === 'card') part.orders = part.orders.filter(({ text }) => !isSameKind(text, order));
    part.orders.push({ text: order, step: view.step });
    if (phase === 'command' && accepted.published !== null) isClosed = true;
  }
  if (when === null) return null;
  const { year, turn } = when;
  const made = (phase: Phase): PlannedPart | null => {
    const part = parts[phase];
    if (part === null) return null;
    const orders = part.orders.map(({ text }) => choiceOf(text));
    return { orders: part.orders, conditions: conditionsFor(present, part.at, side, orders, phase) };
  };
  return { year, turn, card: made('card'), command: made('command'), isCut };
}

const isSameKind = (one: string, two: string): boolean => one.split(' ')[0] === two.split(' ')[0];

/** What a part rests on: who is first, its own blocks, what it moves to, and what has changed until then. */
function conditionsFor(
  present: View,
  at: View,
  side: Side,
  orders: readonly Choice[],
  phase: Phase,
): Condition[] {
  const enemy = other(side);
  const conditions: Condition[] = [];
  const isKnown = present.year === at.year && present.turn === at.turn && present.first !== null;
  if (phase === 'command' && at.first !== null && !isKnown)
    conditions.push({ kind: 'first', side: at.first });
  const card = at.cards.played[enemy];
  if (phase === 'command' && card !== null && !card.includes('/') && !isKnown)
    conditions.push({ kind: 'card', card });
  const ends = new Set(orders.flatMap(({ kind, area }) => (MOVES.has(kind) && area !== null ? [area] : [])));
  for (const block of new Set(orders.flatMap((order) => (ACTS.has(order.kind) ? (order.block ?? []) : [])))) {
    const found = ownBlock(at, side, block);
    if (found !== null) conditions.push({ kind: 'block', block, ...found });
  }
  for (const area of ends) {
    const count = countAt(at, area, enemy);
    if (count > 0) conditions.push({ kind: 'blocks', area, side: enemy, atLeast: 0, atMost: count });
    else conditions.push(placeAt(at, area, side));
  }
  for (const area of changedAreas(present, at, side))
    if (!ends.has(area)) conditions.push(placeAt(at, area, side));
  return conditions;
}

const MOVES: ReadonlySet<Choice['kind']> = new Set(['move', 'embark']);
const ACTS: ReadonlySet<Choice['kind']> = new Set(['move', 'embark', 'levy']);

const countAt = ({ stacks }: View, area: AreaId, side: Side): number =>
  stacks.reduce((sum, stack) => sum + (stack.area === area && stack.side === side ? stack.count : 0), 0);

function ownBlock(
  { stacks }: View,
  side: Side,
  block: BlockId,
): { readonly area: AreaId; readonly strength: number } | null {
  for (const stack of stacks) {
    const known = stack.side === side ? stack.blocks?.find((each) => each.block === block) : undefined;
    if (known !== undefined) return { area: stack.area, strength: known.strength };
  }
  return null;
}

function placeAt(view: View, area: AreaId, side: Side): Extract<Condition, { kind: 'place' }> {
  const isAttacked = view.battles.some((battle) => battle.area === area && battle.attacker !== side);
  const [own, theirs] = [countAt(view, area, side) > 0, countAt(view, area, other(side)) > 0];
  const is = isAttacked
    ? 'attacked'
    : own
      ? theirs
        ? 'contested'
        : 'friendly'
      : theirs
        ? 'enemy'
        : 'vacant';
  return { kind: 'place', area, is };
}

/** Where it is otherwise than now to the side that plans. */
function changedAreas(present: View, at: View, side: Side): AreaId[] {
  const areas = new Set([...present.stacks, ...at.stacks].map(({ area }) => area));
  return [...areas].filter((area) => placeAt(present, area, side).is !== placeAt(at, area, side).is);
}

/** With the conditions that were kept, by part. */
export function branchOf(
  { card, command }: PlanLine,
  conditions: Readonly<Record<Phase, readonly Condition[]>>,
): Branch {
  const part = (planned: PlannedPart | null, phase: Phase): Branch[Phase] =>
    planned === null
      ? null
      : {
          if: conditions[phase].slice(0, MOST),
          orders: planned.orders.slice(0, MOST).map(({ text }) => text),
        };
  return { card: part(card, 'card'), command: part(command, 'command') };
}

const MOST = 60; // as many as the server takes
export const MOST_BRANCHES = 4;

/** The plan with one more branch, tried after those it has; another turn’s plan is replaced. */
export const withBranch = (before: Plan | null, { year, turn }: PlanLine, branch: Branch): Plan =>
  before?.year === year && before.turn === turn && before.branches.length < MOST_BRANCHES
    ? { ...before, branches: [...before.branches, branch] }
    : { year, turn, branches: [branch] };
