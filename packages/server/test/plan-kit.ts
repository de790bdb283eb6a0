// A plan over the network: the position it waits in, and the order that it waits for.
import {
  SeededChance,
  apply,
  legalOrders,
  makeOrder,
  parseOrder,
  sample,
  type LogEntry,
  type Side,
  type View,
} from '@rubicon/engine';
import type { AskBody, GameId, PlanBody, Update } from '@rubicon/protocol';
import { openStore } from '../src/data/open-store.ts';
import { nextDeed } from './crash.ts';
import { askBody, type Client } from './live-kit.ts';

export async function entriesOf(
  where: { readonly dataDir: string; readonly databaseUrl: string | null },
  game: GameId,
): Promise<LogEntry[]> {
  const store = await openStore(where);
  const { entries } = (await store.games.read(game))!;
  await store.close();
  return entries.map((text) => JSON.parse(text) as LogEntry);
}

/** Plays until Player 1 may move and neither has played a god; the other’s plan is to do nothing. */
export async function untilFirstMoves(
  players: Readonly<Record<Side, Client>>,
  game: GameId,
): Promise<{ readonly mover: Side; readonly writer: Side; readonly body: PlanBody }> {
  const chance = new SeededChance(3);
  for (;;) {
    const { table } = await players.caesar.done<Update>('GET', `/games/${game}`);
    const { step, asked, first, year, turn, cards } = table.view!;
    if (
      step === 'move' &&
      asked === first &&
      Object.values(cards.played).every((card) => card!.includes('/'))
    ) {
      const mover = asked!;
      const writer = mover === 'caesar' ? 'pompey' : 'caesar';
      const { cursor } = (await players[writer].done<Update>('GET', `/games/${game}`)).table;
      const command = { if: [], orders: ['done', 'done'] };
      return { mover, writer, body: { plan: { year, turn, branches: [{ card: null, command }] }, cursor } };
    }
    const deed = await nextDeed(players, game, chance);
    await deed!.by.done('POST', deed!.path, deed!.body);
  }
}

/** The request that ends a step of somebody's command phase. */
export async function doneBy(mover: Client, game: GameId): Promise<AskBody> {
  const { decision } = (await mover.done<Update>('GET', `/games/${game}?orders=yes`)).table;
  return askBody({ kind: 'order', decision: decision!.number, order: 'done' });
}

/** A move a side may make once Player 1 has passed, found as a player finds it: on a state that fits the view. */
export function anyMove(view: View, mover: Side, writer: Side): string {
  let state = sample(view, new SeededChance(1));
  for (const text of ['done', 'done']) {
    const order = parseOrder(text);
    const outcome = order.ok ? apply(state, mover, order.value, new SeededChance(1)) : null;
    if (outcome?.ok === true) ({ state } = outcome);
  }
  return legalOrders(state, writer)
    .map((order) => makeOrder(state, order))
    .find((order) => order.startsWith('move'))!;
}
