// Two people find each other with one press each.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { houses } from './online-house.ts';
import { enter, type Somebody } from './online-site.ts';

const { house, comes } = houses();

const lobby = async (somebody: Somebody, name: string): Promise<void> => {
  await enter(somebody, name);
  await somebody.page.goto(`${house().url}#online`);
  await somebody.page.getByRole('region', { name: 'Find an opponent' }).waitFor();
};

test('two presses of Play now begin a game, and remembered terms keep two others apart', async () => {
  const anna = await comes();
  await lobby(anna, 'Anna');
  expect(await axe(anna.page)).toEqual([]);
  await anna.page.getByRole('button', { name: 'Play now' }).click();
  await anna.page.getByRole('status').filter({ hasText: 'Looking for an opponent.' }).waitFor();
  expect(await axe(anna.page)).toEqual([]);

  // Marcus wants another edition and to bid for sides, and waits too; his page remembers it
  const marcus = await comes({ phone: true });
  await lobby(marcus, 'Marcus');
  await marcus.page.getByText('Change the terms').click();
  await marcus.page.getByLabel('Edition').selectOption('1.1');
  await marcus.page.getByLabel('Your side').selectOption({ label: 'By bid' });
  await marcus.page.reload();
  await marcus.page
    .getByText(/Edition 1\.1 · .*sides by bid/)
    .first()
    .waitFor();
  expect(await axe(marcus.page)).toEqual([]);
  await marcus.page.getByRole('button', { name: 'Play now' }).click();
  await marcus.page.getByRole('status').filter({ hasText: 'Looking for an opponent.' }).waitFor();

  // Livia finds Anna at once: both are asked for a card
  const livia = await comes({ phone: true });
  await lobby(livia, 'Livia');
  await expect
    .poll(() => livia.page.getByRole('button', { name: /^Join / }).allTextContents())
    .toEqual([expect.stringMatching(/^Join Anna/), expect.stringMatching(/^Join Marcus/)]);
  await livia.page.getByLabel('Show').selectOption('correspondence games');
  await livia.page.getByText('No one is looking for an opponent right now.').waitFor();
  await livia.page.getByRole('button', { name: 'Play now' }).click();
  for (const { page } of [livia, anna])
    await page
      .getByRole('button', { name: /^Choose [IV]+ moves?/ })
      .first()
      .waitFor();

  // On his terms Livia finds Marcus: both bid, and begin
  await livia.page.goto(`${house().url}#online`);
  await livia.page.getByText('Change the terms').click();
  await livia.page.getByLabel('Edition').selectOption('1.1');
  await livia.page.getByLabel('Your side').selectOption({ label: 'By bid' });
  await livia.page.getByRole('button', { name: 'Play now' }).click();
  for (const [{ page }, side] of [
    [livia, 'Pompey'],
    [marcus, 'Caesar'],
  ] as const) {
    await page.getByRole('radio', { name: side }).check();
    await page.getByRole('button', { name: 'Place this bid' }).click();
  }
  for (const { page } of [livia, marcus])
    await page
      .getByRole('button', { name: /^Choose [IV]+ moves?/ })
      .first()
      .waitFor();

  expect([...anna.troubles, ...livia.troubles, ...marcus.troubles]).toEqual([]);
});

const isLooking = (at: Page) => at.getByRole('status').filter({ hasText: 'Looking for an opponent.' });
const cardButtons = (at: Page) => at.getByRole('button', { name: /^Choose [IV]+ moves?/ });

test('whoever waits plays a computer meanwhile, and is told who has been found', async () => {
  const anna = await comes({
    phone: true,
    script: "localStorage.setItem('rubicon.opponent', 'pompey centurio')",
  });
  await lobby(anna, 'Anna');
  await anna.page.getByRole('button', { name: 'Play now' }).click();
  await isLooking(anna.page).waitFor();
  const repeated = anna.page.waitForResponse('**/api/2/play-now'); // the search goes on beside the table
  await anna.page.getByRole('button', { name: 'Play a computer while you wait' }).click();
  expect((await repeated).status()).toBe(200);
  await cardButtons(anna.page).first().waitFor();
  await isLooking(anna.page).waitFor();
  expect(await axe(anna.page)).toEqual([]);

  // The game stays when she looks at the waiting page, and is the same when she comes back
  await anna.page.getByRole('button', { name: 'Back to the search' }).click();
  await anna.page.getByRole('button', { name: 'Stop looking' }).waitFor();
  await anna.page.getByRole('button', { name: 'Play a computer while you wait' }).click();
  await cardButtons(anna.page).first().click();
  await isLooking(anna.page).waitFor();

  const livia = await comes();
  await lobby(livia, 'Livia');
  await livia.page.getByRole('button', { name: /^Join Anna/ }).waitFor();
  await livia.page.getByRole('button', { name: 'Play now' }).click();
  await anna.page.getByRole('status').filter({ hasText: 'Livia is waiting for you.' }).waitFor();
  expect(await anna.page.title()).toBe('Opponent found – Rubicon');
  expect(await axe(anna.page)).toEqual([]);
  await livia.page.getByText('The game starts as soon as Anna accepts.').waitFor();

  await anna.page.getByRole('button', { name: 'Go to the game' }).click();
  for (const { page } of [anna, livia]) await cardButtons(page).first().waitFor();

  // The game against the computer can be continued
  await anna.page.goto(house().url);
  await anna.page.getByRole('button', { name: 'Continue' }).first().waitFor();
  await anna.page.getByText('Centurio (computer)').first().waitFor();
  expect([...anna.troubles, ...livia.troubles]).toEqual([]);
});
