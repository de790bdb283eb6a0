// What a figure of the board shows: a view and its highlights, computed by the engine.
import {
  CURRENT_EDITION,
  SeededChance,
  apply,
  askedSides,
  legalOrders,
  makeOrder,
  parseOrder,
  parsePosition,
  rulesFor,
  viewFor,
  type AreaId,
  type State,
  type View,
} from '@rubicon/engine';
import type { AreaLight, Lit } from '../board/lit.ts';
import { choiceOf } from '../authority/choice.ts';
import { roadsOf } from '../table/selection/roads.ts';
import { asAreas, type BoardFigure } from './figures.ts';

export interface Drawn {
  readonly view: View;
  readonly lit: Lit;
  readonly arrows: readonly (readonly AreaId[])[];
}

/** The state after the orders of a figure. Throws if the position or an order is invalid. */
export function stateOf({ position, orders }: Pick<BoardFigure, 'position' | 'orders'>): State {
  const parsed = parsePosition(position, rulesFor(CURRENT_EDITION));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  let state = parsed.value;
  for (const text of orders) {
    const order = parseOrder(text);
    if (!order.ok) throw new Error(order.fault.message);
    const done = apply(state, askedSides(state)[0]!, order.value, new SeededChance(1));
    if (!done.ok) throw new Error(`${text}: ${done.message}`);
    ({ state } = done);
  }
  return state;
}

export function drawnOf(figure: BoardFigure): Drawn {
  const state = stateOf(figure);
  const view =
    figure.viewer === 'all' ? viewFor(state, 'spectator', true) : viewFor(state, figure.viewer, false);
  const ways = figure.orders.flatMap((order) => {
    const { path } = choiceOf(order);
    return path.length > 1 ? [path] : [];
  });
  const arrows = [
    ...new Map(ways.map((way) => [way.join('-'), way])).values(),
    ...(figure.arrow === undefined ? [] : [asAreas(figure.arrow)]),
  ];
  return {
    view,
    lit: {
      areas: lightsOf(state, view, figure),
      blocks: new Set(),
      stacks: new Map(),
      roads: figure.hasChips === true ? roadsOf(view, ways) : [],
      path: null,
    },
    arrows,
  };
}

/** Where the orders of the block in question lead, and the locations to point out. */
function lightsOf(
  state: State,
  view: View,
  { lit, ring, isNear = false }: BoardFigure,
): ReadonlyMap<AreaId, AreaLight> {
  const areas = new Map<AreaId, AreaLight>(asAreas(ring ?? []).map((area) => [area, 'choose']));
  if (lit === undefined) return areas;
  const side = askedSides(state)[0]!;
  for (const order of legalOrders(state, side)) {
    const { block, path } = choiceOf(makeOrder(state, order));
    const end = path.at(-1);
    if (block !== lit || end === undefined || path.length < 2 || (isNear && path.length > 2)) continue;
    const isEnemy = view.stacks.some((stack) => stack.area === end && stack.side !== side);
    areas.set(end, isEnemy ? 'attack' : 'go');
  }
  return areas;
}
