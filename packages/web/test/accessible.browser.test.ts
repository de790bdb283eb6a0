import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axe } from './axe.ts';
import { fighting, levying, moving } from './positions.ts';
import {
  blocksOn,
  button,
  cardsOf,
  layCard,
  loadGame,
  press,
  pressBlock,
  begin,
  untilScene,
  untilStill,
} from './table-driver.ts';
import { look } from './snapshot.ts';
import { test } from './site.ts';

/** Checks the page once nothing moves, and says where the faults are. */
async function check(page: Page, where: string): Promise<void> {
  expect.soft(await axe(page), where).toEqual([]);
}

/** Opens a dialog, checks it and closes it. */
async function checkDialog(
  page: Page,
  opening: readonly (string | RegExp)[],
  closing: string,
): Promise<void> {
  for (const name of opening) await press(page, name);
  await check(page, `the dialog ${String(opening.at(-1))}`);
  await press(page, closing);
}

// Both sizes and both colour schemes: a colour fault shows at any size
describe.each([
  ['a desk by day', { viewport: { width: 1440, height: 900 }, colorScheme: 'light' }],
  ['a phone by night', { viewport: { width: 390, height: 844 }, touch: true, colorScheme: 'dark' }],
] as const)('no fault in accessibility on %s', (_where, options) => {
  const still = { ...options, reducedMotion: true };

  test('from the start page to the curtain', async ({ openPage }) => {
    const page = await openPage(still);
    await check(page, 'the start page');
    await checkDialog(page, ['Choose the rules…'], 'Back');
    await checkDialog(page, ['Settings'], 'Done');
    const snapshot = await begin(page);
    await check(page, 'the cards');
    await layCard(page, cardsOf(snapshot)[0]!);
    await layCard(page, cardsOf(await look(page))[0]!);
    await untilScene(page, 'curtain');
    await check(page, 'the curtain');
  });

  test('moves', async ({ openPage }) => {
    const page = await openPage(still);
    await loadGame(page, moving());
    await pressBlock(page, blocksOn(await untilStill(page))[0]!);
    await check(page, 'moves with a block in hand');
    await page.getByRole('tab', { name: 'All orders' }).click();
    await check(page, 'the list of orders');
  });

  test('levies, a battle and the end', async ({ openPage }) => {
    const page = await openPage(still);
    await loadGame(page, levying());
    await check(page, 'the levies');
    await page.getByRole('tab', { name: 'Log' }).click();
    await check(page, 'the log');
    await press(page, 'Menu');
    await button(page, /^Leave the game/).click();
    await loadGame(page, fighting());
    await check(page, 'the battle');
    await press(page, 'Menu');
    await press(page, /^Resign/);
    await button(page, 'Resign').click();
    await untilScene(page, 'dialog', / wins$/);
    await check(page, 'the end');
    await press(page, 'View the map');
    await check(page, 'the map after the end');
  });

  test('every dialog of the table', async ({ openPage }) => {
    const page = await openPage(still);
    await loadGame(page, moving());
    await page.context().grantPermissions(['clipboard-write']);
    await checkDialog(page, [/^Victory points/], 'Close');
    await checkDialog(page, [/^Rule /], 'Close');
    await checkDialog(page, ['Menu'], 'Close');
    for (const item of [/^Rules/, /^Keyboard shortcuts/, /^Report/])
      await checkDialog(page, ['Menu', item], 'Close');
    await checkDialog(page, ['Menu', /^Settings/], 'Done');
    await checkDialog(page, ['Menu', /^Resign/], 'Cancel');
    await checkDialog(page, [/^End moves/], 'Cancel');
  });
});
