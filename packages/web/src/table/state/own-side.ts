// Whose game it is: the side of the one person who plays it on this page.
import { SIDES, type Side } from '@rubicon/engine';
import { hasMachine, type Table } from '../../authority/table.ts';

/** Null for a spectator, and where two people share the screen or one plays both sides. */
export function ownSide(
  { machines, seat }: Pick<Table, 'machines' | 'seat'>,
  handsOver: boolean,
): Side | null {
  if (hasMachine(machines)) {
    const people = SIDES.filter((side) => machines[side] === null);
    return people.length === 1 ? people[0]! : null;
  }
  return handsOver || seat === 'spectator' ? null : seat;
}
