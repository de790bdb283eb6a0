// Measures replay: steps through a game, and jumps along its timeline, until they are drawn.
import { makeGameFile, type GameFile } from '@rubicon/engine';
import type { Browser } from 'playwright-core';
import { newVisitor } from './first-visit.ts';
import { watchScrub } from './in-page.ts';

export interface Scrub {
  readonly stepMs: readonly number[];
  readonly jumpMs: readonly number[];
}

export async function scrub(browser: Browser, url: string, game: GameFile): Promise<Scrub> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.goto(`${url}/#study`);
  const buffer = Buffer.from(makeGameFile(game));
  await page
    .getByLabel('Replay a game file')
    .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer });
  await page.locator('main[data-at="0"]').waitFor();
  await page.locator('.board-map > canvas').nth(1).waitFor(); // the map has been painted, a second or two later
  const times = await page.evaluate(watchScrub);
  await context.close();
  return times;
}
