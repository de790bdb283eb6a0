// Decides what a press on an area means.
import type { AreaId, BlockId } from '@rubicon/engine';
import type { Choice } from '../../authority/choice.ts';
import { isFinal, pointingAt, waysTo, type Way } from './hand.ts';

export type AreaPress =
  | { readonly kind: 'give'; readonly choice: Choice }
  | { readonly kind: 'go'; readonly way: Way }
  | { readonly kind: 'arm' } // something to confirm or to choose between: needs a second press
  | { readonly kind: 'look' };

interface Pressed {
  readonly choices: readonly Choice[];
  readonly inHand: readonly BlockId[];
  readonly armed: AreaId | null; // the area that was pressed before
  readonly isAttack: boolean; // going there is an attack
  readonly hasHover: boolean;
}

export function areaPress({ choices, inHand, armed, isAttack, hasHover }: Pressed, area: AreaId): AreaPress {
  const pointing = pointingAt(choices, area);
  const [choice] = pointing;
  if (choice !== undefined && pointing.length === 1 && (!isFinal(choice) || armed === area))
    return { kind: 'give', choice };
  if (choice !== undefined) return { kind: 'arm' };
  const ways = inHand.length === 0 ? [] : waysTo(choices, inHand, area);
  const [way] = ways;
  if (way === undefined) return { kind: 'look' };
  // A mouse has shown the path on hover before the press; touch needs two presses
  return armed === area || (hasHover && isClear(ways, isAttack)) ? { kind: 'go', way } : { kind: 'arm' };
}

/** False where the player must choose between the roads of an attack, or between seas, which bind a fleet. */
const isClear = (ways: readonly Way[], isAttack: boolean): boolean =>
  ways.length === 1 || !(isAttack || ways[0]!.orders.some(({ kind }) => kind === 'embark'));
