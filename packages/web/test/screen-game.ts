// A game on one screen, in parts: a test plays some of them, the soak test all.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answer, type Player } from './player.ts';
import { all, inside, look, names, words, type Snapshot } from './snapshot.ts';
import {
  button,
  clockOf,
  gameLog,
  positionOf,
  press,
  sceneOf,
  set,
  sitDown,
  until,
  untilPosition,
} from './table-driver.ts';

/** Plays until there have been enough turns, or the game is over. Returns their names. */
export async function playTurns(
  player: Player,
  isEnough: (turns: ReadonlySet<string>) => boolean = () => false,
): Promise<ReadonlySet<string>> {
  const { page } = player;
  const turns = new Set<string>();
  let snapshot: Snapshot | null = await look(page);
  while (snapshot !== null && !isEnough(turns)) {
    if (clockOf(snapshot) !== '') turns.add(clockOf(snapshot));
    snapshot = await answer(player, snapshot);
  }
  return turns;
}

/** Plays three turns, passing the screen; reloads the page; from there on one person plays both sides. */
export async function playThreeTurns(player: Player): Promise<void> {
  const { page } = player;
  const turns = new Set<string>();
  let curtains = 0;
  let snapshot: Snapshot = await look(page);
  for (;;) {
    const { kind } = sceneOf(snapshot);
    if (kind === 'curtain') curtains += 1;
    if (clockOf(snapshot) !== '') turns.add(clockOf(snapshot));
    if (turns.size === 4 && kind === 'asked') break;
    snapshot = (await answer(player, snapshot))!;
  }
  expect(curtains).toBeGreaterThan(4);
  await page.reload();
  await sitDown(page);
  await untilPosition(page, positionOf(snapshot));
  await set(page, { 'I play both sides': true, 'Confirm unused points': false }); // as fast as possible
}

/** The log of a game in which everything was tried that a player tries. */
export async function checkLog({ page, done }: Player): Promise<void> {
  const story = await gameLog(page);
  expect(story).toMatch(/ by sea /); // across the sea
  expect(story).toMatch(/ retreats /);
  expect(story).toMatch(/move points? with|uses|two God cards cancel each other|Apollo as/);
  expect(story).toContain('The year 49 BC is over');
  expect(done.byHand).toBeGreaterThan(3);
}

/** The end says who has won, and the map reveals everything. */
export async function checkEnd(page: Page): Promise<void> {
  const over = inside(await look(page), 'dialog');
  expect(over[0]!.name).toMatch(/^(?:Caesar wins|Pompey wins|Draw)$/);
  expect(words(over)).toContain('Everything is now revealed.');
  await press(page, 'View the map');
  expect(words(inside(await look(page), 'region', 'Board'))).not.toContain('unknown block');
}

/** Leaves the game; returns the start page. */
export async function leave(page: Page): Promise<Snapshot> {
  await press(page, 'Menu');
  await button(page, /^Leave the game/).click();
  return until(page, (now) => names(now, 'heading').includes('Caesar vs Pompey'), 'the start page');
}

/** Games on the start page that are over. */
export const finishedGames = (home: Snapshot): number => all(home, 'button', 'View').length;
