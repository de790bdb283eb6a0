// The channels that reach a person: push, mail, webhook.
import { PROTOCOL, type NoticeChannel, type PersonId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import type { Links } from './links.ts';
import type { Mailer } from './mail.ts';
import type { Message } from './message.ts';
import type { SafeFetch } from './safe-fetch.ts';
import type { Hooks } from './hooks.ts';
import type { Sent } from './sent.ts';
import { sendPush, type VapidKeys } from './web-push.ts';
import { mailIn } from './languages.ts';

export interface ChannelsDeps {
  readonly store: Pick<Store, 'notices'>;
  readonly fetcher: SafeFetch;
  readonly hooks: Hooks;
  readonly mail: Mailer | null;
  readonly links: Links;
  readonly keys: VapidKeys;
  readonly subject: string; // contact for those who run the push services
  readonly home: string; // the server's public address
  readonly onFault: (error: unknown, channel: NoticeChannel) => void;
}

export interface Channels {
  /** The channels a person has set up, whether or not they are switched on. */
  open(person: PersonId): Promise<NoticeChannel[]>;
  /** `gone`: the channel no longer exists, and retrying is pointless. */
  send(person: PersonId, channel: NoticeChannel, message: Message, id: string): Promise<Sent>;
}

export function channelsOf(deps: ChannelsDeps): Channels {
  const { store, fetcher, hooks, mail, links, keys, subject, home } = deps;
  const { notices } = store;

  /** One browser reached is enough: a retry would reach it twice. */
  async function push(person: PersonId, message: Message): Promise<Sent> {
    const devices = await notices.devicesOf(person);
    const all = await Promise.all(
      devices.map(async (device) => {
        const sent = await sendPush(fetcher, keys, subject, device, message).catch((error: unknown): Sent => {
          deps.onFault(error, 'push');
          return 'failed';
        });
        if (sent === 'gone') await notices.removeDevice(person, device.id);
        return sent;
      }),
    );
    if (all.includes('sent')) return 'sent';
    return all.find((sent) => sent !== 'gone') ?? 'gone';
  }

  async function letter(person: PersonId, message: Message, id: string): Promise<Sent> {
    const contact = await notices.contact(person);
    if (mail === null || contact.mail === null || contact.verifiedMs === null) return 'gone';
    const end = links.unsubscribe(person);
    await mail.send({
      to: contact.mail,
      subject: message.title,
      text: [
        message.text,
        '',
        message.url,
        '',
        '-- ',
        ...mailIn(message.lang).footer(home, `${home}/#unsubscribe=${end}`),
        '',
      ].join('\n'),
      id,
      unsubscribe: `${home}/api/${PROTOCOL}/unsubscribe?token=${end}`,
    });
    return 'sent';
  }

  async function hook(person: PersonId, { title, text, url, game }: Message): Promise<Sent> {
    const { webhook, mention } = await notices.contact(person);
    const mentions = mention === null ? [] : [mention];
    return webhook === null ? 'gone' : hooks.send(webhook, { title, text, url, game, mentions });
  }

  return {
    open: async (person) => {
      const contact = await notices.contact(person);
      const devices = await notices.devicesOf(person);
      return [
        ...(devices.length > 0 ? (['push'] as const) : []),
        ...(mail !== null && contact.verifiedMs !== null ? (['mail'] as const) : []),
        ...(contact.webhook !== null ? (['webhook'] as const) : []),
      ];
    },
    send: async (person, channel, message, id) => {
      try {
        if (channel === 'push') return await push(person, message);
        return await (channel === 'mail' ? letter(person, message, id) : hook(person, message));
      } catch (error) {
        deps.onFault(error, channel);
        return 'failed';
      }
    },
  };
}
