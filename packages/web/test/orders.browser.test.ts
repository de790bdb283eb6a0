import { expect } from 'vitest';
import { moving, withMercury } from './positions.ts';
import { all, has, inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  asked,
  centreOf,
  inHand,
  loadGame,
  press,
  pressBlock,
  pressPlace,
  standsIn,
  until,
  untilStill,
} from './table-driver.ts';

const GENUA = [
  'Antonius, strength II, in Genua',
  'Legio VIII, strength III, in Genua',
  'Legio XII, strength III, in Genua',
];
const NARBO = [
  'Legio VII, strength III, in Narbo',
  'Legio IX, strength III, in Narbo',
  'Legio X, strength III, in Narbo',
];
const LEGIO_XIII = 'Legio XIII, strength III, in Ravenna';

test('several blocks are selected, one by one', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await pressBlock(page, GENUA[1]!);
  await pressBlock(page, GENUA[2]!); // in the same location: no key is needed
  expect(inHand(await look(page))).toEqual([GENUA[1], GENUA[2]]);
  await pressBlock(page, LEGIO_XIII, true);
  expect(inHand(await look(page))).toEqual([GENUA[1], GENUA[2], LEGIO_XIII]);
  await pressBlock(page, NARBO[0]!); // in another location: a new group
  expect(inHand(await look(page))).toEqual([NARBO[0]]);
  await pressBlock(page, NARBO[0]!);
  expect(inHand(await look(page))).toEqual([]);
});

test('a selection frame selects all blocks in it', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  const boxes = all(await untilStill(page), 'button', /in Narbo$/).map(({ box }) => box);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const [top, bottom] = [boxes[0]!.y, boxes[0]!.y + boxes[0]!.height];
  await page.keyboard.down('Shift');
  await page.mouse.move(left - 24, top - 24); // open land
  await page.mouse.down();
  await page.mouse.move(right + 8, bottom, { steps: 6 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect.poll(async () => inHand(await look(page)), { timeout: 20_000 }).toEqual(NARBO);
});

test('a whole location is selected and moves together', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await pressPlace(page, /^Genua/);
  const taken = await press(page, 'Select all');
  expect(inHand(taken)).toEqual(GENUA);
  const gone = await pressPlace(page, /^Massilia.*Can be entered/);
  const arrived = await until(
    page,
    (snapshot) => standsIn(snapshot, 'Legio XII', 'Massilia'),
    'Legio XII in Massilia',
  );
  expect(gone.length).toBeGreaterThan(0);
  for (const block of ['Antonius', 'Legio VIII', 'Legio XII'])
    expect(standsIn(arrived, block, 'Massilia')).toBe(true);
  expect(names(arrived, 'button', /^Antonius/)[0]).toMatch(/has moved$/);
  expect(asked(arrived)).toContain('1 move point left'); // one location, one move
});

test('a block is dragged to a highlighted location', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  const from = await centreOf(page, NARBO[1]!);
  const to = await centreOf(page, /^Burdigala/);
  await page.mouse.move(from.x, from.y - 12);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await until(page, (snapshot) => standsIn(snapshot, 'Legio IX', 'Burdigala'), 'Legio IX in Burdigala');
});

test('dropped where it cannot go, a block stays', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  const before = await loadGame(page, moving());
  await untilStill(page);
  const from = await centreOf(page, NARBO[1]!);
  const to = await centreOf(page, /^Aleria/);
  await page.mouse.move(from.x, from.y - 12);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
  expect(standsIn(await look(page), 'Legio IX', 'Narbo')).toBe(true);
  expect(asked(before)).toContain('2 move points left');
  expect(asked(await look(page))).toContain('2 move points left');
});

test('roads show how many blocks may still use them', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await pressBlock(page, NARBO[0]!);
  await page.mouse.move(4, 4); // move off the map, where a single route would be shown
  await page.getByText('0/4').first().waitFor(); // a major road
  await pressPlace(page, /^Massilia.*Can be entered/);
  await pressBlock(page, NARBO[1]!);
  await page.mouse.move(4, 4);
  await page.getByText('1/4').first().waitFor();
});

test('an attack with two possible routes asks which', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, withMercury());
  await pressBlock(page, GENUA[1]!);
  const ways = await pressPlace(page, /^Rome.*Can be attacked/);
  expect(standsIn(ways, 'Legio VIII', 'Genua')).toBe(true); // asked, not gone
  expect(names(inside(ways, 'region', 'What to do'), 'button', /^To /)).toEqual([
    'To Rome',
    'To Rome via Ravenna',
  ]);
  await press(page, 'To Rome via Ravenna');
  const there = await until(
    page,
    (snapshot) => standsIn(snapshot, 'Legio VIII', 'Rome'),
    'Legio VIII in Rome',
  );
  expect(names(there, 'button', /^Rome/)[0]).toContain('Contested.');
  expect(words(there)).toContain('attacks Rome from Genua via Ravenna');
});

test('the consequences of a move are shown before it', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await pressBlock(page, LEGIO_XIII);
  const { x, y } = await centreOf(page, /^Rome/);
  await page.mouse.move(x, y + 10);
  await until(page, (snapshot) =>
    asked(snapshot).includes('Rome: attack, main force. 1 move point left afterwards.'),
  );
});

test('ending with moves left asks first', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  const asks = (snapshot: Snapshot): boolean => has(snapshot, 'dialog');
  await press(page, /^End moves/);
  const dialog = await until(page, asks, 'a question');
  expect(words(inside(dialog, 'dialog'))).toContain('2 move points are unused.');
  expect(asked(await press(page, 'Cancel'))).toContain('Caesar moves');
  await press(page, /^End moves/);
  await until(page, asks, 'the question again');
  expect(asked(await press(page, 'End anyway'))).toContain('Caesar levies');
});

test('the rule behind a prompt can be read', async ({ openPage }) => {
  const page = await openPage();
  await loadGame(page, moving());
  await press(page, 'Rule 6.1');
  const rule = await until(
    page,
    (snapshot) => has(inside(snapshot, 'dialog'), 'heading', /^6\.1 /),
    'the rule',
  );
  expect(words(inside(rule, 'dialog')).length).toBeGreaterThan(120);
  expect(asked(await press(page, 'Close'))).toContain('Caesar moves');
});
