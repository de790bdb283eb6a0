// Two people find each other with one press each.
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
