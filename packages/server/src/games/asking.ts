// A player's requests to a game: an order, an undo, an offer and the like. Each is done once, however often it is
// sent.
import type { Side } from '@rubicon/engine';
import type { AskBody, GameId, Update } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { checkOpen, type Context } from './context.ts';
import { carryOutAsk } from './draft/asks.ts';
import { wouldDecide } from './draft/automatic.ts';
import { lastTakebackPoint } from './draft/takeback-points.ts';
import { askGame, automaticFor, type Once, type Work } from './live/pipeline.ts';
import { sideOf } from './record/seats.ts';

export async function ask(context: Context, by: Person, game: GameId, body: AskBody): Promise<Update> {
  checkOpen(context);
  return askGame(context, game, deciding(context, by, body), onceFor(by, body));
}

const deciding =
  ({ deps }: Context, by: Person, body: AskBody): Work =>
  (draft, loaded, nowMs) => {
    const side = sideOf(draft.record, by, body.as ?? null);
    const automatic = automaticFor(deps, loaded);
    const takebackTo = (each: Side) =>
      lastTakebackPoint(loaded.takebackPoints, each, (point) => wouldDecide(draft, automatic, point));
    carryOutAsk({ draft, side, nowMs, takebackTo }, body.ask);
  };

const onceFor = (by: Person, { id, ask: asked, as }: AskBody): Once => ({
  id,
  person: by.id,
  side: (record) => sideOf(record, by, as ?? null),
  // An order for a side's current decision cannot be a repeat: a decision is answered once
  mayBeDone: ({ record, game }) =>
    asked.kind !== 'order' || game?.decisions[sideOf(record, by, as ?? null)] !== asked.decision,
});
