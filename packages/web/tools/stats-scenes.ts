// Screenshots of statistics, and of the intel on an enemy stack.
import { EDITIONS, exportGame, makeGameFile } from '@rubicon/engine';
import type { Page } from 'playwright-core';
import { randomGame } from '../test/kit/random-game.ts';
import type { Scene } from './scene-steps.ts';

const GAMES = 18;

/** A whole game of random players, sometimes against a computer. */
const playedGame = (seed: number): string =>
  makeGameFile({
    ...exportGame(randomGame(EDITIONS[seed % EDITIONS.length]!, seed)),
    machines: seed % 3 === 0 ? { pompey: 'miles' } : {},
  });

const stats = async (page: Page): Promise<void> => {
  for (let seed = 1; seed <= GAMES; seed++) {
    await page.getByRole('button', { name: 'Play on this screen', disabled: false }).waitFor();
    await page
      .getByLabel('Load a game file')
      .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer: Buffer.from(playedGame(seed)) });
    await page.waitForURL(/#game=/);
    await page.evaluate("location.hash = ''");
  }
  await page.getByRole('link', { name: 'Statistics' }).click();
  await page.getByText(`${GAMES} finished games`).waitFor();
};

export const statsScenes = (moves: Scene['go']): readonly Scene[] => [
  { name: 'stats', dark: true, isCommon: true, go: stats },
  {
    name: 'intel',
    dark: true,
    go: async (page) => {
      await moves(page);
      const place = page.getByRole('button', { name: /^Neapolis/ }).first();
      await place.evaluate((button: HTMLElement) => button.click());
      const tab = page.getByRole('tab', { name: 'Location' });
      if (await tab.isVisible()) await tab.click();
      await page.getByRole('region', { name: 'Intelligence' }).getByRole('listitem').nth(2).waitFor();
    },
  },
];
