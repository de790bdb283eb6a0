import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fighting, moving } from './positions.ts';
import { inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  gameLog,
  begin,
  button,
  cardsOf,
  layCard,
  loadGame,
  openMenu,
  order,
  ordersFor,
  positionOf,
  press,
  save,
  sceneOf,
  sitDown,
  until,
  untilPosition,
  untilScene,
  withoutLate,
} from './table-driver.ts';

/** Two moves of Caesar’s that can still be undone. */
async function march(page: Page): Promise<void> {
  await loadGame(page, moving());
  for (const label of ['Legio VII: Narbo – Burdigala', 'Legio XVI: Lugdunum – Cenabum']) {
    await ordersFor(page, label.replaceAll(/[:–]/g, ' '));
    await order(page, label);
  }
}

test('a game saved to a file is the same game elsewhere', async ({ openPage }) => {
  const here = await openPage({ reducedMotion: true });
  await march(here);
  const { name, text } = await save(here);
  expect(name).toBe('gaius-gnaeus-49-bc-2.rubicon');
  const there = await openPage({ reducedMotion: true });
  await loadGame(there, text);
  await untilPosition(there, positionOf(await look(here)));
  await ordersFor(there, 'Equitatus I Lugdunum Treveri');
  await order(there, 'Equitatus I: Lugdunum – Treveri'); // the game continues
});

test('a game survives a reload and a crash', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await march(page);
  const before = positionOf(await look(page));
  await page.reload();
  await sitDown(page);
  await untilPosition(page, before);

  const address = page.url();
  const next = await page.context().newPage();
  await page.close({ runBeforeUnload: false });
  await next.goto(address);
  await sitDown(next);
  await untilPosition(next, before);
  await openMenu(next, /^Leave the game/);
  const place = '49 BC, turn II. Caesar to play.';
  await until(next, (snapshot) => words(inside(snapshot, 'listitem')).includes(place), 'the list of games');
  await button(next, /^Continue Gaius vs Gnaeus/).click();
  await sitDown(next);
  await untilPosition(next, before);
});

test('broken files are refused in plain words', async ({ openPage }) => {
  const page = await openPage();
  const files = [
    ['Veni, vidi, vici.', 'This file is not a Rubicon game.'],
    [moving().slice(0, -40), 'The end of this file is missing.'],
    [moving().replace('C.Legio8:3', 'C.Legio8:2'), 'This file was changed after it was saved.'],
  ] as const;
  await untilScene(page, 'start'); // until then the page is busy reading its games
  for (const [text, sentence] of files) {
    await page
      .getByLabel('Load a game file')
      .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await until(page, (snapshot) => words(inside(snapshot, 'alert')).includes(sentence), sentence);
    expect(sceneOf(await look(page)).kind).toBe('start');
  }
});

test('orders are undone one by one, or the whole phase', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  const before = positionOf(await look(page));
  await ordersFor(page, 'Legio VII Narbo Burdigala');
  const once = positionOf(await order(page, 'Legio VII: Narbo – Burdigala'));
  await ordersFor(page, 'Legio XVI Lugdunum Cenabum');
  const twice = positionOf(await order(page, 'Legio XVI: Lugdunum – Cenabum'));
  expect(new Set([before, once, twice]).size).toBe(3);
  expect(positionOf(await press(page, /^Undo/))).toBe(once);
  await ordersFor(page, 'Legio XVI Lugdunum Cenabum');
  await order(page, 'Legio XVI: Lugdunum – Cenabum');
  const [takeBack] = names(await look(page), 'button', /^Undo all/);
  expect(takeBack).toBe('Undo all 2');
  expect(positionOf(await press(page, takeBack!))).toBe(before);
});

test('replay and return to the game', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  const before = positionOf(await look(page))
    .split('\n')
    .slice(0, -1);
  await ordersFor(page, 'Legio VII Narbo Burdigala');
  await order(page, 'Legio VII: Narbo – Burdigala');
  const now = positionOf(await look(page));
  await gameLog(page);
  const back = await press(page, 'One step back');
  expect(sceneOf(back).kind).toBe('past');
  expect(positionOf(back).split('\n').slice(0, -1)).toEqual(before);
  await press(page, /^Back to now/);
  expect(positionOf(await look(page))).toBe(now);
});

test('a report contains what the seat sees, and nothing of the other side', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await page.context().grantPermissions(['clipboard-write']);
  await loadGame(page, moving());
  await openMenu(page, /^Report this position/);
  const text = await page.getByRole('textbox', { name: 'Report this position' }).inputValue();
  expect(text).toContain('turn 705.2 step move asked caesar');
  expect(text).toContain('C.Legio8:3');
  expect(text).toContain('Rome(green*1)');
  expect(text).not.toMatch(/P\.(?!Brutus)/);
});

test('a draw is offered and accepted', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  const snapshot = await begin(page);
  await openMenu(page, /^Offer a draw/);
  await press(page, 'Offer a draw'); // are you sure?
  await layCard(page, cardsOf(snapshot)[0]!);
  await layCard(page, cardsOf(await look(page))[0]!);
  await sitDown(page);
  await press(page, 'Accept the draw');
  const over = await untilScene(page, 'dialog', /^Draw$/);
  expect(words(inside(over, 'dialog'))).toContain('Both sides agreed.');
});

test('a side resigns, and everything is revealed', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await begin(page);
  const confirm = await openMenu(page, /^Resign/);
  expect(inside(confirm, 'dialog')[0]!.name).toBe('Resign for Caesar?');
  await button(page, 'Resign').click();
  const over = await untilScene(page, 'dialog', /Pompey wins/);
  expect(words(inside(over, 'dialog'))).toContain('By resignation.');
  const map = await press(page, 'View the map');
  expect(words(inside(map, 'region', 'Board'))).toContain('Pompey: Pompey III, Legio I IV, Navis I II.');
});

test('a game is started and played without a network', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true, isKept: true });
  await page.evaluate('navigator.serviceWorker.ready.then(() => undefined)');
  await page.waitForLoadState('networkidle'); // a request in progress would fail
  await page.context().setOffline(true);
  await page.reload();
  const snapshot = await begin(page);
  await layCard(page, cardsOf(snapshot)[0]!);
  const before = positionOf(await look(page));
  await page.reload();
  await sitDown(page);
  await untilPosition(page, before);
  await layCard(page, cardsOf(await look(page))[0]!);
  await page.context().setOffline(false);
});

test('a battle continues after a reload, with both sides present', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, fighting(2));
  const before = await untilScene(page, 'battle');
  await page.reload();
  const after = await untilScene(page, 'battle');
  const battle = (snapshot: Snapshot): string => words(withoutLate(inside(snapshot, 'region', /^Battle of/)));
  expect(battle(after)).toBe(battle(before));
});
