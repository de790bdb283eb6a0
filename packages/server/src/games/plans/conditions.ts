// Whether a plan's conditions hold, from its writer's view alone.
import type { AreaId, Side, View } from '@rubicon/engine';
import type { Condition, PlaceState } from '@rubicon/protocol';

export function holds(condition: Condition, view: View, side: Side): boolean {
  const enemy = side === 'caesar' ? 'pompey' : 'caesar';
  switch (condition.kind) {
    case 'first':
      return view.first === condition.side;
    case 'card':
      return view.cards.played[enemy] === condition.card;
    case 'place':
      return isSo(condition.is, condition.area, view, side, enemy);
    case 'blocks':
      return isWithin(blocksAt(view, condition.area, condition.side), condition);
    case 'block':
      return view.stacks.some(
        (stack) =>
          stack.area === condition.area &&
          stack.side === side &&
          stack.blocks?.some(
            ({ block, strength }) => block === condition.block && strength === condition.strength,
          ) === true,
      );
    case 'points':
      return isWithin(view.points[condition.side], condition);
  }
}

/** The location a condition speaks of, if any. */
export const areaOf = (condition: Condition): AreaId | null => ('area' in condition ? condition.area : null);

const isWithin = (
  value: number,
  { atLeast, atMost }: { readonly atLeast: number; readonly atMost: number },
): boolean => value >= atLeast && value <= atMost;

const blocksAt = ({ stacks }: View, area: AreaId, side: Side): number =>
  stacks.reduce((sum, stack) => sum + (stack.area === area && stack.side === side ? stack.count : 0), 0);

function isSo(state: PlaceState, area: AreaId, view: View, side: Side, enemy: Side): boolean {
  if (state === 'attacked')
    return view.battles.some((battle) => battle.area === area && battle.attacker === enemy);
  const [own, theirs] = [blocksAt(view, area, side) > 0, blocksAt(view, area, enemy) > 0];
  const is = own ? (theirs ? 'contested' : 'friendly') : theirs ? 'enemy' : 'vacant'; // §4.21
  return is === state;
}
