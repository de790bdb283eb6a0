// The layout of the table at many sizes: nothing is covered or cut off, and nothing depends on colours alone.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { axe } from './axe.ts';
import { coveredTexts, misfits } from './fit.ts';
import { fighting, moving } from './positions.ts';
import { all, inside, type Box } from './snapshot.ts';
import { test } from './site.ts';
import { asked, button, loadGame, until, untilScene, untilStill } from './table-driver.ts';

const DESK = { viewport: { width: 1440, height: 900 }, reducedMotion: true } as const;
const PHONE = { viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true } as const;
const SMALL = { width: 360, height: 640 };
const SIDEWAYS = { width: 844, height: 390 };
const LANGUAGES = ['en-GB', 'sv', 'ja'];

/** As another window would: what is open here stays open. */
async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate((tag) => {
    const newValue = JSON.stringify({ language: tag });
    dispatchEvent(new StorageEvent('storage', { key: 'rubicon.settings', newValue }));
  }, language);
  await page.locator(`html[lang=${language}]`).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

const boxOf = (page: Page, selector: string): Promise<Box> =>
  page
    .locator(selector)
    .first()
    .boundingBox()
    .then((box) => box!);

/** Selects all blocks of a location. */
async function takeAll(page: Page, area: string): Promise<void> {
  await page.locator(`[data-area=${area}] .place-area`).press('Enter');
  await page.locator('.block-selected').first().waitFor();
}

/** At each size and in each language. */
async function faultsIn(page: Page, what: string, sizes: readonly { width: number; height: number }[]) {
  const faults: string[] = [];
  for (const language of LANGUAGES) {
    await speak(page, language);
    for (const size of sizes) {
      await page.setViewportSize(size);
      const found = [
        ...(await page.evaluate(misfits)),
        ...(await page.evaluate(coveredTexts, '.prompt, .header, .side-tabs')),
      ];
      faults.push(...found.map((fault) => `${what}, ${size.width} × ${size.height}, ${language}, ${fault}`));
    }
  }
  await speak(page, 'en-GB');
  return faults;
}

/** The limits of roads that lie over blocks, or under them. */
const chipsOverStacks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxesOf = (selector: string): [Element, DOMRect][] =>
      [...document.querySelectorAll(selector)]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => [element, element.getBoundingClientRect()]);
    const blocks = boxesOf('.place-piece');
    return boxesOf('.chip').flatMap(([chip, one]) =>
      blocks
        .filter(
          ([, other]) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map(([block]) => `${chip.textContent} ${block.closest('.place')!.getAttribute('data-area')}`),
    );
  });

test('on a desk no button covers the prompt, in any language', async ({ openPage }) => {
  const page = await openPage(DESK);
  await loadGame(page, moving());
  await untilStill(page);
  await takeAll(page, 'Ravenna');
  await page.locator('[data-area=Rome] .place-area').press('Enter');
  await until(page, (snapshot) => asked(snapshot).includes('Undo all'), 'a move to undo');
  await takeAll(page, 'Narbo');
  expect(await page.locator('.chip').count()).toBeGreaterThan(5);
  expect(await chipsOverStacks(page)).toEqual([]);
  await page.locator('[data-area=Tarraco] .place-area').focus();
  await page.locator('.attack-odds').waitFor();
  const faults = await faultsIn(page, 'another attack', [
    { width: 1190, height: 700 },
    { width: 1280, height: 720 },
    DESK.viewport,
  ]);
  // The panel of a location takes the room that the log does not need
  const [place, side] = [await boxOf(page, '.side-place'), await boxOf(page, '.side')];
  const { clipped } = await page
    .locator('.side-place')
    .evaluate((panel) => ({ clipped: panel.scrollHeight - panel.clientHeight }));
  expect(clipped === 0 || place.height > side.height / 2).toBe(true);
  expect(faults).toEqual([]);
});

test('on a phone the sheet hides no text at any size', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  const faults = await faultsIn(page, 'moving', [SMALL, SIDEWAYS]);
  await page.setViewportSize(PHONE.viewport);
  await takeAll(page, 'Ravenna');
  await page.locator('[data-area=Antioch] .place-area').press('Enter');
  await page.locator('.why-line').waitFor();
  faults.push(...(await faultsIn(page, 'a move that is not possible', [PHONE.viewport, SMALL])));
  expect(faults).toEqual([]);
});

test('the sheet has three heights, by finger, keys and tabs', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  await untilStill(page);
  const handle = page.getByRole('button', { name: /^Panel height/ });
  const isAt = (height: string): Promise<void> =>
    page.getByRole('button', { name: `Panel height: ${height}` }).waitFor();
  const heightOf = async (): Promise<number> => (await boxOf(page, '.table-sheet')).height;
  await isAt('low');
  const low = await heightOf();
  const map = await boxOf(page, '.table-map');
  expect(low).toBeLessThan(map.height * 0.36); // the map comes first
  const primary = await boxOf(page, '.prompt-done');
  expect(primary.y).toBeGreaterThan(PHONE.viewport.height * 0.6); // within reach of a thumb
  expect(await axe(page)).toEqual([]);

  await handle.focus();
  for (const height of ['half', 'full']) {
    await page.keyboard.press('ArrowUp');
    await isAt(height);
  }
  expect(await heightOf()).toBeGreaterThan(map.height * 0.9);
  expect(await page.evaluate(misfits)).toEqual([]);
  await handle.tap();
  await isAt('low');
  await page.getByRole('tab', { name: 'Log' }).tap();
  await isAt('half');
  expect(await axe(page)).toEqual([]);

  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const grip = (await handle.boundingBox())!;
  const at = (dy: number) => ({ x: grip.x + grip.width / 2, y: grip.y + grip.height - 8 + dy });
  await touch('touchStart', at(0));
  for (const dy of [40, 120, 200, 260]) await touch('touchMove', at(dy));
  await touch('touchEnd');
  await isAt('low');
  expect(await heightOf()).toBeCloseTo(low, -1);

  // The board keeps out of the way of the sheet: what is revealed is above it
  await untilStill(page);
  const zoom = await boxOf(page, '.zoom-controls');
  expect(zoom.y + zoom.height).toBeLessThan(PHONE.viewport.height - low);
});

test('on a phone the whole board can be shown, upright and sideways', async ({ openPage }) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  for (const size of [PHONE.viewport, SIDEWAYS]) {
    await page.setViewportSize(size);
    await untilStill(page);
    await button(page, 'Show the whole board').click();
    await untilStill(page);
    const [world, sheet] = [await boxOf(page, '.board-world'), await boxOf(page, '.table-sheet')];
    expect(world.x).toBeGreaterThanOrEqual(-1);
    expect(world.y).toBeGreaterThanOrEqual(0);
    const [right, bottom] = size === SIDEWAYS ? [sheet.x, size.height] : [size.width, sheet.y];
    expect(world.x + world.width).toBeLessThanOrEqual(right + 1);
    expect(world.y + world.height).toBeLessThanOrEqual(bottom + 1);
    expect(await page.locator('.minimap').isVisible()).toBe(false); // there is nothing more to show
  }
  // A tap on the overview looks closer and presses nothing
  const { x, y, width, height } = await boxOf(page, '.board-world');
  await page.touchscreen.tap(x + width * 0.42, y + height * 0.4);
  await page.locator('.minimap').waitFor();
  expect((await boxOf(page, '.board-world')).width).toBeGreaterThan(2000);
});

test('on a phone the board turns to each decision, and a finger held on a location asks why', async ({
  openPage,
}) => {
  const page = await openPage(PHONE);
  await loadGame(page, moving());
  await untilStill(page);
  const isSeen = async (name: RegExp): Promise<boolean> => {
    const snapshot = await untilStill(page);
    const { box: map } = inside(snapshot, 'region', 'Board')[0]!;
    const sheet = await boxOf(page, '.table-sheet');
    const { x, y } = all(snapshot, 'button', name)[0]!.box;
    return x > map.x && x < map.x + map.width && y > map.y && y < sheet.y;
  };
  expect(await isSeen(/^Caesar, .* in Ravenna/)).toBe(true);

  const { x, y, width, height } = (await button(page, /^Asculum\b/).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x: x + width / 2, y: y + height - 8 }],
  });
  await page.getByRole('region', { name: /^Why can/ }).waitFor();
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await page.getByRole('region', { name: /^Why can/ }).innerText()).toContain('Asculum');
  await button(page, 'Close').tap();

  // Moved away by hand it stays there, until the next decision
  await untilStill(page);
  const minimap = await boxOf(page, '.minimap');
  await page.touchscreen.tap(minimap.x + minimap.width * 0.9, minimap.y + minimap.height * 0.7);
  await expect.poll(() => isSeen(/^Caesar, .* in Ravenna/), { timeout: 20_000 }).toBe(false);
  await button(page, /^End moves/).tap();
  await button(page, 'End anyway').tap();
  await untilScene(page, 'asked', /levies/);
  await expect.poll(() => isSeen(/^Caesar, .* in Ravenna/), { timeout: 20_000 }).toBe(true);
});

test('nothing depends on colours that are forced', async ({ openPage }) => {
  const page = await openPage({ ...DESK, forcedColors: true });
  await loadGame(page, moving());
  await takeAll(page, 'Ravenna');
  await page.locator('[data-area=Rome] .place-area').focus();
  await page.locator('.prompt .button.primary').waitFor();
  /** The pairs of elements that look the same although they mean different things. */
  const alike = (pairs: readonly (readonly [string, string])[]): Promise<string[]> =>
    page.evaluate((given) => {
      const paint = (selector: string): string => {
        const style = getComputedStyle(document.querySelector(selector)!);
        return [style.backgroundColor, style.color, style.borderBottomColor].join();
      };
      return given.filter(([one, other]) => paint(one) === paint(other)).map((pair) => pair.join(' and '));
    }, pairs);
  expect(
    await alike([
      ['.header-pips i.won', '.header-pips i:not(.won)'],
      ['.header-turns i.now', '.header-turns i:not(.now, .gone)'],
      ['.header-turns i.gone', '.header-turns i:not(.now, .gone)'],
      ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
      ['.button.primary', '.header .button'],
    ]),
  ).toEqual([]);
  await page.evaluate("location.hash = ''");
  await loadGame(page, fighting());
  await page.locator('.odds-part-pompey').waitFor();
  expect(
    await alike([
      ['.battle-round-now', '.battle-round:not(.battle-round-now)'],
      ['.odds-part-pompey', '.odds-measure'],
      ['.odds-part-caesar', '.odds-measure'],
      ['.odds-part-caesar', '.odds-part-pompey'],
    ]),
  ).toEqual([]);
});

test('a large screen has larger type, panels and header, and a small map only where it helps', async ({
  openPage,
}) => {
  const page = await openPage(DESK);
  await loadGame(page, moving());
  await untilStill(page);
  const parts = ['.header', '.prompt-done', '.cards-card', '.side', '.zoom-controls'];
  const sizes = async (): Promise<number[]> =>
    Promise.all(
      parts.map(async (part) => (await boxOf(page, part)).height * (await boxOf(page, part)).width),
    );
  const type = (): Promise<number> =>
    page.locator('.prompt-text').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const [before, text] = [await sizes(), await type()];
  expect(await page.locator('.minimap').isVisible()).toBe(true);
  for (const [width, height] of [
    [2560, 1440],
    [3440, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect((await type()) / text).toBeGreaterThan(1.3);
    const grown = await sizes();
    expect(parts.filter((_, at) => grown[at]! < before[at]! * 1.6)).toEqual([]);
    await page.keyboard.press('m');
    await page.keyboard.press('0');
    await untilStill(page);
    expect(await page.locator('.minimap').isVisible()).toBe(false);
  }
});
