// Watching a game: one read, or a subscription; and the lists of games.
import { SIDES } from '@rubicon/engine';
import type { GameCard, GameId, Seat, Update } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { greet } from './chat.ts';
import { checkOpen, type Context } from './context.ts';
import { isInvited } from './draft/joining.ts';
import { endedGame } from './draft/loaded-game.ts';
import { cardThen, type PublicMoment } from './look-back.ts';
import type { LiveGame, Watcher } from './live/live-game.ts';
import { loadGame } from './live/pipeline.ts';
import { addWatcher, removeWatcher, updateAt } from './live/publish.ts';
import { gameText } from './record/game-file.ts';
import { cardOf, personAt, readable, sidesOf, type GameRecord } from './record/record.ts';
import { refused } from './record/refusals.ts';
import { isGivenUp, isOpenToAll, seatOf } from './record/seats.ts';
import { endWithSocket, isVacated, waitingGames } from './seeks.ts';

const LOBBY_SIZE = 100; // of each kind
const PAGE_SIZE = 50;

export interface LookOptions {
  readonly invitation?: string | null | undefined; // its code: with it also a private game that waits
  readonly wantsOrders?: boolean; // legal orders too
}

export async function look(
  context: Context,
  by: Person | null,
  game: GameId,
  after: number,
  as: Seat | null,
  { invitation = null, wantsOrders = false }: LookOptions = {},
): Promise<Update> {
  const { live, loaded } = await loadGame(context, game);
  const { record } = loaded;
  // An invited person may see what the invitation is for, also in a private game
  const isGuest = record.status === 'waiting' && invitation !== null && isInvited(record, invitation);
  const isPlayer = sidesOf(record, by?.id ?? null).length > 0;
  const seat = isGuest && !isPlayer ? 'spectator' : seatOf(record, by, as);
  return updateAt(live, loaded, seat, after, wantsOrders);
}

/** A game's public facts, for anyone who may see it: now, or as spectators saw them at a moment. */
export async function card(
  context: Context,
  by: Person | null,
  game: GameId,
  moment: PublicMoment | null = null,
): Promise<GameCard> {
  const { loaded } = await loadGame(context, game);
  seatOf(loaded.record, by, 'spectator');
  return moment === null ? cardOf(loaded.record) : cardThen(loaded, moment);
}

/** Whether a game still waits for anyone who wants to join. */
export async function isOpen(context: Context, game: GameId): Promise<boolean> {
  const { loaded } = await loadGame(context, game);
  return isOpenToAll(loaded.record, context.deps.now());
}

/** The cursor a watcher continues from. */
export interface WatchFrom {
  readonly after: number;
  readonly chatAfter: number;
  readonly as: Seat | null;
}

export async function watch(
  context: Context,
  by: Person | null,
  game: GameId,
  { after, chatAfter, as }: WatchFrom,
  watcher: Watcher,
): Promise<() => void> {
  checkOpen(context);
  const { presence } = context;
  const { live, loaded } = await loadGame(context, game);
  const seat = seatOf(loaded.record, by, as);
  const leave = (): void => {
    if (!removeWatcher(live, watcher)) return;
    presence.left(live);
    endWithSocket(context, live);
  };
  addWatcher(live, loaded, seat, after, watcher);
  try {
    presence.came(live, watcher);
    await greet(context, by, game, seat, chatAfter, watcher);
  } catch (error) {
    leave();
    throw error;
  }
  return leave;
}

/** Someone else may take the seat soon: a player who has left is sent no more of it. */
export function dismissFormerPlayers(live: LiveGame, before: GameRecord, after: GameRecord): void {
  for (const side of SIDES) {
    const person = personAt(after, side);
    if (personAt(before, side) === person) continue;
    for (const watcher of live.watchers[side]) if (watcher.person !== person) dismiss(live, watcher);
  }
}

function dismiss(live: LiveGame, watcher: Watcher): void {
  removeWatcher(live, watcher);
  const { code, message } = refused('not-your-side');
  watcher.send(JSON.stringify({ kind: 'refused', code, message, game: live.id }));
}

/** An ended game as a verifiable file. */
export async function file(context: Context, by: Person | null, game: GameId): Promise<string> {
  const { loaded } = await loadGame(context, game);
  seatOf(loaded.record, by, null);
  return gameText(loaded.record, endedGame(loaded).entries);
}

/** Games that wait, longest waiting first; then those that are being played, newest change first. */
export async function lobby(context: Context): Promise<readonly GameCard[]> {
  const { store, now } = context.deps;
  const listed: GameCard[] = [];
  for await (const record of waitingGames(context)) {
    if (listed.length === LOBBY_SIZE) break;
    if (!isGivenUp(record, now())) listed.push(cardOf(record));
  }
  return [...listed, ...readable(await store.games.playing(LOBBY_SIZE), cardOf).read];
}

export interface Mine {
  readonly games: readonly GameCard[];
  readonly newer: readonly GameId[]; // those only a newer program can read
}

export async function mine({ deps: { store } }: Context, by: Person, before: number | null): Promise<Mine> {
  const { read, newer } = readable(await store.games.ofPerson(by.id, before, PAGE_SIZE), (record) => record);
  return { games: read.filter((record) => !isVacated(record)).map(cardOf), newer };
}

/** The game that has waited longest for a person's decision, or the one after `not` among those that wait. */
export async function next(
  { deps: { store } }: Context,
  by: Person,
  not: GameId | null,
): Promise<GameId | null> {
  const waiting = (await store.games.askedOf(by.id)).map(({ id }) => id);
  const place = not === null ? -1 : waiting.indexOf(not);
  const following = waiting[(place + 1) % Math.max(1, waiting.length)] ?? null;
  return following === not ? null : following;
}
