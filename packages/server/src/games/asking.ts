// A player's requests to a game: an order, an undo, an offer and the like. Each is done once, however often it is
// sent.
import { SIDES, type Side } from '@rubicon/engine';
import type { AskBody, GameId, Update } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { checkOpen, type Context } from './context.ts';
import { carryOutAsk } from './draft/asks.ts';
import { wouldDecide } from './draft/automatic.ts';
import { isLost } from './draft/stalling.ts';
import { takebackPoints } from './draft/takeback-points.ts';
import type { Watcher } from './live/live-game.ts';
import { askFrom, askGame, automaticFor, type Once, type Work } from './live/pipeline.ts';
import { sideOf } from './record/seats.ts';

export async function ask(
  context: Context,
  by: Person,
  game: GameId,
  body: AskBody,
  wantsOrders = false,
): Promise<Update> {
  checkOpen(context);
  return askGame(context, game, deciding(context, by, body), onceFor(by, body), wantsOrders);
}

/** A request of someone who watches, from the seat it watches; answered by the change it is sent. */
export async function askWatching(
  context: Context,
  by: Person,
  game: GameId,
  body: Omit<AskBody, 'as'>,
  watcher: Watcher,
): Promise<void> {
  checkOpen(context);
  const watchers = context.live.find(game)?.watchers;
  const as = SIDES.find((side) => watchers?.[side].has(watcher) === true);
  const seated = as === undefined ? body : { ...body, as };
  return askFrom(context, game, deciding(context, by, seated), onceFor(by, seated), watcher);
}

const deciding =
  ({ deps }: Context, by: Person, body: AskBody): Work =>
  (draft, loaded, nowMs) => {
    const side = sideOf(draft.record, by, body.as ?? null);
    const automatic = automaticFor(deps, loaded);
    const takebackTo = (each: Side) =>
      takebackPoints(loaded.game!).findLast(
        (point) => point.side === each && wouldDecide(draft, automatic, point),
      ) ?? null;
    const isLostFor = (each: Side): boolean => isLost(draft.game!, each);
    carryOutAsk({ draft, side, nowMs, takebackTo, isLost: isLostFor }, body.ask);
  };

const onceFor = (by: Person, { id, ask: asked, as }: AskBody): Once => ({
  id,
  person: by.id,
  side: (record) => sideOf(record, by, as ?? null),
  // An order for a side's current decision cannot be a repeat: a decision is answered once
  mayBeDone: ({ record, game }) =>
    asked.kind !== 'order' || game?.decisions[sideOf(record, by, as ?? null)] !== asked.decision,
});
