// The page in every browser engine: Chromium, Firefox and WebKit, as far as they are installed.
import { randomBytes } from 'node:crypto';
import type { GameId, NewGame, Update } from '@rubicon/protocol';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { serve, type Site } from '../tools/serve.ts';
import type { Engine, EnginePage, Screen } from './engines/engine.ts';
import { ENGINES } from './engines/engines.ts';
import { visitorOf, type Visitor } from './engines/visitor.ts';
import { openHouse } from './online-site.ts';
import { fighting, moving } from './positions.ts';

const DESK: Screen = { width: 1440, height: 900, touch: false };
const PHONE: Screen = { width: 390, height: 844, touch: true };
const SCREENS: readonly [string, Screen][] = [
  ['mouse', DESK],
  ['fingers, nothing that hovers', PHONE],
];
const LEGIO_XIII = /^Legio XIII, strength III, in Ravenna/;
const THERE = /^Legio XIII, strength III, in Aquileia/;

// Setup installs them or says which are not tested
describe.each(ENGINES.filter(({ find }) => find() !== null))('$name', (kind) => {
  let engine: Engine;
  let site: Site;
  beforeAll(async () => {
    engine = await kind.start();
    site = await serve(inject('siteDir'), { host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await engine.close();
    await site.close();
  });

  async function visit(
    url: string,
    screen: Screen,
    work: (visitor: Visitor, page: EnginePage) => Promise<void>,
  ) {
    const page = await engine.open(screen);
    try {
      await page.goto(url);
      await work(visitorOf(page), page);
    } finally {
      await page.close();
    }
  }

  async function loadGame(visitor: Visitor, file: string): Promise<void> {
    await visitor.sees(/^Play on this screen/);
    await visitor.load(file);
  }
  const isGaius = (visitor: Visitor): Promise<void> => visitor.press(/^I am Gaius/);

  const screens = SCREENS.filter(([, { touch }]) => kind.hasTouch || !touch);

  test.each(screens)(
    '%s: a block is moved by pressing, undone and moved by dragging, and is there after a reload',
    (_, screen) =>
      visit(site.url, screen, async (visitor, page) => {
        expect(await page.evaluate('matchMedia("(hover: none)").matches')).toBe(screen.touch);
        await loadGame(visitor, moving());
        await isGaius(visitor);
        await visitor.take(LEGIO_XIII);
        await visitor.press(/^Aquileia.*Can be entered/);
        if (screen.touch) await visitor.press(/^To Aquileia/); // the first tap shows what the move would mean
        await visitor.sees(THERE);
        await visitor.press(/^Undo/);
        await visitor.sees(LEGIO_XIII);
        await visitor.drag(LEGIO_XIII, /^Aquileia/);
        await visitor.sees(THERE);
        await page.reload();
        await isGaius(visitor);
        await visitor.sees(THERE);
      }),
  );

  test('a battle: blocks fire, and the dice are shown', () =>
    visit(site.url, DESK, async (visitor) => {
      await loadGame(visitor, fighting());
      await visitor.press(/^Fire with/);
      expect(await visitor.reads(/rolls/)).toBe(true);
    }));

  test('online: a guest joins by a link, plays cards and sees what the opponent does', async () => {
    const house = await openHouse();
    try {
      const gaia = await guestOf(house.url, 'Gaia');
      const { card, invitation } = await gaia<Made>('POST', '/games', INVITED);
      const game = `/games/${card.game}`;
      await visit(`${house.url}/#join=${card.game}.${invitation}`, DESK, async (visitor) => {
        await visitor.fill(/^Your name/, 'Livia');
        await visitor.press(/^Join the game/);
        await visitor.reads(/Gaia/);
        await gaia('POST', `${game}/start`, { entropy: randomBytes(32).toString('hex') });
        for (const lay of [/^Discard /, /^Play /]) {
          await visitor.press(/^Choose [IV]+ moves?/);
          await visitor.press(lay);
        }
        for (const lay of ['discard ', 'play ']) {
          const { decision } = (await gaia<Update>('GET', `${game}?orders=yes`)).table;
          const order = decision!.orders!.find((each) => each.startsWith(lay))!;
          await gaia('POST', `${game}/asks`, {
            id: randomBytes(16).toString('hex'),
            ask: { kind: 'order', decision: decision!.number, order },
          });
        }
        expect(await visitor.reads(/player 1/i)).toBe(true);
      });
    } finally {
      await house.close();
    }
  });

  test('offline: the page and its games open without a server', async () => {
    const server = await serve(inject('siteDir'), { host: '127.0.0.1', port: 0 });
    await visit(server.url, DESK, async (visitor, page) => {
      await loadGame(visitor, moving());
      await visitor.sees(/^I am Gaius/);
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      await server.close();
      await page.reload();
      await isGaius(visitor);
      await visitor.take(LEGIO_XIII);
      await visitor.press(/^Aquileia.*Can be entered/);
      expect(await visitor.sees(THERE)).toBe(true);
    });
  });
});

const INVITED: NewGame = {
  edition: '2.0',
  rules: {},
  side: 'caesar',
  opponent: { kind: 'invited' },
  pace: { kind: 'none' },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'unlisted',
};

interface Made {
  readonly card: { readonly game: GameId };
  readonly invitation: string;
}

/** A person without a browser. */
async function guestOf(url: string, name: string) {
  const send = (path: string, headers: object, method: string, body?: unknown): Promise<Response> =>
    fetch(`${url}/api/2${path}`, {
      method,
      headers: {
        origin: url,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const entered = await send('/guest', {}, 'POST', { name });
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await send(path, { cookie }, method, body);
    if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  };
}
