// The tokens of links in mails. One-time links are random and stored as hashes; the unsubscribe link is signed, so
// that it works in every mail, for ever, and without logging in.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PersonId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import type { StoredLink } from '../data/contract/notices.ts';
import { hashToken } from '../people/sessions.ts';

const SECRET = 'links';
const LASTS_MS = { verify: 24 * 3_600_000, reset: 3_600_000 } as const;
const SECRET_BYTES = 32;

export interface Links {
  make(person: PersonId, kind: StoredLink['kind'], value: string): Promise<string>;
  /** Valid once, and in time; null otherwise. */
  use(token: string, kind: StoredLink['kind']): Promise<StoredLink | null>;
  unsubscribe(person: PersonId): string;
  /** Whose mails a link unsubscribes; null if it is not one of ours. */
  whoseEnd(token: string): PersonId | null;
}

export async function linksOf(store: Pick<Store, 'notices' | 'secret'>, now: () => number): Promise<Links> {
  const key = await store.secret(SECRET, randomBytes(SECRET_BYTES).toString('base64url'));
  const signed = (person: string): string =>
    createHmac('sha256', key).update(`unsubscribe ${person}`).digest('base64url');
  return {
    make: async (person, kind, value) => {
      const token = randomBytes(SECRET_BYTES).toString('base64url');
      const untilMs = now() + LASTS_MS[kind];
      await store.notices.addLink({ hash: hashToken(token), person, kind, value, untilMs });
      return token;
    },
    use: (token, kind) => store.notices.useLink(hashToken(token), kind, now()),
    unsubscribe: (person) => `${person}.${signed(person)}`,
    whoseEnd: (token) => {
      const [person = '', signature = ''] = token.split('.');
      const [given, right] = [Buffer.from(signature), Buffer.from(signed(person))];
      return given.length === right.length && timingSafeEqual(given, right) ? (person as PersonId) : null;
    },
  };
}
