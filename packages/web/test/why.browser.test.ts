// “Why can't I?” and the sequence of play, by mouse, keys and finger.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { fighting, moving } from './positions.ts';
import { inside, words } from './snapshot.ts';
import { test } from './site.ts';
import { button, loadGame, pressBlock, pressPlace, until, untilStill } from './table-driver.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true } as const;

const LEGIO_XIII = 'Legio XIII, strength III, in Ravenna';

/** The panel's text, once it contains this. */
const answer = async (page: Page, wanted: RegExp): Promise<string> =>
  words(
    inside(
      await until(
        page,
        (snapshot) => wanted.test(words(inside(snapshot, 'region', /^Why can/))),
        `why: ${wanted.source}`,
      ),
      'region',
      /^Why can/,
    ),
  );

test('a block dropped where it cannot go, and one asked about, by mouse', async ({ openPage }) => {
  const page = await openPage(DESK);
  await loadGame(page, moving());
  await untilStill(page);
  // Legio XIII is dragged to Neapolis, two steps away, where Pompey is
  const from = (await button(page, LEGIO_XIII).boundingBox())!;
  const to = (await button(page, /^Neapolis\b/).boundingBox())!;
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + to.height - 8, { steps: 6 });
  await page.mouse.up();
  await page
    .getByText('There are enemy blocks in Neapolis: blocks can only attack an adjacent city')
    .waitFor();
  await page.getByRole('button', { name: 'Rule 6.12' }).click();
  await page.getByRole('dialog', { name: 'Rules' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape'); // deselect
  // Asking about it gives no order
  await pressPlace(page, /^Rome\b/);
  await button(page, 'Why can’t I…?').click();
  expect(await answer(page, /Antonius to Rome/)).toContain('You can do this now.');
  await pressBlock(page, LEGIO_XIII);
  expect(await answer(page, /Add a step to Legio XIII/)).toContain('Levies come after your last move');
  await pressPlace(page, /^Sirmium\b/);
  expect(await answer(page, /Legio XIII to Sirmium/)).toContain('You can do this now.');
  await pressPlace(page, /^Aleria\b/);
  expect(await answer(page, /Legio XIII to Aleria/)).toMatch(/To move there by sea, .* must be friendly/);
  expect(await axe(page)).toEqual([]);
  await button(page, 'Close').click();
  await button(page, LEGIO_XIII).waitFor(); // it has not moved
});

test('why a block does not fire or retreat, by keyboard, in a battle', async ({ openPage }) => {
  const page = await openPage(DESK);
  await loadGame(page, fighting());
  await button(page, /^Fire with/).waitFor();
  await page.keyboard.press('w');
  await page.getByRole('region', { name: /^Why can/ }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Legio II');
  const said = await answer(page, /Fire with Legio II/);
  expect(said).toContain('Legio II goes with the C blocks; it is not their battle turn.');
  expect(said).toContain('No retreats in round I.');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: /^Why can/ }).waitFor({ state: 'detached' });
});

test('the sequence of play marks one step as current, on a phone, and prints on one page', async ({
  openPage,
}) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  await untilStill(page);
  await button(page, 'Menu').click();
  await button(page, 'Sequence of play').click();
  const current = page.locator('[aria-current=step]');
  await current.waitFor();
  expect(await current.count()).toBe(1);
  expect(await current.innerText()).toMatch(/Player 1, Caesar[\s\S]*2 move points left/i);
  expect(await axe(page)).toEqual([]);
  const paper = await openPage();
  await button(paper, 'Play on this screen').waitFor();
  await paper.evaluate("location.hash = 'aid'");
  await paper.getByRole('heading', { name: 'Sequence of play' }).waitFor();
  expect(await axe(paper)).toEqual([]);
  for (const [edition, rows] of [
    ['2.0', 17],
    ['1.0', 18], // main attacks are declared
  ] as const) {
    await paper.getByLabel('Edition').selectOption(edition);
    await expect.poll(() => paper.locator('.aid-sequence dt').count()).toBe(rows);
    const sheet = (await paper.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(sheet.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  }
});
