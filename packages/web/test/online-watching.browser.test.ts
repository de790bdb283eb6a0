// What is on, links that others open, and the offer to end a game that is decided.
import type { GameId, Update } from '@rubicon/protocol';
import type { Locator } from 'playwright-core';
import { openAdmin } from '@rubicon/server/admin';
import { lostPosition } from '@rubicon/server/lost-position';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { dice, houses, play, type Pair } from './online-house.ts';
import { demand, look, type Somebody } from './online-site.ts';

const { comes, house, sitDown } = houses();

test('the watch page follows a live game, on a desktop and on a phone', { timeout: 400_000 }, async () => {
  const { anna, livia, game } = await sitDown('Live: 90 minutes + 30 seconds');
  await play([anna, livia], game, dice(49), (update) => update.table.view?.step === 'move');
  for (const phone of [false, true]) {
    const watcher = await comes({ path: '/#watch', phone });
    const { page } = watcher;
    const first = page.getByRole('region', { name: 'The best live game' });
    await first.getByText('Anna, unrated').waitFor();
    await first.getByRole('region', { name: 'Board' }).waitFor();
    if (!phone) {
      const { turn } = (await look(anna, game)).table.card;
      await play([anna, livia], game, dice(50), ({ table }) => table.card.turn > turn);
      await first.getByText('turn II', { exact: false }).waitFor();
      await first.getByRole('log').getByRole('paragraph').first().waitFor();
    }
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate<number>(`document.documentElement.scrollWidth - ${phone ? 390 : 1440}`);
    expect(wide).toBeLessThanOrEqual(0);
    const map = (await first.locator('.board-world').boundingBox())!;
    const zoom = (await first.getByRole('group', { name: 'Zoom' }).boundingBox())!;
    expect(phone && zoom.y < map.y + map.height).toBe(false); // on a phone the buttons cover nothing of the map
    await first.getByRole('link', { name: 'Open the table' }).click();
    await page.getByText('You are a spectator and see public information only.').waitFor();
    expect(watcher.troubles).toEqual([]);
  }
});

test(
  'a link that was copied leads to the table, and its head has a picture of the game',
  { timeout: 300_000 },
  async () => {
    const { game } = await sitDown();
    const watcher = await comes({ path: `/play=${game}` });
    await watcher.page.getByText('You are a spectator and see public information only.').waitFor();
    expect(new URL(watcher.page.url()).pathname + new URL(watcher.page.url()).hash).toBe(`/#play=${game}`);
    const html = await (await fetch(`${house().url}/play=${game}`)).text();
    expect(html).toContain('content="Anna (Caesar) against Livia (Pompey)"');
    const picture = /og:image" content="([^"]+)"/.exec(html)![1]!;
    const answer = await fetch(picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(watcher.troubles).toEqual([]);
  },
);

/** Nobody does anything until a moment, or the end. */
async function idle(
  both: readonly Somebody[],
  game: GameId,
  isEnough: (card: Update['table']['card']) => boolean,
): Promise<void> {
  for (;;)
    for (const somebody of both) {
      const { decision, card } = (await look(somebody, game)).table;
      if (card.status !== 'running' || isEnough(card)) return;
      if (decision === null || !decision.required) continue;
      const order = decision.orders!.includes('done') ? 'done' : decision.orders![0]!;
      await demand(somebody, game, { kind: 'order', decision: decision.number, order });
    }
}

/** Pompey has hardly a chance left. */
async function loseForPompey(game: GameId): Promise<void> {
  const admin = await openAdmin({ dataDir: house().dir, databaseUrl: null });
  const rebase = { kind: 'rebase', game, position: lostPosition(), reason: 'For a test.' } as const;
  expect(await admin.ask(rebase)).toEqual({ ok: true });
  await admin.close();
}

test('where no live game is on, the watch page plays a great one again', { timeout: 400_000 }, async () => {
  const { anna, livia, game } = await sitDown();
  await loseForPompey(game);
  await idle([anna, livia], game, () => false);
  const { result } = (await look(anna, game)).table.card;
  expect(result).toMatchObject({ winner: 'caesar' });
  for (const phone of [false, true]) {
    const watcher = await comes({ path: '/#watch', phone });
    const { page } = watcher;
    const great = page.getByRole('region', { name: /^No live game is on\. Here is a great game/ });
    await great.getByRole('region', { name: 'Board' }).waitFor();
    await great.getByText('Anna, ', { exact: false }).waitFor();
    // Whoever wants no motion sees the beginning, until they press Play
    const told = great.locator('.watch-told');
    const first = await told.textContent();
    await great.getByRole('button', { name: 'Play', exact: true }).click();
    await expect.poll(() => told.textContent()).not.toBe(first);
    await great.getByRole('button', { name: 'As spectators saw it' }).click();
    await great.getByRole('button', { name: 'Show everything that was hidden' }).waitFor();
    await great.getByRole('button', { name: 'Stop' }).click();
    await great.getByRole('button', { name: 'Play', exact: true }).waitFor();
    expect(await axe(page)).toEqual([]);
    const wide = await page.evaluate<number>(`document.documentElement.scrollWidth - ${phone ? 390 : 1440}`);
    expect(wide).toBeLessThanOrEqual(0);
    await great.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('region', { name: 'Replay' }).waitFor();
    expect(watcher.troubles).toEqual([]);
  }
  // For everybody else it plays by itself
  const watcher = await comes({ path: '/#watch', motion: true });
  const told = watcher.page.locator('.watch-told');
  await watcher.page.getByRole('button', { name: 'Stop' }).waitFor();
  const first = await told.textContent();
  await expect.poll(() => told.textContent()).not.toBe(first);
  expect(watcher.troubles).toEqual([]);
});

async function offerEnd({ page }: Somebody): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Offer to end the game' }).click();
}

/** Livia has hardly had a chance for two turns, and Anna offers her an end. */
async function offered({ anna, livia, game }: Pair): Promise<Locator> {
  await loseForPompey(game);
  await idle([anna, livia], game, ({ turn }) => turn === 3);
  for (const { page } of [anna, livia]) {
    await page.reload();
    await page.getByRole('region', { name: 'What to do' }).waitFor();
  }
  await offerEnd(anna);
  await anna.page.getByText('You have offered to end the game here.').waitFor();
  const offer = livia.page.getByText('Anna thanks you for the game', { exact: false });
  await offer.waitFor();
  return offer;
}

test(
  'a side that has hardly a chance left is offered an end, and may play on',
  { timeout: 400_000 },
  async () => {
    const pair = await sitDown();
    const { anna, livia, game } = pair;
    await offerEnd(anna);
    await anna.page.getByText('your opponent can still win', { exact: false }).waitFor();
    const offer = await offered(pair);
    expect(await axe(livia.page)).toEqual([]);
    await livia.page.getByRole('button', { name: 'Play on' }).click();
    await offer.waitFor({ state: 'hidden' });
    await offerEnd(anna);
    await anna.page.getByText('You offered to end the game not long ago', { exact: false }).waitFor();
    expect((await look(livia, game)).table.card.status).toBe('running');
  },
);

test('whoever is offered an end may resign with one press', { timeout: 400_000 }, async () => {
  const pair = await sitDown();
  await offered(pair);
  const { anna, livia, game } = pair;
  await livia.page.getByRole('button', { name: 'Resign' }).click();
  await livia.page.getByRole('dialog', { name: 'You lost' }).waitFor();
  await anna.page.getByRole('dialog', { name: 'You won' }).waitFor();
  expect((await look(livia, game)).table.card.result).toMatchObject({
    winner: 'caesar',
    reason: 'resignation',
  });
});
