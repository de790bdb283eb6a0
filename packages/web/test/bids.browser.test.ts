// Two people bid for their sides, in real browsers with the real server.
import { FIRST_YEAR } from '@rubicon/engine';
import type { Balance } from '@rubicon/protocol';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { dice, hashOf, houses, play } from './online-house.ts';
import { demand, enter, gameIn, invite, look, type Somebody } from './online-site.ts';

const { house, comes } = houses();

async function bid({ page }: Somebody, side: string, points: number): Promise<void> {
  await page.getByRole('radio', { name: side }).check();
  const slider = page.getByRole('slider', { name: 'Levy points you would give for it' });
  await slider.focus();
  await page.keyboard.press('Home');
  for (let left = points; left > 0; left--) await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toBe(`${points} levy points`);
  await page.getByRole('button', { name: 'Place this bid' }).press('Enter');
}

const PASSWORD = { password: 'alea iacta est' };
const boughtBy = ({ heard }: Somebody): string => heard.join('\n');

test('from making the game to secret bids, the reveal, the first card and the count of its result', async () => {
  const anna = await comes();
  await enter(anna, 'Anna');
  await anna.ask('PUT', '/me/password', PASSWORD);
  await anna.page.reload();
  await anna.page.getByRole('link', { name: 'Create a game' }).click();
  await anna.page.getByLabel('Your side').selectOption({ label: 'By bid' });
  await anna.page.getByText(/Caesar wins 46/).waitFor(); // what was measured stands where one chooses
  expect(await axe(anna.page)).toEqual([]);
  await anna.page.goto(`${house().url}#online`);
  const link = await invite(anna, 'By bid', 'Correspondence: 14 days + 12 hours');
  const form = anna.page.getByRole('form', { name: 'Bid for your side' });
  await form.waitFor();
  const topOf = async (of: Locator): Promise<number> => (await of.boundingBox())!.y;
  expect(await topOf(anna.page.getByLabel('Your invitation link'))).toBeLessThan(await topOf(form));
  expect(await axe(anna.page)).toEqual([]);
  await bid(anna, 'Pompey', 4);
  await anna.page.getByText('You bid 4 levy points for Pompey.').waitFor();
  expect(await axe(anna.page)).toEqual([]);

  // Livia joins on a phone; her page is told that Anna has bid, and nothing else
  const livia = await comes({ phone: true });
  await livia.ask('POST', '/guest', { name: 'Livia' });
  await livia.ask('PUT', '/me/password', PASSWORD);
  await livia.page.goto(`${house().url}/${hashOf(link)}`);
  await livia.page.reload();
  await livia.page.getByText('bid in secret for the side you want').waitFor();
  await livia.page.getByRole('button', { name: 'Join the game' }).click();
  await livia.page.getByRole('form', { name: 'Bid for your side' }).waitFor();
  await livia.page.getByText('has bid', { exact: true }).waitFor();
  await livia.page.getByText('How often Caesar wins, as measured').click();
  await livia.page.locator('.bid-measured svg').waitFor();
  expect(await axe(livia.page)).toEqual([]);
  expect(boughtBy(livia)).not.toMatch(/"bids?":\{/);
  expect(boughtBy(livia)).not.toContain('"points":4}');

  // A reload before the second bid loses nothing, and neither does a restart of the server
  const troubles = (): string[] => [...anna.troubles, ...livia.troubles];
  expect(troubles()).toEqual([]);
  await house().restart();
  await anna.page.reload();
  await anna.page.getByText('Waiting for Livia to bid.').waitFor();
  expect(troubles().filter((each) => !each.startsWith('503'))).toEqual([]); // a server that stops says so
  for (const somebody of [anna, livia]) somebody.troubles.length = 0;

  await bid(livia, 'Pompey', 7);
  for (const { page } of [anna, livia]) {
    await page.getByText('Anna bid 4 for Pompey, Livia bid 7 for Pompey.').waitFor();
    await page.getByText('Anna gets 7 extra levy points in the first turn with levies.').waitFor();
    expect(await axe(page)).toEqual([]);
  }
  const game = gameIn(link);
  expect((await look(anna, game)).table).toMatchObject({ seat: 'caesar', view: { viewer: 'caesar' } });
  expect((await look(livia, game)).table).toMatchObject({ seat: 'pompey', view: { viewer: 'pompey' } });
  for (const { page } of [anna, livia])
    await page
      .getByRole('button', { name: /^Choose [IV]+ moves?/ })
      .first()
      .click();
  await anna.page.getByRole('button', { name: 'Dismiss' }).first().click();
  await anna.page.getByText('Anna bid 4 for Pompey').waitFor({ state: 'detached' });

  // The game goes on for a year, ends, and is counted
  for (const { page } of [anna, livia]) await page.goto('about:blank');
  await play([anna, livia], game, dice(705), ({ table }) => table.card.year > FIRST_YEAR);
  await demand(livia, game, { kind: 'resign' });
  await expect
    .poll(async () => (await anna.ask<Balance>('GET', '/balance')).counts)
    .toMatchObject([{ terms: 'bid', points: 7, won: 1, drawn: 0, lost: 0 }]);
  await anna.page.goto(`${house().url}#balance`);
  await anna.page.getByRole('heading', { name: 'By bid' }).waitFor();
  const part = anna.page.getByRole('region', { name: 'By bid' });
  await part.getByText('The numbers').click();
  await part.getByRole('cell', { name: '21% to 100%' }).waitFor();
  expect(await axe(anna.page)).toEqual([]);

  // So is Anna's rating with her side, beside that of all games
  const { person } = await anna.ask<{ person: { id: string } }>('GET', '/me');
  await anna.page.goto(`${house().url}#person=${person.id}`);
  const ratings = anna.page.getByRole('list', { name: 'Rating with each side' });
  await ratings.getByText(/^Caesar: 1\d{3} ± \d+ after 1 game$/).waitFor();
  await ratings.getByText('Pompey: no rated game yet').waitFor();
  expect(await axe(anna.page)).toEqual([]);
  expect(troubles()).toEqual([]);
});
