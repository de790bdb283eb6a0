import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './site.ts';
import { button, cardsOf, endPhase, layCard, untilScene } from './table-driver.ts';

const LONG_MS = 150_000; // on a machine that is busy with other things

declare global {
  var stalls: { stop: () => { readonly longestMs: number; readonly allMs: number } };
}

/** Notes how long the page does nothing else, from now on. */
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

test('the page goes on while the machine thinks', { timeout: 2 * LONG_MS }, async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await button(page, 'Play against a machine').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Imperator\b/ })
    .click();
  const first = await untilScene(page, 'asked', /^Caesar lays a card aside/);
  await layCard(page, cardsOf(first)[0]!);
  const second = await untilScene(page, 'asked', /^Caesar chooses a card/);
  await button(page, `Choose ${cardsOf(second).find((card) => card.includes('move'))!}`).click();
  await button(page, /^Play /).click();
  await untilScene(page, 'recap');
  await page.keyboard.press('Escape'); // it may have ended by itself
  await untilScene(page, 'asked', /^Caesar moves/);
  await endPhase(page);
  await watchStalls(page);
  await endPhase(page); // the levies: now it is the machine's whole turn
  await button(page, 'Menu').click(); // which opens while it thinks
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: /^What happened/ }).waitFor({ timeout: LONG_MS });
  const { longestMs, allMs } = await page.evaluate(() => globalThis.stalls.stop());
  expect(longestMs / allMs).toBeLessThan(0.25);
});
