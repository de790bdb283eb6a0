// A seat's update of a game, built for that seat alone.
import {
  cursorOf,
  decisionOf,
  pendingOf,
  toldAfter,
  undoable,
  viewOf,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { Seat, Table, Update } from '@rubicon/protocol';
import { diceShown } from '../record/dice.ts';
import type { LoadedGame } from '../draft/loaded-game.ts';
import { cardOf, type GameRecord } from '../record/record.ts';

/** The update for a seat from a cursor. An unknown cursor starts from the beginning. */
export function updateFor(loaded: LoadedGame, seat: Seat, after: number): Update {
  const { chronicle, game } = loaded;
  const from = after > cursorOf(chronicle, seat) ? 0 : after;
  return {
    kind: 'update',
    from,
    table: tableFor(loaded, seat),
    told: toldAfter(chronicle, seat, from),
    pending: game === null ? [] : pendingOf(chronicle, game, seat),
  };
}

function tableFor({ record, game, face, chronicle, seen }: LoadedGame, seat: Seat): Table {
  const side = seat === 'spectator' || !decides(record, seat) ? null : seat;
  return {
    card: cardOf(record),
    seat,
    cursor: cursorOf(chronicle, seat),
    seen: seat === 'spectator' ? null : seen[seat],
    view: game === null ? null : viewOf(game, seat),
    decision: game === null || side === null ? null : decisionOf(game, side),
    undo: undoOf(record, game, side),
    drawOffer: game?.drawOffer ?? null,
    offer: record.offer,
    flagged: game?.flagged ?? { caesar: false, pompey: false },
    standIns: record.standIns,
    paused: game?.paused ?? false,
    vacation: record.vacation?.side ?? null,
    vacationDays: record.vacationDays,
    clock: face,
    dice: diceShown(record),
    rematch: record.rematch,
  };
}

/** Where a computer stands in, the person is no longer asked. */
const decides = ({ status, standIns }: GameRecord, side: Side): boolean =>
  status === 'running' && standIns[side] === null;

const undoOf = ({ aids }: GameRecord, game: Game | null, side: Side | null): Table['undo'] =>
  game === null || side === null || !aids.undo || game.result !== null
    ? { order: 0, phase: 0 }
    : { order: undoable(game, side, 'order'), phase: undoable(game, side, 'phase') };

const texts = new WeakMap<Update, string>();

/** An update as it is sent, serialised once for all watchers. */
export function updateText(update: Update): string {
  const known = texts.get(update);
  if (known !== undefined) return known;
  const text = JSON.stringify(update);
  texts.set(update, text);
  return text;
}
