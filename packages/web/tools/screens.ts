// Takes screenshots of every scene on a phone, a laptop and a large screen into screens/, which git ignores; an
// argument selects scenes by name. A screenshot that docs/screens has is replaced there too.
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { readConfig, readSite, silentLog, startServer } from '@rubicon/server';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser.ts';
import type { Scene } from './scene-steps.ts';
import { SCENES } from './scenes.ts';
import { temporarySite } from './temporary-site.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const OUT = path.join(ROOT, 'screens');
const SHOWN_IN_DOCS = path.join(ROOT, 'docs/screens');
const QUALITY = 82;
const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 1440, height: 900, touch: false },
  { width: 2560, height: 1440, touch: false },
];
type Size = (typeof SIZES)[number];

async function shoot(page: Page, file: string): Promise<number> {
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  // Names are drawn above the highlights when the page is idle
  await page.locator('body:not(:has(.lights)), .lights defs').first().waitFor({ state: 'attached' });
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined)',
  );
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  const picture = Buffer.from(data, 'base64');
  writeFileSync(file, picture);
  return picture.length;
}

async function take(browser: Browser, url: string, scene: Scene, size: Size, dark: boolean): Promise<void> {
  const { width, height, touch } = size;
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce', // nothing is captured halfway
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await scene.go(page);
    const name = `${scene.name}-${width}${dark ? '-dark' : ''}.webp`;
    const file = path.join(OUT, name);
    const bytes = await shoot(page, file);
    const shown = path.join(SHOWN_IN_DOCS, name);
    if (existsSync(shown)) copyFileSync(file, shown);
    console.log(`${name} ${Math.round(bytes / 1000)} kB`);
  } finally {
    await context.close();
  }
}

const [word = ''] = process.argv.slice(2);
const scenes = SCENES.filter(({ name }) => name.includes(word));
if (scenes.length === 0)
  throw new Error(`no scene is called ${word}: ${SCENES.map(({ name }) => name).join(', ')}`);

mkdirSync(OUT, { recursive: true });
/** A separate server for each screenshot, so that every name is free. */
async function withServer(siteDir: string, work: (url: string) => Promise<void>): Promise<void> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-pictures-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dir, MACHINE_WORKERS: '1', RATE_LIMITS: 'no' });
  const server = await startServer(config, readSite(siteDir), silentLog);
  try {
    await work(server.url);
  } finally {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  }
}

const site = await temporarySite();
const browser = await launchBrowser();
try {
  for (const scene of scenes)
    for (const size of scene.isCommon === true ? SIZES.slice(0, 2) : SIZES)
      for (const dark of scene.dark ? [false, true] : [false])
        if (scene.isOnline === true)
          await withServer(site.dir, (url) => take(browser, url, scene, size, dark));
        else await take(browser, site.url, scene, size, dark);
} finally {
  await browser.close();
  await site.close();
}
