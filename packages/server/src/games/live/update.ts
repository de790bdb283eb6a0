// What a seat holds of a game, built for that seat alone: as a whole update, or as what changed.
import {
  cursorOf,
  decisionOf,
  pendingOf,
  questionOf,
  undoable,
  viewOf,
  type Earlier,
  type Game,
  type Side,
} from '@rubicon/engine';
import type { ChangeBody, GameCard, Held, Seat, Table, Update } from '@rubicon/protocol';
import { diceShown } from '../record/dice.ts';
import { toldSince, type LoadedGame } from '../draft/loaded-game.ts';
import { cardOf, type GameRecord } from '../record/record.ts';

/** Nobody but its writer gets a byte more where there is a plan. */
function planField({ plans }: GameRecord, seat: Seat): Pick<Table, 'plan'> {
  const kept = seat === 'spectator' ? null : plans[seat];
  return kept === null ? {} : { plan: { end: kept.end } };
}

/** What a seat was shown of its own plan; compared, never sent. */
export function planShown(record: GameRecord, seat: Seat): string {
  const { plan } = planField(record, seat);
  return plan === undefined ? '' : JSON.stringify(plan);
}

/** The update for a seat from a cursor. An unknown cursor starts from the beginning. */
export function updateFor(loaded: LoadedGame, seat: Seat, after: number, wantsOrders: boolean): Update {
  const { chronicle } = loaded;
  const from = after > cursorOf(chronicle, seat) ? 0 : after;
  const { table, pending } = heldFor(loaded, seat);
  return {
    kind: 'update',
    from,
    table: wantsOrders ? { ...table, decision: decisionFor(loaded, seat) } : table,
    told: toldSince(loaded, seat, from),
    pending,
  };
}

/** `before`: what the seat was last shown. `card`: the same for all seats. */
export const heldFor = (
  loaded: LoadedGame,
  seat: Seat,
  before: Earlier | null = null,
  card = cardOf(loaded.record),
): Held => ({
  table: tableFor(loaded, seat, before, card),
  pending: loaded.game === null ? [] : pendingOf(loaded.chronicle, loaded.game, seat),
});

/** The fields of a change, each after a comma. */
export function fieldsOf(body: ChangeBody): string {
  const text = JSON.stringify(body);
  return text === '{}' ? '' : `,${text.slice(1, -1)}`;
}

export function ordersField(loaded: LoadedGame, seat: Seat): string {
  const decision = decisionFor(loaded, seat);
  return decision === null ? '' : `,"orders":${JSON.stringify(decision.orders)}`;
}

function decisionFor({ record, game }: LoadedGame, seat: Seat): Table['decision'] {
  const side = deciding(record, seat);
  return game === null || side === null ? null : decisionOf(game, side);
}

function tableFor(
  { record, game, face, chronicle, seen }: LoadedGame,
  seat: Seat,
  before: Earlier | null,
  card: GameCard,
): Table {
  const side = deciding(record, seat);
  return {
    card,
    seat,
    cursor: cursorOf(chronicle, seat),
    seen: seat === 'spectator' ? null : seen[seat],
    view: game === null ? null : viewOf(game, seat, before),
    decision: game === null || side === null ? null : questionOf(game, side),
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
    bid: record.status === 'waiting' && seat !== 'spectator' ? (record.bids?.[seat] ?? null) : null,
    ...planField(record, seat),
  };
}

/** Where a computer stands in, the person is no longer asked. */
const deciding = ({ status, standIns }: GameRecord, seat: Seat): Side | null =>
  seat !== 'spectator' && status === 'running' && standIns[seat] === null ? seat : null;

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
