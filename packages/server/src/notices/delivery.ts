// Delivers notifications: stores them, and sends them when due, over every channel that is switched on. A server that
// stops in the middle continues later, and in the worst case sends something twice.
import { NOTICE_CHANNELS, type NoticeChannel, type PersonId, type Tournament } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import type { PersonNotice, StoredNotice } from '../data/contract/notices.ts';
import type { PlayerStatus } from '../games/look-back.ts';
import type { GameService } from '../games/service.ts';
import type { GameRecord } from '../games/record/record.ts';
import { recently } from '../base/recent.ts';
import { Refused } from '../base/refused.ts';
import type { Tournaments } from '../tournaments/service.ts';
import { messageFor, type Told } from './message.ts';
import { switchesOf } from './preferences.ts';
import { relevanceOf, type Relevance } from './relevance.ts';
import { isOfTournament, relevanceInTournament, tournamentOf } from './tournament-notices.ts';
import { chatNotice, noticesIn } from './due-notices.ts';
import type { Channels } from './channels.ts';
import { mailFor } from './languages.ts';
import type { Posts } from './posts.ts';
import type { Sent } from './sent.ts';

export interface DeliveryDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly games: Pick<GameService, 'playerStatus' | 'isLooking' | 'onSaid'>;
  readonly tournaments: Pick<Tournaments, 'read'>;
  readonly channels: Channels;
  readonly posts: Posts;
  readonly home: string;
  readonly now: () => number;
  readonly onFault: (error: unknown, channel?: string) => void;
}

export interface Delivery {
  /** Stores the notifications due for a game, except for people looking at it; stored ones are not stored twice. */
  note(record: GameRecord): Promise<void>;
  /** Sends what is due. */
  deliver(): Promise<void>;
  /** Deletes what was sent long ago. */
  tidy(): Promise<void>;
  stop(): Promise<void>;
}

const HELD_MS = 2 * 60_000; // longer than an attempt can take
const AGAIN_MS: readonly number[] = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000];
const MOST_AT_ONCE = 8; // people that are told, and posts of one of them: a receiver may take seconds to answer
const SOON_MS = 1000; // until the other posts are tried
const MOST_KNOWN = 20_000;
const KEPT_MS = 30 * 86_400_000; // longer than anything stays relevant

export function openDelivery(deps: DeliveryDeps): Delivery {
  const { store, games, tournaments, channels, posts, home, now, onFault } = deps;
  const { notices } = store;
  const stopping = new AbortController();
  let working: Promise<void> | null = null;
  let taking: Promise<unknown> = Promise.resolve();
  const known = new Set<string>(); // stored here recently, so that the store need not be asked again
  const recentTournament = recently<Tournament>(now); // a whole round is told at once
  const silence = games.onSaid((record, line, hearers) => {
    notices.add(hearers.map((person) => chatNotice(record.id, line, person))).catch(onFault);
  });

  /** The notifications of a batch that are still relevant; the rest are postponed or dropped. */
  async function worthTelling(batch: readonly PersonNotice[]): Promise<Told[]> {
    const told: Told[] = [];
    for (const notice of batch) {
      const player = await statusFor(notice);
      const tournament = await tournamentFor(notice);
      const relevance = relevanceNow(notice, player, tournament);
      if (relevance === 'tell') told.push({ notice, player, tournament });
      else if (relevance === 'drop') await notices.done([notice.id], now());
      else await notices.putBack(notice.id, { dueMs: relevance, tries: notice.tries, ways: notice.ways });
    }
    return told;
  }

  async function statusFor({ game, person }: StoredNotice): ReturnType<GameService['playerStatus']> {
    try {
      return game === null ? null : await games.playerStatus(game, person);
    } catch (error) {
      if (error instanceof Refused) return null; // the game is gone, or cannot be folded
      throw error;
    }
  }

  async function tournamentFor(notice: PersonNotice): Promise<Tournament | null> {
    if (!isOfTournament(notice)) return null;
    const id = tournamentOf(notice);
    try {
      return await recentTournament(id, () => tournaments.read(null, id));
    } catch (error) {
      if (error instanceof Refused) return null; // there is none any more
      throw error;
    }
  }

  function relevanceNow(
    notice: PersonNotice,
    player: PlayerStatus | null,
    tournament: Tournament | null,
  ): Relevance {
    if (tournament === null) return relevanceOf(notice, player, now());
    if (notice.game !== null && (player === null || player.isWatched)) return 'drop';
    return relevanceInTournament(notice, tournament, now());
  }

  async function tellOne(person: PersonId, told: readonly Told[]): Promise<void> {
    const switches = switchesOf((await notices.contact(person)).switches);
    const open = await channels.open(person);
    const words = await mailFor(store, person);
    const left = new Map(told.map(({ notice }) => [notice.id, new Set<NoticeChannel>()]));
    let retryMs: number | null = null;
    for (const channel of open) {
      const fitting = told.filter(
        ({ notice: { kind, ways: still } }) =>
          switches[kind][channel] && (still === null || still.split(' ').includes(channel)),
      );
      const [first] = fitting;
      if (first === undefined) continue;
      const sent = await channels.send(
        person,
        channel,
        messageFor(fitting, home, words, channel),
        first.notice.id,
      );
      if (sent === 'sent' || sent === 'gone') continue;
      for (const { notice } of fitting) left.get(notice.id)!.add(channel);
      if (sent !== 'failed') ({ retryMs } = sent);
    }
    for (const { notice } of told) await settle(notice, left.get(notice.id)!, retryMs);
  }

  async function post(notice: StoredNotice): Promise<void> {
    const sent = await posts.send(notice).catch((error: unknown): Sent => {
      onFault(error, 'webhook');
      return 'failed';
    });
    const isLeft = sent !== 'sent' && sent !== 'gone';
    await settle(
      notice,
      new Set(isLeft ? ['webhook'] : []),
      isLeft && sent !== 'failed' ? sent.retryMs : null,
    );
  }

  /** `retryMs`: when the receiver wants to hear of it again. */
  async function settle(
    notice: StoredNotice,
    left: ReadonlySet<NoticeChannel>,
    retryMs: number | null,
  ): Promise<void> {
    const usualMs = AGAIN_MS[notice.tries];
    const waitMs = usualMs === undefined ? undefined : (retryMs ?? usualMs);
    if (left.size === 0 || waitMs === undefined) return notices.done([notice.id], now());
    const still = NOTICE_CHANNELS.filter((channel) => left.has(channel)).join(' ');
    return notices.putBack(notice.id, { dueMs: now() + waitMs, tries: notice.tries + 1, ways: still });
  }

  /** All at once, and not more than can be sent while the batch is held. */
  async function postSome(all: readonly StoredNotice[]): Promise<void> {
    await Promise.all(all.slice(0, MOST_AT_ONCE).map(post));
    for (const { id, tries, ways } of all.slice(MOST_AT_ONCE))
      await notices.putBack(id, { dueMs: now() + SOON_MS, tries, ways });
  }

  /** One after another here: two who ask at the same time would find the same person. */
  function takeNext(): Promise<StoredNotice[]> {
    const taken = taking.then(() => notices.take(now(), now() + HELD_MS));
    taking = taken.catch(() => null);
    return taken;
  }

  async function deliverInTurn(): Promise<void> {
    while (!stopping.signal.aborted) {
      const batch = await takeNext();
      const [first] = batch;
      if (first === undefined) return;
      await postSome(batch.filter((notice) => notice.kind === 'post'));
      const told = await worthTelling(batch.filter((notice) => notice.kind !== 'post') as PersonNotice[]);
      if (told.length > 0) await tellOne(first.person, told);
    }
  }

  async function deliverAll(): Promise<void> {
    const ended = await Promise.allSettled(Array.from({ length: MOST_AT_ONCE }, deliverInTurn));
    for (const each of ended) if (each.status === 'rejected') throw each.reason;
  }

  return {
    note: async (record) => {
      const wanted: StoredNotice[] = [];
      for (const notice of noticesIn(record, now())) {
        const { id, kind, person } = notice;
        if (known.has(id)) continue;
        if (kind === 'reminder' || !(await games.isLooking(record.id, person))) wanted.push(notice);
      }
      wanted.push(...(await posts.in(record)).filter(({ id }) => !known.has(id)));
      await notices.add(wanted);
      for (const { id } of wanted) known.add(id);
      for (const id of known) {
        if (known.size <= MOST_KNOWN) break;
        known.delete(id); // the oldest
      }
    },
    deliver: () => (working ??= deliverAll().finally(() => (working = null))),
    tidy: () => notices.tidy(now() - KEPT_MS, now()),
    stop: async () => {
      stopping.abort();
      silence();
      await working?.catch(onFault);
    },
  };
}
