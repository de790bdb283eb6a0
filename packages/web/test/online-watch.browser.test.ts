// A spectator sees what is public and nothing else: on the page, in what it stores, and on the wire.
import { BLOCK_IDS, CARD_IDS } from '@rubicon/engine';
import type { Update } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { agrees, dice, houses, play, shown } from './online-house.ts';
import { look, type Somebody } from './online-site.ts';
import { namesIn } from './secrets.ts';

const { comes, sitDown } = houses();

/** What only the two players know now: where each hidden block is, and each hand. */
async function secretsOf(
  both: readonly Somebody[],
  game: Update['table']['card']['game'],
): Promise<string[]> {
  const views = await Promise.all(both.map(async (each) => (await look(each, game)).table.view!));
  return views.flatMap((view) =>
    view.viewer === 'spectator'
      ? []
      : view.stacks
          .filter(({ side }) => side === view.viewer)
          .flatMap(({ blocks }) => blocks ?? [])
          .map(({ block }) => block),
  );
}

test('a spectator sees only what is public', { timeout: 400_000 }, async () => {
  const { anna, livia, game } = await sitDown();
  const both = [anna, livia];
  // Up to the first moves: nothing has been revealed but the cards that were played
  await play(both, game, dice(49), (update) => update.table.view?.step === 'move');
  const watcher = await comes({ path: '/#online' });
  await watcher.page.getByRole('main').getByRole('link', { name: 'Watch' }).click();
  await watcher.page.getByRole('region', { name: 'What to do' }).waitFor();
  await watcher.page.getByText('You are a spectator and see public information only.').waitFor();
  const secrets = await secretsOf(both, game);
  expect(secrets.length).toBeGreaterThan(20);
  const own = anna.heard.join('\n');
  expect(namesIn(own, BLOCK_IDS).length).toBeGreaterThan(10); // the search does find existing text

  // An order that can still be undone, and then a whole turn
  await play([anna], game, dice(50), (update) => update.pending.length > 0);
  await agrees(watcher, game);
  const { table } = await look(watcher, game);
  const revealed = JSON.stringify([table.view, (await look(watcher, game)).told]);
  const isSecret = (block: string): boolean =>
    !new RegExp(`${block.replace('.', String.raw`\.`)}(?!\\w)`).test(revealed);
  const hidden = secrets.filter(isSecret);
  expect(hidden.length).toBeGreaterThan(10);
  await shown(watcher.page);
  const kept = await watcher.page.evaluate<string>(
    'JSON.stringify([{ ...localStorage }, { ...sessionStorage }])',
  );
  const dom = await watcher.page.content();
  const wire = watcher.heard.join('\n');
  expect(wire.length).toBeGreaterThan(1000);
  for (const text of [kept, wire])
    expect(namesIn(text, BLOCK_IDS).filter((block) => hidden.includes(block))).toEqual([]);
  // The page names blocks in its own words
  const labels = await watcher.page.getByRole('region', { name: 'Board' }).innerHTML();
  expect(namesIn(dom, BLOCK_IDS).filter((block) => hidden.includes(block))).toEqual([]);
  expect(labels).not.toMatch(/Legio [IVX]+, strength/);
  const hands = await Promise.all(both.map(async (each) => (await look(each, game)).table.view!.cards));
  const gods = CARD_IDS.filter((card) => !card.includes('/'));
  const held = new Set(
    hands.flatMap((cards) => [...(cards.hands.caesar ?? []), ...(cards.hands.pompey ?? [])]),
  );
  expect(namesIn(wire, gods).filter((god) => held.has(god) && !revealed.includes(god))).toEqual([]);
  expect(await axe(watcher.page)).toEqual([]);
  expect(watcher.troubles).toEqual([]);
});

test('every online page is accessible, also on a phone', { timeout: 300_000 }, async () => {
  for (const phone of [false, true]) {
    const gaia = await comes({ path: '/#online', phone });
    const { page } = gaia;
    await page.getByLabel('Your name').fill(phone ? 'Gaia' : 'Fulvia');
    await page.getByRole('button', { name: 'Play as a guest' }).click();
    await page.getByRole('link', { name: 'Create a game' }).waitFor();
    expect(await axe(page)).toEqual([]);
    for (const [word, title] of [
      ['new', 'New game'],
      ['ratings', 'Ratings'],
      ['friends', 'Friends'],
      ['account', 'Your account'],
      ['privacy', 'Your data'],
    ] as const) {
      await page.evaluate(`location.hash = '${word}'`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.waitForTimeout(300);
      expect({ word, problems: await axe(page) }).toEqual({ word, problems: [] });
      const wide = await page.evaluate<number>(
        `document.documentElement.scrollWidth - ${phone ? 390 : 1440}`,
      );
      expect({ word, phone, wide: wide > 0 }).toEqual({ word, phone, wide: false });
    }
    expect(gaia.troubles.filter((each) => each.startsWith('uncaught'))).toEqual([]);
  }
});
