// Games online, in real browsers with the real server.
import type { Update } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { agrees, dice, hashOf, houses, play, shown } from './online-house.ts';
import { enter, gameIn, invite, look, type Somebody } from './online-site.ts';
import { positionOf, sceneOf, until, untilPosition } from './table-driver.ts';

const { house, comes, sitDown } = houses();

test('an invitation link leads a guest to the first card in four clicks', async () => {
  const anna = await comes();
  await enter(anna, 'Anna');
  const link = await invite(anna, 'Caesar', 'Correspondence: 14 days + 12 hours');
  const livia = await comes({ path: `/${hashOf(link)}`, phone: true });
  let presses = 0;
  const press = async (name: string | RegExp): Promise<void> => {
    presses += 1;
    await livia.page.getByRole('button', { name, disabled: false }).first().click();
  };
  await livia.page.getByLabel('Your name').fill('Livia');
  await press('Join the game');
  await press(/^Choose [IV]+ moves?/);
  await press(/^Discard /);
  await until(livia.page, (snapshot) => /chooses a card/.test(JSON.stringify(snapshot)), 'the next question');
  expect(presses).toBeLessThanOrEqual(4);
  const { table } = await look(livia, gameIn(link));
  expect(table.view?.cards.discards.pompey).not.toBeNull();
  expect(await axe(livia.page)).toEqual([]);

  // Anna's start page has the game too, with its board
  await anna.page.goto(house().url);
  const home = anna.page.getByRole('region', { name: 'Your games online' });
  await home.locator('.community-picture svg').waitFor();
  expect(await axe(anna.page)).toEqual([]);
  await home.getByRole('link', { name: 'Open the game' }).click();
  await anna.page.getByRole('region', { name: 'What to do' }).waitFor();
  expect([...anna.troubles, ...livia.troubles]).toEqual([]);
});

test(
  'two browsers play a whole game, with reloads, a lost connection, a restart and a takeback',
  { timeout: 600_000 },
  async () => {
    const { anna, livia, game } = await sitDown();
    const both = [anna, livia];
    const random = dice(705);
    const turns = new Set<string>();
    const untilTurn = (turn: number) => (update: Update) => {
      const { year, turn: now } = update.table.card;
      turns.add(`${year}.${now}`);
      return (year - 705) * 5 + now >= turn;
    };

    // A reload shows the same position
    await play(both, game, random, untilTurn(2));
    await agrees(anna, game);
    const before = positionOf(await shown(anna.page));
    await anna.page.reload();
    await anna.page.getByRole('region', { name: 'What to do' }).waitFor();
    await shown(anna.page); // closes what happened meanwhile
    await untilPosition(anna.page, before);

    // Without a connection the page says so, and then catches up
    await livia.context.setOffline(true);
    await livia.page
      .getByRole('status')
      .filter({ hasText: /No connection|Connecting/ })
      .first()
      .waitFor();
    const offline = { ...livia, ask: (await signedInAgain(livia)).ask };
    await play([anna, offline], game, random, untilTurn(3));
    await livia.context.setOffline(false);
    await livia.page.getByRole('status').filter({ hasText: 'Connected' }).first().waitFor();
    await agrees(livia, game);

    // An order given while the server is down is sent when it is back, once
    await play(
      both,
      game,
      random,
      (update) => update.table.decision?.step === 'cards' && untilTurn(4)(update),
    );
    await agrees(anna, game);
    await shown(anna.page);
    const cards = (await look(anna, game)).table.cursor;
    const stopping = house().restart();
    await anna.page
      .getByRole('button', { name: /^Choose /, disabled: false })
      .first()
      .click();
    await anna.page
      .getByRole('button', { name: /^(?:Discard|Play) /, disabled: false })
      .first()
      .click();
    await stopping;
    await until(
      anna.page,
      (snapshot) => !/will be sent/.test(JSON.stringify(snapshot)) && sceneOf(snapshot).kind !== 'waiting',
      'an answer after the restart',
    );
    // It may be sent again a moment after the page can be used
    await expect.poll(async () => (await look(anna, game)).table.cursor, { timeout: 60_000 }).toBe(cards + 1);

    // A takeback past what the opponent has seen: one asks, the other agrees
    await play(both, game, random, (update) => update.table.view?.step === 'move' && untilTurn(5)(update));
    await play(both, game, random, (update) => update.table.view?.step === 'levy' || untilTurn(6)(update));
    for (const somebody of both) await agrees(somebody, game);
    await shown(anna.page);
    await anna.page.getByRole('button', { name: 'Menu' }).click();
    await anna.page.getByRole('button', { name: /^Ask for a takeback/ }).click();
    await livia.page.getByRole('button', { name: 'Accept' }).click();
    await anna.page
      .getByText('The game continues from a position that was set up.')
      .first()
      .waitFor({ state: 'attached' });
    expect((await look(livia, game)).told.at(-1)?.notice?.kind).toBe('rebase');

    const { last, orders } = await play(both, game, random, (update) => {
      untilTurn(99)(update);
      return false;
    });
    expect(last.table.card.status).toBe('over');
    for (const { page } of both) {
      await shown(page);
      await page.getByRole('dialog', { name: /^(?:You won|You lost|Draw)$/ }).waitFor();
    }
    await anna.page.getByRole('dialog').getByRole('button', { name: 'Are the dice fair?' }).click();
    await anna.page.getByRole('button', { name: 'Check all dice now' }).click();
    await anna.page.getByText(/^Everything is correct: .* your numbers were used\.$/).waitFor();
    console.log(`a whole game online: ${turns.size} turns, ${orders} orders after the takeback`);
    expect(turns.size).toBeGreaterThan(4);
    expect([...anna.troubles, ...livia.troubles].filter((each) => !/^(?:503|500)/.test(each))).toEqual([]);
  },
);

/** The same person by a token, for while their browser is offline. */
async function signedInAgain(somebody: Somebody): Promise<Pick<Somebody, 'ask'>> {
  const { url } = house();
  const cookies = await somebody.context.cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return {
    ask: async <T>(method: string, path: string, body?: unknown) => {
      const answer = await fetch(`${url}/api/2${path}`, {
        method,
        headers: {
          cookie,
          origin: url,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${answer.status} ${path}: ${await answer.text()}`);
      return (answer.status === 204 ? undefined : await answer.json()) as T;
    },
  };
}
