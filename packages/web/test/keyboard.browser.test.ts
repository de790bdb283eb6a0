import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inside, look, names, words, type Node, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  asked,
  cardsOf,
  clockOf,
  sceneOf,
  until,
  untilLaid,
  untilScene,
  withoutLate,
} from './table-driver.ts';

const PATIENT = { timeout: 20_000 }; // generous, for a busy machine
const MANY = 150; // more stops than any page has

/** The focused element; undefined if it is the page itself. */
async function focused(page: Page): Promise<Node | undefined> {
  const focus = page.locator(':focus');
  if ((await focus.count()) === 0) return undefined;
  const [node] = (await focus.ariaSnapshotJSON({ boxes: true })) as Node[];
  return node;
}

async function tabTo(page: Page, name: RegExp): Promise<void> {
  const stops: string[] = [];
  while (stops.length < MANY) {
    const stop = (await focused(page))?.name ?? '';
    if (name.test(stop)) return;
    stops.push(stop);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never comes to ${name.source}, only to ${[...new Set(stops)].join('; ')}`);
}

/** Presses a key and waits for the table's answer. */
async function key(page: Page, name: string): Promise<Snapshot> {
  const before = words(withoutLate(await look(page)));
  await page.keyboard.press(name);
  return until(
    page,
    (snapshot) => words(withoutLate(snapshot)) !== before && sceneOf(snapshot).kind !== 'waiting',
    `an answer to ${name}`,
  );
}

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

/** Moves the map cursor by arrow keys towards a location. */
async function walkTo(page: Page, place: string): Promise<void> {
  const isThere = new RegExp(`^${place}\\b`);
  for (let step = 0; step < 30; step++) {
    const snapshot = await look(page);
    const [here, there] = [(await focused(page))!, inside(snapshot, 'button', isThere)[0]!];
    if (isThere.test(here.name ?? '')) return;
    const middle = ({ box: { x, y, width, height } }: Node): [number, number] => [
      x + width / 2,
      y + height / 2,
    ];
    const [[x, y], [toX, toY]] = [middle(here), middle(there)];
    const [dx, dy] = [toX - x, toY - y];
    const isAcross = Math.abs(dx) > Math.abs(dy) !== (step % 5 === 4); // sometimes a detour is needed
    await page.keyboard.press(
      isAcross ? (dx > 0 ? 'ArrowRight' : 'ArrowLeft') : dy > 0 ? 'ArrowDown' : 'ArrowUp',
    );
  }
  throw new Error(`The arrows never come to ${place}`);
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
