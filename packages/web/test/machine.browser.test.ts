import { expect } from 'vitest';
import { axe } from './axe.ts';
import { has } from './snapshot.ts';
import { test } from './site.ts';
import { asked, button, cardsOf, layCard, untilAsked, untilScene } from './table-driver.ts';

for (const level of ['Tiro', 'Imperator'])
  test(`two clicks start a game against ${level}`, async ({ openPage }) => {
    const page = await openPage({ reducedMotion: true });
    await button(page, 'Play the computer').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${level}\\b`) })
      .click();
    const snapshot = await untilScene(page, 'asked', /^Caesar discards a card/);
    expect(asked(snapshot)).toContain('Caesar discards a card');
  });

test('the computer answers by itself, without a curtain, and reveals nothing it may hide', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  await button(page, 'Play the computer').click();
  expect(await axe(page)).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Miles\b/ })
    .click();
  const first = await untilScene(page, 'asked', /^Caesar discards a card/);
  await layCard(page, cardsOf(first)[0]!);
  const second = await untilScene(page, 'asked', /^Caesar chooses a card/);
  const command = cardsOf(second).find((card) => card.includes('move'))!;
  await layCard(page, command);
  const moves = await untilAsked(page, /^Caesar moves/);
  expect(has(moves, 'button', /^I am /)).toBe(false);
  expect(await page.content()).not.toMatch(/P\.Legio|P\.Pompey/);
});
