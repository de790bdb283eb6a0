// For tests of online games: a server for each test, people who connect to it, and games they play.
import { setTimeout as after } from 'node:timers/promises';
import type { GameId, Update } from '@rubicon/protocol';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import {
  demand,
  enter,
  gameIn,
  invite,
  look,
  openHouse,
  visit,
  type EnvAt,
  type House,
  type Somebody,
} from './online-site.ts';
import type { Snapshot } from './snapshot.ts';
import { clockOf, pointsOf, sceneOf, until } from './table-driver.ts';

export interface Pair {
  readonly anna: Somebody; // Caesar
  readonly livia: Somebody; // Pompey
  readonly game: GameId;
}

export interface Houses {
  readonly house: () => House;
  readonly comes: (at?: Parameters<typeof visit>[2]) => Promise<Somebody>;
  /** Anna invites Livia, and both join. */
  readonly sitDown: (pace?: string, names?: readonly [string, string]) => Promise<Pair>;
}

/** `envAt`: additional environment variables, by the server's address. `launch`: a browser of the test's own. */
export function houses(envAt?: EnvAt, launch?: () => Promise<Browser>): Houses {
  let browser: Browser;
  let house: House;
  const people: Somebody[] = [];
  beforeAll(async () => {
    browser = await (launch?.() ?? chromium.connect(inject('browserUrl')));
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    house = await openHouse(envAt);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') for (const somebody of people) await tellShown(somebody);
    for (const { context } of people.splice(0)) await context.close();
    await house.close();
  });

  const comes = async (at: Parameters<typeof visit>[2] = {}): Promise<Somebody> => {
    const somebody = await visit(browser, house, at);
    people.push(somebody);
    return somebody;
  };
  return {
    house: () => house,
    comes,
    sitDown: async (pace, [hers, theirs] = ['Anna', 'Livia']) => {
      const anna = await comes();
      await enter(anna, hers);
      const link = await invite(anna, 'Caesar', pace);
      const livia = await comes({ path: `/${hashOf(link)}`, isKept: true }); // as on a returning visit
      await livia.page.getByLabel('Your name').fill(theirs);
      await livia.page.getByRole('button', { name: 'Join the game' }).click();
      for (const { page } of [anna, livia]) await page.getByRole('region', { name: 'What to do' }).waitFor();
      return { anna, livia, game: gameIn(link) };
    },
  };
}

/** For whoever looks for the cause of a failure. */
async function tellShown({ page, troubles }: Somebody): Promise<void> {
  const text = await Promise.race([
    page.evaluate('document.body.innerText').catch(() => 'nothing: it is closed'),
    after(5000, 'nothing: it does not answer'),
  ]);
  console.log(`At the failure ${page.url()} showed:\n${String(text)}\n${troubles.join('\n')}`);
}

export const hashOf = (link: string): string => new URL(link).hash;

/** What the page shows of the game, once no message is showing. */
export async function shown(page: Page): Promise<Snapshot> {
  for (;;) {
    const snapshot = await until(page, (now) => sceneOf(now).kind !== 'waiting', 'a table');
    const { kind } = sceneOf(snapshot);
    if (kind !== 'recap' && kind !== 'past') return snapshot;
    await page.keyboard.press('Escape');
  }
}

/** Waits until the page shows what the server says. */
export async function agrees({ page, ...rest }: Somebody, game: GameId): Promise<void> {
  const { table } = await look(rest, game);
  const { caesar, pompey } = table.view?.points ?? table.card.points; // with what the seat can still undo
  const isIt = (snapshot: Snapshot): boolean => {
    const points = pointsOf(snapshot);
    return (
      points.caesar === caesar &&
      points.pompey === pompey &&
      clockOf(snapshot).includes(`turn ${ROMAN[table.card.turn]}`)
    );
  };
  for (;;) {
    const snapshot = await until(
      page,
      (now) => isIt(now) || sceneOf(now).kind === 'recap',
      `turn ${table.card.turn} with ${caesar} and ${pompey} points`,
    );
    if (isIt(snapshot)) return;
    await page.keyboard.press('Escape'); // what happened meanwhile is told step by step
  }
}
const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V'];

export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Plays at random for both by the protocol, as far as `isEnough` lets it; phases are ended often, so that years pass.
 */
export async function play(
  sides: readonly Pick<Somebody, 'ask'>[],
  game: GameId,
  random: () => number,
  isEnough: (update: Update) => boolean,
): Promise<{ last: Update; orders: number }> {
  let orders = 0;
  for (;;) {
    let last: Update | null = null;
    for (const somebody of sides) {
      let update = await look(somebody, game);
      last = update;
      while (update.table.decision !== null && update.table.decision.required) {
        if (update.table.card.status !== 'running' || isEnough(update)) return { last: update, orders };
        const { number } = update.table.decision;
        const legal = update.table.decision.orders!;
        const order =
          legal.includes('done') && random() < 0.6 ? 'done' : legal[Math.floor(random() * legal.length)]!;
        update = await demand(somebody, game, { kind: 'order', decision: number, order });
        orders += 1;
        last = update;
      }
    }
    if (last!.table.card.status !== 'running' || isEnough(last!)) return { last: last!, orders };
  }
}
