// “Play now”: one press finds an opponent who wants the same, or waits for one (docs/finding-opponents.md). However
// often a press is repeated, on whichever server and after whatever crash, it leads to one game.
import { createHash } from 'node:crypto';
import { SIDES } from '@rubicon/engine';
import type { AskId, GameCard, GameId, Hours, PersonId, PressBody } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import type { Store } from '../data/contract/store.ts';
import { isRated, readable, type GameRecord, type Opening } from '../games/record/record.ts';
import { isOlder, seekFor } from '../games/seeks.ts';
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
}

export interface PlayNowDeps {
  readonly store: Pick<Store, 'games' | 'community' | 'ratings'>;
  readonly games: Pick<GameService, 'seek' | 'sendOn' | 'vacate' | 'openSeeks' | 'join' | 'leave'>;
  readonly now: () => number;
}

export function playNowOf({ store, games, now }: PlayNowDeps): PlayNow {
  async function isSuitable(mine: GameRecord, theirs: GameRecord): Promise<boolean> {
    if (mine.creator === theirs.creator || !isOlder(theirs, mine) || termsOf(mine) !== termsOf(theirs))
      return false;
    if (!share(mine.seek!.hours, theirs.seek!.hours)) return false;
    const [me, other] = [mine.creator, theirs.creator];
    const bonds = await Promise.all([store.community.between(me, other), store.community.between(other, me)]);
    if (bonds.some((kinds) => kinds.includes('blocked'))) return false;
    const [one, two] = await Promise.all([store.ratings.rating(me), store.ratings.rating(other)]);
    if (one === null || two === null) return true;
    const { apart, more, eachMs } = mine.pace.kind === 'live' ? LIVE : SLOW;
    return Math.abs(one.rating - two.rating) <= apart + (more * (now() - theirs.createdMs)) / eachMs;
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

  return {
    press: async (by, press, spend) => {
      const own = seekOf(by.id, press.press);
      const isNew = (await store.games.read(own)) === null;
      if (isNew && (await find(seekFor(by, own, press, noChance, now()), NONE)) === null) await spend();
      let state = await games.seek(by, own, press);
      if (press.pace.kind === 'live') await leaveOthers(by, own);
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
    },
  };
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
