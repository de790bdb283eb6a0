// A bot that plays over HTTP: it reads its game, waits until it must decide, and gives a random legal order. One
// file, no dependencies; any Node from 22.18 runs it as it is. README.md says how to start it.
import { randomBytes } from 'node:crypto';

/** The few fields of an update this bot reads; docs/protocol.md has the rest. */
interface Update {
  table: {
    cursor: number;
    card: { game: string; status: string; result: { winner: string | null; reason: string } | null };
    seat: string;
    decision: { number: number; required: boolean; orders: string[] } | null;
  };
}

interface Bot {
  readonly server: string; // such as https://rubicon.example
  readonly token: string; // made on the page, or by POST /api/2/me/tokens
  readonly choose?: (orders: readonly string[], update: Update) => string;
}

const PATIENCE_S = 25;

/** Sends a request, and retries if the server is busy, stopping or unreachable. */
async function send<T>(bot: Bot, method: string, path: string, body?: unknown): Promise<T> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(`${bot.server}/api/2${path}`, {
      method,
      headers: {
        authorization: `Bearer ${bot.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }).catch(() => null);
    if (response?.ok) return (await (response.status === 204 ? null : response.json())) as T;
    const mayRetry = response === null || response.status === 429 || response.status >= 500;
    if (!mayRetry || tries === 10) throw new Error(response === null ? 'no answer' : await response.text());
    await sleep(Number(response?.headers.get('retry-after') ?? 1) * 1000);
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
const randomOrder = (orders: readonly string[]): string => orders[Math.floor(Math.random() * orders.length)]!;

/** Each request has its own id: sent twice because the answer got lost, it is done once. */
const giveOrder = (bot: Bot, game: string, decision: number, order: string): Promise<Update> =>
  send(bot, 'POST', `/games/${game}/asks?orders=yes`, {
    id: randomBytes(16).toString('hex'),
    ask: { kind: 'order', decision, order },
  });

/** Joins a game, unless it already has a seat. The bytes go into the dice, so that no one alone decides them. */
async function sitDown(bot: Bot, game: string, invitation?: string): Promise<void> {
  const { table } = await send<Update>(bot, 'GET', `/games/${game}`).catch(() => ({ table: null }));
  if (table === null || table.seat === 'spectator')
    await send(bot, 'POST', `/games/${game}/join`, invitation === undefined ? {} : { invitation });
  if (table === null || table.card.status === 'waiting')
    await send(bot, 'POST', `/games/${game}/start`, { entropy: randomBytes(32).toString('hex') });
}

/** Plays a game to its end, and returns the last update. */
async function play(bot: Bot, game: string): Promise<Update> {
  const { choose = randomOrder } = bot;
  let update = await send<Update>(bot, 'GET', `/games/${game}?orders=yes`);
  for (;;) {
    const { card, cursor, decision } = update.table;
    if (card.status === 'over' || card.status === 'aborted') return update;
    update = decision?.required
      ? await giveOrder(bot, game, decision.number, choose(decision.orders, update)).catch(async () => {
          await sleep(1000); // the decision may have changed meanwhile: read the game again
          return send<Update>(bot, 'GET', `/games/${game}?orders=yes&after=${cursor}`);
        })
      : await send<Update>(bot, 'GET', `/games/${game}?orders=yes&after=${cursor}&wait=${PATIENCE_S}`);
  }
}

/** Continues the games it has a seat in, then joins every open game of the lobby, one after another. */
async function playForever(bot: Bot): Promise<never> {
  for (;;) {
    try {
      const own = (await send<{ games: Card[] }>(bot, 'GET', '/games')).games.find(isGoingOn);
      const open = own ?? (await send<{ games: Card[] }>(bot, 'GET', '/lobby')).games.find(isOpen);
      if (open !== undefined) {
        await sitDown(bot, open.game);
        await play(bot, open.game);
        continue;
      }
    } catch (error) {
      console.error(error); // someone may have been faster; retrying at once would not help
    }
    await sleep(PATIENCE_S * 1000);
  }
}

interface Card {
  game: string;
  status: string;
  sitters: Record<string, { kind: string }>;
}
const isGoingOn = ({ status }: Card): boolean => status === 'running';
const isOpen = ({ status, sitters }: Card): boolean =>
  status === 'waiting' && Object.values(sitters).some(({ kind }) => kind === 'open');

if (import.meta.main) {
  const { RUBICON_URL: server = 'http://127.0.0.1:8705', RUBICON_TOKEN: token } = process.env;
  if (token === undefined) throw new Error('RUBICON_TOKEN should hold a token of the account that plays.');
  const [game, invitation] = process.argv.slice(2);
  const bot = { server, token };
  if (game === undefined) await playForever(bot);
  else {
    await sitDown(bot, game, invitation);
    const { card, seat } = (await play(bot, game)).table;
    console.log(`${seat}: ${card.status}, ${card.result?.winner ?? 'nobody'} won (${card.result?.reason})`);
  }
}
