// Screenshots of “why can't I?” and of the sequence of play.
import type { Page } from 'playwright-core';
import { press, type Scene } from './scene-steps.ts';

type Go = Scene['go'];

const A4 = { width: 794, height: 1123 }; // at 96 dots an inch

/** Asks by keyboard, and chooses from the lists: the same on a phone. */
const ask = async (page: Page, block: string, place: string | null): Promise<void> => {
  await page.keyboard.press('w');
  await page.getByLabel('Which block?').selectOption({ label: block });
  if (place !== null) await page.getByLabel(`Another location for ${block}`).selectOption({ label: place });
  await page
    .getByRole('button', { name: /^Rule \d/ })
    .nth(1)
    .waitFor();
};

const openSheet = async (page: Page): Promise<void> => {
  await page.evaluate("location.hash = 'aid'");
  await page.getByRole('heading', { name: 'Sequence of play' }).waitFor();
};

const openChart = async (page: Page): Promise<void> => {
  await press(page, 'Menu');
  await press(page, 'Sequence of play');
  await page.locator('.aid [aria-current=step]').waitFor();
};

const scene = (name: string, dark: boolean, go: Go): Scene => ({ name, dark, isCommon: true, go });

/** `moves` and `battle` lead to where Caesar moves, and where a battle is fought. */
export const aidScenes = (moves: Go, battle: Go): Scene[] => [
  scene('why-move', true, async (page) => {
    await moves(page);
    await ask(page, 'Legio XIII', 'Neapolis');
  }),
  scene('why-battle', true, async (page) => {
    await battle(page);
    await ask(page, 'Legio V', null);
  }),
  scene('why-missed', false, async (page) => {
    await moves(page);
    const places = ['Legio XIII, ', 'Neapolis'].map((name) =>
      page.getByRole('button', { name: new RegExp(`^${name}`) }).first(),
    );
    for (const place of places) await place.press('Enter');
    await page.getByText('There are enemy blocks in Neapolis').waitFor();
  }),
  scene('aid-moves', true, async (page) => {
    await moves(page);
    await openChart(page);
  }),
  scene('aid-battle', false, async (page) => {
    await battle(page);
    await openChart(page);
  }),
  scene('aid-sheet', true, openSheet),
  scene('aid-print', false, async (page) => {
    await openSheet(page);
    await page.setViewportSize(A4);
    await page.emulateMedia({ media: 'print' });
  }),
];
