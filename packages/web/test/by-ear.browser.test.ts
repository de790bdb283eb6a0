// The table by ear: a turn is played with typed orders alone, and what is announced is read.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { LISTENING, heardOn } from './heard.ts';
import { choosing, levyingAgainst } from './positions.ts';
import { puzzles } from './shipped-puzzles.ts';
import { test } from './site.ts';
import { announced, loadGame } from './table-driver.ts';

const PATIENT = { timeout: 20_000 }; // generous, for a busy machine

const line = (page: Page) => page.getByRole('combobox', { name: 'Type an order or a question' });

/** Waits until a line has been announced. */
async function hears(page: Page, text: string | RegExp): Promise<void> {
  const wanted = typeof text === 'string' ? new RegExp(`^${RegExp.escape(text)}$`) : text;
  await expect.poll(() => announced(page), PATIENT).toContainEqual(expect.stringMatching(wanted));
}

/** Types an order or a question, and waits for what is announced. */
async function types(page: Page, text: string, ...lines: readonly (string | RegExp)[]): Promise<void> {
  if ((await line(page).count()) === 0) await page.keyboard.press('/');
  await line(page).waitFor();
  await expect
    .poll(() => line(page).evaluate((input) => input === document.activeElement), PATIENT)
    .toBe(true);
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
  for (const each of lines) await hears(page, each);
}

/** Ends a phase with points left. */
async function ends(page: Page): Promise<void> {
  await types(page, 'end');
  await page
    .getByRole('dialog', { name: 'End now?' })
    .getByRole('button', { name: 'End anyway' })
    .press('Enter');
}

const sits = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name: `I am ${name}` }).press('Enter', PATIENT);

test('a whole turn by ear: cards, moves, an attack, levies and a battle round', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, choosing());
  await hears(page, 'Caesar chooses a card: Mars; II moves, II levies.');
  await types(page, 'hand', 'Pompey holds 3 cards.');
  await types(page, 'play ii/ii');
  await sits(page, 'Gnaeus');
  await hears(page, /^Pompey chooses a card: /);
  expect(await announced(page)).not.toContainEqual(expect.stringMatching(/Mars/)); // Caesar's hand is forgotten
  await types(page, 'play 2/1');
  await sits(page, 'Gaius');

  await hears(page, /^Caesar plays II\/II and Pompey II\/I: moves are tied/);
  await hears(page, 'Caesar moves: 2 move points. E: End moves.');
  await types(page, 'threats', 'Narbo, 3 blocks: 4 blocks in Tarraco.');
  await types(page, 'who tarraco', 'Tarraco, port, 1 VP. Pompey: 4 unknown blocks.');
  await types(page, 'move legio narbo tarraco', 'Which Legion? Legio VII, Legio IX or Legio X.');
  await types(page, '10', 'Caesar attacks Tarraco from Narbo with Legio X.', '1 move point left');
  await types(
    page,
    'move legio 7, 9 to tarraco',
    'Caesar attacks Tarraco from Narbo with Legio VII and Legio IX.',
  );
  await types(page, 'move caesar rome', 'Caesar himself attacks Rome from Ravenna.');
  await types(page, 'undo', 'One order undone.');
  await types(page, 'levy legio 11');
  await expect
    .poll(() => page.getByRole('alert').allTextContents(), PATIENT)
    .toContain('Levies come after your last move: end your moves first.');

  // Completion: the keys choose a suggestion, Escape closes first the list and then the line
  await page.keyboard.type('move legio xi');
  await expect
    .poll(() => page.getByRole('option').allTextContents(), PATIENT)
    .toEqual(['Legio XII', 'Legio XIII', 'Legio XIV']);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await line(page).inputValue()).toBe('move Legio XIII ');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await line(page).waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.className')).toContain('prompt');

  await ends(page);
  await hears(page, 'Caesar levies: 2 levy points. E: End levies.');
  await types(
    page,
    'raise auxilia 1 in massilia',
    'Caesar raises Auxilia I in Massilia at strength I.',
    '1 levy point left',
  );
  await ends(page);

  await sits(page, 'Gnaeus');
  await hears(page, 'Caesar attacks Tarraco from Narbo with three blocks.'); // as far as Pompey may know
  await hears(page, 'Pompey moves: 2 move points. E: End moves.');
  await ends(page);
  await hears(page, 'Pompey levies: 1 levy point. E: End levies.');
  await ends(page);

  await hears(page, /^Battle in Tarraco: Caesar attacks\. Revealed: /);
  await hears(page, 'Pompey fights in Tarraco: round I, fire or pass with Equitatus I.');
  await types(page, 'fire', /^Pompey’s Equitatus I rolls /);
  await hears(page, /^(?:Caesar takes hits in Tarraco: |Pompey fights in Tarraco: round I, )/);
  expect(await axe(page)).toEqual([]);
  const lines = await announced(page);
  expect(new Set(lines).size).toBe(lines.length); // nothing was told twice
});

test('what the computer does is told step by step', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, levyingAgainst('tiro'));
  await ends(page);
  await hears(page, /^Pompey (?:himself )?(?:moves|attacks) /);
  await hears(page, /^Pompey has 2 move points/);
  const lines = await announced(page);
  const [has, moves] = [/^Pompey has 2 move points/, /^Pompey (?:himself )?(?:moves|attacks) /].map((text) =>
    lines.findIndex((each) => text.test(each)),
  );
  expect(has).toBeLessThan(moves!);
});

test('the verdict on a puzzle is told, and the rating', async ({ openPage }) => {
  const { id, alternatives } = puzzles.find(({ kind }) => kind === 'card')!;
  const page = await openPage({ reducedMotion: true, path: `/#puzzle=${id}` });
  await page.locator('.puzzle[data-solving="open"]').waitFor();
  await page.evaluate(LISTENING);
  const orders = [alternatives.at(-1)!, alternatives[0]!].map((each) => each.orders[0]!);
  for (const [at, verdict] of [/^Not the best choice\./, /^Right!/].entries()) {
    await page.keyboard.press('/');
    await line(page).fill(orders[at]!);
    await line(page).press('Enter');
    await expect.poll(() => heardOn(page), PATIENT).toContainEqual(expect.stringMatching(verdict));
    if (at === 0) await page.getByRole('button', { name: 'Try again' }).press('Enter');
  }
  expect(await heardOn(page)).toContainEqual(expect.stringMatching(/Your rating: 1[0-4]\d\d/));
});
