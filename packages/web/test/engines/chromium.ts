// Chromium, driven by Playwright.
import { chromium, type Page } from 'playwright-core';
import { findBrowser, headlessOptions } from '../../tools/browser.ts';
import type { EngineKind, EnginePage, Point, Screen } from './engine.ts';

export const chromiumEngine: EngineKind = {
  name: 'Chromium',
  hasTouch: true,
  find: () => findBrowser(),
  packages: ['chromium'],
  start: async () => {
    const browser = await chromium.launch(headlessOptions());
    return {
      open: async ({ width, height, touch }: Screen): Promise<EnginePage> => {
        const context = await browser.newContext({
          viewport: { width, height },
          hasTouch: touch,
          isMobile: touch,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        const stroke = touch ? await fingerOn(page) : mouseOn(page);
        return {
          goto: async (url) => void (await page.goto(url)),
          reload: async () => void (await page.reload()),
          evaluate: <T>(expression: string) => page.evaluate<T>(expression),
          stroke,
          type: (text) => page.keyboard.type(text),
          close: () => context.close(),
        };
      },
      close: () => browser.close(),
    };
  },
};

const mouseOn =
  ({ mouse }: Page) =>
  async (points: readonly Point[]): Promise<void> => {
    await mouse.move(points[0]!.x, points[0]!.y);
    await mouse.down();
    for (const { x, y } of points.slice(1)) await mouse.move(x, y);
    await mouse.up();
  };

async function fingerOn(page: Page): Promise<(points: readonly Point[]) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return async (points) => {
    await touch('touchStart', [points[0]!]);
    for (const point of points.slice(1)) await touch('touchMove', [point]);
    await touch('touchEnd', []);
  };
}
