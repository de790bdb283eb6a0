import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { misfits } from './fit.ts';
import { crowdedBattle, fighting, losing } from './positions.ts';
import { all, has, inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  button,
  endPhase,
  gameLog,
  loadGame,
  press,
  pressIfThere,
  pressPlace,
  redButtons,
  sceneOf,
  until,
  untilAsked,
  untilStill,
} from './table-driver.ts';

const RESULT = 'Pompey wins the battle of Tarraco';

/** The computer may have attacked somewhere too: that battle is fought first. */
const otherBattle = (snapshot: Snapshot): string | undefined =>
  names(snapshot, 'button').find((name) => /^Fight in (?!Tarraco)/.test(name));

/** Gives the first order on offer until the battle is over; what the computer did before it is skipped. */
async function fightToTheEnd(page: Page): Promise<void> {
  for (;;) {
    expect((await redButtons(page)).length).toBeLessThan(2);
    const other = otherBattle(await look(page));
    if (other !== undefined) await pressIfThere(page, other);
    const scene = sceneOf(
      await until(
        page,
        (snapshot) =>
          has(snapshot, 'heading', RESULT) ||
          otherBattle(snapshot) !== undefined ||
          ['battle', 'recap'].includes(sceneOf(snapshot).kind),
        'a battle or its result',
      ),
    );
    if (scene.kind === 'recap') await page.keyboard.press('Escape');
    else if (scene.kind === 'battle') await pressIfThere(page, scene.buttons[0]!);
    else if (scene.kind !== 'asked' || !/chooses a battle/.test(scene.title)) return;
  }
}

const reportIn = (snapshot: Snapshot): Snapshot => inside(snapshot, 'dialog', RESULT);

test('a lost battle that ends the turn is reported, and the report can be opened again', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, losing());
  await endPhase(page);
  await fightToTheEnd(page);
  const over = await untilAsked(page, /chooses a card/);
  expect(has(over, 'heading', RESULT)).toBe(true);
  expect((await redButtons(page)).length).toBeLessThan(2);
  expect(await axe(page)).toEqual([]);

  const details = reportIn(await press(page, 'Details'));
  expect((await redButtons(page)).length).toBeLessThan(2);
  expect(words(details)).toMatch(/49 BC, turn II\. Caesar attacked; .* fought\./);
  expect(words(details)).toMatch(/Legio XVI (?:eliminated|retreated to Narbo|unharmed)/);
  expect(names(inside(details, 'table'), 'columnheader')).toEqual(['Round', 'Caesar', 'Pompey']);
  expect(words(inside(details, 'table'))).toMatch(/hits?, \d\.\d expected of \d+ di[ec]e?/);
  expect(await axe(page)).toEqual([]);
  await press(page, 'Close');
  expect(has(await press(page, 'Close'), 'heading', RESULT)).toBe(false);

  expect(words(reportIn(await press(page, 'Battle of Tarraco: Pompey won. Report')))).toBe(words(details));
  await press(page, 'Close');
  await gameLog(page);
  expect(words(reportIn(await press(page, 'Report')))).toBe(words(details));
  await press(page, 'Close');
  await untilStill(page);
  await pressPlace(page, /^Tarraco/);
  expect(words(reportIn(await press(page, '49 BC, turn II: Pompey wins')))).toBe(words(details));
});

/** What is not wholly inside the window, of the blocks whose turn it is on both sides and the red button. */
const OUT_OF_VIEW = `[...document.querySelectorAll('.battle-cell-now .battle-block, .battle-dice-now + .battle-cell .battle-block, .battle-main')]
  .filter((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const field = element.closest('.battle-grid')?.getBoundingClientRect();
    return top < (field?.top ?? 0) || bottom > (field?.bottom ?? innerHeight) || left < 0 || right > innerWidth;
  })
  .map(({ textContent }) => textContent)`;
const TOO_SMALL = `[...document.querySelectorAll('.battle button')]
  .filter(({ offsetWidth, offsetHeight }) => offsetWidth > 0 && Math.min(offsetWidth, offsetHeight) < 24)
  .map(({ textContent }) => textContent)`;

test('nine blocks a side fit every screen, and one press fights on or retreats with all', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, crowdedBattle(2));
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => page.evaluate(OUT_OF_VIEW)).toEqual([]);
    expect(await page.evaluate(TOO_SMALL)).toEqual([]);
    expect((await page.evaluate(misfits)).filter((each) => each.includes('Legio'))).toEqual([]);
    expect(await redButtons(page)).toHaveLength(1);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(names(await look(page), 'button', /^Fight on/)).toEqual(['Fight on fire with all until round III']);

  // Pompey fires with one block, then Caesar fights on: all his blocks fire in this round, and none after it
  await button(page, /^Fire with Scipio/).click();
  const isFighting = (snapshot: Snapshot): boolean =>
    has(inside(snapshot, 'group', 'Orders'), 'button', /^(?:Fire|Take)/);
  await until(page, isFighting, 'a decision');
  // The way to stop is drawn, and its key is pressed before the browser has done anything else
  await page.evaluate(`new MutationObserver((_, observer) => {
    if (document.querySelector('.battle-stop') === null) return;
    observer.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    document.body.dataset.stopped = 'yes';
  }).observe(document, { subtree: true, childList: true })`);
  await page.keyboard.press('f');
  await page.waitForSelector('[data-stopped]');
  const stopped = await until(
    page,
    (snapshot) => !has(snapshot, 'button', /^Stop/) && isFighting(snapshot),
    'the end of the plan',
  );
  expect(all(stopped, 'button', /^Stop/)).toEqual([]);
});

test('on a phone letters without blocks leave their room to the others', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true });
  await loadGame(page, fighting());
  const rows = await page
    .locator('.battle-dice')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().height));
  const [a, b, c] = rows as [number, number, number];
  expect(a).toBeLessThan(32);
  expect(b).toBeGreaterThan(2 * a);
  expect(c).toBeGreaterThan(2 * a);
});

/** Presses the first button of each decision until the page is as wanted. */
async function answerUntil(
  page: Page,
  isWanted: (buttons: readonly string[], snapshot: Snapshot) => boolean,
): Promise<void> {
  for (;;) {
    const snapshot = await until(page, (now) => sceneOf(now).kind === 'battle', 'a decision in the battle');
    const scene = sceneOf(snapshot);
    if (scene.kind !== 'battle' || isWanted(scene.buttons, snapshot)) return;
    await pressIfThere(page, scene.buttons[0]!);
  }
}

test('one press retreats with all blocks, as their battle turns come', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, crowdedBattle(4));
  // In round IV the attackers must go back to Narbo
  await answerUntil(page, (buttons) => buttons.every((name) => name.startsWith('Retreat ')));
  expect(names(inside(await look(page), 'group', 'Orders'), 'button')).toEqual([
    'Retreat Caesar to Narbo',
    'Retreat all 9 blocks to Narbo, as their battle turns come',
  ]);
  await button(page, /^Retreat all 9 blocks/).click();
  // The other side goes on deciding; the C blocks are asked about again only when the road is full
  await answerUntil(page, (_, snapshot) => /No more blocks can retreat to Narbo/.test(words(snapshot)));
  expect(await gameLog(page)).toMatch(
    /Equitatus I and Equitatus II from Tarraco to Narbo|Equitatus I .* to Narbo/,
  );
});
