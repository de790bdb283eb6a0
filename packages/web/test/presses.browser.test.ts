// Counts the presses that common acts take, and compares them with docs/presses.md.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { fixDice } from './fixed-dice.ts';
import { evenBattle, levyingWeakened, moving } from './positions.ts';
import { has, inside, look, names, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  asked,
  button,
  cardsOf,
  centreOf,
  gameLog,
  loadGame,
  openMenu,
  press,
  pressBlock,
  pressPlace,
  set,
  standsIn,
  until,
  untilStill,
} from './table-driver.ts';

const DOC = new URL('../../../docs/presses.md', import.meta.url);

/** The rows of the table: what, and how many presses it takes now. */
const documented = (): Record<string, number> =>
  Object.fromEntries(
    [...readFileSync(DOC, 'utf8').matchAll(/^\| (.+?) \| \d+ \| (\d+) \|$/gm)].map(([, what, now]) => [
      what!,
      Number(now),
    ]),
  );

/** Counts clicks, taps and keys; a drag is one press. */
const watchPresses = (page: Page): Promise<void> =>
  page.evaluate(`
    window.presses = 0;
    const count = (event) => { if (!event.repeat) window.presses += 1; };
    addEventListener('pointerdown', count, true);
    addEventListener('keydown', count, true);
  `);

async function counted(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate('window.presses = 0');
  await act();
  return page.evaluate('window.presses');
}

const areIn = (page: Page, place: string, ...blocks: readonly string[]): Promise<Snapshot> =>
  until(page, (snapshot) => blocks.every((block) => standsIn(snapshot, block, place)), `all in ${place}`);

const untilAsks = (page: Page, text: string): Promise<Snapshot> =>
  until(page, (snapshot) => asked(snapshot).includes(text), text);

const grip = (page: Page, area: string) => page.locator(`.place[data-area="${area}"] .place-grip`);
const GENUA = ['Antonius', 'Legio VIII', 'Legio XII'];
const NARBO = ['Legio VII', 'Legio IX', 'Legio X'];

const FOUR_ROUNDS = 16; // dice that lead to round IV, where the attackers retreat

/** One person plays both sides, and fights on until the battle is over. */
async function fightOn(page: Page): Promise<void> {
  const ordersIn = (snapshot: Snapshot): string[] => names(inside(snapshot, 'group', 'Orders'), 'button');
  const isOver = (snapshot: Snapshot): boolean => has(snapshot, 'button', /wins the battle in Tarraco\.$/);
  for (;;) {
    const now = await until(page, (each) => isOver(each) || ordersIn(each).length > 0, 'a decision');
    if (isOver(now)) return;
    const orders = ordersIn(now);
    const order = orders.find((name) => /^(?:Fight on|Retreat all)/.test(name)) ?? orders[0]!;
    await button(page, order).click();
    await until(page, (each) => !ordersIn(each).includes(order), 'what follows');
  }
}

test('common acts take as few presses as docs/presses.md says', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await watchPresses(page);
  await untilStill(page);
  const found: Record<string, number> = {};

  found['Move a stack'] = await counted(page, async () => {
    await grip(page, 'Genua').click();
    await pressPlace(page, /^Massilia.*Can be entered/);
    await areIn(page, 'Massilia', ...GENUA);
  });
  found['Undo the move of a stack'] = await counted(page, async () => {
    await button(page, 'Undo').click();
    await areIn(page, 'Genua', ...GENUA);
  });
  found['Move one block'] = await counted(page, async () => {
    await pressBlock(page, 'Legio XIII, strength III, in Ravenna');
    await pressPlace(page, /^Aquileia.*Can be entered/);
    await areIn(page, 'Aquileia', 'Legio XIII');
  });
  await button(page, 'Undo').click();
  await areIn(page, 'Ravenna', 'Legio XIII');
  found['Move a stack by dragging'] = await counted(page, async () => {
    const to = await centreOf(page, /^Massilia/);
    await grip(page, 'Genua').hover();
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await areIn(page, 'Massilia', ...GENUA);
  });
  found['Attack with a stack'] = await counted(page, async () => {
    await grip(page, 'Narbo').click();
    await pressPlace(page, /^Tarraco.*Can be attacked/);
    await areIn(page, 'Tarraco', ...NARBO);
  });
  found['End a phase'] = await counted(page, async () => {
    await button(page, /^End moves/).click();
    await untilAsks(page, 'Caesar levies');
  });

  const levies = await openPage({ reducedMotion: true });
  await loadGame(levies, levyingWeakened());
  await watchPresses(levies);
  found['Levy a step'] = await counted(levies, async () => {
    await pressBlock(levies, 'Legio VIII, strength II, in Genua');
    await untilAsks(levies, '2 levy points left');
  });
  found['Raise a block in a city of your choice'] = await counted(levies, async () => {
    await button(levies, /^Raise Auxilia I,/).click();
    await pressPlace(levies, /^Genua.*Can be entered/);
    await untilAsks(levies, '1 levy point left');
  });
  found['End a phase with points left'] = await counted(levies, async () => {
    await press(levies, /^End levies/);
    await press(levies, 'End anyway');
  });

  const battle = await openPage({ reducedMotion: true });
  await fixDice(battle, FOUR_ROUNDS);
  await set(battle, { 'I play both sides': true });
  await loadGame(battle, evenBattle());
  await watchPresses(battle);
  found['Fight a battle of four rounds with nine blocks'] = await counted(battle, () => fightOn(battle));
  expect(await gameLog(battle)).toMatch(/round IV/i);

  const computer = await openPage({ reducedMotion: true });
  await watchPresses(computer);
  const start = await counted(computer, async () => {
    await button(computer, /^Play Tiro as Caesar/).click();
    await untilAsks(computer, 'Caesar discards a card');
  });
  const lay = (next: string) => async () => {
    await button(computer, `Choose ${cardsOf(await look(computer))[0]}`).click();
    await button(computer, /^(?:Discard|Play) /).click();
    await until(computer, (snapshot) => !asked(snapshot).includes(next), 'the next question');
  };
  found['Discard a card'] = await counted(computer, lay('discards a card'));
  found['Play a card'] = await counted(computer, lay('chooses a card'));
  found['First move of a new game against the computer'] =
    start + found['Discard a card'] + found['Play a card'] + found['Move a stack by dragging'];

  await openMenu(computer, /^Resign/);
  await press(computer, 'Resign');
  found['Rematch against the computer'] = await counted(computer, async () => {
    await button(computer, 'Rematch, sides swapped').click();
    await untilAsks(computer, 'Pompey discards a card');
  });

  expect(found).toEqual(documented());
});
