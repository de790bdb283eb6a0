// Around an online game: a clock of one's own, the connection light, the lobby, and the end.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { houses, shown } from './online-house.ts';
import { demand, look } from './online-site.ts';

const { sitDown } = houses();

const hide = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    `Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${String(isHidden)} });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`,
  );

test('a clock of one’s own, a truthful connection light, boards in the lobby, and the end', async () => {
  const { anna, livia, game } = await sitDown('Time per decision, set by me…');
  const { page } = anna;
  await page.getByRole('timer', { name: 'Caesar: 3 days left' }).waitFor();

  await page.getByRole('status').filter({ hasText: 'Connected' }).first().waitFor();
  await anna.context.setOffline(true);
  await page.getByRole('status').filter({ hasText: 'No connection; reconnecting' }).first().waitFor();
  await anna.context.setOffline(false);
  await page.getByRole('status').filter({ hasText: 'Connected' }).first().waitFor();

  // In another tab: the page shows no news while it is hidden, but says whose turn it is
  const before = await page.title();
  await hide(page, true);
  await expect.poll(() => page.title()).toBe('● Your turn – vs Livia – Rubicon');
  for (let count = 0; count < 2; count += 1) {
    const { number, orders } = (await look(anna, game)).table.decision!;
    await demand(anna, game, { kind: 'order', decision: number, order: orders![0]! }); // from her phone
  }
  await expect.poll(() => page.title(), { timeout: 20_000 }).toBe(before);
  await hide(page, false);

  const watcher = await page.context().newPage(); // another window of Anna's: the lobby
  await watcher.goto(page.url().replace(/#.*/, '#online'));
  const row = watcher.getByRole('listitem', { name: 'Anna vs Livia' });
  await row.getByText('Opponent’s turn').waitFor();
  await row.getByText('3 days per decision').waitFor();
  await row
    .getByRole('img', { name: 'The board: Caesar is in 5 locations, Pompey in 8 locations.' })
    .waitFor();

  await demand(livia, game, { kind: 'resign' });
  await shown(page);
  await page.getByRole('dialog', { name: 'You won' }).waitFor();
  await page.getByRole('button', { name: 'Rematch, sides swapped' }).waitFor();
  await livia.page.getByRole('dialog', { name: 'You lost' }).waitFor();
  await row.getByText('You won').waitFor();
  expect(livia.troubles).toEqual([]);
});
