// Drives a page by the keyboard alone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { inside, look, words, type Node, type Snapshot } from './snapshot.ts';
import { sceneOf, until, withoutLate } from './table-driver.ts';

export const PATIENT = { timeout: 20_000 }; // generous, for a busy machine
const MANY = 150; // more stops than any page has

/** The focused element; undefined if it is the page itself. */
export async function focused(page: Page): Promise<Node | undefined> {
  const focus = page.locator(':focus');
  if ((await focus.count()) === 0) return undefined;
  const [node] = (await focus.ariaSnapshotJSON({ boxes: true })) as Node[];
  return node;
}

export async function tabTo(page: Page, name: RegExp): Promise<void> {
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
export async function key(page: Page, name: string): Promise<Snapshot> {
  const before = words(withoutLate(await look(page)));
  await page.keyboard.press(name);
  return until(
    page,
    (snapshot) => words(withoutLate(snapshot)) !== before && sceneOf(snapshot).kind !== 'waiting',
    `an answer to ${name}`,
  );
}

/** Moves the map cursor by arrow keys towards a location. */
export async function walkTo(page: Page, place: string): Promise<void> {
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

/** Waits until the focused element has such a name. */
export const untilFocused = async (page: Page, name: RegExp): Promise<void> => {
  await expect.poll(async () => (await focused(page))?.name, PATIENT).toMatch(name);
};
