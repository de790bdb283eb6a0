// Two people play a whole game over the network, one by socket and one by polling with a token, while a third
// watches. Connections are cut anywhere, also before an answer came; each client's copy must always equal what the server sends to a fresh
// client.
import { ordersFrom, parseGameFile, SeededChance, verifyGame } from '@rubicon/engine';
import type { AskBody, GameId, NewGame, Update } from '@rubicon/protocol';
import { expect } from 'vitest';
import {
  askBody,
  begun,
  dial,
  folding,
  guest,
  nobody,
  replica,
  withToken,
  type Client,
  type Line,
  type Replica,
} from './live-kit.ts';

export interface Tally {
  orders: number;
  undone: number;
  cuts: number;
  checks: number;
}

const CUT_IN = 40;
const CHECK_IN = 30;
const UNDO_IN = 25;

/** A client's transport. */
interface Ear {
  readonly held: Replica;
  /** Until there may be news. */
  next(): Promise<void>;
  /** Sends a request until it is answered; `isCut`: the first answer is lost. */
  ask(body: AskBody, isCut: boolean): Promise<void>;
  /** Drops the connection and reconnects. */
  cut(): Promise<void>;
  close(): void;
}

async function bySocket(person: Client, game: GameId): Promise<Ear> {
  const held = replica();
  let news = Promise.withResolvers<void>();
  let answer = Promise.withResolvers<void>();
  let line: Line;
  const open = async (): Promise<void> => {
    const fold = folding((message) => {
      if (message.kind === 'refused') news.reject(new Error(message.message));
      if (message.kind !== 'update') return;
      held.apply(message);
      news.resolve();
    });
    line = await dial(person, (message) => {
      fold(message);
      if (message.kind === 'change' && message.id !== undefined) answer.resolve();
    });
    line.say({ kind: 'watch', watch: 1, game, after: held.update?.table.cursor ?? 0 });
  };
  const cut = async (): Promise<void> => {
    line.cut();
    await line.closed;
    await open();
  };
  await open();
  return {
    held,
    next: async () => {
      await news.promise;
      news = Promise.withResolvers();
    },
    ask: async (body, isCut) => {
      const send = (): void => line.say({ kind: 'ask', watch: 1, ...body });
      answer = Promise.withResolvers();
      send();
      if (isCut) {
        await cut();
        send();
      }
      await answer.promise;
    },
    cut,
    close: () => line.cut(),
  };
}

async function byPolling(person: Client, game: GameId): Promise<Ear> {
  const held = replica();
  const look = async (rest: string): Promise<void> => {
    const after = held.update?.table.cursor ?? 0;
    held.apply(await person.done<Update>('GET', `/games/${game}?after=${after}${rest}`));
  };
  await look('');
  return {
    held,
    next: () => look('&wait=25'),
    ask: async (body) => void held.apply(await person.done<Update>('POST', `/games/${game}/asks`, body)),
    cut: () => look(''),
    close: () => {},
  };
}

/** The copy equals what a fresh client gets, unless something happened just now. */
async function check(person: Client, game: GameId, { update, told }: Replica): Promise<void> {
  const all = await person.done<Update>('GET', `/games/${game}`);
  expect(all.told.slice(0, told.length)).toEqual(told);
  const { table, pending } = update!;
  if (table.cursor !== all.table.cursor || table.card.changedMs !== all.table.card.changedMs) return;
  expect(all.told).toHaveLength(told.length);
  expect(all.table).toEqual(table);
  expect(all.pending).toEqual(pending);
}

async function playOn(person: Client, game: GameId, ear: Ear, seed: number, tally: Tally): Promise<void> {
  const chance = new SeededChance(seed);
  const oneIn = (count: number): boolean => chance.roll(count) === 0;
  for (;;) {
    if (oneIn(CUT_IN)) {
      await ear.cut();
      tally.cuts++;
    }
    const table = ear.held.update?.table;
    if (table?.card.status === 'over') return;
    if (table !== undefined && oneIn(CHECK_IN)) {
      await check(person, game, ear.held);
      tally.checks++;
    }
    if (table?.decision?.required !== true) {
      await ear.next();
      continue;
    }
    const { number: decision, side, required } = table.decision;
    const orders = ordersFrom(table.view!, side, required);
    const isUndo = table.undo.order > 0 && oneIn(UNDO_IN);
    const body = isUndo
      ? askBody({ kind: 'undo', scope: 'order' })
      : askBody({ kind: 'order', decision, order: orders[chance.roll(orders.length)]! });
    const isCut = oneIn(CUT_IN);
    if (isCut) tally.cuts++;
    await ear.ask(body, isCut);
    const answer = ear.held.update!;
    tally[isUndo ? 'undone' : 'orders']++;
    if (!oneIn(CHECK_IN)) continue;
    // A repeat, as after a lost answer, is done once
    const again = await person.done<Update>('POST', `/games/${game}/asks`, body);
    const { view, decision: next } = answer.table;
    const isAlone = next?.required === true && view?.asked === next.side;
    if (isAlone) expect(again.table).toEqual(answer.table);
  }
}

/** Plays on one server or on two that share a database; checks every client's copy at the end, and the file. */
export async function playWholeGame(
  [here, there = here]: readonly [string, string?],
  seed: number,
  wanted: Partial<NewGame> = {},
): Promise<Tally> {
  const tally: Tally = { orders: 0, undone: 0, cuts: 0, checks: 0 };
  const gaia = await guest(here, `Gaia ${seed}`);
  const livia = await withToken(await guest(there, `Livia ${seed}`));
  const marcus = nobody(there);
  const game = await begun(gaia, livia, wanted);
  const seats = [
    { person: gaia, ear: await bySocket(gaia, game) },
    { person: livia, ear: await byPolling(livia, game) },
    { person: marcus, ear: await bySocket(marcus, game) },
  ];
  await Promise.all(
    seats.map(({ person, ear }, index) => playOn(person, game, ear, seed * 3 + index, tally)),
  );
  for (const { person, ear } of seats) {
    await check(person, game, ear.held);
    expect(ear.held.update?.table.card.result).not.toBeNull();
    ear.close();
  }
  const { text } = await marcus.send('GET', `/games/${game}/file`);
  const parsed = parseGameFile(text);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  expect(verifyGame(parsed.file)).toMatchObject({
    findings: [],
    result: seats[0]!.ear.held.update!.table.card.result,
  });
  return tally;
}
