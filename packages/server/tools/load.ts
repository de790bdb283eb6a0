// Plays many games at once against a server, in a process of its own: two people in each, each with a socket. A
// player who must decide answers at random some time after receiving the view. Reports timings to its parent.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SIDES, ordersFrom, type Side } from '@rubicon/engine';
import { foldChange, type Folded, type GameId, type ServerMessage, type Table } from '@rubicon/protocol';
import { parsed, signIn, type Client } from './load-client.ts';

export interface LoadOptions {
  readonly server: string;
  readonly games: number;
  readonly delayMs: number; // from a view to the answer
  readonly rampMs: number; // during which games begin, one after another
  readonly measureMs: number;
}

export interface LoadResult {
  readonly answerMs: number[]; // from an order sent to its answer
  readonly pushMs: number[]; // from sending an order until the opponent receives it
  readonly refused: number;
  readonly ended: number;
  readonly bytesHeard: number;
  readonly measuredMs: number;
}

/** The reports to the parent: one before the measurement, one after. */
export type LoadReport =
  | { readonly kind: 'ramped'; readonly seconds: number }
  | { readonly kind: 'done'; readonly result: LoadResult };

const NEW_GAME = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'invited' },
  pace: { kind: 'live', bankMs: 7_200_000, incrementMs: 10_000 },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'unlisted',
};
const PEOPLE_AT_ONCE = 8;

const options = JSON.parse(process.argv[2]!) as LoadOptions;
const { server, delayMs } = options;
let isMeasured = false;
let counted = { answerMs: [] as number[], pushMs: [] as number[], refused: 0, ended: 0, bytesHeard: 0 };

const any = (count: number): number => Math.floor(Math.random() * count);
const id = (): string => randomBytes(16).toString('base64url');

/** A random legal order, but few disband their blocks for the winter, or the map would empty. */
function choose({ view, decision }: Table): string {
  if (view!.step === 'disband' && Math.random() < 0.9) return 'done';
  const orders = ordersFrom(view!, decision!.side, true);
  return orders[any(orders.length)]!;
}

interface Player {
  readonly client: Client;
  readonly side: Side;
  held: Folded | null;
  asked: { readonly id: string; readonly sentMs: number } | null; // the order that is not answered yet
  answered: number; // the last decision that was answered
  sentMs: number | null; // of the order the opponent has not received yet
  say: (message: object) => void;
}

async function play(number: number): Promise<void> {
  const players = (await Promise.all(
    SIDES.map(async (side): Promise<Player> => {
      const client = await signIn(server, `${side} ${number}`);
      return { client, side, held: null, asked: null, answered: 0, sentMs: null, say: () => {} };
    }),
  )) as [Player, Player];
  let game: GameId | null = null;

  async function begin(): Promise<void> {
    const last = game;
    const made = parsed(await players[0].client.post('/games', NEW_GAME)) as {
      card: { game: GameId };
      invitation: string;
    };
    ({ game } = made.card);
    parsed(await players[1].client.post(`/games/${game}/join`, { invitation: made.invitation }));
    for (const player of players) {
      if (last !== null) player.say({ kind: 'unwatch', game: last });
      Object.assign(player, { held: null, asked: null, answered: 0, sentMs: null });
      player.say({ kind: 'watch', watch: 1, game, after: 0 });
      parsed(await player.client.post(`/games/${game}/start`, { entropy: randomBytes(32).toString('hex') }));
    }
  }

  function hear(player: Player, message: ServerMessage, bytes: number): void {
    if (isMeasured) counted.bytesHeard += bytes;
    if (message.kind === 'refused') refuse(message);
    if (message.kind === 'update' && message.table.card.game === game) see(player, message);
    if (message.kind !== 'change' || player.held === null) return;
    if (message.id !== undefined && message.id === player.asked?.id) {
      if (isMeasured) counted.answerMs.push(performance.now() - player.asked.sentMs);
      player.asked = null;
    }
    see(player, foldChange(player.held, message));
  }

  function refuse({ id: of, code, message }: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (of === undefined) throw new Error(`${code}: ${message}`);
    if (!isMeasured) return;
    counted.refused += 1;
    process.stderr.write(`${code}: ${message}\n`);
  }

  function see(player: Player, held: Folded): void {
    const other = players[player.side === 'caesar' ? 1 : 0];
    const { table } = held;
    if (table.cursor > (player.held?.table.cursor ?? 0)) {
      // Where both have sent something it is unknown whose effect this is
      if (other.sentMs !== null && player.sentMs === null && isMeasured)
        counted.pushMs.push(performance.now() - other.sentMs);
      other.sentMs = null;
    }
    player.held = held;
    const { decision } = table;
    if (table.card.result !== null) {
      if (player.side === 'caesar') {
        counted.ended += 1;
        run(begin());
      }
    } else if (decision?.required === true && decision.number > player.answered) {
      player.answered = decision.number;
      setTimeout(() => answer(player, table), delayMs);
    }
  }

  function answer(player: Player, table: Table): void {
    const ask = { kind: 'order', decision: table.decision!.number, order: choose(table) };
    player.asked = { id: id(), sentMs: performance.now() };
    player.sentMs = player.asked.sentMs;
    player.say({ kind: 'ask', watch: 1, id: player.asked.id, ask });
  }

  for (const player of players)
    player.say = await player.client.listen((message, bytes) => hear(player, message, bytes));
  await begin();
}

const run = (work: Promise<void>): void => void work.catch(fail);
function fail(error: unknown): void {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
process.on('uncaughtException', fail);

const beginMs = performance.now();
let next = 0;
await Promise.all(
  Array.from({ length: PEOPLE_AT_ONCE }, async () => {
    while (next < options.games) {
      const number = next++;
      await pause(Math.max(0, beginMs + (number / options.games) * options.rampMs - performance.now()));
      await play(number);
    }
  }),
);
await pause(3 * delayMs);
process.send!({ kind: 'ramped', seconds: (performance.now() - beginMs) / 1000 } satisfies LoadReport);
counted = { answerMs: [], pushMs: [], refused: 0, ended: 0, bytesHeard: 0 };
isMeasured = true;
const fromMs = performance.now();
await pause(options.measureMs);
isMeasured = false;
const result: LoadResult = { ...counted, measuredMs: performance.now() - fromMs };
process.send!({ kind: 'done', result } satisfies LoadReport, () => process.exit());
