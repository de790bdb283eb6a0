// Converts an online game to the same table as a game on this device has.
import { ordersFrom, type Decision, type PerSide, type Side, type View } from '@rubicon/engine';
import type { Sitter, Table as WireTable } from '@rubicon/protocol';
import { levelName, say } from '@rubicon/words';
import type { Seating } from '../authority.ts';
import { NO_MACHINES, type Seat, type Table, type Undo } from '../table.ts';
import type { Record } from './record.ts';

/** Null until the game has started: until then there is no table to sit at. */
export function seatingOf({ table, told, pending }: Record): Seating | null {
  const shown = tableOf(table, pending.length);
  return shown === null
    ? null
    : { table: shown, history: { told, pending }, seen: table.seen ?? table.cursor };
}

/** `pending` is how many orders of the seat can still be undone. */
export function tableOf(table: WireTable, pending: number): Table | null {
  const { card, seat, cursor, view, drawOffer } = table;
  if (view === null) return null;
  const result = card.result ?? view.result;
  return {
    game: card.game,
    seat,
    options: card.options,
    players: namesOf(card.sitters),
    machines: NO_MACHINES, // the server runs them
    cursor,
    view,
    decision: result === null && !table.paused ? decisionOf(table.decision, view) : null,
    next: result === null ? nextOf(table) : null,
    undo: undoOf(table, pending),
    drawOffer,
    result,
    ...(card.tournament !== null && { tournament: card.tournament.name }),
  };
}

/** Tables are drawn more often than they change. */
const listed = new WeakMap<View, readonly string[]>();

/** The legal orders are not sent: they are listed here, from the view. */
function decisionOf(decision: WireTable['decision'], view: View): Decision | null {
  if (decision === null) return null;
  let orders = listed.get(view);
  if (orders === undefined) listed.set(view, (orders = ordersFrom(view, decision.side, decision.required)));
  return { ...decision, orders };
}

/** Who must decide; where both must, this seat. While the game is paused nobody must, and the seat does not change. */
function nextOf({ card: { asked }, seat, decision }: WireTable): Seat {
  if (seat !== 'spectator' && asked[seat] && decision?.required !== false) return seat;
  const other: Side = seat === 'caesar' ? 'pompey' : 'caesar';
  if (asked[other]) return other;
  return asked.pompey ? 'pompey' : seat === 'spectator' ? other : seat;
}

/** The end of a phase can be undone too, but is not counted as an action. */
const undoOf = ({ undo, decision }: WireTable, pending: number): Undo => ({
  ...undo,
  actions: Math.min(undo.phase, decision === null ? pending - 1 : pending),
});

export const nameOf = (sitter: Sitter): string => {
  switch (sitter.kind) {
    case 'open':
      return say('online.nobody');
    case 'person':
      return sitter.name;
    case 'machine':
      return say('start.machine-name', { level: levelName(sitter.level) });
  }
};

export const namesOf = ({ caesar, pompey }: PerSide<Sitter>): PerSide<string> => ({
  caesar: nameOf(caesar),
  pompey: nameOf(pompey),
});
