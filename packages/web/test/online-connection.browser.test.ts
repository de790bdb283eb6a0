// A bad network: sockets are blocked, an answer is lost, the page is closed before it came.
import { expect, test } from 'vitest';
import { hashOf, houses, shown } from './online-house.ts';
import { demand, enter, gameIn, invite, look } from './online-site.ts';
import { until } from './table-driver.ts';

const { comes } = houses();

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
  await shown(page);
  await page
    .getByRole('button', { name: /^Choose /, disabled: false })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Discard /, disabled: false })
    .first()
    .click();
  await page.getByText('Your order is saved and will be sent').waitFor();
  expect((await look(livia, game)).pending).toHaveLength(0);
  const kept = (): Promise<number> =>
    page.evaluate<number>("Object.keys(localStorage).filter((key) => key.startsWith('rubicon.ask.')).length");
  expect(await kept()).toBe(1);
  await page.unroute('**/asks');
  await page.reload();
  await page.getByRole('heading', { name: 'Pompey chooses a card' }).waitFor();
  expect((await look(livia, game)).pending).toHaveLength(1);
  expect(await kept()).toBe(0);

  // And the opponent's orders
  for (let count = 0; count < 2; count += 1) {
    const { number, orders } = (await look(anna, game)).table.decision!;
    await demand(anna, game, { kind: 'order', decision: number, order: orders![0]! });
  }
  await page
    .getByRole('button', { name: /^Choose /, disabled: false })
    .first()
    .click();
  await page
    .getByRole('button', { name: /^Play /, disabled: false })
    .first()
    .click();
  await until(page, (snapshot) => /What happened|moves|Player 1/.test(JSON.stringify(snapshot)), 'the cards');
  expect(livia.heard.some((text) => text.includes('"kind":"hello"'))).toBe(false);
  expect(livia.troubles).toEqual([]);
});
