import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { levyingAgainst, moving } from './positions.ts';
import { all, has, inside, look, names, words, type Box, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  asked,
  begin,
  button,
  cardsOf,
  loadGame,
  openMenu,
  press,
  sceneOf,
  sitDown,
  until,
  untilStill,
} from './table-driver.ts';

const PHONE = { viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true };
const TARGET = 44; // px

/** Selects a block; the board may then make space for the prompt. */
async function takeInHand(page: Page, block: string): Promise<Snapshot> {
  await tap(page, block);
  await until(page, (snapshot) => asked(snapshot).includes('Deselect'), 'a block in hand');
  return untilStill(page);
}

async function tap(page: Page, name: string | RegExp): Promise<Snapshot> {
  await button(page, name).tap();
  return look(page);
}

/** Taps a town by its name, which blocks do not cover. */
async function tapPlace(page: Page, name: RegExp): Promise<void> {
  const { x, y, width, height } = (await button(page, name).boundingBox())!;
  await page.touchscreen.tap(x + width / 2, y + height - 8);
}

const boardBox = (snapshot: Snapshot): Box => inside(snapshot, 'region', 'Board')[0]!.box;
const boxOf = (snapshot: Snapshot, name: RegExp): Box => all(snapshot, 'button', name)[0]!.box;

/** Tappable elements that are too small for a finger: visible, and not a link in a sentence. */
function smallTargets(snapshot: Snapshot): string[] {
  const isSmall = ({ width, height }: Box): boolean => width < TARGET - 0.5 || height < TARGET - 0.5;
  const isSeen = ({ x, y, width, height }: Box): boolean =>
    x >= 0 && y >= 0 && x + width <= PHONE.viewport.width && y + height <= PHONE.viewport.height;
  return snapshot
    .filter(
      ({ role, disabled }) => ['button', 'tab', 'searchbox', 'checkbox'].includes(role) && disabled !== true,
    )
    .filter(({ name, box }) => isSmall(box) && isSeen(box) && name?.startsWith('Rule ') !== true)
    .map(({ name, box }) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
}

test('cards are played by touch, and the screen is passed', async ({ openPage }) => {
  const page = await openPage(PHONE);
  const snapshot = await begin(page);
  expect(smallTargets(snapshot)).toEqual([]);
  await tap(page, `Choose ${cardsOf(snapshot)[0]}`);
  await tap(page, /^Discard /);
  const next = await until(page, (now) => asked(now).includes('chooses a card'), 'the next card');
  await tap(page, `Choose ${cardsOf(next)[0]}`);
  await tap(page, /^Play /);
  const curtain = await until(page, (now) => sceneOf(now).kind === 'curtain', 'the curtain');
  expect(smallTargets(curtain)).toEqual([]);
  await tap(page, /^I am Pompey/);
  expect(asked(await sitDown(page))).toContain('Pompey discards a card');
});

test('a move is two taps and a confirmation, and is undone', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  const legio = 'Legio XIII, strength III, in Ravenna';
  const held = await takeInHand(page, legio);
  expect(all(held, 'button', legio)[0]!.pressed).toBe(true);
  expect(smallTargets(held)).toEqual([]);

  await tapPlace(page, /^Aquileia.*Can be entered/);
  const armed = await until(page, (snapshot) => has(snapshot, 'button', /^To Aquileia/), 'the question');
  expect(names(armed, 'button', /^Legio XIII/)).toContain(legio); // no block has moved yet
  await until(page, (snapshot) => asked(snapshot).includes('Aquileia: move.'), 'what it would mean');
  await tap(page, /^To Aquileia/);
  await until(
    page,
    (snapshot) => has(snapshot, 'button', /^Legio XIII, strength III, in Aquileia/),
    'Legio XIII in Aquileia',
  );
  await tap(page, /^Undo/);
  await until(page, (snapshot) => has(snapshot, 'button', legio), 'Legio XIII in Ravenna again');
});

test('where there are several ways, the confirmation chooses one', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  await takeInHand(page, 'Legio VIII, strength III, in Genua');
  await tapPlace(page, /^Massilia.*Can be entered/);
  const armed = await until(page, (snapshot) => has(snapshot, 'button', /^To Massilia/), 'the ways');
  expect(names(armed, 'button', /^To Massilia/)).toEqual(['To Massilia', 'To Massilia via Lugdunum']);
  await tap(page, 'To Massilia via Lugdunum');
  await until(page, (now) => has(now, 'button', /^Legio VIII, strength III, in Massilia/), 'the move');
});

test('a declined draw is told in the prompt', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, levyingAgainst('tiro'));
  await openMenu(page, /^Offer a draw/);
  await press(page, 'Offer a draw'); // are you sure?
  const declined = await until(page, (now) => /The draw offer is off/.test(asked(now)), 'the answer');
  expect(asked(declined)).toContain('Pompey declined or withdrew it.');
});

test('a second tap on the location confirms as well', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  await takeInHand(page, 'Legio XIII, strength III, in Ravenna');
  await tapPlace(page, /^Aquileia.*Can be entered/);
  await until(page, (snapshot) => has(snapshot, 'button', /^To Aquileia/), 'the question');
  await tapPlace(page, /^Aquileia/);
  await until(
    page,
    (snapshot) => has(snapshot, 'button', /^Legio XIII, strength III, in Aquileia/),
    'Legio XIII in Aquileia',
  );
});

test('the board is panned and zoomed by touch', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  const snapshot = await untilStill(page);
  const rome = boxOf(snapshot, /^Rome/);
  const board = boardBox(snapshot);
  const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });

  await tap(page, 'Zoom in');
  const larger = await until(page, (now) => boxOf(now, /^Rome/).width > rome.width * 1.2, 'a larger Rome');
  await tap(page, 'Zoom out');
  await until(page, (now) => boxOf(now, /^Rome/).width < boxOf(larger, /^Rome/).width, 'a smaller Rome');

  const before = boxOf(await look(page), /^Rome/);
  const apart = (px: number) => [
    { x: middle.x - px, y: middle.y },
    { x: middle.x + px, y: middle.y },
  ];
  await touch('touchStart', ...apart(30));
  for (const px of [40, 55, 70, 90]) await touch('touchMove', ...apart(px));
  await touch('touchEnd');
  await until(page, (now) => boxOf(now, /^Rome/).width > before.width * 1.2, 'Rome spread by two fingers');

  const map = all(await look(page), 'img', /^Minimap/)[0]!.box;
  await page.touchscreen.tap(map.x + map.width * 0.9, map.y + map.height * 0.7);
  await until(page, (now) => boxOf(now, /^Rome/).x < board.x - 100, 'the east');
});

test('everything is behind a tab', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  const tabs = names(await look(page), 'tab');
  expect(tabs).toEqual(['Cards', 'Location', 'Log', 'Levy pool', 'All orders']);
  for (const name of tabs) {
    await page.getByRole('tab', { name }).tap();
    const snapshot = await until(
      page,
      (now) => all(now, 'tab', name)[0]!.selected === true,
      `the tab ${name}`,
    );
    expect(words(inside(snapshot, 'tabpanel')).length).toBeGreaterThan(20);
    expect(smallTargets(snapshot)).toEqual([]);
  }
});
