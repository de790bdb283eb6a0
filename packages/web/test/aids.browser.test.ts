import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { fighting, moving } from './positions.ts';
import { all, has, inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  asked,
  button,
  loadGame,
  press,
  pressBlock,
  pressPlace,
  set,
  until,
  untilStill,
} from './table-driver.ts';

const DESK = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const PHONE = { viewport: { width: 390, height: 844 }, touch: true, colorScheme: 'dark' } as const;
const SIZES = [
  ['a desk by day', DESK],
  ['a phone by night', PHONE],
] as const;

const LEGIO_XIII = 'Legio XIII, strength III, in Ravenna';

/** The text of the odds once they are computed. */
const oddsOf = async (page: Page, wanted = /wins/): Promise<string> =>
  words(
    inside(
      await until(
        page,
        (snapshot) => wanted.test(words(inside(snapshot, 'region', 'Odds'))),
        `odds: ${wanted.source}`,
      ),
      'region',
      'Odds',
    ),
  );

const hintsIn = (snapshot: Snapshot): string[] =>
  names(inside(snapshot, 'region', 'Hint'), 'button', /chance of winning the game/);

/** Hovers over a location, by its name. */
async function pointAt(page: Page, place: RegExp): Promise<void> {
  const { x, y, width, height } = (await button(page, place).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height - 8);
}

for (const [where, size] of SIZES)
  test(`the odds of a battle are shown and updated on ${where}`, async ({ openPage }) => {
    const page = await openPage({ ...size, reducedMotion: true });
    await loadGame(page, fighting());
    const before = await oddsOf(page);
    expect(before).toMatch(/Caesar wins: .*%; Pompey wins: .*%; Caesar must retreat: .*%/);
    expect(before).toMatch(/Steps lost: \d+\.\d by Caesar, \d+\.\d by Pompey/);
    expect(before).toMatch(/exact|±/);
    expect(await axe(page)).toEqual([]);
    await button(page, /^Fire with/).click();
    await until(
      page,
      (snapshot) => !['', before].includes(words(inside(snapshot, 'region', 'Odds'))),
      'the odds after the throw',
    );
  });

test('the odds of an attack are shown before it, from what its author can know', async ({ openPage }) => {
  const page = await openPage({ ...DESK, reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  await pressBlock(page, LEGIO_XIII);
  await pointAt(page, /^Asculum\b/);
  await until(page, (snapshot) => asked(snapshot).includes('Asculum: move.'), 'what a move means');
  expect(has(await look(page), 'region', 'Odds')).toBe(false);
  await pointAt(page, /^Rome\b/);
  expect(await oddsOf(page)).toMatch(/hidden blocks estimated\. Caesar wins: /);
  expect(await axe(page)).toEqual([]);
  expect(await page.content()).not.toContain('Legio III,'); // the defender in Rome
});

for (const [where, size] of SIZES)
  test(`a hint is requested, shown and given, on ${where}`, async ({ openPage }) => {
    const page = await openPage({ ...size, reducedMotion: true });
    await loadGame(page, moving());
    await untilStill(page);
    await button(page, /^Hint/).click();
    const found = await until(page, (snapshot) => hintsIn(snapshot).length > 0, 'a hint');
    expect(hintsIn(found).length).toBeLessThanOrEqual(3);
    expect(await axe(page)).toEqual([]);
    await button(page, hintsIn(found)[0]!).click();
    const shown = await until(
      page,
      (snapshot) => has(snapshot, 'button', 'Play this order'),
      'a way to give it',
    );
    expect(all(shown, 'button', hintsIn(found)[0])[0]!.pressed).toBe(true);
    expect(asked(shown)).not.toBe(asked(found)); // it is selected on the board
    expect(await axe(page)).toEqual([]);
    await button(page, 'Play this order').click();
    await until(page, (snapshot) => has(snapshot, 'button', /^Undo/), 'the order to have been given');
    expect(has(await look(page), 'region', 'Hint')).toBe(false);
  });

test('the keyboard requests a hint and dismisses it, in a battle too', async ({ openPage }) => {
  const page = await openPage({ ...DESK, reducedMotion: true });
  await loadGame(page, fighting());
  await page.keyboard.press('h');
  await until(page, (snapshot) => hintsIn(snapshot).length > 0, 'a hint');
  await page.keyboard.press('Escape');
  await until(page, (snapshot) => !has(snapshot, 'region', 'Hint'), 'no hint');
});

test('an enemy stack shows who may be in it, unless that aid is off', async ({ openPage }) => {
  const page = await openPage({ ...DESK, reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  await pressPlace(page, /^Tarraco/);
  const known = await until(
    page,
    (snapshot) => all(inside(snapshot, 'region', 'Intelligence'), 'listitem').length > 3,
    'intelligence of Tarraco',
  );
  expect(words(inside(known, 'region', 'Intelligence'))).toMatch(/In total about [\d.]+ steps/);
  // No strength is drawn that nobody has seen
  expect(await page.locator('.intel-block .face-numeral').count()).toBe(0);
  expect(await axe(page)).toEqual([]);
  await set(page, { 'Show intelligence': false });
  expect(has(await look(page), 'region', 'Intelligence')).toBe(false);
});

test('odds and hints can be switched off', async ({ openPage }) => {
  const page = await openPage({ ...DESK, reducedMotion: true });
  await set(page, { 'Show battle odds': false, 'Allow hints': false });
  const snapshot = await loadGame(page, fighting());
  expect(has(snapshot, 'button', /^Hint/)).toBe(false);
  await press(page, /^Fire with/);
  expect(has(await look(page), 'region', 'Odds')).toBe(false);
});
