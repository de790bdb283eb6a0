// What presses on the board, the panels and the lists do.
import { batch } from '@preact/signals';
import type { AreaId, BlockId } from '@rubicon/engine';
import type { Choice } from '../../authority/choice.ts';
import type { BoardEvents } from '../../board/lit.ts';
import { areaPress } from './area-press.ts';
import { give, take } from './giving.ts';
import { atOnce, isGoing, isPointing, keepLegal, waysTo } from './hand.ts';
import { heldAfterPress } from './held-blocks.ts';
import { whereIs, type SelectionContext } from './selection-context.ts';
import { unselect } from './selection-state.ts';

export const boardEvents = (context: SelectionContext): BoardEvents => ({
  onBlock: (block, add) => {
    const where = whereIs(context, block);
    if (where !== 'pool') context.state.place.value = where;
    pressBlock(context, block, add);
  },
  onStack: (area) => takeAll(context, area),
  onArea: (area) => pressArea(context, area),
  onAreaHover: (area) => {
    context.state.over.value = area;
  },
  onLasso: (blocks, add) => lasso(context, blocks, add),
  onHold: (on) => {
    context.state.holding.value = on;
  },
  onDrop: (blocks, area) => drop(context, blocks, area),
  onNothing: () => unselect(context.state),
});

export function pressBlock(context: SelectionContext, block: BlockId, add: boolean): void {
  const { session, state } = context;
  const choices = context.derived.choices.value;
  state.missed.value = null;
  const order = atOnce(choices, block);
  if (order !== undefined) return void give(context, order);
  state.mark.value = null;
  if (!choices.some((choice) => isGoing(choice) && choice.block === block)) return;
  const view = session.seating.value?.table.view;
  batch(() => {
    state.armed.value = null;
    state.leftBehind.value = null;
    state.inHand.value = heldAfterPress(state.inHand.value, block, add, view);
  });
}

function pressArea(context: SelectionContext, area: AreaId): void {
  const { state, derived } = context;
  state.mark.value = null;
  state.missed.value = null;
  const press = areaPress(
    {
      choices: derived.choices.value,
      inHand: state.inHand.value,
      armed: state.armed.value,
      isAttack: derived.lit.value.areas.get(area) === 'attack',
      hasHover: context.hasHover(),
    },
    area,
  );
  switch (press.kind) {
    case 'give':
      return void give(context, press.choice);
    case 'go':
      void take(context, press.way);
      break;
    case 'arm':
      state.armed.value = area;
      break;
    case 'look':
      miss(context, state.inHand.value[0], area);
      lookAt(context, area);
  }
  state.place.value = area;
}

/** Clears the selection; a second press with nothing selected selects all blocks there. */
function lookAt(context: SelectionContext, area: AreaId): void {
  const { armed, inHand, place } = context.state;
  batch(() => {
    armed.value = null;
    if (inHand.value.length > 0) inHand.value = [];
    else if (area === place.value) inHand.value = stackAt(context, area);
  });
}

/** Notes that a block cannot go there; dropping it back where it is counts as a change of mind. */
function miss(context: SelectionContext, block: BlockId | undefined, area: AreaId): void {
  const isMiss = block !== undefined && whereIs(context, block) !== area;
  context.state.missed.value = isMiss ? { block, area } : null;
}

const stackAt = ({ derived }: SelectionContext, area: AreaId): readonly BlockId[] =>
  derived.lit.value.stacks.get(area) ?? [];

/** Selects all blocks of an area that can go somewhere. */
export function takeAll(context: SelectionContext, area: AreaId): void {
  const { state } = context;
  batch(() => {
    unselect(state);
    state.leftBehind.value = null;
    state.place.value = area;
    state.inHand.value = stackAt(context, area);
  });
}

function lasso({ state, derived }: SelectionContext, blocks: readonly BlockId[], add: boolean): void {
  const caught = keepLegal(derived.choices.value, blocks);
  batch(() => {
    state.armed.value = null;
    state.inHand.value = [...new Set([...(add ? state.inHand.value : []), ...caught])];
  });
}

function drop(context: SelectionContext, blocks: readonly BlockId[], area: AreaId): void {
  const [way] = waysTo(context.derived.choices.value, blocks, area);
  if (way === undefined) return miss(context, blocks[0], area);
  context.state.inHand.value = blocks;
  void take(context, way);
}

/** Shows an order as if the player had prepared it. */
export function propose(context: SelectionContext, choice: Choice): void {
  const { state } = context;
  const { block, area, path, text } = choice;
  const where = block === null ? 'pool' : whereIs(context, block);
  const areas = [...path, ...(area === null ? [] : [area]), ...(where === 'pool' ? [] : [where])];
  batch(() => {
    state.proposed.value = text;
    state.inHand.value = isGoing(choice) && block !== null ? [block] : [];
    state.armed.value = isGoing(choice) || isPointing(choice) ? area : null;
    state.card.value = choice.card;
    state.pathShown.value = path.length > 1 ? path : null;
    state.mark.value = areas.length === 0 ? null : { areas: [...new Set(areas)], path: null };
  });
}
