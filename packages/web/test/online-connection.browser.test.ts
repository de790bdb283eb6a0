// A bad network: sockets are blocked, an answer is lost, the page is closed before it came. A server that can save
// nothing, and one that is newer than the page.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { hashOf, houses, shown } from './online-house.ts';
import { demand, enter, gameIn, invite, look } from './online-site.ts';
import { until } from './table-driver.ts';
import { unanswered } from './unanswered.ts';

const { comes, house, sitDown } = houses();

/** A disk that is full while a table says so. */
const DISK = `
  create table full_disk as select 1;
  create trigger full_marks before insert on marks when exists (select 1 from full_disk)
    begin select raise(abort, 'No space left'); end;
  create trigger full_games before update on games when exists (select 1 from full_disk)
    begin select raise(abort, 'No space left'); end;`;

/** From another process: two copies of SQLite in one do not see each other's locks. */
function inDatabase(statements: string): void {
  const program = `new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 10_000 }).exec(process.argv[2])`;
  execFileSync(process.execPath, ['-e', program, path.join(house().dir, 'rubicon.sqlite'), statements]);
}

async function chooseAnd(page: Page, order: RegExp): Promise<void> {
  await shown(page);
  for (const name of [/^Choose /, order])
    await page.getByRole('button', { name, disabled: false }).first().click();
}

const CANNOT_SAVE =
  'The server cannot save anything at the moment. The clocks are stopped, nothing is lost, and play continues by itself.';
const SAVED = 'Your order is saved and will be sent when the server responds.';

test('where the connection fails while the page loads, the map is fetched again and no error is shown', async () => {
  const anna = await comes();
  const { page, context } = anna;
  let maps = 0;
  await context.route(/\/assets\/map-[^/]*\.svg$/, (route) => {
    maps += 1;
    return maps === 1 ? route.abort('connectionreset') : route.continue();
  });
  let isAway = true;
  const lost = new Set<string>();
  await context.route(/\/assets\/(?:register|map-painter|map-sheets)-[^/]*\.js$/, (route) => {
    if (!isAway) return route.continue();
    lost.add(/(?:register|map-painter|map-sheets)/.exec(route.request().url())![0]);
    return route.abort('connectionreset');
  });
  await page.reload();
  await expect.poll(() => maps).toBe(2);
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  await page.locator('.board-map svg').waitFor({ state: 'attached' });
  await expect.poll(() => lost.size).toBe(3);
  expect(await page.locator('.board-map canvas').count()).toBe(0);
  isAway = false;
  await page.locator('.board-map canvas').first().waitFor({ state: 'attached' });
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  expect(anna.troubles).toEqual([]);
});

test('without sockets the page polls; an unanswered order survives a reload', async () => {
  const anna = await comes();
  await enter(anna, 'Anna');
  // Live: the game's maker is still there, and it begins by itself
  const link = await invite(anna, 'Caesar', 'Live: 90 minutes + 30 seconds');
  const game = gameIn(link);
  const livia = await comes({ path: `/${hashOf(link)}`, sockets: false });
  const { page } = livia;
  await page.getByLabel('Your name').fill('Livia');
  await page.getByRole('button', { name: 'Join the game' }).click();
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  await page.getByRole('status').filter({ hasText: 'Connected (slow)' }).first().waitFor();

  // She receives the opponent's chat
  await anna.ask('POST', `/games/${game}/chat`, { room: 'players', text: 'Salve, <b>Livia</b>!' });
  await page.getByText('Anna: Salve, <b>Livia</b>!').waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();

  // None of her requests is answered, and the page is closed meanwhile
  await page.route('**/asks', (route) => route.abort());
  await chooseAnd(page, /^Discard /);
  await page.getByText(SAVED).waitFor();
  expect((await look(livia, game)).pending).toHaveLength(0);
  expect(await unanswered(page)).toBe(1);
  await page.unroute('**/asks');
  await page.reload();
  await page.getByRole('heading', { name: 'Pompey chooses a card' }).waitFor();
  expect((await look(livia, game)).pending).toHaveLength(1);
  expect(await unanswered(page)).toBe(0);

  // And the opponent's orders
  for (let count = 0; count < 2; count += 1) {
    const { number, orders } = (await look(anna, game)).table.decision!;
    await demand(anna, game, { kind: 'order', decision: number, order: orders![0]! });
  }
  await chooseAnd(page, /^Play /);
  await until(page, (snapshot) => /What happened|moves|Player 1/.test(JSON.stringify(snapshot)), 'the cards');
  expect(livia.heard.some((text) => text.includes('"kind":"hello"'))).toBe(false);
  expect(livia.troubles).toEqual([]);
});

test('players are told that the server can save nothing, and that it is newer than the page; orders wait', async () => {
  const { anna, livia, game } = await sitDown();
  const { page, context } = livia;
  const players = [anna.page, page];
  inDatabase(DISK);
  await chooseAnd(page, /^Discard /);
  for (const each of players) {
    await each.getByText(CANNOT_SAVE).waitFor();
    await each.getByText('Connected; nothing can be saved').first().waitFor();
  }
  await page.getByText(SAVED).waitFor();
  inDatabase('delete from full_disk');
  await page.getByRole('heading', { name: 'Pompey chooses a card' }).waitFor();
  for (const each of players) await each.getByText(CANNOT_SAVE).waitFor({ state: 'detached' });
  expect((await look(livia, game)).pending).toHaveLength(1);
  expect(await unanswered(page)).toBe(0);

  let isOld = true; // until it is loaded again
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await context.routeWebSocket(/\/socket\b/, (socket) => socket.close());
  await page.route('**/api/2/**', (route) =>
    isOld
      ? route.fulfill({
          status: 410,
          json: { error: { code: 'other-protocol', message: 'Another version.' } },
        })
      : route.fallback(),
  );
  await context.setOffline(true); // so that its socket is opened anew
  await context.setOffline(false);
  await chooseAnd(page, /^Play /);
  await page.getByText('The server has a newer version than this page. Reload the page.').waitFor();
  expect(await unanswered(page)).toBe(1);
  expect((await look(livia, game)).pending).toHaveLength(1);
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect.poll(async () => (await look(livia, game)).pending.length).toBe(2);
  await expect.poll(() => unanswered(page)).toBe(0);
});
