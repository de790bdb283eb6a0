// The page with the real server behind it, which a test can stop and start again, and people who play on it.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ask, GameId, Update } from '@rubicon/protocol';
import { readConfig, readSite, silentLog, startServer, type Running } from '@rubicon/server';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { unpainted } from './site.ts';

export interface House {
  readonly url: string;
  readonly dir: string; // of its database
  restart(): Promise<void>;
  close(): Promise<void>;
}

export type EnvAt = (url: string) => Readonly<Record<string, string>>;

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A new, empty server; restarted, it has the same address and the same games. */
export async function openHouse(envAt: EnvAt = () => ({})): Promise<House> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-house-'));
  const port = await freePort();
  const env = envAt(`http://127.0.0.1:${port}`);
  const site = readSite(inject('siteDir'));
  const start = (): Promise<Running> =>
    startServer(
      readConfig({ PORT: String(port), DATA_DIR: dir, MACHINE_WORKERS: '1', RATE_LIMITS: 'no', ...env }),
      site,
      silentLog,
    );
  let running = await start();
  const { url } = running;
  return {
    url,
    dir,
    restart: async () => {
      await running.stop();
      running = await start();
    },
    close: async () => {
      await running.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** A person with a browser of their own. */
export interface Somebody {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly heard: string[]; // everything received: answers and messages
  readonly troubles: string[]; // errors of the page, and requests that the server refused
  /** A request as the page would make it: with its cookie, from its origin. */
  readonly ask: <T>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => Promise<T>;
}

const PATIENCE_MS = 120_000; // generous, for a busy machine

interface Visit {
  readonly path?: string;
  readonly phone?: boolean;
  readonly locale?: string; // the browser's language
  readonly sockets?: boolean; // false: sockets are blocked
  readonly motion?: boolean; // true: nobody asks for less of it
  readonly script?: string; // runs before the page's own
  readonly isKept?: boolean; // the page caches itself for offline use
}

export async function visit(
  browser: Browser,
  { url }: Pick<House, 'url'>,
  {
    path: at = '/',
    phone = false,
    locale = 'en-GB',
    sockets = true,
    motion = false,
    script,
    isKept = false,
  }: Visit = {},
): Promise<Somebody> {
  const context = await browser.newContext({
    viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    locale,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    serviceWorkers: isKept ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await unpainted(context);
  if (!sockets) await context.routeWebSocket(/\/socket\b/, (socket) => socket.close());
  if (script !== undefined) await context.addInitScript(script);
  const page = await context.newPage();
  const heard: string[] = [];
  const troubles: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void heard.push(String(payload))),
  );
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
    if (response.url().includes('/api/'))
      response.text().then(
        (text) => heard.push(text),
        () => {}, // it was aborted
      );
  });
  context.on('weberror', (error) => troubles.push(`uncaught: ${error.error().message}`));
  await page.goto(new URL(at, url).href);
  return {
    context,
    page,
    heard,
    troubles,
    ask: async <T>(method: 'GET' | 'POST' | 'PUT', address: string, body?: unknown) => {
      const answer = await context.request.fetch(`${url}/api/2${address}`, {
        method,
        headers: { origin: url },
        ...(body === undefined ? {} : { data: body }),
      });
      if (!answer.ok()) throw new Error(`${answer.status()} ${address}: ${await answer.text()}`);
      return (answer.status() === 204 ? undefined : await answer.json()) as T;
    },
  };
}

/** Signs in as a guest, from the start page. */
export async function enter({ page }: Somebody, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Play online' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Play as a guest' }).click();
  await page.getByRole('link', { name: 'Create a game' }).waitFor();
}

/** Creates a game by invitation, and returns the link. */
export async function invite(
  { page }: Somebody,
  side: 'Caesar' | 'Pompey' | 'By bid',
  pace = 'No clock',
): Promise<string> {
  await page.getByRole('link', { name: 'Create a game' }).click();
  await page.getByLabel('Your side').selectOption({ label: side });
  await page.getByLabel('Time control').selectOption({ label: pace });
  await page.getByRole('button', { name: 'Create the game' }).click();
  return page.getByLabel('Your invitation link').inputValue();
}

export const gameIn = (link: string): GameId => /#(?:join|play)=([\w-]+)/.exec(link)![1] as GameId;

export const look = ({ ask }: Pick<Somebody, 'ask'>, game: GameId): Promise<Update> =>
  ask('GET', `/games/${game}?orders=yes`);

let asks = 0;
export const demand = ({ ask }: Pick<Somebody, 'ask'>, game: GameId, wanted: Ask): Promise<Update> => {
  asks += 1;
  const id = `test-${String(asks).padStart(16, '0')}`;
  return ask('POST', `/games/${game}/asks?orders=yes`, { id, ask: wanted });
};
