// The built page in a real browser. A test that opens it also fails on what it would not notice itself: an error or a
// warning on the console, a failed request, a request to any server but our own.
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { test as base, inject } from 'vitest';

interface PageOptions {
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly touch?: boolean;
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: boolean;
  readonly forcedColors?: boolean; // the reader's own colours, as in a high-contrast theme
  readonly locale?: string; // the browser's language
  readonly cpu?: number; // how many times slower than this machine
  readonly path?: string;
  readonly isPainted?: boolean; // pictures are painted, which takes long: the whole map whenever the board moves
  readonly isKept?: boolean; // the page caches itself for offline use: a hundred files, so only where it matters
}

/** Opens the page in a fresh browser context. */
export type OpenPage = (options?: PageOptions) => Promise<Page>;

export const test = base
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }) => {
    const browser = await chromium.connect(inject('browserUrl'));
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('openPage', ({ browser }, { onCleanup }): OpenPage => {
    const contexts: BrowserContext[] = [];
    const troubles: string[] = [];
    onCleanup(async () => {
      const seen = [...troubles]; // errors caused by closing are not the page's
      for (const context of contexts) await context.close();
      if (seen.length > 0) throw new Error(`The page was not well:\n${seen.join('\n')}`);
    });
    return async (options = {}) => {
      const context = await newContext(browser, options);
      contexts.push(context);
      if (options.isPainted !== true) await unpainted(context);
      watch(context, troubles);
      const page = await context.newPage();
      if (options.cpu !== undefined) await slowDown(page, options.cpu);
      await page.goto(new URL(options.path ?? '/', inject('siteUrl')).href);
      return page;
    };
  });

function newContext(browser: Browser, options: PageOptions): Promise<BrowserContext> {
  const { viewport = { width: 1440, height: 900 }, touch = false } = options;
  return browser.newContext({
    viewport,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: options.reducedMotion === true ? 'reduce' : 'no-preference',
    forcedColors: options.forcedColors === true ? 'active' : 'none',
    serviceWorkers: options.isKept === true ? 'allow' : 'block',
    ...(options.locale === undefined ? {} : { locale: options.locale }),
  });
}

/** Canvases stay blank in this context: no test looks at them, and painting the map is half of a page's work. */
export const unpainted = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript('OffscreenCanvasRenderingContext2D.prototype.drawImage = () => {};');

/** There is no server behind this site; these the page asks for even so, and does without. */
const isDoneWithout = (url: string): boolean => /\/api\/\d+\/puzzles\/ratings$/.test(url);

async function slowDown(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: times });
}

function watch(context: BrowserContext, troubles: string[]): void {
  const { origin } = new URL(inject('siteUrl'));
  context.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // After a reload on a busy machine fonts appear later than that; the build checks that all are used
    if (/\.woff2 was preloaded using link preload but not used/.test(message.text())) return;
    if (isDoneWithout(message.location().url)) return;
    if (message.type() === 'error' || message.type() === 'warning')
      troubles.push(`${message.type()}: ${message.text()}`);
  });
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  context.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol !== 'data:' && asked !== origin) troubles.push(`a foreign request: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page or cancelling a download aborts requests
    if (reason !== 'net::ERR_ABORTED') troubles.push(`${reason}: ${request.url()}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isDoneWithout(response.url()))
      troubles.push(`${response.status()}: ${response.url()}`);
  });
}
