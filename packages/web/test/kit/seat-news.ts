// What a seat hears during a random game: its table and history before and after each change. For tests.
import {
  REVISION,
  SIDES,
  SeededChance,
  addEntry,
  cursorOf,
  decisionOf,
  give,
  newGame,
  type Edition,
  type Game,
} from '@rubicon/engine';
import type { Seating } from '../../src/authority/authority.ts';
import { historyFor, sharedChronicle } from '../../src/authority/record/history.ts';
import { tableOf } from '../../src/authority/record/local-table.ts';
import { NO_MACHINES, type GameId, type Seat } from '../../src/authority/table.ts';

const ABOUT = {
  game: 'random' as GameId,
  players: { caesar: 'Anna', pompey: 'Livia' },
  machines: NO_MACHINES,
};

/** Plays a game of warlike random players and yields what is new to the seat. */
export function* newsOf(
  edition: Edition,
  seed: number,
  seat: Seat,
): Generator<{ before: Seating; after: Seating }> {
  const chance = new SeededChance(seed);
  const options = { edition, revision: REVISION, rules: {}, clock: null };
  const begun = newGame(options, chance, 0);
  const chronicle = sharedChronicle();
  addEntry(chronicle, null, begun);
  let { game }: { game: Game } = begun;
  const seated = (): Seating => ({
    table: tableOf(game, seat, { ...ABOUT, cursor: cursorOf(chronicle, seat) }),
    history: historyFor(chronicle, game, seat),
    seen: 0,
  });
  let before = seated();
  while (game.result === null) {
    const { side, number, orders } = SIDES.map((each) => decisionOf(game, each)).find(
      (each) => each?.required === true,
    )!;
    const deeds = orders.filter((order) => !/^(?:done|disband|pass)/.test(order));
    const wanted = deeds.length > 0 && chance.roll(5) > 0 ? deeds : orders;
    const order = wanted[chance.roll(wanted.length)]!;
    const accepted = give(game, { kind: 'order', side, decision: number, order }, chance, 0);
    if (!accepted.ok) throw new Error(accepted.message);
    addEntry(chronicle, game, accepted);
    ({ game } = accepted);
    const after = seated();
    if (after.table.cursor !== before.table.cursor) yield { before, after };
    before = after;
  }
}
