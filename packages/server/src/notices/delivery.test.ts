import type { GameId, PersonId } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { noticeTable } from '../../test/simulation/notice-table.ts';
import type { StoredNotice } from '../data/contract/notices.ts';
import type { Store } from '../data/contract/store.ts';
import type { Channels } from './channels.ts';
import { openDelivery, type Delivery } from './delivery.ts';
import type { Sent } from './sent.ts';

const SECOND_MS = 1000;

/** Receivers that answer when told to. */
function channel() {
  const asked: { readonly notice: StoredNotice; readonly answer: (sent: Sent) => void }[] = [];
  const send = (notice: StoredNotice): Promise<Sent> =>
    new Promise((resolve) => asked.push({ notice, answer: resolve }));
  return { asked, posts: { in: () => Promise.resolve([]), send } };
}

const postOf = (number: number, person = 'Ann'): StoredNotice => ({
  id: `post-${String(number).padStart(3, '0')}`,
  person: person as PersonId,
  game: `game-${number}` as GameId,
  kind: 'post',
  key: `result game-${number}`,
  text: '',
  dueMs: number,
  tries: 0,
  ways: null,
  madeMs: 0,
});

let nowMs = 1000;
function deliveryOn(
  notices: ReturnType<typeof noticeTable>,
  posts: ReturnType<typeof channel>['posts'],
): Delivery {
  return openDelivery({
    store: { notices } as unknown as Store,
    games: {
      onSaid: () => () => undefined,
      isLooking: () => Promise.resolve(false),
      playerStatus: () => Promise.resolve(null),
    },
    tournaments: { read: () => Promise.reject(new Error('none')) },
    channels: {} as Channels,
    posts,
    home: '',
    now: () => nowMs,
    onFault: (error) => {
      throw error;
    },
  });
}
const turns = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('posts of one person are sent at once, and what cannot be is put back untried', async () => {
  const notices = noticeTable();
  const { asked, posts } = channel();
  await notices.add(Array.from({ length: 11 }, (_, number) => postOf(number)));
  const delivery = deliveryOn(notices, posts);
  const first = delivery.deliver();
  await turns();
  expect(asked).toHaveLength(8);
  for (const { answer } of asked.splice(0)) answer('sent');
  await first;
  expect(asked).toHaveLength(0);
  nowMs += SECOND_MS;
  const second = delivery.deliver();
  await turns();
  expect(asked.map(({ notice: { id, tries } }) => [id, tries])).toEqual([
    ['post-008', 0],
    ['post-009', 0],
    ['post-010', 0],
  ]);
  for (const { answer } of asked) answer('sent');
  await second;
  await delivery.stop();
});

test('a slow receiver of one person holds up nobody else', async () => {
  const notices = noticeTable();
  const { asked, posts } = channel();
  await notices.add(['Ann', 'Ben', 'Cleo'].map((person, number) => postOf(number, person)));
  const delivery = deliveryOn(notices, posts);
  const delivered = delivery.deliver();
  await turns();
  expect(asked.map(({ notice }) => notice.person)).toEqual(['Ann', 'Ben', 'Cleo']);
  for (const { answer } of asked) answer('sent');
  await delivered;
  await delivery.stop();
});
