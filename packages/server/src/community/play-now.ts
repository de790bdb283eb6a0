// “Play now”: one press finds an opponent who wants the same, or waits for one (docs/finding-opponents.md). However
// often a press is repeated, on whichever server and after whatever crash, it leads to one game. For a seek that waits
// without a page the server repeats it.
import { createHash } from 'node:crypto';
import { SIDES } from '@rubicon/engine';
import type { AskId, GameCard, GameId, Hours, PersonId, PressBody } from '@rubicon/protocol';
import type { Log } from '../base/log.ts';
import { Refused } from '../base/refused.ts';
import type { RatingStore } from '../data/contract/ratings.ts';
import type { Store } from '../data/contract/store.ts';
import { cardOf, isRated, readable, type GameRecord, type Opening } from '../games/record/record.ts';
import { isOlder, seekFor, type SeekState } from '../games/seeks.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';

const ATTEMPTS = 8; // seeks that others were faster to join
const LEAST_HOURS = 2; // of the day in common
const MINUTE_MS = 60_000;

/** How far apart ratings may be, and by how much more for each while that the older seek has waited. */
const LIVE = { apart: 200, more: 100, eachMs: MINUTE_MS };
const SLOW = { apart: 400, more: 100, eachMs: 60 * MINUTE_MS };

/** Reasons why a seek cannot be joined after all. */
const MISSED: ReadonlySet<string> = new Set([
  'side-taken',
  'seek-over',
  'not-waiting',
  'no-game',
  'not-welcome',
]);

export interface PlayNow {
  /**
   * The game that it led to: begun with an opponent, or waiting for one. `spend` is called before a game is opened
   * that nobody waits for; where it refuses, none is.
   */
  press(by: Person, press: PressBody, spend: () => Promise<void>): Promise<GameCard>;
  /** Goes on with every seek that needs no page: by now ratings may be further apart, and a press may have been cut off. */
  matchWaiting(): Promise<void>;
}

export interface PlayNowDeps {
  readonly store: Pick<Store, 'games' | 'people' | 'community' | 'ratings'>;
  readonly games: Pick<
    GameService,
    'seek' | 'sendOn' | 'vacate' | 'openSeeks' | 'lastingSeeks' | 'join' | 'leave'
  >;
  readonly log: Pick<Log, 'error'>;
  readonly now: () => number;
}

type RatingOf = RatingStore['rating'];

export function playNowOf({ store, games, log, now }: PlayNowDeps): PlayNow {
  const storedRating: RatingOf = (person) => store.ratings.rating(person);

  async function isSuitable(
    mine: GameRecord,
    theirs: GameRecord,
    ratingOf: RatingOf = storedRating,
  ): Promise<boolean> {
    if (mine.creator === theirs.creator || !isOlder(theirs, mine) || termsOf(mine) !== termsOf(theirs))
      return false;
    if (!share(mine.seek!.hours, theirs.seek!.hours)) return false;
    const [me, other] = [mine.creator, theirs.creator];
    const [one, two] = await Promise.all([ratingOf(me), ratingOf(other)]);
    if (one !== null && two !== null) {
      const { apart, more, eachMs } = mine.pace.kind === 'live' ? LIVE : SLOW;
      if (Math.abs(one.rating - two.rating) > apart + (more * (now() - theirs.createdMs)) / eachMs)
        return false;
    }
    const bonds = await Promise.all([store.community.between(me, other), store.community.between(other, me)]);
    return !bonds.some((kinds) => kinds.includes('blocked'));
  }

  async function ownSeek(own: GameId): Promise<GameRecord | null> {
    const stored = await store.games.read(own);
    return stored === null ? null : (readable([stored.game], (record) => record).read[0] ?? null);
  }

  async function find(mine: GameRecord, missed: ReadonlySet<GameId>): Promise<Opening | null> {
    for (const theirs of await games.openSeeks())
      if (!missed.has(theirs.id) && (await isSuitable(mine, theirs)))
        return { game: theirs.id, opening: theirs.seek!.opening };
    return null;
  }

  async function tryJoin(by: Person, { game, opening }: Opening): Promise<GameCard | null> {
    try {
      return (await games.join(by, game, null, opening)).table.card;
    } catch (error) {
      if (error instanceof Refused && MISSED.has(error.code)) return null;
      throw error;
    }
  }

  /** Nobody sits at two live games: a new press ends the search of an earlier one. */
  async function leaveOthers(by: Person, own: GameId): Promise<void> {
    for (const { id, creator, pace } of await games.openSeeks()) {
      if (creator !== by.id || id === own || pace.kind !== 'live') continue;
      await games.leave(by, id).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error; // it has begun, or is gone
      });
    }
  }

  /** Goes to a seek that suits, or waits on. Wherever this is cut off, the next goes on. */
  async function goOn(by: Person, own: GameId, from: SeekState): Promise<GameCard> {
    let state = from;
    const missed = new Set<GameId>();
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      if (state.to !== null) {
        const joined = await tryJoin(by, state.to);
        if (joined !== null) {
          await games.vacate(by, own);
          return joined;
        }
        missed.add(state.to.game);
      } else if (!isOpen(state.card)) break;
      const mine = attempt === ATTEMPTS ? null : await ownSeek(own);
      const to = mine === null ? null : await find(mine, missed);
      if (to === null && state.to === null) break;
      state = await games.sendOn(by, own, state.to, to);
    }
    return state.card;
  }

  /** Of a seek that needs no page. Most suit nobody, so all are compared with one list first. */
  async function goOnAlone(mine: GameRecord, all: readonly GameRecord[], ratingOf: RatingOf): Promise<void> {
    const { to } = mine.seek!;
    if (to === null && !(await isAny(all, (theirs) => isSuitable(mine, theirs, ratingOf)))) return;
    const maker = await store.people.byId(mine.creator);
    if (maker === null || maker.bannedMs !== null) return;
    const by = { id: maker.id, name: maker.name, isGuest: maker.passwordHash === null };
    await goOn(by, mine.id, { card: cardOf(mine), to });
  }

  return {
    press: async (by, press, spend) => {
      const own = seekOf(by.id, press.press);
      const isNew = (await store.games.read(own)) === null;
      if (isNew && (await find(seekFor(by, own, press, noChance, now()), NONE)) === null) await spend();
      const state = await games.seek(by, own, press);
      if (press.pace.kind === 'live') await leaveOthers(by, own);
      return goOn(by, own, state);
    },

    matchWaiting: async () => {
      const all = await games.lastingSeeks();
      const known = new Map<PersonId, ReturnType<RatingOf>>();
      const ratingOf: RatingOf = (person) => {
        const rating = known.get(person) ?? storedRating(person);
        known.set(person, rating);
        return rating;
      };
      const lookers = all.filter(({ seek }) => seek!.to === null);
      for (const mine of all) {
        try {
          await goOnAlone(mine, lookers, ratingOf);
        } catch (error) {
          log.error({ game: mine.id, error: String(error) }, 'A seek did not go on.'); // it blocks no other
        }
      }
    },
  };
}

async function isAny<T>(list: readonly T[], isWanted: (item: T) => Promise<boolean>): Promise<boolean> {
  for (const item of list) if (await isWanted(item)) return true;
  return false;
}

const NONE: ReadonlySet<GameId> = new Set();

/** For a seek that is only compared: nothing is drawn for it. */
const noChance = (length: number): Uint8Array => new Uint8Array(length);

/** Every press has a seek of its own, the same wherever it arrives. */
const seekOf = (person: PersonId, press: AskId): GameId =>
  createHash('sha256').update(`${person} ${press}`).digest().subarray(0, 16).toString('base64url') as GameId;

const isOpen = ({ status, sitters }: GameCard): boolean =>
  status === 'waiting' && SIDES.some((side) => sitters[side].kind === 'open');

const termsOf = (record: GameRecord): string =>
  JSON.stringify([
    record.options.edition,
    record.options.rules,
    record.pace,
    record.aids,
    isRated(record),
    record.bids !== null,
  ]);

/** Whether two people play at the same hours often enough. */
export function share(one: Hours | null, other: Hours | null): boolean {
  if (one === null || other === null) return true;
  let common = 0;
  for (let hour = 0; hour < 24; hour++) if (isWithin(hour, one) && isWithin(hour, other)) common++;
  return common >= LEAST_HOURS;
}

/** From and to the same hour is the whole day. */
const isWithin = (hour: number, { from, to }: Hours): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;
