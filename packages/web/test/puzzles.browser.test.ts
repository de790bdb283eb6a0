import { dailyPuzzle, type Puzzle } from '@rubicon/ai/puzzle';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { puzzles } from './shipped-puzzles.ts';
import { test } from './site.ts';
import { press } from './table-driver.ts';

const moves = puzzles.find(
  ({ asks, alternatives }) => asks === 'moves' && alternatives.at(-1)!.orders.length === 1,
)!;
const card = puzzles.find(({ kind }) => kind === 'card')!;

/** Three blocks against three, after round I. */
function isCrowded({ position }: Puzzle): boolean {
  const area = / battle=(\w+) round=[2-4] /.exec(position)?.[1];
  const blocks = new RegExp(String.raw`[=;]${area}\(([^)]*)\)`).exec(position)?.[1]!.split(',') ?? [];
  return (
    area !== undefined && [/^C/, /^P/].every((side) => blocks.filter((each) => side.test(each)).length === 3)
  );
}

const PHONE = { viewport: { width: 390, height: 844 }, touch: true } as const;

/** Gives an order on the table as one who types it. */
async function type(page: Page, order: string): Promise<void> {
  await page.keyboard.press('/');
  const line = page.locator('.typed-line input');
  await line.fill(order);
  await line.press('Enter');
}

async function untilSolving(page: Page, state: string): Promise<void> {
  await page.locator(`.puzzle[data-solving="${state}"]`).waitFor();
}

test('a puzzle is solved wrong, tried again and explained, at the real table', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true, path: `/#puzzle=${moves.id}` });
  await untilSolving(page, 'open');
  expect(await axe(page)).toEqual([]);
  await press(page, /^End moves/); // without any: one of the alternatives, and not the best
  await press(page, 'End anyway');
  await untilSolving(page, 'answered');
  await page.getByText('Not the best choice.').waitFor();
  expect(await page.locator('.puzzle-answer').count()).toBe(0); // the answer is not given away
  await page.getByText(/^Your rating: 1[0-4]\d\d \(−\d+\)/).waitFor();
  await press(page, 'Try again');
  await untilSolving(page, 'open');
  await press(page, 'Show the answer');
  await untilSolving(page, 'shown');
  await page.getByRole('heading', { name: 'Chance of winning the game' }).waitFor();
  expect(await page.locator('.puzzle-chances li').count()).toBeGreaterThan(1);
  expect(await axe(page, '.puzzle')).toEqual([]);
  await page.getByRole('link', { name: 'Next puzzle' }).click();
  await page.locator(`.puzzle[data-solving="open"]`).waitFor();
  expect(page.url()).not.toContain(moves.id);
});

test('a puzzle is solved right by the keyboard alone, on a phone in the dark; only the first try counts', async ({
  openPage,
}) => {
  const page = await openPage({
    ...PHONE,
    reducedMotion: true,
    colorScheme: 'dark',
    path: `/#puzzle=${card.id}`,
  });
  await untilSolving(page, 'open');
  await type(page, card.alternatives[0]!.orders[0]!);
  await untilSolving(page, 'answered');
  await page.getByText('Right!').waitFor();
  await page.getByText(/^Your rating: 1[5-9]\d\d \(\+\d+\)/).waitFor();
  expect(await page.locator('.puzzle').evaluate((each) => each.contains(document.activeElement))).toBe(true);
  expect(await axe(page, '.puzzle')).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.goto(new URL('#puzzles', page.url()).href);
  await page.getByText(/^1 of 1 solved at the first try/).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a puzzle in the midst of a battle shows all blocks on a desk, and does not say that it begins', async ({
  openPage,
}) => {
  const crowded = puzzles.filter(isCrowded);
  expect(crowded.length).toBeGreaterThan(3);
  const page = await openPage({ reducedMotion: true, path: '/#puzzles' });
  for (const { id } of crowded) {
    await page.goto(new URL(`#puzzle=${id}`, page.url()).href);
    await page.reload();
    await untilSolving(page, 'open');
    const grid = page.locator('.battle-grid');
    await grid.waitFor();
    const hidden = await grid.evaluate((each) => each.scrollHeight - each.clientHeight);
    expect({ id, isHidden: hidden > 0 }).toEqual({ id, isHidden: false });
    expect(await page.getByText('The battle begins.').count()).toBe(0);
  }
});

test('the puzzle of the day is offered on the start page, the same for everyone that day', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  const offer = page.getByRole('link', { name: 'Solve today’s puzzle' });
  await offer.waitFor();
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(loaded.some((name) => /judge-worker|puzzles-page/.test(name))).toBe(false);
  await offer.click();
  await untilSolving(page, 'open');
  const daily = dailyPuzzle(puzzles, Date.now());
  const { kind } = daily;
  const words = {
    attack: 'Attack or not',
    retreat: 'Which retreat',
    levy: 'Where to levy',
    card: 'Which card',
  };
  if (kind in words) await page.getByRole('heading', { name: words[kind as keyof typeof words] }).waitFor();
  await press(page, 'Show the answer');
  await untilSolving(page, 'shown');
  await page.goto(new URL('/', page.url()).href);
  await page.getByText('Today’s puzzle is done.').waitFor();
});

test('an address of a puzzle that does not exist leads back to the list', async ({ openPage }) => {
  const page = await openPage({ path: '/#puzzle=00000000' });
  await page.getByText('There is no such puzzle.').waitFor();
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await page.locator('.puzzle-cell').first().waitFor();
});
