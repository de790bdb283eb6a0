import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { moving } from './positions.ts';
import { has, inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  asked,
  begin,
  button,
  cardsOf,
  centreOf,
  inHand,
  loadGame,
  press,
  pressBlock,
  pressPlace,
  set,
  standsIn,
  until,
  untilStill,
} from './table-driver.ts';

const GENUA = ['Antonius', 'Legio VIII', 'Legio XII'];
const RAVENNA = ['Caesar', 'Legio XIII', 'Navis II'];
const LEGIO_XIII = 'Legio XIII, strength III, in Ravenna';

/** The number of a stack. */
const grip = (page: Page, area: string): Locator => page.locator(`.place[data-area="${area}"] .place-grip`);

const selected = (snapshot: Snapshot): string[] => inHand(snapshot).map((name) => name.split(',')[0]!);

const areIn = (blocks: readonly string[], place: string) => (snapshot: Snapshot) =>
  blocks.every((block) => standsIn(snapshot, block, place));

const untilIn = (page: Page, blocks: readonly string[], place: string): Promise<Snapshot> =>
  until(page, areIn(blocks, place), `${blocks.join(', ')} in ${place}`);

/** Presses a key once the table has answered what was asked before. */
async function key(page: Page, name: string): Promise<void> {
  await page.locator('.prompt:not(:has(:disabled))').waitFor();
  await page.keyboard.press(name);
}

const redButtons = (page: Page): Promise<string[]> =>
  page.locator('.prompt .button.primary').allTextContents();

async function drag(page: Page, from: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y, width, height } = (await from.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move((x + to.x) / 2, (y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('a stack is taken by its number, and one press undoes and redoes its move', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  // A press counts for what was pressed, though the board moves before it ends
  const { x, y } = await centreOf(page, 'Legio XVI, strength III, in Lugdunum');
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const zoom of ['+', '+']) await page.keyboard.press(zoom);
  await untilStill(page);
  await page.mouse.up();
  await until(page, (snapshot) => selected(snapshot).join() === 'Legio XVI', 'what was pressed');
  for (const back of ['-', '-', 'Escape']) await key(page, back);
  await untilStill(page);
  await grip(page, 'Genua').click();
  expect(selected(await look(page))).toEqual(GENUA);
  await pressPlace(page, /^Massilia.*Can be entered/);
  await untilIn(page, GENUA, 'Massilia');

  await key(page, 'z');
  await untilIn(page, GENUA, 'Genua');
  expect(has(await look(page), 'button', /^Undo/)).toBe(false);
  await press(page, 'Redo');
  expect(has(await untilIn(page, GENUA, 'Massilia'), 'button', 'Redo')).toBe(false);

  await drag(page, grip(page, 'Ravenna'), await centreOf(page, /^Aquileia/));
  await untilIn(page, RAVENNA.slice(0, 2), 'Aquileia');
  await key(page, 'Shift+Z'); // both moves
  await untilIn(page, GENUA, 'Genua');
  await key(page, 'y');
  await untilIn(page, RAVENNA.slice(0, 2), 'Aquileia');
  await key(page, 'z'); // only the second
  expect(areIn(GENUA, 'Massilia')(await untilIn(page, RAVENNA, 'Ravenna'))).toBe(true);

  await pressBlock(page, LEGIO_XIII);
  await pressPlace(page, /^Rome.*Can be attacked/);
  const attacked = await untilIn(page, ['Legio XIII'], 'Rome');
  expect(has(attacked, 'button', 'Redo')).toBe(false); // something else was done
});

test('a stack is taken by a double click or by T, and one button is red', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  expect(await redButtons(page)).toEqual([]); // the next thing to do is on the map
  await button(page, LEGIO_XIII).dblclick({ position: { x: 20, y: 6 } });
  expect(selected(await look(page))).toEqual(RAVENNA);
  await page.keyboard.press('Escape');
  const { x, y } = await centreOf(page, /^Genua/);
  await page.mouse.move(x, y + 30);
  await page.keyboard.press('t');
  await expect.poll(async () => selected(await look(page)), { timeout: 20_000 }).toEqual(GENUA);
  const rome = await centreOf(page, /^Lugdunum/);
  await page.mouse.move(rome.x, rome.y + 20);
  await expect.poll(() => redButtons(page), { timeout: 20_000 }).toEqual(['To Lugdunum E']);

  await pressPlace(page, /^Lugdunum.*Can be entered/); // two blocks may use that road
  await until(page, (snapshot) => asked(snapshot).includes('1 block stays behind'), 'the note');
  await press(page, /^End moves/);
  expect(asked(await press(page, 'End anyway'))).toContain('Caesar levies');
  expect(words(inside(await look(page), 'region', 'What to do'))).not.toContain('behind');
});

test('the block of a pile that is pressed is the block taken', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await press(page, 'Show the whole board');
  await untilStill(page);
  const top = page.locator('.has-piles .place[data-area="Narbo"] .place-piece.is-top');
  const { x, y, width, height } = (await top.boundingBox())!;
  await page.mouse.click(x + width * 0.75, y + height / 2);
  expect(selected(await look(page))).toEqual(['Legio VII']);
  // Where the pointer rests, the others come out
  const last = button(page, /^Legio X, .* in Narbo/);
  await last.waitFor();
  await last.click({ position: { x: 20, y: 6 } });
  expect(selected(await look(page))).toEqual(['Legio VII', 'Legio X']);
});

test('cards are laid by number and E; without confirmation one press is enough', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  const [first, second] = cardsOf(await begin(page));
  await page.keyboard.press('2');
  await button(page, `Discard ${second}`).waitFor();
  await page.keyboard.press('1');
  await button(page, `Discard ${first}`).waitFor();
  expect(await redButtons(page)).toEqual([`Discard ${first} E`]);
  await page.keyboard.press('e');
  await until(page, (snapshot) => asked(snapshot).includes('Caesar chooses a card'), 'the next card');
  await key(page, 'z');
  await until(page, (snapshot) => asked(snapshot).includes('Caesar discards a card'), 'the discard');

  await set(page, { 'Confirm cards': false });
  const [card] = cardsOf(await look(page));
  await button(page, `Choose ${card}`).click();
  const next = await until(page, (snapshot) => asked(snapshot).includes('Caesar chooses a card'), 'the next');
  await button(page, `Choose ${cardsOf(next)[0]}`).click();
  await until(page, (snapshot) => names(snapshot, 'button', /^I am Pompey/).length > 0, 'the curtain');
});
