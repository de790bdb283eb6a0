// Screenshots of replay, variations and the position editor.
import { makeGameFile } from '@rubicon/engine';
import type { Page } from 'playwright-core';
import { machineGame } from './machine-game.ts';
import { press, tab, type Scene } from './scene-steps.ts';

const SEED = 31;

const look = async (page: Page): Promise<void> => {
  await page.goto(new URL('#study', page.url()).href);
  const buffer = Buffer.from(makeGameFile(machineGame(SEED)));
  await page
    .getByLabel('Replay a game file')
    .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer });
  await page.locator('main[data-at="0"]').waitFor();
};

/** By turns, then by orders; each is waited for. */
const stepOn = async (page: Page, turns: number, orders: number): Promise<void> => {
  for (let count = 0; count < turns + orders; count++) {
    const before = await page.locator('main[data-at]').getAttribute('data-at');
    await page.keyboard.press(count < turns ? 'Shift+ArrowRight' : 'ArrowRight');
    await page.locator(`main[data-at]:not([data-at="${before}"])`).waitFor();
  }
};

const note = async (page: Page, text: string): Promise<void> => {
  await tab(page, 'Notes');
  await page.getByLabel('Your note on this moment').fill(text);
  await press(page, 'Save note');
};

const later = async (page: Page): Promise<void> => {
  await look(page);
  await stepOn(page, 4, 3);
  await note(page, 'Too early: the fleet was not there yet.');
  await stepOn(page, 6, 9);
  await tab(page, 'Log');
};

const editor = async (page: Page): Promise<void> => {
  await page.goto(new URL('#position', page.url()).href);
  await press(page, /^Choose Legio XVII,/);
};

const scene = (name: string, dark: boolean, go: Scene['go']): Scene => ({ name, dark, isCommon: true, go });

export const STUDY_SCENES: readonly Scene[] = [
  scene('study', true, later),
  scene('study-battle', false, async (page) => {
    await look(page);
    await page.keyboard.press('.');
    await page.getByRole('heading', { name: /^Battle of/ }).waitFor();
    await stepOn(page, 0, 4);
  }),
  scene('study-cards', false, async (page) => {
    await later(page);
    await tab(page, 'Cards and levy pools');
  }),
  scene('study-line', true, async (page) => {
    await later(page);
    await tab(page, 'What if?');
    await press(page, 'Play on from here');
    await page.getByRole('region', { name: 'What to do' }).waitFor();
  }),
  scene('editor', true, editor),
];
