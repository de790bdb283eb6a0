// Screenshots of the community, as a regular member sees it.
import type { APIRequestContext, Page } from 'playwright-core';
import { enter, press, type Scene } from './scene-steps.ts';

const PASSWORD = 'alea iacta est';
const OTHERS = ['Livia', 'Cassius', 'Cornelia', 'Marcus Favonius'];

export interface Member {
  readonly id: string;
  readonly ask: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;
}

/** Makes a request as the page would. */
const asker =
  (request: APIRequestContext, home: string): Member['ask'] =>
  async <T>(method: string, path: string, body?: unknown) => {
    const answer = await request.fetch(`${home}/api/2${path}`, {
      method,
      headers: { origin: home },
      ...(body === undefined ? {} : { data: body }),
    });
    if (!answer.ok()) throw new Error(`${answer.status()} ${path}: ${await answer.text()}`);
    return (answer.status() === 204 ? undefined : await answer.json()) as T;
  };

const settled = async (ask: Member['ask']): Promise<Member> => {
  await ask('PUT', '/me/password', { password: PASSWORD });
  const { person } = await ask<{ person: { id: string } }>('GET', '/me');
  return { id: person.id, ask };
};

export const ENTROPY = '0'.repeat(64);

/** A rated game that one side resigns at once. */
async function playOut(one: Member, other: Member, loser: Member): Promise<void> {
  const { card } = await one.ask<{ card: { game: string } }>('POST', '/games', {
    edition: '2.0',
    rules: {},
    side: 'random',
    opponent: { kind: 'open' },
    pace: { kind: 'none' },
    aids: { odds: true, hints: false, intel: true, undo: true },
    visibility: 'public',
  });
  await other.ask('POST', `/games/${card.game}/join`, {});
  for (const each of [one, other]) await each.ask('POST', `/games/${card.game}/start`, { entropy: ENTROPY });
  await loser.ask('POST', `/games/${card.game}/asks`, { id: 'r'.repeat(16), ask: { kind: 'resign' } });
}

interface Asked {
  readonly table: {
    readonly view: { readonly step: string; readonly asked: string | null };
    readonly decision: {
      readonly number: number;
      readonly required: boolean;
      readonly step: string;
      readonly orders: readonly string[];
    } | null;
  };
}

/** Anna plays both sides and has chosen the cards; the side that waits plays out a plan. */
async function toPlanBoard(page: Page): Promise<void> {
  await enter(page, 'Anna');
  await openPage(page, 'new', 'New game');
  await page.getByLabel('Opponent').selectOption({ label: 'Myself: I play both sides' });
  await press(page, 'Create the game');
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  const url = new URL(page.url());
  const game = url.hash.slice('#play='.length);
  const ask = asker(page.context().request, url.origin);
  const look = (side: string): Promise<Asked> => ask('GET', `/games/${game}?as=${side}&orders=yes`);
  for (const side of ['caesar', 'pompey'])
    for (let count = 0; ; count++) {
      const { decision } = (await look(side)).table;
      if (decision?.required !== true || decision.step !== 'cards') break;
      const { number, orders } = decision;
      const order =
        orders.find((each) => /^discard [A-Z]/.test(each)) ?? orders.find((each) => each.includes('/'))!;
      const id = `${side}-plan-${count}`.padEnd(20, '0');
      await ask('POST', `/games/${game}/asks`, {
        id,
        as: side,
        ask: { kind: 'order', decision: number, order },
      });
    }
  const { asked } = (await look('caesar')).table.view;
  await page.goto(`${url.origin}/#plan=${game}.${asked === 'caesar' ? 'pompey' : 'caesar'}`);
  await press(page, 'Skip to my decision');
}

/** Anna with a password and friends, and rounds of games for all of them; Anna is the first. */
export const members = async (page: Page, rounds = 0): Promise<readonly Member[]> => {
  await enter(page, 'Anna');
  const home = new URL(page.url()).origin;
  const anna = await settled(asker(page.context().request, home));
  const others: Member[] = [];
  for (const name of OTHERS) {
    const context = await page.context().browser()!.newContext();
    const ask = asker(context.request, home);
    await ask('POST', '/guest', { name });
    others.push(await settled(ask));
  }
  for (const [index, other] of others.slice(0, 3).entries()) {
    await (index === 2 ? other : anna).ask('PUT', `/friends/${index === 2 ? anna.id : other.id}`);
    if (index < 2) await other.ask('PUT', `/friends/${anna.id}`);
  }
  const all = [anna, ...others];
  for (let round = 0; round < rounds; round += 1)
    for (const [index, other] of others.entries()) {
      const one = all[(round + index) % all.length]!;
      if (one !== other) await playOut(one, other, (round * 7 + index * 3) % 5 < 2 ? one : other);
    }
  await page.reload();
  return all;
};

export const openPage = async (page: Page, word: string, title: string): Promise<void> => {
  await page.evaluate(`location.hash = '${word}'`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

const ROUNDS = 14; // enough for a certain rating

/** Follow-up work after games is done a moment later. */
const ratings = async (page: Page): Promise<void> => {
  const [{ ask }] = (await members(page, ROUNDS)) as [Member];
  const hasLeaders = async (): Promise<boolean> =>
    (await ask<{ leaders: unknown[] }>('GET', '/ratings')).leaders.length > 2;
  while (!(await hasLeaders())) await page.waitForTimeout(500);
  await openPage(page, 'ratings', 'Ratings');
  await page.getByRole('row').nth(2).waitFor();
};

export const onlineScene = (name: string, go: Scene['go'], dark = false): Scene => ({
  name,
  dark,
  isOnline: true,
  isCommon: true,
  go,
});

export const ONLINE_SCENES: readonly Scene[] = [
  onlineScene('online-new', async (page) => {
    await enter(page, 'Anna');
    await openPage(page, 'new', 'New game');
  }),
  onlineScene('online-ratings', ratings),
  onlineScene(
    'online-profile',
    async (page) => {
      await ratings(page);
      await page.getByRole('link', { name: 'Livia' }).click();
      await page.getByRole('heading', { level: 1, name: 'Livia' }).waitFor();
      await page.getByRole('link', { name: 'Challenge' }).waitFor();
    },
    true,
  ),
  onlineScene('online-friends', async (page) => {
    await members(page);
    await openPage(page, 'friends', 'Friends');
    await page.getByRole('link', { name: 'Livia' }).waitFor();
  }),
  onlineScene('online-account', async (page) => {
    await members(page);
    await openPage(page, 'account', 'Your account');
    await page.getByRole('heading', { name: 'Notifications' }).waitFor();
  }),
  onlineScene('online-privacy', async (page) => {
    await enter(page, 'Anna');
    await openPage(page, 'privacy', 'Your data');
    await page.getByRole('row').nth(5).waitFor();
  }),
  onlineScene('online-standing', async (page) => {
    await enter(page, 'Anna');
    await openPage(page, 'new', 'New game');
    await page.getByLabel('Opponent').selectOption({ label: 'Myself: I play both sides' });
    await press(page, 'Create the game');
    await page.getByRole('region', { name: 'What to do' }).waitFor();
    await press(page, 'Menu');
    await press(page, 'Plans and standing orders');
    await page.getByLabel('Apply to').selectOption({ label: 'One battle of this game' });
    await page.getByRole('combobox', { name: /^Battle of/ }).selectOption('Rome');
    await page.getByLabel('My blocks').selectOption({ label: 'Fight, but retreat from a lost battle' });
  }),
  onlineScene('online-plan-board', async (page) => {
    await toPlanBoard(page);
  }),
  onlineScene('online-plan', async (page) => {
    await toPlanBoard(page);
    await press(page, 'End moves');
    await page.getByRole('button', { name: 'End anyway' }).click();
    await press(page, 'Make it a plan');
    await page.getByRole('dialog', { name: 'Your plan' }).waitFor();
  }),
];
