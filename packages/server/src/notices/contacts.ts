// A person's notification channels: browsers, a mail address, a webhook.
import { createHash } from 'node:crypto';
import type { NoticeChannel, Notices, NoticeSwitches, PersonId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import type { StoredLink } from '../data/contract/notices.ts';
import { nameKey } from '../people/name-key.ts';
import type { People } from '../people/service.ts';
import { Refused } from '../base/refused.ts';
import type { Links } from './links.ts';
import type { Mailer } from './mail.ts';
import { testMessage } from './message.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { switchesOf, withoutMail } from './preferences.ts';
import type { Channels } from './channels.ts';
import { mailFor } from './languages.ts';

interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

export interface Contacts {
  read(person: PersonId): Promise<Notices>;
  setSwitches(person: PersonId, switches: NoticeSwitches): Promise<void>;
  addDevice(
    person: PersonId,
    subscription: PushSubscription,
    label: string,
  ): Promise<Notices['push']['devices'][number]>;
  removeDevice(person: PersonId, id: string): Promise<void>;
  /** Sends a link there; until it is followed the address is used for nothing else. */
  setMail(person: PersonId, address: string | null): Promise<void>;
  verifyMail(token: string): Promise<void>;
  setWebhook(person: PersonId, url: string | null, mention: string | null): Promise<void>;
  /** Refused with `not-delivered` if it did not arrive. */
  test(person: PersonId, channel: NoticeChannel): Promise<void>;
  /** Unsubscribes a person from all mails except requested ones. */
  unsubscribe(token: string): Promise<void>;
  /** Sends a reset link to a confirmed address; does not reveal whether there is such a person. */
  askReset(who: string): Promise<void>;
  /** All sessions end. */
  reset(token: string, password: string): Promise<void>;
  exportOf(person: PersonId): Promise<unknown>;
}

export interface ContactsDeps {
  readonly store: Pick<Store, 'notices' | 'people'>;
  readonly people: Pick<People, 'resetPassword'>;
  readonly fetcher: SafeFetch;
  readonly channels: Channels;
  readonly links: Links;
  readonly mail: Mailer | null;
  readonly vapidKey: string;
  readonly home: string;
  readonly now: () => number;
  readonly onFault: (error: unknown) => void;
}

const MOST_DEVICES = 10;
const MOST_LETTERS = 3; // of a kind to one address in an hour, whoever requests them
const HOUR_MS = 3_600_000;
const MOST_ADDRESSES = 10_000;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

export function contactsOf(deps: ContactsDeps): Contacts {
  const { store, people, fetcher, channels, links, mail, home, now, onFault } = deps;
  const { notices } = store;
  const letters = new Map<string, number[]>();

  /**
   * Whether another mail may go to an address someone has named. Each kind has a separate budget, so one cannot use
   * up another's.
   */
  function mayWrite(address: string, kind: StoredLink['kind']): boolean {
    const key = `${kind} ${address.toLowerCase()}`;
    const recent = (letters.get(key) ?? []).filter((ms) => ms > now() - HOUR_MS);
    letters.delete(key);
    letters.set(key, recent.length < MOST_LETTERS ? [...recent, now()] : recent);
    if (letters.size > MOST_ADDRESSES) letters.delete(letters.keys().next().value!);
    return recent.length < MOST_LETTERS;
  }

  function mailThere(): Mailer {
    if (mail === null) throw new Refused('no-mail', 'The host of this server has set up no mail.');
    return mail;
  }

  async function write(to: string, person: PersonId, kind: StoredLink['kind']): Promise<void> {
    if (!mayWrite(to, kind)) return;
    const token = await links.make(person, kind, to);
    const { subject, lines } = (await mailFor(store, person))[kind];
    const name = (await store.people.byId(person))?.name ?? '';
    const text = [...lines({ name, home, link: `${home}/#${kind}=${token}` }), ''].join('\n');
    await mailThere().send({ to, subject, text });
  }

  async function sendReset(person: PersonId): Promise<void> {
    const contact = await notices.contact(person);
    if (contact.mail === null || contact.verifiedMs === null) return;
    await write(contact.mail, person, 'reset');
  }

  async function sendResets(who: string): Promise<void> {
    const named = await store.people.byName(nameKey(who));
    const persons = who.includes('@') ? await notices.byMail(who) : named === null ? [] : [named.id];
    for (const person of persons.slice(0, MOST_LETTERS)) await sendReset(person);
  }

  function checkAddress(url: string, code: string): void {
    const problem = fetcher.problemWith(url);
    if (problem !== null) throw new Refused(code, problem);
  }

  const badLink = (): Refused => new Refused('bad-link', 'This link is not good, or is good no more.');

  return {
    read: async (person) => {
      const contact = await notices.contact(person);
      const devices = await notices.devicesOf(person);
      return {
        switches: switchesOf(contact.switches),
        push: {
          key: deps.vapidKey,
          devices: devices.map(({ id, label, createdMs }) => ({ id, label, createdMs })),
        },
        mail: {
          isAvailable: mail !== null,
          address: contact.mail,
          isVerified: contact.verifiedMs !== null,
        },
        webhook: { url: contact.webhook, mention: contact.mention },
      };
    },

    setSwitches: (person, switches) => notices.setContact(person, { switches: JSON.stringify(switches) }),

    addDevice: async (person, { endpoint, keys }, label) => {
      checkAddress(endpoint, 'bad-device');
      const sizes = [keys.p256dh, keys.auth].map((key) => Buffer.from(key, 'base64url').length);
      if (sizes[0] !== POINT_BYTES || sizes[1] !== AUTH_BYTES)
        throw new Refused('bad-device', 'These are not the keys of a browser.');
      const id = createHash('sha256').update(endpoint).digest('base64url').slice(0, 22);
      const known = await notices.devicesOf(person);
      if (known.length >= MOST_DEVICES && !known.some((device) => device.id === id))
        throw new Refused('too-many-devices', `One can have ${MOST_DEVICES} browsers: remove one first.`);
      const card = { id, label, createdMs: now() };
      await notices.addDevice({ ...card, person, endpoint, p256dh: keys.p256dh, auth: keys.auth });
      return card;
    },

    removeDevice: async (person, id) => {
      if (!(await notices.removeDevice(person, id)))
        throw new Refused('no-such-device', 'There is no such browser.');
    },

    setMail: async (person, address) => {
      if (address === null) return notices.setContact(person, { mail: null, verifiedMs: null });
      mailThere();
      const contact = await notices.contact(person);
      if (contact.mail === address && contact.verifiedMs !== null) return;
      await notices.setContact(person, { mail: address, verifiedMs: null });
      write(address, person, 'verify').catch(onFault);
    },

    verifyMail: async (token) => {
      const link = await links.use(token, 'verify');
      if (link === null || (await notices.contact(link.person)).mail !== link.value) throw badLink();
      await notices.setContact(link.person, { verifiedMs: now() });
    },

    setWebhook: async (person, url, mention) => {
      if (url !== null) checkAddress(url, 'bad-webhook');
      await notices.setContact(person, { webhook: url, mention });
    },

    test: async (person, channel) => {
      const isOpen = (await channels.open(person)).includes(channel);
      const id = `test-${person}-${now()}`;
      if (
        !isOpen ||
        (await channels.send(person, channel, testMessage(home, await mailFor(store, person)), id)) !== 'sent'
      )
        throw new Refused('not-delivered', 'It did not arrive: look at what is set, and try again.');
    },

    unsubscribe: async (token) => {
      const person = links.whoseEnd(token);
      if (person === null || (await store.people.byId(person)) === null) throw badLink();
      const { switches } = await notices.contact(person);
      await notices.setContact(person, { switches: JSON.stringify(withoutMail(switchesOf(switches))) });
    },

    // Not awaited: the response time must not reveal whether the address is known
    askReset: (who) => {
      mailThere();
      sendResets(who).catch(onFault);
      return Promise.resolve();
    },

    reset: async (token, password) => {
      const link = await links.use(token, 'reset');
      const contact = link === null ? null : await notices.contact(link.person);
      if (link === null || contact?.mail !== link.value) throw badLink();
      await people.resetPassword(link.person, password);
    },

    exportOf: async (person) => ({
      ...(await notices.contact(person)),
      channels: await notices.channelsOf(person),
      browsers: (await notices.devicesOf(person)).map(({ endpoint, label, createdMs }) => ({
        endpoint,
        label,
        createdMs,
      })),
      waiting: (await notices.waiting(person)).map(({ game, kind, text, dueMs }) => ({
        game,
        kind,
        text,
        dueMs,
      })),
    }),
  };
}
