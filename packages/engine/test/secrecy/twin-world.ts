// The same order in two worlds that a viewer cannot tell apart: what it will show him, what the other side would
// order in the second world, and which chance it meets there.
import { BLOCK_COUNT, CLEOPATRA, COLOUR, HOME_SIDE, IS_LEADER, IS_NAVIS } from '../../src/board/blocks.ts';
import type { Happening } from '../../src/state/happening.ts';
import { legalOrders, type Outcome } from '../../src/rules/legal.ts';
import {
  DEPLOY,
  DISBAND,
  DISCARDING,
  DONE,
  EMBARK,
  FIRE,
  HARBOUR,
  HIT,
  LEVY,
  MOVE,
  PASS,
  PERISH,
  PLAY,
  RAISE,
  REGROUP,
  RETREAT,
  STRIKE,
  areaOf,
  argumentOf,
  blockOf,
  kindOf,
  moreOf,
  type Order,
} from '../../src/orders/order.ts';
import { sideIndex, type Side, type Viewer } from '../../src/board/side.ts';
import {
  AREA,
  BATTLE,
  DEPLOY_STEP,
  HOLDER,
  OVER_STEP,
  REGROUP_STEP,
  STEP,
  type State,
} from '../../src/state/state.ts';
import { NOTHING_HELD, knows, publicMark, type Hold, type Random } from './permute.ts';

/** Blocks that something which happened shows to a viewer, though they may be hidden before and after. */
function shownBy(happening: Happening, viewer: Viewer): readonly number[] {
  switch (happening.kind) {
    case 'battle':
    case 'reserves':
      return happening.blocks;
    case 'struck':
      return happening.outcome === 'reduced' || viewer !== 'spectator' ? [happening.block] : [];
    case 'eliminated':
    case 'leader-killed':
      return [happening.block];
    case 'cleopatra-joined':
      return [CLEOPATRA];
    case 'disbanded': // a defector goes back to its first owner, who finds it in his pool
      return viewer !== 'spectator' && HOME_SIDE[happening.block] === sideIndex(viewer)
        ? [happening.block]
        : [];
    default:
      return [];
  }
}

/** What an order shows a viewer of what he did not know. The twin world must agree in this. */
export function shownTo(before: State, order: Order, outcome: Outcome, viewer: Viewer): Hold {
  const d = before.data;
  const after = outcome.state.data;
  const blocks = new Set<number>();
  const show = (block: number): void => {
    if (!knows(d, viewer, block)) blocks.add(block);
  };
  if (after[STEP] !== OVER_STEP)
    for (let block = 0; block < BLOCK_COUNT; block++) if (knows(after, viewer, block)) show(block);
  if (d[STEP] === DEPLOY_STEP && after[STEP] !== DEPLOY_STEP) show(CLEOPATRA); // her wood is blue
  const cards: [number[], number[]] = [[], []];
  const commonOnly = new Set<number>();
  let outlives = -1;
  for (const each of outcome.happenings) {
    for (const block of shownBy(each, viewer)) show(block);
    if (each.kind === 'revealed') for (const side of [0, 1] as const) cards[side].push(each.cards[side]);
    if (each.kind === 'erupted') outlives = each.area;
    if (each.kind === 'struck' && viewer === 'spectator' && !blocks.has(each.block))
      commonOnly.add(each.block); // it defects
  }
  // Who fought there was seen, and whether any of them can go on decides when regrouping is over
  const kindsIn = d[STEP] === REGROUP_STEP ? d[BATTLE]! - 1 : -1;
  const complete = d[STEP] === DEPLOY_STEP && kindOf(order) === DONE;
  const nothing =
    blocks.size + commonOnly.size + cards[0].length === 0 && outlives < 0 && kindsIn < 0 && !complete;
  return nothing ? NOTHING_HELD : { blocks, cards, outlives, kindsIn, commonOnly, complete };
}

const WITH_BLOCK: ReadonlySet<number> = new Set([
  EMBARK, MOVE, LEVY, RAISE, FIRE, PASS, RETREAT, PERISH, HIT, REGROUP, HARBOUR, DISBAND,
]); // prettier-ignore

/**
 * The order that looks the same to the viewer in the twin world: his own is the same one, the other side's names
 * a block that has taken the place of the first. Null if there is none.
 */
export function equivalentOrder(
  before: State,
  twin: State,
  side: Side,
  order: Order,
  viewer: Viewer,
  hold: Hold,
  random: Random,
): Order | null {
  if (viewer === side) return order;
  const kind = kindOf(order);
  const known = (block: number): boolean => hold.blocks.has(block) || knows(before.data, viewer, block);
  const looksAlike = (other: Order): boolean => {
    if (kindOf(other) !== kind) return false;
    if (kind === DEPLOY || kind === DISCARDING) return true;
    if (kind === PLAY && hold.cards[sideIndex(side)]!.length === 0) return true;
    if (argumentOf(other) !== argumentOf(order)) return false;
    if (!WITH_BLOCK.has(kind)) return true;
    if (known(blockOf(order)) || known(blockOf(other))) return other === order;
    return publicMark(twin.data, blockOf(other)) === publicMark(before.data, blockOf(order));
  };
  const candidates = legalOrders(twin, side).filter(looksAlike);
  return candidates.length === 0 ? null : candidates[random(candidates.length)]!;
}

/** The chance of the first world, for the twin: the same, but that Jupiter finds the block in the place he found one. */
export function chanceFor(
  rolls: readonly number[],
  before: State,
  twin: State,
  order: Order,
  outcome: Outcome,
  viewer: Viewer,
  hold: Hold,
): readonly number[] | null {
  const struck = outcome.happenings.find((each) => each.kind === 'struck');
  if (kindOf(order) !== STRIKE || struck === undefined) return rolls;
  const d = twin.data;
  const area = areaOf(argumentOf(order));
  const colour = moreOf(argumentOf(order)) - 1; // -1 = any
  const found: number[] = [];
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (d[AREA + block] === area && d[HOLDER + block] !== struck.side)
      if (colour < 0 || COLOUR[block] === colour) found.push(block);
  const known = (block: number): boolean => hold.blocks.has(block) || knows(before.data, viewer, block);
  const index = found.findIndex((block) =>
    known(struck.block) || known(block)
      ? block === struck.block
      : publicMark(d, block) === publicMark(before.data, struck.block) &&
        IS_LEADER[block] === 0 &&
        IS_NAVIS[block] === 0,
  );
  return index < 0 ? null : [index, ...rolls.slice(1)];
}
