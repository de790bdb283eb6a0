// Whole games, with orders taken back, offers, pauses and clients that come and go: what a client folds is at every
// moment, byte for byte, what the server would send it whole.
import { EDITIONS, SIDES, SeededChance, VIEWERS, ordersFrom, type Side } from '@rubicon/engine';
import {
  foldChange,
  type Ask,
  type AskId,
  type ChangeBody,
  type Folded,
  type GameId,
  type HistoryEntry,
  type Seat,
  type Update,
} from '@rubicon/protocol';
import { Refused } from '../src/base/refused.ts';
import type { Watcher } from '../src/games/live/live-game.ts';
import { PLAIN, ask, begun, newAskId, playerOf, testWorld, type TestWorld } from './game-service-kit.ts';

const OTHERS: readonly Ask[] = [
  { kind: 'undo', scope: 'order' },
  { kind: 'undo', scope: 'phase' },
  { kind: 'offer-draw' },
  { kind: 'decline-draw' },
  { kind: 'offer-takeback' },
  { kind: 'offer-pause' },
  { kind: 'offer-end' },
  { kind: 'offer-resume' },
  { kind: 'accept-offer' },
  { kind: 'decline-offer' },
  { kind: 'begin-vacation' },
  { kind: 'end-vacation' },
];
const PACES = [
  { kind: 'none' },
  { kind: 'live', bankMs: 7_200_000, incrementMs: 30_000 },
  { kind: 'per-decision', decisionMs: 86_400_000, vacationDays: 9 },
] as const;
const MOST_ORDERS = 1500;

interface Client extends Watcher {
  held: Folded | null;
  told: readonly HistoryEntry[];
  answered: AskId[];
  leave: () => void;
}

export interface WireTally {
  orders: number;
  changes: number;
  compared: number;
  returned: number; // clients that came back
  answered: number; // requests answered by a change
}

const personAt = (seat: Seat) => (seat === 'spectator' ? null : playerOf(seat));

async function connect(world: TestWorld, game: GameId, seat: Seat, tally: WireTally): Promise<Client> {
  const client: Client = {
    person: personAt(seat)?.id ?? null,
    held: null,
    told: [],
    answered: [],
    leave: () => undefined,
    send: (text) => {
      const message = JSON.parse(text) as Update | { readonly kind: 'presence' };
      if (message.kind !== 'update') return;
      client.held = message;
      client.told = message.from === 0 ? message.told : [...client.told, ...message.told];
    },
    change: (fields, answers) => {
      tally.changes += 1;
      if (answers !== null) client.answered.push(answers);
      client.held = foldChange(client.held!, JSON.parse(`{${fields.slice(1)}}`) as ChangeBody);
      client.told = [...client.told, ...client.held.told];
    },
  };
  await watch(world, game, seat, client);
  return client;
}

async function watch(world: TestWorld, game: GameId, seat: Seat, client: Client): Promise<void> {
  const after = client.held?.table.cursor ?? 0;
  client.leave = await world.games.watch(personAt(seat), game, { after, chatAfter: 0, as: seat }, client);
}

async function compare(world: TestWorld, game: GameId, seat: Seat, { held }: Client): Promise<void> {
  const whole = await world.games.look(personAt(seat), game, held!.table.cursor, seat);
  const [mine, theirs] = [held!, whole].map(({ table, pending }) => JSON.stringify({ table, pending }));
  if (mine !== theirs) throw new Error(`${seat} holds\n${mine}\nand not\n${theirs}`);
}

async function compareTold(world: TestWorld, game: GameId, seat: Seat, { told }: Client): Promise<void> {
  const whole = await world.games.look(personAt(seat), game, 0, seat);
  if (JSON.stringify(told) !== JSON.stringify(whole.told)) throw new Error(`${seat} was told something else`);
}

function requestOf(client: Client, side: Side, chance: SeededChance): Ask {
  const { view, decision } = client.held!.table;
  if (decision === null || chance.roll(12) === 0) return OTHERS[chance.roll(OTHERS.length)]!;
  const orders = ordersFrom(view!, side, decision.required);
  const order = view!.step === 'disband' && chance.roll(8) > 0 ? 'done' : orders[chance.roll(orders.length)]!;
  return { kind: 'order', decision: decision.number, order };
}

/** By the change it is sent, or over HTTP. */
async function give(
  world: TestWorld,
  game: GameId,
  side: Side,
  client: Client,
  chance: SeededChance,
  tally: WireTally,
): Promise<void> {
  const what = requestOf(client, side, chance);
  try {
    if (chance.roll(8) === 0) {
      await ask(world, playerOf(side), game, what);
      return;
    }
    const id = newAskId();
    await world.games.askWatching(playerOf(side), game, { id, ask: what }, client);
    if (client.answered.at(-1) !== id) throw new Error('a request was not answered');
    tally.answered += 1;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
  }
}

/** Plays games to their end; throws where a client holds something else than the server. */
export async function checkWire(games: number, firstSeed: number): Promise<WireTally> {
  const tally: WireTally = { orders: 0, changes: 0, compared: 0, returned: 0, answered: 0 };
  for (let number = 0; number < games; number++) await playGame(firstSeed + number, tally);
  return tally;
}

async function playGame(seed: number, tally: WireTally): Promise<void> {
  const chance = new SeededChance(seed);
  const world = testWorld();
  const game = await begun(world, {
    edition: EDITIONS[seed % EDITIONS.length]!,
    rules: { freeDeployment: seed % 4 === 0 },
    pace: PACES[seed % PACES.length]!,
    aids: { ...PLAIN.aids, undo: seed % 5 > 0 },
  });
  const clients = {
    caesar: await connect(world, game, 'caesar', tally),
    pompey: await connect(world, game, 'pompey', tally),
    spectator: await connect(world, game, 'spectator', tally),
  };
  for (let given = 0; given < MOST_ORDERS; given++) {
    const { asked, status } = clients.spectator.held!.table.card;
    if (status !== 'running') break;
    const any = SIDES[chance.roll(2)]!;
    const side = asked[any] || chance.roll(10) === 0 ? any : asked.caesar ? 'caesar' : 'pompey';
    await give(world, game, side, clients[side], chance, tally);
    world.nowMs += chance.roll(9000);
    for (const seat of VIEWERS) {
      if (chance.roll(30) === 0) {
        clients[seat].leave();
        if (chance.roll(2) === 0) await give(world, game, side, clients[side], chance, tally);
        await watch(world, game, seat, clients[seat]);
        tally.returned += 1;
      }
      await compare(world, game, seat, clients[seat]);
      tally.compared += 1;
    }
    tally.orders += 1;
  }
  for (const seat of VIEWERS) await compareTold(world, game, seat, clients[seat]);
}
