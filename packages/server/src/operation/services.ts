// The people around the games, put together: friends, ratings, notices, reports.
import type { Privacy, PersonId } from '@rubicon/protocol';
import { clubOf, type Club } from '../community/friends.ts';
import { presenceOf, type Presence } from '../community/friend-presence.ts';
import type { Config } from '../base/config.ts';
import type { Store } from '../data/store.ts';
import type { Keeper } from '../games/live/keeper.ts';
import { sharesOf } from '../games/record/export.ts';
import { privacyOf } from '../community/privacy.ts';
import { reportsOf, type Reports } from '../community/reports.ts';
import { contactsOf, type Contacts } from '../notices/contacts.ts';
import { linksOf } from '../notices/links.ts';
import { mailer } from '../notices/mail.ts';
import { outside } from '../notices/safe-fetch.ts';
import { openPost, type Post } from '../notices/delivery.ts';
import { vapidKeys } from '../notices/web-push.ts';
import { waysOf } from '../notices/channels.ts';
import type { People } from '../people/service.ts';
import { ratingsOf, type Ratings } from '../community/ratings.ts';
import { openAftermath, type Aftermath } from './after-change.ts';
import type { Log } from '../base/log.ts';

export interface Circle {
  readonly club: Club;
  readonly contacts: Contacts;
  readonly ratings: Ratings;
  readonly reports: Reports;
  readonly privacy: Privacy;
  readonly presence: Presence;
  readonly hasMail: boolean;
  /** All that is kept here of a person, for an export. */
  kept(person: PersonId): Promise<Readonly<Record<string, unknown>>>;
}

export interface CircleWorld {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly people: Pick<People, 'resetPassword'>;
  readonly config: Pick<
    Config,
    'publicUrl' | 'host' | 'port' | 'mail' | 'reachesInside' | 'contact' | 'guestDays'
  >;
  readonly log: Log;
  readonly now: () => number;
}

export interface OpenCircle extends Circle {
  readonly post: Post;
  readonly aftermath: Aftermath;
  /** To be called once the keeper has begun. */
  begin(): void;
  stop(): Promise<void>;
}

export async function openCircle(world: CircleWorld): Promise<OpenCircle> {
  const { store, keeper, people, config, log, now } = world;
  const home = config.publicUrl?.origin ?? `http://${config.host}:${config.port}`;
  const onFault = (error: unknown, channel = 'notice'): void =>
    log.warn({ channel, error: codeOf(error) }, 'A notice could not be sent.');
  const out = outside({ reachesInside: config.reachesInside });
  const mail = config.mail === null ? null : mailer(config.mail, new URL(home).hostname);
  const links = await linksOf(store, now);
  const keys = await vapidKeys(store);
  const subject = subjectOf(config);
  const ways = waysOf({ store, outside: out, mail, links, keys, subject, home, onFault });
  const presence = presenceOf(store);
  const ratings = ratingsOf(store, now);
  const club = clubOf({ store, presence, ratings, now });
  const reports = reportsOf({ store, keeper, now });
  const post = openPost({ store, keeper, ways, home, now, onFault });
  const contacts = contactsOf({
    store,
    people,
    outside: out,
    ways,
    links,
    mail,
    vapidKey: keys.publicKey,
    home,
    now,
    onFault,
  });
  const aftermath = openAftermath({ store, keeper, post, log, now });
  return {
    club,
    contacts,
    ratings,
    reports,
    presence,
    post,
    aftermath,
    privacy: privacyOf(config),
    hasMail: mail !== null,
    kept: async (person) => ({
      seats: await sharesOf(store, person),
      bonds: await club.kept(person),
      notices: await contacts.kept(person),
      ratings: await ratings.kept(person),
      reports: await reports.kept(person),
    }),
    begin: () => aftermath.begin(),
    stop: async () => {
      await aftermath.stop();
      await post.stop();
      mail?.close();
    },
  };
}

/** Whom a push service can ask; it must be an address of mail or of a site with TLS. */
function subjectOf({ publicUrl, mail }: CircleWorld['config']): string {
  if (publicUrl?.protocol === 'https:') return publicUrl.origin;
  const address = mail?.from.match(/[^\s<>]+@[^\s<>]+/)?.[0];
  return `mailto:${address ?? 'host@rubicon.invalid'}`;
}

/** What went wrong, without the address it went to, which is somebody's own. */
const codeOf = (error: unknown): string => (error as { code?: string }).code ?? (error as Error).name;
