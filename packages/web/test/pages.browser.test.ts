// The pages around a game against the computer: from the first press to the rematch.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { inside, look, names, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  blocksOn,
  button,
  cardsOf,
  layCard,
  openMenu,
  press,
  until,
  untilAsked,
  untilScene,
  untilStill,
} from './table-driver.ts';

const PRESSES = 6;

/** As when another window is used. */
const lookAway = (page: Page, away: boolean): Promise<void> =>
  page.evaluate(
    `document.hasFocus = () => ${String(!away)}; dispatchEvent(new Event('${away ? 'blur' : 'focus'}'))`,
  );
const icon = (page: Page): Promise<string> =>
  page.evaluate<string>(`document.querySelector('link[rel=icon]').href`);

const command = (snapshot: Snapshot): string => cardsOf(snapshot).find((card) => / moves?/.test(card))!;

test('a newcomer moves a block within six presses, is called back, loses, and plays again with the other side', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  await untilScene(page, 'start');
  await page.evaluate(`presses = 0; addEventListener('pointerdown', () => { presses += 1; }, true)`);
  await button(page, /^Play Tiro as Caesar/).click();
  await layCard(page, cardsOf(await untilScene(page, 'asked', /discards a card/))[0]!);
  await layCard(page, command(await untilAsked(page, /^Caesar chooses a card/)));
  const moving = await untilAsked(page, /^Caesar moves/);
  expect(blocksOn(moving).join()).toContain('Legio XIII');
  await untilStill(page);
  await drag(page, /^Legio XIII, /, /^Asculum/);
  await until(
    page,
    (snapshot) => blocksOn(snapshot).some((name) => /^Legio XIII, .*Asculum/.test(name)),
    'Asculum',
  );
  expect(await page.evaluate('presses')).toBeLessThanOrEqual(PRESSES);

  // The opponent's level and strength
  expect(words(inside(await look(page), 'banner'))).toContain('Opponent: Tiro, rating 700');
  const before = await page.title();
  await lookAway(page, true);
  await expect.poll(() => page.title()).toBe('● Your turn – vs Tiro (computer) – Rubicon');
  expect(await icon(page)).toMatch(/icon-turn\.svg$/);
  await lookAway(page, false);
  await expect.poll(() => page.title()).toBe(before);
  expect(await icon(page)).toMatch(/icon\.svg$/);

  const menu = await press(page, 'Menu');
  const groups = ['This game', 'Offers and resignation', 'Help and settings'];
  for (const name of groups) {
    const entries = names(inside(menu, 'region', name), 'button').length;
    expect(entries).toBeGreaterThan(1);
    expect(entries).toBeLessThanOrEqual(7);
  }
  expect(await axe(page)).toEqual([]);
  await press(page, /^Resign/);
  await button(page, 'Resign').click();
  const over = await untilScene(page, 'dialog', /^You lost$/);
  expect(words(inside(over, 'dialog'))).toContain('Pompey wins. By resignation.');
  expect(names(over, 'link')).toContain('Review the game');
  await press(page, 'View the map');
  await press(page, 'Show the result');
  await button(page, 'Rematch, sides swapped').click();
  await untilScene(page, 'asked', /^Pompey discards a card/);

  // The start page has the game in miniature, and the next one is a press away
  await openMenu(page, /^Leave the game/);
  await page
    .getByRole('img', { name: /^The board: Caesar is in \d+ locations?, Pompey in \d+/ })
    .first()
    .waitFor();
  await button(page, /^Play Tiro as Caesar The computer, as last time$/).waitFor();
  const levels = await press(page, 'Play the computer');
  const suggested = names(inside(levels, 'dialog'), 'button', /Suggested for you/);
  expect(suggested).toEqual(['Tiro Suggested for you rating 700 A recruit who is still learning the game.']);
});

async function drag(page: Page, block: RegExp, place: RegExp): Promise<void> {
  const centre = async (name: RegExp) => {
    const { x, y, width, height } = (await button(page, name).boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [from, to] = [await centre(block), await centre(place)];
  await page.mouse.move(from.x, from.y - 12);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('the start page tells how far a learner has come', async ({ openPage }) => {
  const page = await openPage();
  await page.evaluate(
    `localStorage.setItem('rubicon.lessons', '{"board":{"isDone":true},"blocks":{"isDone":true}}')`,
  );
  await page.reload();
  const strip = page.getByRole('region', { name: 'Learn to play' });
  await strip.getByText('2 of 12 lessons; next: Cards and the game turn').waitFor();
  await strip.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL(/#learn=cards$/);
});

test('a link followed as soon as it is drawn is followed', async ({ openPage }) => {
  const page = await openPage();
  await untilScene(page, 'start');
  // It may be drawn before the page has been read to its end
  await page.addInitScript(`new MutationObserver((_, observer) => {
    if (!document.getElementById('app')?.hasChildNodes()) return;
    observer.disconnect();
    location.hash = 'rules';
  }).observe(document, { childList: true, subtree: true })`);
  await page.reload();
  await page.getByRole('heading', { name: 'The rules' }).waitFor();
});
