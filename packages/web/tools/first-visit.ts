// Opens the page as a first-time visitor, and measures what that costs.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { reach, type Goal } from './in-page.ts';

/** A new game on this screen, as far as it can be played. */
export const BOARD: Goal = {
  presses: ['Play on this screen'],
  selector: '.board:has(.board-map > *):has(.place-piece)',
};

export interface Visit {
  readonly page: Page;
  readonly reachedMs: number; // from the start of the navigation until the goal had been drawn
  readonly close: () => Promise<void>;
}

/** Visits until the goal is reached, on a machine that is `slower` times slower than this one. */
export async function firstVisit(browser: Browser, url: string, goal: Goal, slower: number): Promise<Visit> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // Installed first, so that nothing has to be asked of the page while it is busy
  await page.addInitScript(`globalThis.reachedMs = (${reach.toString()})(${JSON.stringify(goal)})`);
  await page.goto(url, { waitUntil: 'commit' });
  const reachedMs = await page.evaluate<number>('reachedMs');
  return { page, reachedMs, close: () => context.close() };
}

export const newVisitor = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // it fetches the rest of the site in the background
  });
