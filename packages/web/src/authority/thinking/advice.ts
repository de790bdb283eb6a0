// The questions to an advisor for a seat: no more than the seat sees and knows from its history.
import type { Hint, Odds } from '@rubicon/ai';
import { decisionOf, type AreaId, type Event, type Side, type View } from '@rubicon/engine';
import { historyFor } from '../record/history.ts';
import { Refused } from '../authority.ts';
import { previewOf, type GameRecord } from '../record/game-record.ts';
import { sideAt, viewAt } from '../record/local-table.ts';
import type { Preview, GameId, Seat } from '../table.ts';

/** What the seat knows. Its own orders that can still be undone are only in the view. */
export interface Known {
  readonly game: GameId;
  readonly told: readonly Event[]; // only ever grows
  readonly view: View;
}

export interface OddsQuestion extends Known {
  readonly kind: 'odds';
  readonly area: AreaId;
}

export interface HintsQuestion extends Known {
  readonly kind: 'hints';
  readonly side: Side; // that decides; at the shared seat the view belongs to no side
  readonly orders: readonly string[];
  readonly look: number; // each samples other worlds
}

export interface Advice {
  /** A newer question replaces one that is still waiting, which is refused with `superseded`. */
  readonly odds: (question: OddsQuestion) => Promise<Odds>;
  readonly hints: (question: HintsQuestion) => Promise<readonly Hint[]>;
}

const knownAt = ({ stored, now, chronicle }: GameRecord, seat: Seat): Known => ({
  game: stored.game,
  told: historyFor(chronicle, now, seat).told.flatMap(({ events }) => events),
  view: viewAt(now, seat),
});

/** About the battle being fought, or one that orders would lead to; null where there is none. */
export function oddsQuestion(record: GameRecord, seat: Seat, orders: readonly string[]): OddsQuestion | null {
  const known = knownAt(record, seat);
  return orders.length === 0 ? underWay(known) : attackIn(known, previewOf(record, seat, orders));
}

/** About the battle being fought. */
export function underWay(known: Known): OddsQuestion | null {
  const { battle, step } = known.view;
  if (battle === null || (step !== 'battle' && step !== 'hits')) return null;
  return { kind: 'odds', ...known, area: battle.area };
}

/** About the battle that a preview leads to. */
export function attackIn(known: Known, preview: Preview | null): OddsQuestion | null {
  if (preview === null) return null;
  const { view, events } = preview;
  const entered = events.findLast((event) => event.kind === 'moved');
  const area = entered?.path.at(-1);
  const battle = view.battles.find((each) => each.area === area);
  return battle === undefined ? null : { kind: 'odds', ...known, view, area: battle.area };
}

export function hintsQuestion(record: GameRecord, seat: Seat, look: number): HintsQuestion {
  const side = sideAt(record.now, seat);
  const decision = side === null ? null : decisionOf(record.now, side);
  if (side === null || decision === null) throw new Refused('not-asked', 'Nobody here is asked anything.');
  return { kind: 'hints', ...knownAt(record, seat), side, orders: decision.orders, look };
}
