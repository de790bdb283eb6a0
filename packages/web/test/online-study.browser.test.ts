// Replay of an online game: while it runs from the permitted seats, when it is over from all.
import { BLOCK_IDS } from '@rubicon/engine';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice, houses, play } from './online-house.ts';
import { demand, look, type Somebody } from './online-site.ts';
import { namesIn } from './secrets.ts';

const { comes, sitDown } = houses();

const perspectives = (page: Page): Promise<string[]> =>
  page.getByRole('radiogroup', { name: 'View as' }).getByRole('radio').evaluateAll(labelsOf);
const labelsOf = (inputs: readonly Element[]): string[] =>
  inputs.map((input) => input.parentElement!.textContent);

async function lookBack({ page }: Somebody, hash: string): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await page.locator('main[data-at]').waitFor();
}

test('an online game is replayed from the permitted seats, and from all when it is over', async () => {
  const { anna, livia, game } = await sitDown();
  // Up to the first moves: nothing was revealed but the cards that were played
  await play([anna, livia], game, dice(9), (update) => update.table.view?.step === 'move');
  const { table } = await look(anna, game);
  const caesars = table.view!.stacks.flatMap(({ blocks }) => blocks ?? []).map(({ block }) => block);
  expect(caesars.length).toBeGreaterThan(10);

  livia.heard.splice(0);
  await lookBack(livia, `study=play-${game}`);
  expect(await perspectives(livia.page)).toEqual(['Pompey']);
  await livia.page.keyboard.press('Home');
  await livia.page.keyboard.press('ArrowRight');
  await livia.page.getByText('Step 2 of').waitFor();
  await livia.page.keyboard.press('n');
  await livia.page.getByLabel('Your note on this moment').fill('My first card.');
  await livia.page.getByRole('button', { name: 'Save note' }).click();
  const sentence = await livia.page.locator('.study-event').innerText();
  const watcher = await comes({ path: `/#study=play-${game}&at=1&eyes=all` });
  await watcher.page.locator('main[data-at]').waitFor();
  expect(await perspectives(watcher.page)).toEqual(['Spectator']);
  for (const { heard } of [livia, watcher]) {
    expect(namesIn(heard.join('\n'), BLOCK_IDS).filter((block) => caesars.includes(block))).toEqual([]);
    expect(heard.join('').length).toBeGreaterThan(1000);
  }
  await expect.poll(() => livia.page.url()).toMatch(/&told=1&eyes=pompey$/);
  const link = new URL(livia.page.url()).hash;

  await demand(anna, game, { kind: 'resign' });
  await livia.page.evaluate("location.hash = 'online'");
  await livia.page.getByRole('link', { name: 'Open the game' }).click();
  await livia.page.getByRole('dialog').getByRole('link', { name: 'Replay the game' }).click();
  await livia.page.locator('main[data-at="0"]').waitFor();
  expect(await perspectives(livia.page)).toEqual(['Caesar', 'Pompey', 'Spectator', 'All revealed']);
  await livia.page
    .getByRole('button', { name: /^Legio VIII, .* in / })
    .first()
    .waitFor();
  await livia.page.keyboard.press('ArrowRight');
  await livia.page.locator('main[data-at="1"]').waitFor();
  // Notes and links made while it ran still refer to the same moment
  await livia.page.getByRole('tab', { name: 'Notes' }).click();
  await livia.page.getByText('My first card.').waitFor();
  await lookBack(livia, link);
  await livia.page.getByText(sentence, { exact: true }).first().waitFor();
  await expect
    .poll(() => livia.page.getByLabel('Your note on this moment').inputValue())
    .toBe('My first card.');
  // A link for others: they come to the moment, and where it is pasted its picture is of that moment
  const shared = `/study=play-${game}&at=1&eyes=all`;
  await watcher.page.goto(new URL(shared, watcher.page.url()).href);
  await watcher.page.locator('main[data-at="1"]').waitFor();
  expect(new URL(watcher.page.url()).hash).toBe(`#${shared.slice(1)}`);
  const head = await (await fetch(new URL(shared, watcher.page.url()))).text();
  const image = /property="og:image" content="([^"]+)"/.exec(head)![1]!.replaceAll('&amp;', '&');
  expect(image).toMatch(/&at=1$/);
  expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
  expect([...anna.troubles, ...livia.troubles, ...watcher.troubles]).toEqual([]);
});
