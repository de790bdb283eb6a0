// Two servers that differ only in what a recipient may not know must send them the same bytes until the next reveal.
// The code that builds the other world shares nothing with the code that hides this one.
import {
  EDITIONS,
  SIDES,
  SeededChance,
  VIEWERS,
  apply,
  askedSides,
  decisionOf,
  fold,
  legalOrders,
  makeOrder,
  makePosition,
  parseOrder,
  rulesFor,
  startGame,
  undoable,
  viewOf,
  type Edition,
  type Game,
  type LogEntry,
  type PerSide,
  type Side,
  type State,
  type Viewer,
} from '@rubicon/engine';
import {
  NOTHING_HELD,
  equivalentOrder,
  permute,
  pickOrder,
  shownTo,
  type Random,
} from '@rubicon/engine/twins';
import type { Ask, AskId, GameId, NewGame } from '@rubicon/protocol';
import type { Made } from '../src/games/seating.ts';
import type { CaptureHost } from './capture-host.ts';
import { randomPlan } from './random-plans.ts';
import { recipient, type Poll, type Recipient, type Stream } from './recipient.ts';

const MOST_ORDERS = 24; // of one run; a reveal mostly comes earlier
const STEP_MS = 1700;
const HESITATION_MS = 600;
const STOLEN_LOOK = 3; // one undo in so many orders
const TAKEBACK = 8; // one in so many actions
const WATCH = 2; // one list of what to watch in so many looks: it is read anew every 5 seconds
const PICTURE = 5; // after so many orders, once: it takes a while to draw
const HEAD = 3; // heads of pages in one of so many looks
const END = 4; // one offer to end the game in so many looks
const OTHER: PerSide<Side> = { caesar: 'pompey', pompey: 'caesar' };

export interface Capture {
  readonly viewer: Viewer;
  readonly compared: number; // messages
  readonly orders: number;
  readonly secret: number; // orders whose equivalent is another order
  readonly takenBack: number; // orders that only the second world saw, and no one else there
  readonly plotted: number; // plans that only the second world saw, left, changed or deleted
  readonly refused: number; // requests that were refused
  readonly returned: number; // takebacks that were agreed on
  readonly polls: number; // long polls that waited for news
  readonly pictures: number; // of the board, for links
  readonly heads: number; // of pages, for links
  readonly difference: string | null;
}

/** A point of a random game at which a side must decide. */
function pointOf(edition: Edition, seed: number): State {
  const chance = new SeededChance(seed * 2 + 1);
  const random: Random = (sides) => chance.roll(sides);
  const dice = new SeededChance(seed * 2 + 2);
  let { state } = startGame(rulesFor(edition, { freeDeployment: seed % 7 === 0 }), dice);
  for (let left = 1 + random(260); left > 0; left--) {
    const sides = askedSides(state);
    const side = sides[random(sides.length)]!;
    const outcome = apply(state, side, pickOrder(state, side, random, 'eager'), dice);
    if (!outcome.ok) throw new Error(outcome.message);
    if (askedSides(outcome.state).length === 0) break;
    ({ state } = outcome);
  }
  return state;
}

interface Room {
  poll: Poll | null; // of the viewer
  readonly host: CaptureHost;
  readonly game: GameId;
  readonly players: PerSide<Recipient>;
  readonly eyes: Readonly<Record<Viewer, Recipient>>;
}

const WANTED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'open' },
  pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 30_000 },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'public',
};

/** A game set to a position, with three recipients. */
async function openRoom(host: CaptureHost, name: string, edition: Edition, state: State): Promise<Room> {
  const caesar = await recipient(host.url, `${name} C`);
  const pompey = await recipient(host.url, `${name} P`);
  const spectator = await recipient(host.url, null);
  const rules = state.rules.freeDeployment ? { freeDeployment: true } : {};
  const made = (await caesar.ask('POST', '/games', { ...WANTED, edition, rules })) as unknown as Made;
  const { game } = made.card;
  await pompey.ask('POST', `/games/${game}/join`, {});
  await caesar.ask('POST', `/games/${game}/start`, { entropy: 'c'.repeat(64) });
  await pompey.ask('POST', `/games/${game}/start`, { entropy: 'd'.repeat(64) });
  const eyes = { caesar, pompey, spectator };
  for (const viewer of VIEWERS) await eyes[viewer].watch(game);
  host.pass(STEP_MS);
  await host.games.rebase(game, makePosition(state), 'A position to go on from.');
  await settle({ host, eyes });
  return { poll: null, host, game, players: { caesar, pompey }, eyes };
}

async function closeRoom({ host, game, poll, eyes }: Room): Promise<void> {
  poll?.giveUp();
  await poll?.answered;
  await waitUntil(() => host.polls === 0);
  const { table } = await host.games.look(null, game, 0, 'spectator');
  if (table.card.status === 'running') await host.games.end(game, 'It was compared.'); // so that no later lobby shows it
  for (const viewer of VIEWERS) await eyes[viewer].close();
  await host.store.games.remove(game); // nor what there is to watch, where it ended in one world only
}

/** The truth, which no recipient gets. */
async function truthOf({ host, game }: Room): Promise<Game> {
  const kept = (await host.store.games.read(game))!;
  const { card } = await host.games.look(null, game, 0, 'spectator').then(({ table }) => table);
  return fold({ options: card.options, entries: kept.entries.map((text) => JSON.parse(text) as LogEntry) });
}

const idOf = (step: number): AskId => `capture-${String(step).padStart(16, '0')}` as AskId;

/** False if it was refused, which only a takeback may be. */
async function give(room: Room, side: Side, step: number, ask: Ask): Promise<boolean> {
  room.host.pass(STEP_MS);
  const body = { id: idOf(step), ask };
  const player = room.players[side];
  const done =
    step % 3 === 0
      ? await player.tries('POST', `/games/${room.game}/asks`, body)
      : await player.triesOver(body);
  if (!done && ask.kind !== 'offer-takeback') throw new Error(`refused: ${JSON.stringify(ask)}`);
  await settle(room);
  return done;
}

/**
 * Some time later the viewer reads the game and what there is to watch, sees its picture now and then and what links to
 * it and to its moments show, has a request refused, and long-polls.
 */
async function lookAt(room: Room, viewer: Viewer, step: number): Promise<void> {
  const { host, game, eyes } = room;
  host.pass(STEP_MS);
  const { cursor } = (await eyes[viewer].ask('GET', `/games/${game}`)).table;
  if (step % WATCH === 0) await eyes[viewer].ask('GET', '/watch');
  if (step === PICTURE && !(await eyes[viewer].tries('GET', `/games/${game}/picture`)))
    throw new Error('there is no picture');
  if (step % HEAD === 0)
    for (const page of ['play=', 'study=play-', 'review=play-']) await eyes[viewer].open(`${page}${game}`);
  if (step % HEAD === 1)
    for (const moment of [`told=${step}`, `told=${cursor}`, `at=${step}`, `at=${2 * step + 3}`])
      await eyes[viewer].open(`study=play-${game}&${moment}`);
  if (viewer !== 'spectator' && step % END === 2) await offerEnd(room, viewer, 500_000 + step);
  if (await complain(room, viewer, 300_000 + step)) throw new Error('an invalid request was carried out');
  if (room.poll !== null && host.polls === 0) {
    await room.poll.answered;
    room.poll = null;
  }
  if (room.poll !== null) return;
  room.poll = eyes[viewer].poll(game, cursor);
  await waitUntil(() => host.polls === 1);
}

/** A side offers to end the game, and thinks better of it if that is let through. */
async function offerEnd({ game, eyes }: Room, side: Side, step: number): Promise<void> {
  const body = (more: number, ask: Ask) => ({ id: idOf(step + more), ask });
  if (await eyes[side].tries('POST', `/games/${game}/asks`, body(0, { kind: 'offer-end' })))
    await eyes[side].ask('POST', `/games/${game}/asks`, body(100_000, { kind: 'decline-offer' }));
}

const NONSENSE: readonly Ask[] = [
  { kind: 'order', decision: 0, order: 'pass' },
  { kind: 'claim-time' },
  { kind: 'offer-resume' },
  { kind: 'accept-draw' },
];

/** Makes a request that must be refused. */
const complain = ({ game, eyes }: Room, viewer: Viewer, step: number): Promise<boolean> => {
  const body = { id: idOf(step), ask: NONSENSE[step % NONSENSE.length]! };
  // What is not well formed has no id to be refused under
  return step % 2 === 1
    ? eyes[viewer].triesOver(body)
    : eyes[viewer].tries('POST', `/games/${game}/asks`, body);
};

async function waitUntil(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setTimeout(resolve, 1));
}

async function settle({ host, eyes }: Pick<Room, 'host' | 'eyes'>): Promise<void> {
  await host.catchUp();
  for (const viewer of VIEWERS) await eyes[viewer].settle();
}

/** A side's request in the first world, and the state before it. */
interface Deed {
  readonly side: Side;
  readonly before: State;
  readonly ask: Ask;
  readonly got: Amounts; // how much the viewer had received before
}

type Amounts = ReadonlyMap<Stream, number>;

const amountsOf = ({ eyes }: Room, viewer: Viewer): Amounts =>
  new Map([...eyes[viewer].got].map(([stream, texts]) => [stream, texts.length]));

/** Plays the first world until the viewer would learn something, and returns everything before that. */
async function playFirst(
  room: Room,
  viewer: Viewer,
  random: Random,
): Promise<{ deeds: Deed[]; got: Amounts }> {
  const deeds: Deed[] = [];
  await lookAt(room, viewer, 0);
  for (let step = 0; step < MOST_ORDERS; step++) {
    const game = await truthOf(room);
    const got = amountsOf(room, viewer);
    const sides = askedSides(game.state);
    if (game.result !== null || sides.length === 0) return { deeds, got };
    const back = SIDES.find((side) => undoable(game, side, 'order') > 0);
    const offered = (await room.host.games.look(null, room.game, 0, 'spectator')).table.offer;
    const side = offered === null ? sides[random(sides.length)]! : OTHER[offered.by];
    const ask: Ask =
      offered !== null
        ? { kind: 'accept-offer' }
        : random(TAKEBACK) === 0
          ? { kind: 'offer-takeback' }
          : back !== undefined && random(STOLEN_LOOK) === 0
            ? { kind: 'undo', scope: random(2) === 0 ? 'order' : 'phase' }
            : {
                kind: 'order',
                decision: game.decisions[side],
                order: makeOrder(game.state, pickOrder(game.state, side, random, 'eager')),
              };
    const by = ask.kind === 'undo' ? back! : side;
    await give(room, by, step, ask);
    await lookAt(room, viewer, step + 1);
    const told = await truthOf(room);
    if (reveals(game, told, viewer)) return { deeds, got };
    deeds.push({ side: by, before: game.state, ask, got });
  }
  return { deeds, got: amountsOf(room, viewer) };
}

/** Whether new entries of a game show a viewer anything they did not know. */
function reveals(before: Game, after: Game, viewer: Viewer): boolean {
  let { state } = before;
  let isBack = false;
  for (const entry of after.entries.slice(before.entries.length)) {
    if (entry.kind === 'rebase') isBack = true;
    if (entry.kind !== 'order') continue;
    if (isBack) return true; // the automatic follow-up starts from a position that is not available here
    const order = parseOrder(entry.order);
    if (!order.ok) throw new Error(order.fault.message);
    const rolls = [...entry.rolls];
    const outcome = apply(state, entry.side, order.value, { roll: () => rolls.shift()! });
    if (!outcome.ok) throw new Error(outcome.message);
    if (shownTo(state, order.value, outcome, viewer) !== NOTHING_HELD) return true;
    ({ state } = outcome);
  }
  return after.result !== null;
}

/** The same action in the twin world; null where it has no equivalent. */
function twinAsk(twin: Game, { side, before, ask }: Deed, viewer: Viewer, random: Random): Ask | null {
  if (ask.kind !== 'order') return ask;
  const order = parseOrder(ask.order);
  if (!order.ok) throw new Error(order.fault.message);
  const other = equivalentOrder(before, twin.state, side, order.value, viewer, NOTHING_HELD, random);
  return other === null
    ? null
    : { ...ask, decision: twin.decisions[side], order: makeOrder(twin.state, other) };
}

/** Choices that are public as such, though what was chosen is not. */
const OPEN_STEPS: ReadonlySet<string> = new Set(['cards', 'deploy']);

/** An order and its undo, of which no one else may get a byte; false where none can be undone. */
async function hesitate(
  { host, players, game }: Room,
  twin: Game,
  side: Side,
  step: number,
): Promise<boolean> {
  const decision = decisionOf(twin, side);
  const order = legalOrders(twin.state, side)[0];
  if (decision === null || order === undefined || OPEN_STEPS.has(decision.step)) return false;
  const outcome = apply(twin.state, side, order, { roll: () => 0 });
  if (!outcome.ok || outcome.barrier || askedSides(outcome.state).join() !== side) return false;
  if (legalOrders(outcome.state, side).length === 1) return false; // the server would continue by itself
  host.pass(HESITATION_MS);
  const send = (id: number, ask: Ask): Promise<unknown> =>
    players[side].ask('POST', `/games/${game}/asks`, { id: idOf(id), ask });
  await send(100_000 + step, {
    kind: 'order',
    decision: decision.number,
    order: makeOrder(twin.state, order),
  });
  await send(200_000 + step, { kind: 'undo', scope: 'order' });
  host.pass(-HESITATION_MS); // it was part of the time until the next read
  return true;
}

const NEVER = { year: 720, turn: 5 }; // such a plan stops when its writer is asked, which nobody else may notice either

/** A side that is not asked leaves a plan that will not be used, or deletes it. */
async function plot({ host, players, game }: Room, now: Game, side: Side, random: Random): Promise<boolean> {
  if (now.result !== null || askedSides(now.state).includes(side)) return false;
  host.pass(HESITATION_MS);
  const { cursor } = (await players[side].ask('GET', `/games/${game}`)).table;
  const plan = randomPlan(viewOf(now, side), side, random);
  if (plan === null || random(4) === 0) await players[side].ask('DELETE', `/games/${game}/plan`);
  else await players[side].ask('PUT', `/games/${game}/plan`, { plan: { ...plan, ...NEVER }, cursor });
  host.pass(-HESITATION_MS);
  return true;
}

/** Runs two servers from one point. Later points have higher seeds. */
export async function capture(hosts: readonly [CaptureHost, CaptureHost], seed: number): Promise<Capture> {
  const chance = new SeededChance(seed + 77);
  const random: Random = (sides) => chance.roll(sides);
  const edition = EDITIONS[seed % EDITIONS.length]!;
  const viewer = VIEWERS[random(VIEWERS.length)]!;
  const state = pointOf(edition, seed);
  const twin = permute(state, viewer, random);
  for (const host of hosts) host.begin(seed);
  const first = await openRoom(hosts[0], `game ${seed}`, edition, state);
  const second = await openRoom(hosts[1], `game ${seed}`, edition, twin);
  const { deeds, got } = await playFirst(first, viewer, random);
  let [end, secret, orders, takenBack, refused, returned, plotted] = [got, 0, 0, 0, 0, 0, 0];
  await lookAt(second, viewer, 0);
  for (const [step, deed] of deeds.entries()) {
    const now = await truthOf(second);
    const ask = twinAsk(now, deed, viewer, random);
    if (ask === null) {
      end = deed.got;
      break;
    }
    if (!(await give(second, deed.side, step, ask))) refused += 1;
    if (ask.kind === 'accept-offer') returned += 1;
    const after = await truthOf(second);
    for (const side of SIDES) if (side !== viewer && (await plot(second, after, side, random))) plotted += 1;
    for (const side of askedSides(after.state))
      if (side !== viewer) {
        if (await hesitate(second, after, side, step)) takenBack += 1;
        if (await complain(second, side, 400_000 + step))
          throw new Error('an invalid request was carried out');
        refused += 1;
      }
    await lookAt(second, viewer, step + 1);
    orders += 1;
    if (ask.kind === 'order' && deed.ask.kind === 'order' && ask.order !== deed.ask.order) secret += 1;
  }
  await settle(second); // for what is sent a moment later
  const [one, other] = [first.eyes[viewer].got, second.eyes[viewer].got];
  const difference =
    [...new Set([...end.keys(), ...other.keys()])]
      .map((stream) => differenceIn(stream, one, other, end.get(stream) ?? 0))
      .find(Boolean) ?? null;
  const polls = other.get('polls')?.length ?? 0;
  const pictures = other.get('answers')?.filter((answer) => answer.includes('"image/png"')).length ?? 0;
  const heads = other.get('heads')?.length ?? 0;
  const compared = [...end.values()].reduce((sum, amount) => sum + amount, 0);
  await closeRoom(first);
  await closeRoom(second);
  return {
    viewer,
    compared,
    orders,
    secret,
    takenBack,
    plotted,
    refused,
    returned,
    polls,
    pictures,
    heads,
    difference,
  };
}

function differenceIn(
  stream: Stream,
  one: Recipient['got'],
  other: Recipient['got'],
  until: number,
): string | null {
  const [mine, theirs] = [one.get(stream) ?? [], other.get(stream) ?? []];
  for (let at = 0; at < until; at++)
    if (mine[at] !== theirs[at])
      return `${stream} ${at}: ${aroundDifference(mine[at]!, theirs[at] ?? 'nothing')}`;
  // Pongs answer the pings that check that everything has arrived
  if (theirs.length > until && stream !== 'pong')
    return `${stream} ${until}: nothing and “${theirs[until]!}”`;
  return null;
}

function aroundDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return `“${one.slice(Math.max(0, at - 60), at + 60)}” and “${other.slice(Math.max(0, at - 60), at + 60)}”`;
}
