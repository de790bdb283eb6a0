// Statistics, and what a seat may think of an enemy stack.
import {
  EDITIONS,
  REVISION,
  SIDES,
  SeededChance,
  decisionOf,
  give,
  makeGameFile,
  newGame,
} from '@rubicon/engine';
import type { Page } from 'playwright-core';
import type { Scene } from './scene-steps.ts';

const GAMES = 18;

/** A whole game of players that choose anything, against a machine now and then. */
function playedGame(seed: number): string {
  const chance = new SeededChance(seed);
  const options = { edition: EDITIONS[seed % EDITIONS.length]!, revision: REVISION, rules: {}, clock: null };
  let { game } = newGame(options, chance, Date.UTC(2025, 0, 11));
  while (game.result === null) {
    const { side, number, orders } = SIDES.map((each) => decisionOf(game, each)).find(
      (each) => each?.required,
    )!;
    const order = orders[chance.roll(orders.length)]!;
    const given = give(game, { kind: 'order', side, decision: number, order }, chance, Date.UTC(2025, 0, 11));
    if (!given.ok) throw new Error(given.message);
    ({ game } = given);
  }
  return makeGameFile({
    options,
    players: { caesar: 'Gaius', pompey: 'Gnaeus' },
    machines: seed % 3 === 0 ? { pompey: 'miles' } : {},
    dice: [],
    entries: game.entries,
  });
}

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
      const tab = page.getByRole('tab', { name: 'Place' });
      if (await tab.isVisible()) await tab.click();
      await page.getByRole('region', { name: 'Intelligence' }).getByRole('listitem').nth(2).waitFor();
    },
  },
];
