import type { FriendsNews, PersonId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { linkedBuses, type Link } from '../../test/linked-buses.ts';
import type { Store } from '../data/contract/store.ts';
import { fellowPresence } from './fellow-presence.ts';
import { friendPresence, type FriendPresence } from './friend-presence.ts';

const [ANN, BEN] = ['ann' as PersonId, 'ben' as PersonId];
const bond = (person: PersonId, other: PersonId) => ({ person, other, kind: 'friend', atMs: 0 });
const store = {
  community: { bondsOf: () => Promise.resolve([bond(ANN, BEN), bond(BEN, ANN)]) },
  notices: { contact: () => Promise.resolve({ hides: false }) },
} as unknown as Pick<Store, 'community' | 'notices'>;

/** One process: who is there, and what they were last sent. */
function processIn(link: Link) {
  const here = new Set<PersonId>();
  const online = new Map<PersonId, readonly PersonId[]>();
  const gone: ((fellow: string) => void)[] = [];
  const bus = link.join();
  const presence: FriendPresence = friendPresence(store, {
    bus,
    elsewhere: [fellowPresence({ bus, onGone: (listener) => void gone.push(listener) })],
  });
  presence.attach({
    isHere: (person) => here.has(person),
    everyone: () => here,
    send: (person, text) => online.set(person, (JSON.parse(text) as FriendsNews).online),
  });
  return {
    presence,
    online,
    lose: (fellow: string) => gone.forEach((listener) => listener(fellow)),
    come: async (person: PersonId) => {
      here.add(person);
      await presence.changed(person);
    },
    go: async (person: PersonId) => {
      here.delete(person);
      await presence.changed(person);
    },
  };
}

test('friends see each other whichever processes they are at', async () => {
  const link = linkedBuses();
  const [one, two] = [processIn(link), processIn(link)];
  await one.come(ANN);
  await two.come(BEN);
  await expect.poll(() => one.online.get(ANN)).toEqual([BEN]);
  await two.go(BEN);
  await expect.poll(() => one.online.get(ANN)).toEqual([]);
});

test('a process that starts learns who is there, and one that ends takes its people along', async () => {
  const link = linkedBuses();
  const one = processIn(link);
  await one.come(ANN);
  const two = processIn(link);
  expect(await two.presence.online([ANN, BEN])).toEqual(new Set([ANN]));
  two.lose('server 1');
  expect(await two.presence.online([ANN, BEN])).toEqual(new Set());
});
