// Measures a full board: the frames of panning and zooming, and the time until an order is drawn.
import type { Browser, Page } from 'playwright-core';
import { newVisitor } from './first-visit.ts';
import { crowdedGame } from './game-at.ts';
import { watchFrames, watchPress } from './in-page.ts';

const WATCH_MS = 3000;
const MARCH = ['Legio VII, strength III', 'Legio XVI, strength III', 'Equitatus III, strength II'];
const FROM = 'Massilia';
const TO = 'Lugdunum';

export interface Feel {
  readonly panMs: readonly number[]; // each frame
  readonly zoomMs: readonly number[];
  readonly orderMs: readonly number[]; // each order, from the click to the drawing
}

export async function feelCrowdedBoard(browser: Browser, url: string): Promise<Feel> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  await page.goto(url);
  const buffer = Buffer.from(crowdedGame());
  await page
    .getByLabel('Load a game file')
    .and(page.locator(':enabled')) // not before the page has read its games
    .setInputFiles({ name: 'crowded.rubicon', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'I am Gaius' }).click();
  await page.getByRole('button', { name: 'End moves' }).waitFor(); // earlier events have been shown
  await page.locator('.board-map > canvas').nth(1).waitFor(); // the map has been painted, a second or two later
  const feel = {
    orderMs: await orders(page),
    panMs: await framesWhile(page, pan),
    zoomMs: await framesWhile(page, zoom),
  };
  await context.close();
  return feel;
}

async function orders(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const block of MARCH) {
    await page.getByRole('button', { name: `${block}, in ${FROM}` }).click();
    const [drawnMs] = await Promise.all([
      page.evaluate(watchPress, `[aria-label^="${block}, in ${TO}"]`),
      pressName(page, TO),
    ]);
    times.push(drawnMs);
  }
  return times;
}

/** A town is clicked by its name: blocks may cover the rest of it. */
async function pressName(page: Page, town: string): Promise<void> {
  const place = page.getByRole('button', { name: new RegExp(`^${town}\\b`) });
  const { width, height } = (await place.boundingBox())!;
  await place.click({ position: { x: width / 2, y: height - 8 } });
}

async function framesWhile(
  page: Page,
  act: (page: Page, go: () => boolean) => Promise<void>,
): Promise<number[]> {
  let isOn = true;
  const acting = act(page, () => isOn);
  const frames = await page.evaluate(watchFrames, WATCH_MS);
  isOn = false;
  await acting;
  return frames;
}

async function pan(page: Page, go: () => boolean): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; go(); step++)
    await page.mouse.move(x + 240 * Math.sin(step / 15), y + 120 * Math.sin(step / 11));
  await page.mouse.up();
}

async function zoom(page: Page, go: () => boolean): Promise<void> {
  const { x, y } = await middleOf(page);
  await page.mouse.move(x, y);
  for (let step = 0; go(); step++) await page.mouse.wheel(0, 40 * Math.sign(Math.sin(step / 15)));
}

/** Open sea, so that a drag moves the board and no block. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  const box = (await page.getByRole('button', { name: /^Mare Tyrrhenum\b/ }).boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
