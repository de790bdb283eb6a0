import { exportGame, makeGameFile, type GameFile } from '@rubicon/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { machineGame } from '../tools/machine-game.ts';
import { axe, contrast } from './axe.ts';
import { test } from './site.ts';

const over = machineGame(31);
const PHONE = { viewport: { width: 390, height: 844 }, touch: true };

/** From the start page, which has already fetched the map. */
const goTo = (page: Page, word: string): Promise<void> =>
  page.evaluate((hash) => {
    location.hash = hash;
  }, word);

async function lookBack(page: Page, game: GameFile): Promise<void> {
  await page
    .getByLabel('Replay a game file')
    .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer: Buffer.from(makeGameFile(game)) });
  await page.getByRole('region', { name: 'Replay controls' }).waitFor();
}

const shown = (page: Page, at: number) => page.locator(`main[data-at="${at}"]`);
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

const isInSight = (found: Locator): Promise<boolean> =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function check(page: Page, where: string, byNight = false): Promise<void> {
  expect.soft(await axe(page), where).toEqual([]);
  if (!byNight) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect.soft(await contrast(page), `${where}, by night`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Steps to a roll with moving dice: until they rest, neither the log nor the score follows. */
async function noRollIsToldEarly(page: Page): Promise<void> {
  await page.evaluate(`
    const told = () => [...document.querySelectorAll('.study-log [aria-current], .study-players')].map((each) => each.textContent).join();
    window.whileRolling = new Set();
    window.sampling = setInterval(() => {
      if (document.querySelector('.die-rolling') !== null) whileRolling.add(told());
    }, 10);
    window.told = told;
  `);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.evaluate('document.activeElement.blur()'); // arrow keys would go from tab to tab
  const before = await page.evaluate('told()');
  const rolls = (): Promise<number> => page.evaluate('whileRolling.size');
  /** Within a second and a half; not every step rolls dice. */
  const hasRolled = (): Promise<boolean> =>
    page.evaluate(`new Promise((resolve) => {
      const endMs = Date.now() + 1500;
      const timer = setInterval(() => {
        if (whileRolling.size === 0 && Date.now() < endMs) return;
        clearInterval(timer);
        resolve(whileRolling.size > 0);
      }, 20);
    })`);
  for (let steps = 0; steps < 10; steps++) {
    await page.keyboard.press('ArrowRight');
    if (await hasRolled()) break;
  }
  expect(await rolls()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('.die-rolling').count()).toBe(0);
  await expect.poll(() => page.evaluate('told()')).toMatch(/ rolls /);
  const after = await page.evaluate('told()');
  expect(before).not.toBe(after);
  expect(await page.evaluate('[...whileRolling]')).not.toContain(after);
  await page.evaluate('clearInterval(sampling)');
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

describe('replay', () => {
  test('a file is stepped through, scrubbed, seen from other perspectives, annotated and linked to', async ({
    openPage,
  }) => {
    const page = await openPage({ reducedMotion: true });
    await goTo(page, 'study');
    await lookBack(page, over);
    await shown(page, 0).waitFor();
    for (let count = 0; count < 3; count++) await page.keyboard.press('ArrowRight');
    await page.getByText('Step 4 of').waitFor();
    await page.keyboard.press('End');
    await shown(page, over.entries.length - 1).waitFor();
    const told = page.locator('.study-log [aria-current]');
    await expect.poll(() => isInSight(told), { timeout: 30_000 }).toBe(true);

    // The report of a battle: from the log, at its end, and from its mark on the map
    const report = page.getByRole('dialog', { name: /wins the battle/ });
    const closeReport = (): Promise<void> => report.getByRole('button', { name: 'Close' }).click();
    await page.locator('.study-log .log-report').first().click();
    await report.waitFor();
    await closeReport();
    await page.locator('.study-log li:has(.log-report) button').first().click();
    await press(page, 'Details');
    await report.waitFor();
    await check(page, 'the report of a battle');
    await closeReport();
    await press(page, 'Close');
    await press(page, /^Battle o[fn] .* won\. Report$/);
    await closeReport();
    await page.getByRole('slider', { name: 'Timeline' }).fill('40');
    await page.getByText('Step 41 of').waitFor();
    await page.keyboard.press('Home');
    await shown(page, 0).waitFor();

    // Pompey does not see Caesar's cards
    await page.getByRole('tab', { name: 'Cards and levy pools' }).click();
    const caesars = page.getByRole('region', { name: 'Caesar', exact: true });
    await caesars.getByRole('img').first().waitFor();
    await page.getByText('Pompey', { exact: true }).first().click();
    await caesars.getByText(/hidden blocks/).waitFor();
    await check(page, 'cards with the eyes of Pompey');

    await page.keyboard.press('.');
    await page.getByRole('heading', { name: /^Battle of/ }).waitFor();
    await check(page, 'a battle');
    await noRollIsToldEarly(page);
    await page.keyboard.press('n');
    await page.getByLabel('Your note on this moment').fill('The turning point.');
    await press(page, 'Save note');
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('The turning point.').waitFor();

    const link = page.url();
    expect(link).toMatch(/#study=file-\w+&at=\d+&eyes=pompey$/);
    await goTo(page, 'study');
    await page.getByRole('heading', { name: 'Replay & study' }).waitFor();
    await goTo(page, new URL(link).hash);
    await page.getByRole('heading', { name: /^Battle of/ }).waitFor();
    await page.getByText('The turning point.').waitFor(); // and it was stored
    expect(page.url()).toBe(link);
  });

  test('a computer’s thoughts can be read once the game is over, and not before', async ({ openPage }) => {
    const page = await openPage({ reducedMotion: true });
    const game = { ...exportGame(over), machines: { pompey: 'centurio' } };
    const at = game.entries.findIndex((entry) => entry.kind === 'order' && entry.order.startsWith('move P'));
    const question = page.locator('.study-log').getByRole('button', { name: 'What was it thinking?' });
    await goTo(page, 'study');
    await lookBack(page, { ...game, entries: game.entries.slice(0, at + 1) });
    await page.locator('.study-log [aria-current]').waitFor();
    expect(await question.count()).toBe(0);
    await goTo(page, 'study');
    await lookBack(page, game);
    await expect.poll(() => page.url()).toContain('&at=');
    await goTo(page, new URL(page.url()).hash.replace(/&at=\d+/, `&at=${at}`));
    await shown(page, at).waitFor();
    await question.click();
    const dialog = page.getByRole('dialog', { name: 'What was it thinking?' });
    await dialog.getByRole('heading', { name: 'Its plan' }).waitFor({ timeout: 60_000 });
    await dialog.getByText(/At first sight Pompey \(Centurio\) put its chance of winning at \d+%/).waitFor();
    await check(page, 'what a computer was thinking');
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await dialog.count()).toBe(0);
  });

  test('from a moment one plays a variation, undoes it, and returns to the game', async ({ openPage }) => {
    const page = await openPage({ reducedMotion: true });
    await goTo(page, 'study');
    await lookBack(page, over);
    await shown(page, 0).waitFor();
    await page.getByRole('tab', { name: 'What if?' }).click();
    await press(page, 'Play on from here');
    await page.getByRole('region', { name: 'Caesar’s cards' }).waitFor();
    await press(page, /^Choose/);
    await press(page, /^Discard/);
    await page.getByText('Variation 1').waitFor();
    await press(page, /^Undo/);
    await page.getByRole('button', { name: 'Redo', disabled: false }).waitFor();
    await check(page, 'the analysis board');
    await press(page, 'Back to the game');
    await page.getByRole('tab', { name: 'What if?' }).click();
    await page.getByRole('button', { name: 'Open Variation 1' }).waitFor();
  });

  test('a running game hides what its sides hide', async ({ openPage }) => {
    const page = await openPage({ ...PHONE, reducedMotion: true });
    await goTo(page, 'study');
    await lookBack(page, { ...over, entries: exportGame(over).entries.slice(0, 30) });
    await shown(page, 0).waitFor();
    await check(page, 'a phone', true);
    expect(await page.getByText('All revealed').count()).toBe(0);
    await page.getByRole('tab', { name: 'What if?' }).click();
    await page.getByText('The game is still running.', { exact: false }).waitFor();
    const side = page.getByRole('radio').first();
    await side.check({ force: true });
    await press(page, /^I am/);
    await shown(page, 0).waitFor();
  });
});

test('a position is set up, found invalid, corrected and played', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await goTo(page, 'position');
  await page.getByText('This position can be played.').waitFor();
  await press(page, /^Choose Legio XVII,/);
  await page
    .getByRole('button', { name: /^Neapolis\b/ })
    .first()
    .press('Enter');
  await page.getByText('Neapolis is contested', { exact: false }).waitFor();
  await check(page, 'the editor', true);
  await page.getByRole('combobox', { name: 'Location' }).selectOption('pool');
  await page.getByText('This position can be played.').waitFor();
  await page
    .getByRole('button', { name: /^Rome\b/ })
    .first()
    .press('Enter');
  await page.getByText('This position can be played.').waitFor();
  await press(page, 'Open on the analysis board');
  await page
    .getByRole('button', { name: /^Legio XVII, .* in Rome/ })
    .first()
    .waitFor();
});
