import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { levyingAgainst } from './positions.ts';
import { look } from './snapshot.ts';
import { test } from './site.ts';
import { button, endPhase, loadGame, sceneOf } from './table-driver.ts';

const LONG_MS = 150_000; // generous, for a busy machine

declare global {
  var stalls: { stop: () => { readonly longestMs: number; readonly allMs: number } };
}

/** Records long tasks of the page, from now on. */
const watchStalls = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const begunMs = performance.now();
    let lastMs = begunMs;
    let longestMs = 0;
    const timer = setInterval(() => {
      const nowMs = performance.now();
      longestMs = Math.max(longestMs, nowMs - lastMs);
      lastMs = nowMs;
    }, 4);
    globalThis.stalls = {
      stop: () => {
        clearInterval(timer);
        return { longestMs, allMs: performance.now() - begunMs };
      },
    };
  });

test(
  'the page stays responsive while the computer thinks',
  { timeout: 2 * LONG_MS },
  async ({ openPage }) => {
    const page = await openPage({ reducedMotion: true });
    await loadGame(page, levyingAgainst('imperator'));
    await watchStalls(page);
    await endPhase(page); // now it is the computer's whole turn
    const thinking = page.locator('.prompt-thinking');
    await expect
      .poll(() => thinking.evaluate((each) => Number(each.style.getPropertyValue('--spent'))), {
        timeout: LONG_MS,
      })
      .toBeGreaterThan(0.1);
    await button(page, 'Menu').click(); // which opens while it thinks
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    // Its moves are shown, or a battle it has begun
    await expect
      .poll(async () => sceneOf(await look(page)).kind, { timeout: LONG_MS })
      .toMatch(/^(?:recap|battle)$/);
    const { longestMs, allMs } = await page.evaluate(() => globalThis.stalls.stop());
    expect(longestMs / allMs).toBeLessThan(0.25);
  },
);
