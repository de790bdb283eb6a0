import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { focused, key, PATIENT, tabTo, walkTo } from './keyboard-driver.ts';
import { inside, look, names, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import { asked, cardsOf, clockOf, sceneOf, until, untilLaid, untilScene } from './table-driver.ts';

async function layByKey(page: Page, card: string): Promise<Snapshot> {
  await tabTo(page, new RegExp(`^Choose ${card}$`));
  await key(page, 'Enter');
  await tabTo(page, /^(?:Discard|Play) /);
  const chosen = await look(page);
  await page.keyboard.press('Enter');
  return untilLaid(page, chosen);
}

/** Finds an order in the list by a few words and gives it. */
async function orderByKey(page: Page, find: string): Promise<Snapshot> {
  await page.keyboard.press('o');
  await expect.poll(async () => (await focused(page))?.name, PATIENT).toBe('Find an order');
  await page.keyboard.type(find);
  await page.keyboard.press('Tab');
  const order = await focused(page);
  expect(order?.role).toBe('button');
  return key(page, 'Enter');
}

/** Steps through the blocks of a location. */
async function stepTo(page: Page, block: string): Promise<void> {
  for (let step = 0; step < 12; step++) {
    const name = (await focused(page))?.name ?? '';
    if (name.startsWith(`${block},`)) return;
    await page.keyboard.press(']');
  }
  throw new Error(`The bracket never comes to ${block}`);
}

/** Selects a block of a location, moves to another location and sends it there. */
async function marchByKey(page: Page, block: string, from: string, to: string): Promise<Snapshot> {
  await page.keyboard.press('m');
  await expect.poll(async () => (await focused(page))?.name, PATIENT).toMatch(/\.$/); // a location: they end in a full stop
  await walkTo(page, from);
  await stepTo(page, block);
  await key(page, 'Enter');
  await walkTo(page, to);
  await page.keyboard.press('Enter');
  return until(
    page,
    (snapshot) => names(snapshot, 'button', new RegExp(`^${block}, strength [IV]+, in ${to}`)).length > 0,
    `${block} in ${to}`,
  );
}

test('a whole turn by keyboard alone', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await tabTo(page, /^Play on this screen$/);
  await page.keyboard.press('Enter');
  await untilScene(page, 'asked', /discards a card/);
  const done = new Set<string>();

  for (let step = 0; step < 250; step++) {
    const snapshot = await until(page, (now) => sceneOf(now).kind !== 'waiting', 'something asked');
    const scene = sceneOf(snapshot);
    if (clockOf(snapshot).includes('turn II ')) break;
    if (scene.kind === 'curtain') {
      await tabTo(page, /^I am /);
      await key(page, 'Enter');
      done.add('curtain');
    } else if (scene.kind === 'recap') await key(page, 'Escape');
    else if (scene.kind === 'dialog') {
      await tabTo(page, /^End anyway$/);
      await key(page, 'Enter');
      done.add('confirmed');
    } else if (scene.kind === 'battle') {
      await key(page, '1');
      done.add('battle');
    } else await answerByKey(page, snapshot, done);
  }

  expect([...done].sort()).toEqual(['battle', 'confirmed', 'curtain', 'levied', 'list', 'map']);
  await page.keyboard.press(','); // and back through the log
  await untilScene(page, 'past');
  await page.keyboard.press('Escape');
  expect(clockOf(await untilScene(page, 'asked'))).toContain('turn II ');
});

async function answerByKey(page: Page, snapshot: Snapshot, done: Set<string>): Promise<void> {
  const text = asked(snapshot);
  if (/card/.test(names(inside(snapshot, 'region', 'What to do'), 'heading')[0]!)) {
    const cards = cardsOf(snapshot);
    await layByKey(page, cards.find((card) => card.includes('move')) ?? cards[0]!);
  } else if (text.includes('Caesar moves') && !done.has('map')) {
    await marchByKey(page, 'Legio VII', 'Narbo', 'Tarraco'); // there are enemies
    done.add('map');
  } else if (text.includes('Pompey moves') && !done.has('list')) {
    await orderByKey(page, 'Antioch Tarsus');
    done.add('list');
  } else if (text.includes('Caesar levies') && !done.has('levied')) {
    await orderByKey(page, 'Raise');
    done.add('levied');
  } else if (names(snapshot, 'button', /^(?:End |Do not use |No surprise|Keep )/).length > 0)
    await key(page, 'e');
  else await orderByKey(page, '');
}
