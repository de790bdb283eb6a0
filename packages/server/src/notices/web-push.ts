// Web Push: messages to browsers, encrypted for each of them, signed with this server's key (VAPID).
import webPush from 'web-push';
import type { Store } from '../data/contract/store.ts';
import type { StoredDevice } from '../data/contract/notices.ts';
import type { Message } from './message.ts';
import type { SafeFetch } from './safe-fetch.ts';
import { sentBy, type Sent } from './sent.ts';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const SECRET = 'vapid';
const LASTS_S = 24 * 3600; // how long a push service holds a message for an offline browser

/** Created at the first start and stored: browsers identify the server by it. */
export async function vapidKeys(store: Pick<Store, 'secret'>): Promise<VapidKeys> {
  return JSON.parse(await store.secret(SECRET, JSON.stringify(webPush.generateVAPIDKeys()))) as VapidKeys;
}

const MOST_BYTES = 3900; // encrypted, no push service need take more than 4096 (RFC 8030, 7.2)

/** As JSON, with as much of the text as fits: news of many games may be long. */
export function payloadOf(message: Message): string {
  let { text } = message;
  let payload = JSON.stringify(message);
  while (text !== '' && Buffer.byteLength(payload) > MOST_BYTES) {
    text = text.slice(0, Math.floor(text.length * 0.9)).replace(/[\ud800-\udbff]$/, '');
    payload = JSON.stringify({ ...message, text: `${text}…` });
  }
  return payload;
}

export async function sendPush(
  fetcher: SafeFetch,
  keys: VapidKeys,
  subject: string,
  device: StoredDevice,
  message: Message,
): Promise<Sent> {
  const { endpoint, p256dh, auth } = device;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payloadOf(message),
    {
      vapidDetails: { subject, ...keys },
      TTL: LASTS_S,
      urgency: message.kind === 'chat' ? 'normal' : 'high',
      topic: message.tag,
    },
  );
  return sentBy(await fetcher.post(endpoint, headers, body));
}
