// Composes the services around the games: friends, ratings, notifications, reports, and follow-up work after a
// change.
import { randomBytes } from 'node:crypto';
import type { GameId } from '@rubicon/protocol';
import { communityOf } from '../community/friends.ts';
import { friendPresence, type Others } from '../community/friend-presence.ts';
import type { Config } from '../base/config.ts';
import type { Store } from '../data/contract/store.ts';
import type { GameService } from '../games/service.ts';
import { gameExportsOf } from '../games/record/export.ts';
import { privacyOf } from '../community/privacy.ts';
import { reportsOf } from '../community/reports.ts';
import { contactsOf } from '../notices/contacts.ts';
import { linksOf } from '../notices/links.ts';
import { mailer } from '../notices/mail.ts';
import { safeFetch } from '../notices/safe-fetch.ts';
import { openDelivery, type Delivery } from '../notices/delivery.ts';
import { vapidKeys } from '../notices/web-push.ts';
import { channelsOf } from '../notices/channels.ts';
import { gameChannelsOf } from '../notices/game-channels.ts';
import { gamePostsOf } from '../notices/game-posts.ts';
import { hooksOf } from '../notices/hooks.ts';
import { postsOf } from '../notices/posts.ts';
import { tournamentChannelsOf } from '../notices/tournament-channels.ts';
import { tournamentNotices } from '../notices/tournament-notices.ts';
import { decisionPosts, tournamentPostsOf } from '../notices/tournament-posts.ts';
import type { People } from '../people/service.ts';
import { watchingOf } from '../community/watching.ts';
import { openPictures } from '../pictures/pictures.ts';
import { previewsOf } from '../previews/previews.ts';
import { playNowOf } from '../community/play-now.ts';
import { balanceOf } from '../community/balance.ts';
import { puzzlesOf, shippedRatings } from '../community/puzzles.ts';
import { ratingsOf } from '../community/ratings.ts';
import { tournamentsOf } from '../tournaments/service.ts';
import { openAfterChange, type AfterChange } from './after-change.ts';
import type { CommunityServices } from '../http/route.ts';
import type { Log } from '../base/log.ts';

export interface ServicesDeps {
  readonly store: Store;
  readonly games: GameService;
  readonly people: Pick<People, 'resetPassword'>;
  readonly config: Pick<
    Config,
    | 'publicUrl'
    | 'host'
    | 'port'
    | 'mail'
    | 'reachesInside'
    | 'contact'
    | 'guestDays'
    | 'isClosed'
    | 'lobbyWebhook'
    | 'lobbyLanguage'
    | 'makers'
  >;
  readonly others?: Others | null; // processes and servers
  readonly log: Log;
  readonly now: () => number;
}

export interface OpenServices extends CommunityServices {
  readonly delivery: Delivery;
  readonly afterChange: AfterChange;
  /** Call it once the game service has started; `sweeps`: in one process of a server. */
  begin(sweeps: boolean): void;
  stop(): Promise<void>;
}

export async function openServices(deps: ServicesDeps): Promise<OpenServices> {
  const { store, games, people, config, others = null, log, now } = deps;
  const home = config.publicUrl?.origin ?? `http://${config.host}:${config.port}`;
  const onFault = (error: unknown, channel = 'notice'): void =>
    log.warn({ channel, error: codeOf(error) }, 'A notice could not be sent.');
  const fetcher = safeFetch({ reachesInside: config.reachesInside });
  const mail = config.mail === null ? null : mailer(config.mail, new URL(home).hostname);
  const links = await linksOf(store, now);
  const keys = await vapidKeys(store);
  const subject = subjectOf(config);
  const presence = friendPresence(store, others);
  const ratings = ratingsOf(store, now);
  const puzzles = puzzlesOf(store, shippedRatings(), now);
  const community = communityOf({ store, presence, ratings, now });
  const reports = reportsOf({ store, games, now });
  const onDecided = decisionPosts(store, now);
  const tournaments = tournamentsOf({
    store,
    games,
    makers: config.makers,
    onDecided,
    notices: tournamentNotices(store, now),
    randomBytes,
    log,
    now,
  });
  const pictures = openPictures();
  const previews = previewsOf({ games, community, tournaments, pictures, isClosed: config.isClosed });
  const pictureOf = async (game: GameId): Promise<Buffer | null> => {
    try {
      return (await previews.game(null, game)).png;
    } catch {
      return null; // private, or too busy: the message goes without
    }
  };
  const hooks = hooksOf({ fetcher, inside: config.reachesInside, pictureOf });
  const channels = channelsOf({ store, fetcher, hooks, mail, links, keys, subject, home, onFault });
  const { lobbyWebhook, lobbyLanguage } = config;
  const gamePosts = gamePostsOf({ store, games, hooks, home, now });
  const lobby = lobbyWebhook === null ? null : { url: lobbyWebhook, language: lobbyLanguage };
  const tournamentPosts = tournamentPostsOf({ store, games, tournaments, hooks, home, now });
  const posts = postsOf({ games, gamePosts, tournamentPosts, hooks, lobby, home, now });
  const delivery = openDelivery({ store, games, tournaments, channels, posts, home, now, onFault });
  const contacts = contactsOf({
    store,
    people,
    fetcher,
    channels,
    links,
    mail,
    vapidKey: keys.publicKey,
    home,
    now,
    onFault,
  });
  const playNow = playNowOf({ store, games, log, now });
  const afterChange = openAfterChange({ store, games, delivery, tournaments, playNow, log, now });
  return {
    community,
    contacts,
    playNow,
    ratings,
    balance: balanceOf(store),
    puzzles,
    reports,
    presence,
    tournaments,
    tournamentChannels: tournamentChannelsOf({ store, tournaments, fetcher }),
    gameChannels: gameChannelsOf({ store, games, posts: gamePosts, fetcher, now }),
    previews,
    watching: watchingOf({ store, ratings, now }),
    delivery,
    afterChange,
    privacy: privacyOf(config),
    hasMail: mail !== null,
    exportOf: async (person) => ({
      seats: await gameExportsOf(store, person),
      bonds: await community.exportOf(person),
      notices: await contacts.exportOf(person),
      ratings: await ratings.exportOf(person),
      puzzles: await puzzles.exportOf(person),
      tournaments: await store.tournaments.ofPerson(person),
      reports: await reports.exportOf(person),
    }),
    begin: (sweeps) => afterChange.begin(sweeps),
    stop: async () => {
      await afterChange.stop();
      await delivery.stop();
      await pictures.stop();
      mail?.close();
    },
  };
}

/** The contact for push services; it must be a mail address or a site with TLS. */
function subjectOf({ publicUrl, mail }: ServicesDeps['config']): string {
  if (publicUrl?.protocol === 'https:') return publicUrl.origin;
  const address = mail?.from.match(/[^\s<>]+@[^\s<>]+/)?.[0];
  return `mailto:${address ?? 'host@rubicon.invalid'}`;
}

/** The error without the address it happened at, which is private. */
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? (error as Error).name;
