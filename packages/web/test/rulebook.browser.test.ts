import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { frame as en } from '@rubicon/words/languages/en/rulebook/frame';
import { frame as ja } from '@rubicon/words/languages/ja/rulebook/frame';
import { frame as sv } from '@rubicon/words/languages/sv/rulebook/frame';
import { axe, contrast } from './axe.ts';
import { moving } from './positions.ts';
import { all, has, inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import { loadGame, press, until } from './table-driver.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true } as const;

/** Whether a heading is on the screen. */
const isSeen = (snapshot: Snapshot, heading: string): boolean =>
  all(snapshot, 'heading', heading).some(({ box }) => box.y >= 0 && box.y < 844 && box.height > 0);

/** Accessibility faults by day, and colour faults by night. */
async function faults(page: Page): Promise<string[]> {
  const found = await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await contrast(page)));
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}

test('the rules are read, searched and compared on a desktop, by keyboard', async ({ openPage }) => {
  const page = await openPage(DESK);
  await page.getByRole('link', { name: 'Rules', exact: true }).press('Enter');
  await until(page, (snapshot) => has(snapshot, 'heading', 'The game in a page'), 'the first chapter');

  // A search from anywhere, and on to its results
  await page.keyboard.press('/');
  await page.keyboard.type('pin');
  await until(page, (snapshot) => has(snapshot, 'link', /^6\.13 Pinning/), 'what was found');
  expect(await page.locator('.book-results mark').first().textContent()).toMatch(/pin/i);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await until(page, (snapshot) => isSeen(snapshot, '6.13 Pinning'), 'the rule');
  expect(page.url()).toMatch(/#rules=6\.13$/);

  // Its figure has a text alternative, and nothing in it is a button
  const chapter = await look(page);
  expect(words(inside(chapter, 'figure'))).toContain('On the board: ');
  expect(names(chapter, 'button', /strength|Lugdunum/)).toEqual([]);
  expect(await faults(page)).toEqual([]);

  // References are links, and one edition can be shown alone
  await page.getByRole('combobox', { name: 'My edition' }).selectOption('1.0');
  const pure = words(await look(page));
  expect(pure).toContain('you declare after your last move');
  expect(pure).not.toContain('The first road or sea border you use is the main attack');
  await page.getByRole('link', { name: 'rule 7.3', exact: true }).first().click();
  await until(page, (snapshot) => has(snapshot, 'heading', '7.3 Battle Reserves'), 'what it refers to');
  await page.getByRole('link', { name: /^Next: 8/ }).click();
  await until(page, (snapshot) => has(snapshot, 'heading', '8 Winter Turn'), 'the next part');
});

test('a prompt links to its rule, on a phone, and the rulebook to every part', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  await press(page, 'Rule 6.1');
  await until(page, (snapshot) => has(inside(snapshot, 'dialog'), 'heading', '6.1 Group Moves'), 'the rule');
  await page.getByRole('dialog').getByRole('button', { name: 'rule 7.7' }).click();
  await until(page, (snapshot) => has(inside(snapshot, 'dialog'), 'heading', '7.7 Regroups'), 'another rule');
  const book = page.getByRole('link', { name: 'Open in the rulebook' });
  expect(await book.getAttribute('href')).toBe('./#rules=7.7~2.0');
  expect(await book.getAttribute('target')).toBe('_blank'); // the table is still there
  await press(page, 'Close');

  for (const part of ['gods', 'map', 'editions', 'index']) {
    await page.evaluate(`location.hash = 'rules=${part}'`);
    await page.locator(`#rules-${part}`).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  }
  expect(await faults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show the contents' }).click();
  await page.getByRole('link', { name: /^7\s+Battle/ }).click();
  await until(page, (snapshot) => has(snapshot, 'heading', '7.31 Disruption'), 'the chapter');
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
});

for (const [locale, frame] of [
  ['en-GB', en],
  ['sv-SE', sv],
  ['ja-JP', ja],
] as const)
  test(`bids are described where games online refer to, ${locale}`, async ({ openPage }) => {
    const page = await openPage({ ...PHONE, locale, path: '/#rules=bids' });
    const title = frame['bids.title'];
    await until(page, (snapshot) => isSeen(snapshot, title), 'the rules of bidding');
    const told = words(await look(page));
    for (const key of ['secret', 'different', 'same', 'tie', 'points'] as const)
      expect(told).toContain(frame[`bids.${key}`]);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await axe(page)).toEqual([]);
  });
