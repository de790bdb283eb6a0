// Seats before a game begins: create, join, leave, start; and the rematch after it has ended.
import { SIDES, VIEWERS, type Bid, type Side } from '@rubicon/engine';
import type { AnswerOf, GameId, NewGame, Update } from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { checkOpen, type Context } from './context.ts';
import { change } from './draft/draft.ts';
import { giveEntropy, join as joinIn, leaveSide, turnAway as turnAwayIn } from './draft/joining.ts';
import { endedGame } from './draft/loaded-game.ts';
import { recordFor, rematchOf, tournamentRecord, type TournamentGameWanted } from './draft/new-game.ts';
import type { LiveGame } from './live/live-game.ts';
import { changeGame, loadGame } from './live/pipeline.ts';
import { sendToSeats, updateAt } from './live/publish.ts';
import { habitOf } from './live/read-game.ts';
import { cardOf, personAt, sidesOf, storedOf, type GameRecord } from './record/record.ts';
import { refused } from './record/refusals.ts';
import { seatOf, sideOf } from './record/seats.ts';

/** A new game, with the invitation code of its link, shown to its maker only. */
export type Made = AnswerOf<'Made'>;

const MOST_WAITING = 20; // games that one person has made

export async function create(context: Context, by: Person, wanted: NewGame): Promise<Made> {
  checkOpen(context);
  const { randomBytes, now } = context.deps;
  await checkRoom(context, by);
  const friend = await challengedFriend(context, by, wanted);
  const { record, invitation } = recordFor(by, wanted, friend, randomBytes, now());
  return add(context, record, invitation);
}

/** Games of a tournament. Their ids are known before: made again, they are the same games. */
export async function createInTournament(
  context: Context,
  wanted: readonly TournamentGameWanted[],
): Promise<void> {
  checkOpen(context);
  const { randomBytes, now, store } = context.deps;
  const records = wanted.map((each) => tournamentRecord(each, randomBytes, now()));
  const added = new Set(await store.games.addMissing(records.map(storedOf)));
  for (const record of records) if (added.has(record.id)) context.lobby.gameMade(record);
}

/** A game whose id is known before: made again, it is the same game. */
export async function addOnce(
  context: Context,
  game: GameId,
  make: () => GameRecord | Promise<GameRecord>,
): Promise<void> {
  const isThere = async (): Promise<boolean> => (await context.deps.store.games.read(game)) !== null;
  if (await isThere()) return;
  try {
    await add(context, await make(), null);
  } catch (error) {
    if (!(await isThere())) throw error; // else another server was faster
  }
}

export async function checkRoom({ deps: { store } }: Context, by: Person): Promise<void> {
  if ((await store.games.waitingOf(by.id)) >= MOST_WAITING) throw refused('too-many-waiting');
}

async function add({ deps, lobby }: Context, record: GameRecord, invitation: string | null): Promise<Made> {
  await deps.store.games.add(storedOf(record));
  lobby.gameMade(record);
  return { card: cardOf(record), invitation };
}

/** The friend a game is made for; null: anyone else. */
async function challengedFriend(
  { deps: { store } }: Context,
  by: Person,
  { opponent }: NewGame,
): Promise<Person | null> {
  if (opponent.kind !== 'person') return null;
  const bonds = await store.community.between(by.id, opponent.person);
  const person = bonds.includes('friend') ? await store.people.byId(opponent.person) : null;
  if (person === null) throw refused('not-a-friend');
  return { id: person.id, name: person.name, isGuest: person.passwordHash === null };
}

export async function join(
  context: Context,
  by: Person,
  game: GameId,
  invitation: string | null,
  opening: number | null = null,
): Promise<Update> {
  checkOpen(context);
  await checkWelcome(context, by, (await loadGame(context, game)).loaded.record);
  let isJoined = false as boolean; // as the draft that was committed says
  const { live, loaded } = await changeGame(context, game, (draft, _, nowMs) => {
    isJoined = joinIn(draft, { by, invitation, opening }, nowMs);
  });
  if (!isJoined) throw refused('seek-over');
  const habit = await habitOf(context.deps, by.id);
  const [side] = sidesOf(loaded.record, by.id);
  if (side !== undefined) loaded.habits = { ...loaded.habits, [side]: habit };
  return updateAt(live, loaded, seatOf(loaded.record, by, null), 0, false);
}

/** No one has to play someone they have blocked. */
async function checkWelcome({ deps: { store } }: Context, by: Person, record: GameRecord): Promise<void> {
  for (const side of SIDES) {
    const person = personAt(record, side);
    if (person === null || person === by.id) continue;
    if ((await store.community.between(person, by.id)).includes('blocked')) throw refused('not-welcome');
  }
}

export async function leave(context: Context, by: Person, game: GameId): Promise<void> {
  checkOpen(context);
  const { live, loaded } = await changeGame(context, game, (draft) => {
    seatOf(draft.record, by, null); // others must not learn that a private game exists
    const sides = sidesOf(draft.record, by.id);
    if (sides.length === 0) throw refused('not-a-player');
    if (draft.record.tournament !== null) throw refused('tournament-game');
    for (const side of sides) leaveSide(draft, side);
  });
  await removeEmpty(context, live, loaded.record);
}

/** Deletes a game that no one is left in. */
export async function removeEmpty(
  { deps, live: games, lobby }: Context,
  live: LiveGame,
  { status, sitters }: GameRecord,
): Promise<void> {
  if (status !== 'aborted' || SIDES.some((side) => sitters[side].kind === 'person')) return;
  await deps.store.games.remove(live.id);
  games.drop(live.id);
  const { code, message } = refused('no-game');
  sendToSeats(live, VIEWERS, { kind: 'refused', code, message, game: live.id });
  lobby.lobbyChanged();
}

export async function turnAway(context: Context, by: Person, game: GameId): Promise<void> {
  checkOpen(context);
  await changeGame(context, game, (draft) => {
    seatOf(draft.record, by, null);
    turnAwayIn(draft, by);
  });
}

export async function start(
  context: Context,
  by: Person,
  game: GameId,
  entropy: string,
  as: Side | null,
  bid: Bid | null = null,
): Promise<Update> {
  checkOpen(context);
  let side: Side | null = null;
  const { live, loaded } = await changeGame(context, game, (draft, _, nowMs) => {
    side = startingSide(draft.record, by, as);
    giveEntropy(draft, side, entropy, bid, nowMs);
  });
  const isByBid = loaded.record.bids !== null; // then the player may have another side now
  return updateAt(live, loaded, isByBid ? startingSide(loaded.record, by, as) : side!, 0, false);
}

/** Someone playing both sides starts one after the other. Where sides are bid for, no one does, and chairs change. */
function startingSide(record: GameRecord, by: Person, as: Side | null): Side {
  if (record.bids !== null) return sideOf(record, by, null);
  const unready = sidesOf(record, by.id).find((side) => record.entropies[side] === null);
  return sideOf(record, by, as ?? unready ?? null);
}

export async function rematch(context: Context, by: Person, game: GameId): Promise<Made> {
  checkOpen(context);
  const { store, randomBytes, now } = context.deps;
  const { loaded } = await loadGame(context, game);
  sideOf(loaded.record, by, sidesOf(loaded.record, by.id)[0] ?? null);
  endedGame(loaded);
  const { rematch: earlier } = loaded.record;
  if (earlier === null || (await isOff(context, earlier))) {
    await checkWelcome(context, by, loaded.record);
    const record = rematchOf(loaded.record, by, randomBytes, now());
    await add(context, record, null);
    const changed = await changeGame(context, game, (draft) => {
      if (draft.record.rematch === earlier) change(draft, { rematch: record.id });
    });
    if (changed.loaded.record.rematch !== record.id) await store.games.remove(record.id);
  }
  const again = await loadGame(context, (await loadGame(context, game)).loaded.record.rematch!);
  return { card: cardOf(again.loaded.record), invitation: null };
}

/** Whether this game will never begin. */
async function isOff({ deps: { store } }: Context, game: GameId): Promise<boolean> {
  const stored = await store.games.read(game);
  return stored === null || stored.game.status === 'aborted';
}
