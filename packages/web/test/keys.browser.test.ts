import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENT, tabTo, untilFocused, walkTo } from './keyboard-driver.ts';
import { moving } from './positions.ts';
import { all, look, type Box, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  begin,
  cardsOf,
  endPhase,
  inHand,
  loadGame,
  standsIn,
  until,
  untilScene,
  untilStill,
} from './table-driver.ts';

const untilHeld = async (page: Page, count: number): Promise<void> => {
  await expect.poll(async () => inHand(await look(page)).length, PATIENT).toBe(count);
};

const untilIn = (page: Page, place: string): Promise<Snapshot> =>
  until(page, (snapshot) => standsIn(snapshot, 'Antonius', place), `Antonius in ${place}`);

/** Presses a key once the table has answered what was asked before. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator('.prompt:not(:has(:disabled))').waitFor();
  await page.keyboard.press(name);
}

const rome = async (page: Page): Promise<Box> => all(await untilStill(page), 'button', /^Rome\b/)[0]!.box;

/** What each key in the list does, tried one after the other where Caesar moves. */
const KEYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  M: async (page) => {
    await press(page, 'm');
    await untilFocused(page, /\.$/); // a location: they end in a full stop
  },
  '↑ ↓ ← →': (page) => walkTo(page, 'Genua'),
  '[ ]': async (page) => {
    await press(page, ']');
    await untilFocused(page, /^Antonius,/);
    await press(page, '[');
    await untilFocused(page, /^Genua\b/);
  },
  Enter: async (page) => {
    await press(page, 'Enter');
    await untilHeld(page, 3);
  },
  Esc: async (page) => {
    await press(page, 'Escape');
    await untilHeld(page, 0);
  },
  T: async (page) => {
    await press(page, 't');
    await untilHeld(page, 3);
  },
  '+ − 0': async (page) => {
    const before = await rome(page);
    await press(page, '+');
    expect((await rome(page)).width).toBeGreaterThan(before.width);
    await press(page, '-');
    expect((await rome(page)).width).toBeCloseTo(before.width, 0);
    await press(page, '0');
    expect((await rome(page)).width).toBeLessThan(before.width);
  },
  'Shift ↑ ↓ ← →': async (page) => {
    await press(page, '+');
    const before = await rome(page);
    await press(page, 'Shift+ArrowRight');
    expect((await rome(page)).x).toBeLessThan(before.x);
  },
  Z: async (page) => {
    await walkTo(page, 'Massilia');
    await press(page, 'Enter');
    await untilIn(page, 'Massilia');
    await press(page, 'z');
    await untilIn(page, 'Genua');
  },
  Y: async (page) => {
    await press(page, 'y');
    await untilIn(page, 'Massilia');
  },
  'Shift Z': async (page) => {
    await press(page, 'Shift+Z');
    await untilIn(page, 'Genua');
  },
  O: async (page) => {
    await press(page, 'o');
    await untilFocused(page, /^Find an order$/);
    await page.getByRole('tab', { name: 'Log' }).focus(); // in the field a key is a letter
  },
  '/': async (page) => {
    await press(page, '/');
    await page.locator('.typed-line input:focus').waitFor();
    await press(page, 'Escape');
    await page.getByRole('tab', { name: 'Log' }).focus();
  },
  H: async (page) => {
    await press(page, 'h');
    await page.getByRole('region', { name: 'Hint' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('region', { name: 'Hint' }).waitFor({ state: 'detached' });
  },
  W: async (page) => {
    await press(page, 'w');
    await page.locator('.why').waitFor();
    await press(page, 'w');
    await page.locator('.why').waitFor({ state: 'detached' });
  },
  A: async (page) => {
    await press(page, 'a');
    await page.getByRole('dialog', { name: 'Sequence of play' }).waitFor();
    await press(page, 'Escape');
  },
  ', .': async (page) => {
    await press(page, ',');
    await untilScene(page, 'past');
    await press(page, '.');
    await untilScene(page, 'asked');
  },
  '1 – 9': async (page) => {
    const point = (name: RegExp): Promise<void> => page.getByRole('button', { name }).hover({ force: true });
    await point(/^Genua\b/);
    await press(page, 't');
    await untilHeld(page, 3);
    await point(/^Massilia\b/);
    await page.getByRole('button', { name: /^To Massilia via Lugdunum/ }).waitFor();
    await press(page, '2');
    await untilIn(page, 'Massilia');
    await press(page, 'z');
    await untilIn(page, 'Genua');
    await press(page, 'Escape');
    await untilHeld(page, 0);
  },
  E: async (page) => {
    await press(page, 'e');
    await page.getByRole('dialog', { name: 'End now?' }).waitFor();
    await tabTo(page, /^End anyway$/);
    await press(page, 'Enter');
    await untilScene(page, 'asked', /^Caesar levies/);
    await untilFocused(page, /^What to do$/); // what was pressed is gone: the keyboard goes on at the prompt
  },
};

test('every key in the list does what it says', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.getByText('Show this list').waitFor();
  const listed = await dialog.getByRole('term').allTextContents();
  await page.keyboard.press('Escape');
  expect(listed.toSorted()).toEqual([...Object.keys(KEYS), '?'].toSorted());
  for (const tried of Object.values(KEYS)) await tried(page);
});

test('cards are chosen and laid by keys, and the keyboard goes on at the prompt', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  const cards = cardsOf(await begin(page));
  const [first] = cards;
  const other = cards.findIndex((card) => card !== first); // two of one face are the same choice
  await press(page, String(other + 1));
  await page.getByRole('button', { name: `Discard ${cards[other]}` }).waitFor();
  await press(page, '1');
  await tabTo(page, new RegExp(`^Discard ${first}$`));
  await press(page, 'Enter');
  await untilScene(page, 'asked', /^Caesar chooses a card/);
  await untilFocused(page, /^What to do$/);
  await press(page, '1');
  await page.getByRole('button', { name: /^Play / }).waitFor();
  await press(page, 'Enter'); // nothing has the focus: it gives the red answer
  await untilScene(page, 'curtain');
  await untilFocused(page, /^I am Pompey$/);
  await page.keyboard.press('Enter');
  await untilScene(page, 'asked', /^Pompey discards a card/);
  await untilFocused(page, /^What to do$/);
});

test('a key counts however soon it is pressed: before the list of orders has come, or as a step is drawn', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  await untilScene(page, 'start');
  const pressed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('orders-note')) await pressed.promise; // a slow network
    await route.fulfill({ response });
  });
  await loadGame(page, moving());
  await page.keyboard.press('o');
  pressed.resolve();
  await untilFocused(page, /^Find an order$/);

  // The next step is drawn, and the key is pressed before the browser has done anything else
  await page.evaluate(`new MutationObserver((_, observer) => {
    if (!document.querySelector('.prompt-title')?.textContent.includes('levies')) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'o', bubbles: true, cancelable: true }));
  }).observe(document, { subtree: true, childList: true, characterData: true })`);
  await endPhase(page);
  await untilScene(page, 'asked', /^Caesar levies/);
  await untilStill(page);
  await untilFocused(page, /^Find an order$/);
});
