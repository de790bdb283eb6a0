import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test as plain } from 'vitest';
import { later } from '@rubicon/words/languages/en/later';
import { COMPILE_HINT } from '../tools/compile-hint-plugin.ts';
import { BOARD, firstVisit } from '../tools/first-visit.ts';
import { sentBytes } from '../tools/in-page.ts';
import { axe } from './axe.ts';
import { test } from './site.ts';

const SIZES = [
  ['a phone', { viewport: { width: 390, height: 844 }, touch: true }],
  ['a laptop', { viewport: { width: 1440, height: 900 } }],
] as const;

test('the page opens and has its title', async ({ openPage }) => {
  const page = await openPage({ isKept: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.title()).toBe('Rubicon');
});

test('nothing is sent twice, and everything preloaded is used', async ({ openPage }) => {
  const page = await openPage({ isKept: true });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => name),
  );
  expect(fetched.filter((name, index) => fetched.indexOf(name) !== index)).toEqual([]);
  const preloaded = await page
    .locator('link[rel=preload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(preloaded.length).toBeGreaterThan(0);
  expect(fetched).toEqual(expect.arrayContaining(preloaded));
});

test('a page without a map does not fetch it', async ({ openPage }) => {
  const page = await openPage({ path: '/#stats' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => /\/map-[^/]*\.svg/.test(name))).toEqual([]);
});

/** The scripts that a new game is shown with, without what it fetches later: one that runs early, the page's, the worker's. */
function firstScripts(): string[] {
  const dir = inject('siteDir');
  const html = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!);
  return [...named, ...globSync('assets/authority-worker-*.js', { cwd: dir })].map((file) =>
    path.join(dir, file),
  );
}

plain('a new game needs 110,000 bytes of scripts, 300 of them for the headers of each', () => {
  const bytes = firstScripts().map((file) => statSync(`${file}.br`).size + 300);
  expect(bytes).toHaveLength(3);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(110_000);
});

test('until a new game is shown, no more than 110,000 bytes of scripts are requested', async ({
  browser,
}) => {
  const { page, reachedMs, close } = await firstVisit(browser, inject('siteUrl'), BOARD, 4);
  await page.waitForLoadState('networkidle'); // what is on its way counts
  const { all, scripts } = await page.evaluate(sentBytes, reachedMs);
  await close();
  expect(scripts).toBeGreaterThan(50_000);
  expect(scripts).toBeLessThanOrEqual(110_000);
  expect(all).toBeLessThanOrEqual(500_000);
});

plain('the page’s script is compiled while it is fetched', () => {
  const [, first] = firstScripts();
  expect(readFileSync(first!, 'utf8').split('\n')[0]).toBe(COMPILE_HINT);
});

plain('the worker is started and the map fetched by a script that waits for no other', () => {
  const [early, first] = firstScripts().map((file) => readFileSync(file, 'utf8'));
  const has = (code: string | undefined, wanted: RegExp): boolean => wanted.test(code!); // the code is too long to be shown
  expect(has(early, /\bimport\b[^.]/)).toBe(false);
  expect(has(early, /new Worker\(.*authority-worker-/)).toBe(true);
  expect(has(early, /\bmap-[^/`]*\.svg/)).toBe(true);
  expect(has(first, /authority-worker-|\bmap-[^/`]*\.svg/)).toBe(false);
});

plain('what the page begins with says nothing that it fetches later', () => {
  const code = firstScripts()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(Object.keys(later).filter((key) => code.includes(`\`${key}\``))).toEqual([]);
});

for (const [name, size] of SIZES)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`on ${name} the start page is accessible and fits, ${colorScheme}`, async ({ openPage }) => {
      const page = await openPage({ ...size, colorScheme });
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await axe(page)).toEqual([]);
      const spill = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(spill).toBe(0);
    });
