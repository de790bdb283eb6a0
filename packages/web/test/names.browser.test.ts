import { expect } from 'vitest';
import { choosing, fighting, moving } from './positions.ts';
import { has, look } from './snapshot.ts';
import { test } from './site.ts';
import { asked, button, loadGame, set, until, untilStill } from './table-driver.ts';

test('a block, a God card and a block in battle are named where the mouse rests', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  const tag = page.locator('.name-tag');
  await button(page, 'Antonius, strength II, in Genua').hover();
  await expect
    .poll(() => tag.innerText())
    .toBe('Antonius\nCombat rating A2\nStrength II of II\nRaised in any friendly city');
  await page.mouse.move(700, 5);
  await expect.poll(() => tag.count()).toBe(0);
  await page.locator('.cards-hand .cards-card').first().hover({ force: true });
  await expect.poll(() => tag.innerText()).toMatch(/Up to 2 moves, then up to 2 levies\.$/);

  await page.goto(page.url().split('#')[0]!);
  await loadGame(page, choosing());
  const MARS = /Mars:? ?\n?Make 1 group move with land blocks\./;
  const mars = button(page, 'Choose Mars');
  await mars.click();
  await until(page, (snapshot) => MARS.test(asked(snapshot)), 'what the chosen card does');
  await set(page, { 'Confirm cards': false });
  await mars.hover();
  await expect.poll(() => tag.innerText()).toMatch(MARS);

  await page.goto(page.url().split('#')[0]!);
  await loadGame(page, fighting());
  await page.locator('.battle-panel [data-tag="P.Legio2"]').locator('xpath=..').hover({ force: true });
  await expect
    .poll(() => tag.innerText())
    .toMatch(/^Legio II\nCombat rating C2\nStrength IV of IV\nRaised in /);
});

test('a finger that stays on a block names it and does not select it', async ({ openPage }) => {
  const page = await openPage({ viewport: { width: 390, height: 844 }, touch: true, reducedMotion: true });
  await loadGame(page, moving());
  await untilStill(page);
  const { x, y, width } = (await button(page, /^Legio XIII, /).boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const finger = [{ x: x + width / 2, y: y + 8 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: finger });
  await expect.poll(() => page.locator('.name-tag').innerText()).toMatch(/^Legio XIII\n/);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(has(await look(page), 'button', /^Deselect/)).toBe(false);
});
