// Plays many games at once against a server, in a process of its own: two people in each, and perhaps a spectator,
// each with a socket. A player who must decide answers at random some time after receiving the view. More and more
// games are begun, step by step, while nobody answers; each step is reported to the parent.
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { SIDES, legalOrders, makeOrder, sample, type Chance, type Side } from '@rubicon/engine';
import { foldChange, type Folded, type GameId, type ServerMessage, type Table } from '@rubicon/protocol';
import { parsed, signIn, stranger, type Client, type Line } from './load-client.ts';
import { LoadCount, type Measured } from './load-count.ts';

export interface LoadOptions {
  readonly server: string;
  readonly steps: readonly number[]; // games at once
  readonly thoughtMs: number; // from a view to the answer; 0: at once
  readonly hasSpectators: boolean;
  readonly measureMs: number;
}

/** The reports to the parent: before each measurement, and after; or that so many games could not be begun. */
export type LoadReport =
  | { readonly kind: 'too-slow'; readonly games: number }
  | { readonly kind: 'ramped'; readonly games: number; readonly seconds: number }
  | { readonly kind: 'measured'; readonly measured: Measured };

const NEW_GAME = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'invited' },
  pace: { kind: 'live', bankMs: 7_200_000, incrementMs: 10_000 },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'unlisted',
};
const AT_ONCE = 8; // games that begin
const LONGEST_RAMP_MS = 240_000;
const SETTLE_MS = 10_000; // until the server has compiled what it runs
const WATCH = 1;

const options = JSON.parse(process.argv[2]!) as LoadOptions;
const { server, thoughtMs } = options;
const count = new LoadCount();

/** Answers that wait while games begin: a server that is busy with orders would begin them ever more slowly. */
let waiting: (() => void)[] | null = null;

function release(): void {
  const answers = waiting ?? [];
  waiting = null;
  for (const each of answers) setTimeout(each, any(thoughtMs));
}

const any = (many: number): number => Math.floor(Math.random() * many);

const ID_BYTES = 16;
let ids = Buffer.alloc(0);

/** Random bytes are fetched for many at once. */
function newId(): string {
  if (ids.length === 0) ids = randomBytes(256 * ID_BYTES);
  const id = ids.toString('base64url', 0, ID_BYTES);
  ids = ids.subarray(ID_BYTES);
  return id;
}

const chance: Chance = { roll: any };

/** A random legal order, but few disband their blocks for the winter, or the map would empty. */
function choose({ view, decision }: Table): string {
  if (view!.step === 'disband' && Math.random() < 0.9) return 'done';
  const state = sample(view!, chance); // every state that fits the view has the same legal orders
  const orders = legalOrders(state, decision!.side);
  return makeOrder(state, orders[any(orders.length)]!);
}

interface Player {
  readonly client: Client;
  readonly side: Side;
  line: Line | null;
  held: Folded | null;
  asked: { readonly id: string; readonly sentMs: number } | null; // the order that is not answered yet
  answered: number; // the last decision that was answered
  sentMs: number | null; // of the order the opponent has not received yet
}

async function play(number: number): Promise<void> {
  const players = (await Promise.all(
    SIDES.map(async (side): Promise<Player> => {
      const client = await signIn(server, `${side} ${process.pid} ${number}`);
      return { client, side, line: null, held: null, asked: null, answered: 0, sentMs: null };
    }),
  )) as [Player, Player];
  let spectator: Line | null = null;
  let game: GameId | null = null;

  async function begin(): Promise<void> {
    const made = parsed(await players[0].client.post('/games', NEW_GAME)) as {
      card: { game: GameId };
      invitation: string;
    };
    const { game: begun } = made.card;
    game = begun;
    parsed(await players[1].client.post(`/games/${begun}/join`, { invitation: made.invitation }));
    for (const player of players) {
      player.line?.close();
      Object.assign(player, { held: null, asked: null, answered: 0, sentMs: null });
      player.line = await player.client.listen(begun, (data, bytes) => {
        count.add('players', bytes);
        hear(player, JSON.parse(data.toString()) as ServerMessage);
      });
      player.line.say({ kind: 'watch', watch: WATCH, game, after: 0 });
    }
    if (options.hasSpectators) {
      spectator?.close();
      spectator = await stranger(server).listen(begun, (_, bytes) => count.add('spectators', bytes));
      spectator.say({ kind: 'watch', watch: WATCH, game, after: 0 });
    }
    for (const { client } of players)
      parsed(await client.post(`/games/${begun}/start`, { entropy: randomBytes(32).toString('hex') }));
  }

  function hear(player: Player, message: ServerMessage): void {
    if (message.kind === 'refused') refuse(message);
    if (message.kind === 'update' && message.table.card.game === game) see(player, message);
    if (message.kind !== 'change' || player.held === null) return;
    if (message.id !== undefined && message.id === player.asked?.id) {
      count.answer(player.asked.sentMs);
      player.asked = null;
    }
    see(player, foldChange(player.held, message));
  }

  function refuse({ id, code, message }: Extract<ServerMessage, { kind: 'refused' }>): void {
    if (id === undefined) throw new Error(`${code}: ${message}`);
    count.add('refused');
    process.stderr.write(`${code}: ${message}\n`);
  }

  function see(player: Player, held: Folded): void {
    const other = players[player.side === 'caesar' ? 1 : 0];
    const { table } = held;
    if (table.cursor > (player.held?.table.cursor ?? 0)) {
      // Where both have sent something it is unknown whose effect this is
      if (other.sentMs !== null && player.sentMs === null) count.push(other.sentMs);
      other.sentMs = null;
    }
    player.held = held;
    const { decision } = table;
    if (table.card.result !== null) {
      if (player.side !== 'caesar') return;
      count.add('ended');
      begin().catch(fail);
    } else if (decision?.required === true && decision.number > player.answered) {
      player.answered = decision.number;
      const give = (): void => answer(player, table);
      if (waiting !== null) waiting.push(give);
      else if (thoughtMs === 0) give();
      else setTimeout(give, thoughtMs);
    }
  }

  function answer(player: Player, table: Table): void {
    const ask = { kind: 'order', decision: table.decision!.number, order: choose(table) };
    const message = { kind: 'ask', watch: WATCH, id: newId(), ask };
    player.asked = { id: message.id, sentMs: performance.now() };
    player.sentMs = player.asked.sentMs;
    count.add('sent', player.line!.say(message));
  }

  await begin();
}

function fail(error: unknown): void {
  process.stderr.write(`${String(error)}\n`);
  process.exit(1);
}
process.on('uncaughtException', fail);

const report = (said: LoadReport): void => void process.send!(said);

let begun = 0;
for (const games of options.steps) {
  const fromMs = performance.now();
  waiting = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (begun < games && performance.now() - fromMs < LONGEST_RAMP_MS) await play(begun++);
    }),
  );
  if (begun < games) {
    report({ kind: 'too-slow', games });
    break;
  }
  const seconds = (performance.now() - fromMs) / 1000;
  release();
  await pause(SETTLE_MS);
  report({ kind: 'ramped', games, seconds });
  count.begin();
  await pause(options.measureMs);
  report({ kind: 'measured', measured: count.end() });
}
process.on('disconnect', () => process.exit());
