// The community as two people use it: friends, a challenge, reports, mail, push, and the language of notifications.
import { launchBrowser } from '../tools/browser.ts';
import { browser as device, mailbox, receiver, type Mailbox, type Receiver } from '@rubicon/server/receivers';
import type { Notices, PushMessage, PuzzleRatings, PuzzleStanding } from '@rubicon/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { puzzles } from './shipped-puzzles.ts';
import { houses } from './online-house.ts';
import { enter, type Somebody } from './online-site.ts';

let box: Mailbox;
let service: Receiver;
beforeAll(async () => {
  [box, service] = [await mailbox(), await receiver()];
});
afterAll(() => Promise.all([box.stop(), service.stop()]));

const { comes, house } = houses(
  (url) => ({
    SMTP_URL: box.url,
    MAIL_FROM: 'Rubicon <rubicon@home.example>',
    PUBLIC_URL: url,
    NOTICES_INSIDE: 'yes',
  }),
  launchBrowser,
); // a headless shell shows no notifications

const DISCORD = '/api/webhooks/123456789012345678/se-cret_Token'; // taken for a channel of Discord
const PASSWORD = 'alea iacta est';
const PATIENCE = { timeout: 60_000 }; // generous, for a busy machine

const goTo = ({ page }: Somebody, word: string): Promise<unknown> =>
  page.evaluate(`location.hash = '${word}'`);

/** As a member: with a password. */
async function settle(somebody: Somebody, name: string): Promise<void> {
  await enter(somebody, name);
  await goTo(somebody, 'account');
  await somebody.page.getByLabel(/^New password/).fill(PASSWORD);
  await somebody.page.getByRole('button', { name: 'Sign up' }).click();
  await somebody.page.getByText('Your password is set').waitFor();
}

/** The link in the next mail. */
async function linkIn(word: string): Promise<string> {
  const link = (): string | undefined =>
    new RegExp(`/#${word}=\\S+`).exec(box.letters.at(-1)?.text ?? '')?.[0];
  await expect.poll(link, PATIENCE).toBeDefined();
  return link()!;
}

test('two people become friends, play, and report to the admin', async () => {
  const before = service.heard.length;
  const [anna, livia] = await Promise.all([comes(), comes()]);
  await Promise.all([settle(anna, 'Anna'), settle(livia, 'Livia')]);
  await goTo(anna, 'friends');
  await anna.page.getByLabel('Find a player by name').fill('livia');
  await anna.page.getByRole('button', { name: 'Find' }).click();
  await anna.page.getByRole('button', { name: 'Add as a friend' }).click();
  await livia.page.getByRole('link', { name: 'Friends 1' }).click();
  await livia.page.getByRole('button', { name: 'Accept friend request' }).click();
  // The page of the person who asked updates by itself
  await anna.page.getByRole('link', { name: 'Challenge' }).click();
  await anna.page.getByLabel('Your side').selectOption({ label: 'Caesar' });
  await anna.page.getByLabel('Time control').selectOption({ label: 'No clock' });
  await anna.page.getByRole('button', { name: 'Create the game' }).click();
  await anna.page.getByText('The game starts as soon as Livia accepts.').waitFor();
  await goTo(livia, 'online');
  await livia.page.getByText('Anna challenges you. Accept to start.').waitFor();
  await livia.page
    .getByText('No clock · Edition 2.0 · rated · allowed: odds, intelligence and undo')
    .waitFor();
  await livia.page.getByRole('link', { name: 'Accept' }).click();
  await livia.page.getByRole('button', { name: 'Ready' }).click();
  for (const { page } of [anna, livia]) await page.getByRole('region', { name: 'What to do' }).waitFor();

  // A channel for the game: whoever gives it is named, and the other says whom to mention
  const openChannel = async ({ page }: Somebody): Promise<void> => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: /^Post this game to a channel/ }).click();
  };
  const close = ({ page }: Somebody): Promise<void> =>
    page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await openChannel(anna);
  await anna.page.getByText('There is no channel yet.').waitFor();
  await anna.page.getByLabel('Webhook address of the channel').fill('ftp://discord.example');
  await anna.page.getByRole('button', { name: 'Save' }).click();
  await anna.page.getByText('That address cannot be used.').waitFor();
  await anna.page.getByLabel('Webhook address of the channel').fill(`${service.url}${DISCORD}`);
  await anna.page.getByRole('button', { name: 'Save' }).click();
  await anna.page.getByText('You have set a channel.').waitFor();
  expect(await axe(anna.page)).toEqual([]);
  await close(anna);
  await openChannel(livia);
  await livia.page.getByText('Anna has set a channel.').waitFor();
  await livia.page.getByLabel(/^Your Discord ID or name/).fill('Livia of Rome');
  await livia.page.getByRole('button', { name: 'Save' }).click();
  await livia.page.getByText('Saved.').waitFor();
  await close(livia);
  // A post tells how things are some seconds after the channel was given: given again, it mentions Livia for certain
  await openChannel(anna);
  await anna.page.getByLabel('Webhook address of another channel').fill(`${service.url}${DISCORD}`);
  await anna.page.getByRole('button', { name: 'Save' }).click();
  await anna.page.getByText('Saved. The board will be posted there in a few seconds.').waitFor();
  await close(anna);

  // A chat line is reported with the lines around it
  for (const { page } of [anna, livia]) await page.getByRole('tab', { name: 'Chat' }).click();
  const said = 'You play like a <img src=x onerror=alert(1)> mule.'; // shown as it is
  await anna.page.getByLabel('Write a message').fill(said);
  await anna.page.getByRole('button', { name: 'Send' }).click();
  await livia.page.getByRole('button', { name: `Report the message of Anna: ${said}` }).click();
  expect(await axe(livia.page)).toEqual([]);
  const report = livia.page.waitForRequest('**/reports');
  await livia.page.getByRole('button', { name: 'Send the report' }).click();
  await livia.page.getByText('Your report was sent. Thank you.').waitFor();
  expect((await report).postDataJSON()).toMatchObject({
    reason: 'abuse',
    line: { room: 'players', number: 1 },
  });

  // The board has been posted; either may remove the channel
  await close(livia);
  const posted = (): string =>
    service.heard
      .slice(before)
      .map(({ body }) => body.toString('latin1'))
      .join(' ');
  await expect.poll(posted, PATIENCE).toContain('"content":"Livia of Rome"');
  expect(posted()).toContain('To play: Anna, Livia');
  expect(posted()).toContain('content-type: image/png');
  await openChannel(livia);
  await livia.page.getByRole('button', { name: 'Remove the channel' }).click();
  await livia.page.getByText('There is no channel yet.').waitFor();
  await close(livia);

  // A blocked friend is no longer a friend, and is not told
  await livia.page.getByRole('link', { name: 'Anna', exact: true }).first().click();
  await livia.page.getByRole('button', { name: 'Block', exact: true }).click();
  await livia.page.getByRole('button', { name: 'Unblock' }).waitFor();
  expect(await anna.ask('GET', '/friends')).toMatchObject({ friends: [] });
  // the address of no channel was refused
  expect([...anna.troubles, ...livia.troubles]).toEqual([expect.stringMatching(/^400: .*\/channel$/)]);
});

test('notifications by mail and in the browser, in the page’s language', async () => {
  const phone = device(service.url);
  const livia = await comes({
    isKept: true,
    script: `PushManager.prototype.subscribe = () => Promise.resolve({ toJSON: () => (${JSON.stringify(phone.subscription)}) });`,
  });
  await livia.context.grantPermissions(['notifications']);
  const { page } = livia;
  await settle(livia, 'Livia');

  // A mail address is confirmed when its link was followed, whoever received the mail. What was typed into another
  // field before it was saved stays there
  await page.getByLabel('Webhook address').fill(`${service.url}/half`);
  await page.getByLabel('Email address').fill('livia@mail.example');
  await page.getByLabel('Your password').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await page.getByText('We sent a link to this address.').waitFor();
  expect(await page.getByLabel('Webhook address').inputValue()).toBe(`${service.url}/half`);
  const reader = await comes({ path: await linkIn('verify') });
  await reader.page.getByText('Your email address is confirmed.').waitFor();

  // A webhook, and whom it mentions
  await page.reload();
  await page.getByLabel('Webhook address').fill(`${service.url}${DISCORD}`);
  await page.getByLabel('Discord ID to mention, or a name').fill('Livia');
  await page.getByLabel('Discord ID to mention, or a name').press('Enter');
  await page.getByText('Saved').waitFor();
  expect((await livia.ask<Notices>('GET', '/me/notices')).webhook).toEqual({
    url: `${service.url}${DISCORD}`,
    mention: 'Livia',
  });

  // The browser: it is added, a test message arrives, and its notification links to the games
  await page.reload();
  await page.getByText('This address is confirmed.').waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Language').selectOption('sv');
  await expect
    .poll(async () => (await livia.ask<{ language: string }>('GET', '/me')).language, PATIENCE)
    .toBe('sv');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Meddela mig i den här webbläsaren' }).click();
  await expect
    .poll(async () => (await livia.ask<Notices>('GET', '/me/notices')).push.devices.length, PATIENCE)
    .toBe(1);
  await livia.ask('POST', '/me/notices/test', { channel: 'push' });
  const { push } = await livia.ask<Notices>('GET', '/me/notices');
  const message = phone.open(service.heard.at(-1)!, push.key) as PushMessage;
  expect(message).toMatchObject({ lang: 'sv', title: 'Testmeddelande', url: `${house().url}/#online` });
  expect(await shownBy(livia, message)).toEqual([
    { title: 'Testmeddelande', body: message.text, lang: 'sv', data: message.url },
  ]);

  // A forgotten password: the link, a new one, and in again
  await livia.ask('POST', '/password-reset', { who: 'Livia' });
  await reader.page.goto(`${house().url}${await linkIn('reset')}`);
  await reader.page.getByLabel(/^New password/).fill('veni vidi vici');
  await reader.page.getByRole('button', { name: 'Set password' }).click();
  await reader.page.getByLabel('Your name').fill('Livia');
  await reader.page.getByLabel('Password', { exact: true }).fill('veni vidi vici');
  await reader.page.getByRole('button', { name: 'Log in', exact: true }).click();
  await reader.page.getByRole('link', { name: 'Create a game' }).waitFor();

  // A puzzle: rated once, with the account, and known on the other device
  const { id, alternatives, rating } = puzzles.find(({ kind }) => kind === 'card')!;
  const answerOn = async ({ page: at }: Somebody, [order]: readonly string[]): Promise<void> => {
    await at.goto(`${house().url}/#puzzle=${id}`);
    await at.locator('.puzzle[data-solving="open"]').waitFor();
    await at.keyboard.press('/');
    await at.locator('.typed-line input').fill(order!);
    await at.keyboard.press('Enter');
    await at.locator('.puzzle[data-solving="answered"]').waitFor();
  };
  const before = await reader.ask<PuzzleStanding>('GET', '/me/puzzles');
  expect(before.tries).toBe(0);
  await answerOn(reader, alternatives[0]!.orders);
  const rated = await reader.page
    .getByText(/^Your rating: \d+ \(\+\d+\)\. This puzzle: \d+\.$/)
    .textContent();
  const [own, , its] = rated!.match(/\d+/g)!.map(Number);
  expect([own! > before.rating, its! < rating]).toEqual([true, true]);
  await livia.ask('POST', '/login', { name: 'Livia', password: 'veni vidi vici' });
  await answerOn(livia, alternatives.at(-1)!.orders);
  await page.getByText('Bara första försöket räknas för din rating.').waitFor();
  await page.goto(`${house().url}/#puzzles`);
  await page.getByText(`Din rating på uppgifter: ${own} ±`).waitFor();
  expect(await livia.ask<PuzzleStanding>('GET', '/me/puzzles')).toMatchObject({
    rating: own,
    tries: 1,
    tried: [{ puzzle: id, right: true }],
  });
  expect(await livia.ask('PUT', `/me/puzzles/${id}`, { right: false })).toMatchObject({
    isCounted: false,
    rating: own,
    puzzle: its,
  });
  await expect
    .poll(() => livia.ask<PuzzleRatings>('GET', '/puzzles/ratings'))
    .toEqual({ ratings: [{ puzzle: id, rating: its }] });
  await page.reload();
  await page.locator(`.puzzle-cell[href="#puzzle=${id}"][aria-label*="${its}"]`).waitFor();
});

/** What the service worker shows for a message, as the push service would deliver it. */
async function shownBy({ context, page }: Somebody, message: PushMessage): Promise<unknown> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  const session = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  const handled = new Promise<unknown>((resolve) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent: event }) => {
      if (event.eventName === 'Push event completed') resolve(event.eventMetadata);
    });
  });
  await session.send('BackgroundService.startObserving', { service: 'pushMessaging' });
  await session.send('BackgroundService.setRecording', { service: 'pushMessaging', shouldRecord: true });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  // Chromium forgets a notification if it is asked for the list while it is still being shown
  expect(await handled).toEqual([{ key: 'Status', value: 'Success' }]);
  const list = `navigator.serviceWorker.ready
    .then((registration) => registration.getNotifications())
    .then((all) => all.map(({ title, body, lang, data }) => ({ title, body, lang, data })))`;
  await expect.poll(() => page.evaluate<unknown[]>(list), PATIENCE).toHaveLength(1);
  return page.evaluate(list);
}
