// Games that look for an opponent, one for each press of “Play now”: opening one, keeping it, going elsewhere instead,
// and giving it up (docs/finding-opponents.md).
import { SIDES } from '@rubicon/engine';
import type { GameCard, GameId, Pace, PressBody } from '@rubicon/protocol';
import type { StoredGame } from '../data/contract/store.ts';
import type { Person } from '../people/person.ts';
import { checkOpen, type Context } from './context.ts';
import { change, type Draft } from './draft/draft.ts';
import { OPEN, leaveSide } from './draft/joining.ts';
import { recordFor } from './draft/new-game.ts';
import { REAL_TIMERS } from './live/deps.ts';
import type { LiveGame } from './live/live-game.ts';
import { changeGame } from './live/pipeline.ts';
import {
  both,
  cardOf,
  personAt,
  readable,
  type GameRecord,
  type Opening,
  type Seek,
} from './record/record.ts';
import type { RandomBytes } from './record/dice.ts';
import { refused } from './record/refusals.ts';
import { isGivenUp, isSeekOver } from './record/seats.ts';
import { addOnce, checkRoom, removeEmpty } from './seating.ts';

const MINUTE_MS = 60_000;
const LIVE_MS = 3 * MINUTE_MS; // its page repeats the press more often, also from a tab in the background
const SLOW_MS = 7 * 86_400_000;
const BACK_MS = 20_000; // for a page that reloads
const REMOVED_MS = 10 * MINUTE_MS; // how long a seek is kept after its time, for a page that comes back
const PAGE = 100;

export interface SeekState {
  readonly card: GameCard;
  readonly to: Opening | null; // where its maker goes instead
}

const lastsMs = ({ kind }: Pace): number => (kind === 'live' ? LIVE_MS : SLOW_MS);

/** Opens the seek of a press, or keeps it for longer. */
export async function seek(context: Context, by: Person, game: GameId, press: PressBody): Promise<SeekState> {
  checkOpen(context);
  await addOnce(context, game, () => newSeek(context, by, game, press));
  return changeSeek(context, by, game, (draft, now, nowMs) => {
    const { pace } = draft.record;
    if (now.untilMs - nowMs < lastsMs(pace) / 2)
      change(draft, { seek: { ...now, untilMs: nowMs + lastsMs(pace) } });
  });
}

async function newSeek(context: Context, by: Person, game: GameId, press: PressBody): Promise<GameRecord> {
  const { randomBytes, now } = context.deps;
  await checkRoom(context, by);
  return seekFor(by, game, press, randomBytes, now());
}

/** The seek of a press, as it would be opened. */
export function seekFor(
  by: Person,
  game: GameId,
  { edition, rules, pace, aids, rated, hours, side = 'random' }: PressBody,
  randomBytes: RandomBytes,
  nowMs: number,
): GameRecord {
  const terms = { edition, rules, pace, aids, ...(rated === undefined ? {} : { rated }) };
  const wanted = { ...terms, side, opponent: { kind: 'open' }, visibility: 'public' } as const;
  const { record } = recordFor(by, wanted, null, randomBytes, nowMs);
  return { ...record, id: game, seek: { hours, untilMs: nowMs + lastsMs(pace), opening: 1, to: null } };
}

/** Notes where the maker goes instead, if that is still as it was and nobody has joined. */
export const sendOn = (
  context: Context,
  by: Person,
  game: GameId,
  from: Opening | null,
  to: Opening | null,
): Promise<SeekState> =>
  changeSeek(context, by, game, (draft, now) => {
    if (!isSame(now.to, from)) return;
    const opening = to === null ? now.opening + 1 : now.opening;
    change(draft, { seek: { ...now, to, opening } });
  });

const isSame = (one: Opening | null, other: Opening | null): boolean =>
  one?.game === other?.game && one?.opening === other?.opening;

/** Frees the seat of a maker who plays elsewhere. The seek itself stays, so that a repeated press leads there. */
export async function vacate(context: Context, by: Person, game: GameId): Promise<void> {
  await changeSeek(context, by, game, (draft, now) => {
    if (now.to !== null) change(draft, { sitters: both(() => OPEN), visibility: 'unlisted' });
  });
}

type SeekWork = (draft: Draft, now: Seek, nowMs: number) => void;

/** Changes a seek of its maker, unless somebody has joined. */
async function changeSeek(context: Context, by: Person, game: GameId, work: SeekWork): Promise<SeekState> {
  checkOpen(context);
  const { loaded } = await changeGame(context, game, (draft, _, nowMs) => {
    const { creator, seek: now } = draft.record;
    if (creator !== by.id || now === null) throw refused('not-a-player');
    if (isOpenSeek(draft.record)) work(draft, now, nowMs);
  });
  return { card: cardOf(loaded.record), to: loaded.record.seek?.to ?? null };
}

/** A seek whose maker plays elsewhere. */
export const isVacated = ({ seek: now, sitters }: GameRecord): boolean =>
  now !== null && SIDES.every((side) => sitters[side].kind === 'open');

/** A seek that nobody has joined. */
const isOpenSeek = ({ status, seek: now, sitters }: GameRecord): boolean =>
  now !== null && status === 'waiting' && SIDES.some((side) => sitters[side].kind === 'open');

/** Public games that wait, longest waiting first, however many there are. */
export async function* waitingGames({ deps: { store } }: Context): AsyncGenerator<GameRecord> {
  for (let after: StoredGame | null = null; ;) {
    const page: StoredGame[] = await store.games.waiting(after, PAGE);
    yield* readable(page, (record) => record).read;
    if (page.length < PAGE) return;
    after = page.at(-1)!;
  }
}

/** Seeks that can be joined, longest waiting first. */
export async function openSeeks(context: Context): Promise<readonly GameRecord[]> {
  const nowMs = context.deps.now();
  const open: GameRecord[] = [];
  for await (const record of waitingGames(context))
    if (isOpenSeek(record) && !isGivenUp(record, nowMs)) open.push(record);
  return open;
}

/**
 * Seeks that need no page, longest waiting first: those that can be joined, and those whose makers are on the way
 * elsewhere.
 */
export async function lastingSeeks(context: Context): Promise<readonly GameRecord[]> {
  const nowMs = context.deps.now();
  const lasting: GameRecord[] = [];
  for await (const record of waitingGames(context)) {
    if (!isOpenSeek(record) || record.pace.kind === 'live') continue;
    if (record.seek!.to !== null || !isSeekOver(record, nowMs)) lasting.push(record);
  }
  return lasting;
}

/** Of two seeks it is the maker of the later one who goes to the other. The order in which the store lists them. */
export const isOlder = (one: GameRecord, other: GameRecord): boolean =>
  one.createdMs === other.createdMs ? one.id < other.id : one.createdMs < other.createdMs;

/** A seek for a live game is over with its maker’s last socket, unless the page is back soon. */
export function endWithSocket(context: Context, live: LiveGame): void {
  const { timers = REAL_TIMERS, log } = context.deps;
  const { record } = live;
  if (record === null || record.pace.kind !== 'live' || !isOpenSeek(record)) return;
  const side = SIDES.find((each) => personAt(record, each) === record.creator);
  if (side === undefined || context.presence.isThere(live, side)) return;
  timers.after(BACK_MS, () => {
    if (context.isStopping || context.presence.isThere(live, side)) return;
    changeGame(context, live.id, endNow).then(
      () => context.lobby.lobbyChanged(),
      (error: unknown) =>
        log.error({ game: live.id, error: String(error) }, 'A seek was not ended with its socket.'),
    );
  });
}

function endNow(draft: Draft, _: unknown, nowMs: number): void {
  const { record } = draft;
  if (isOpenSeek(record)) change(draft, { seek: { ...record.seek!, untilMs: nowMs - 1 } });
}

/** Removes seeks whose time has been over for a while. */
export async function removeEnded(context: Context, isOwn: (game: GameId) => boolean): Promise<void> {
  const beforeMs = context.deps.now() - REMOVED_MS;
  for await (const record of waitingGames(context)) {
    const { id } = record;
    if (!isOpenSeek(record) || !isSeekOver(record, beforeMs) || !isOwn(id)) continue;
    const { live, loaded } = await changeGame(context, id, leaveOpen);
    await removeEmpty(context, live, loaded.record);
  }
}

function leaveOpen(draft: Draft): void {
  if (!isOpenSeek(draft.record)) return; // somebody has joined meanwhile
  for (const side of SIDES) if (personAt(draft.record, side) !== null) leaveSide(draft, side);
}
