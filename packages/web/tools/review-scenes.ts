// Screenshots of a finished game and its review.
import { makeGameFile } from '@rubicon/engine';
import type { Page } from 'playwright-core';
import { machineGame } from './machine-game.ts';
import { press, type Scene } from './scene-steps.ts';

const SEED = 31;
const PATIENCE_MS = 300_000; // a whole game is analysed

const review = async (page: Page): Promise<void> => {
  const buffer = Buffer.from(makeGameFile(machineGame(SEED)));
  await page
    .getByLabel('Load a game file')
    .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer });
  await page.getByRole('link', { name: 'Review the game' }).click();
  await page.getByText('The quick analysis is complete.').waitFor({ timeout: PATIENCE_MS });
};

const at = (heading: string) => async (page: Page) => {
  await review(page);
  await page
    .getByRole('heading', { name: heading, level: 2 })
    .evaluate((found: HTMLElement) => found.scrollIntoView());
};

export const REVIEW_SCENES: readonly Scene[] = [
  { name: 'review', dark: true, isCommon: true, go: review },
  { name: 'review-luck', dark: false, isCommon: true, go: at('Dice luck') },
  { name: 'review-map', dark: true, isCommon: true, go: at('City control') },
  { name: 'review-battles', dark: false, isCommon: true, go: at('Battles') },
  {
    name: 'review-share',
    dark: false,
    isCommon: true,
    go: async (page) => {
      await review(page);
      await press(page, 'Share as an image');
      await page.getByRole('img', { name: /^The result, the chances of winning/ }).waitFor();
    },
  },
];
