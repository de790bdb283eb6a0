import { expect } from 'vitest';
import { axe } from './axe.ts';
import { fighting } from './positions.ts';
import { all, inside, look, names, words } from './snapshot.ts';
import { test } from './site.ts';
import { button, loadGame, press, until, untilScene } from './table-driver.ts';

test('finished games are counted on a page of their own, on a phone too', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true, colorScheme: 'dark' });
  await loadGame(page, fighting());
  await press(page, 'Menu');
  await press(page, /^Resign/);
  await button(page, 'Resign').click();
  await untilScene(page, 'dialog', / wins$/);
  await press(page, 'View the map');
  await press(page, 'Menu');
  await button(page, /^Leave the game/).click();
  await page.getByRole('link', { name: 'Statistics' }).click();
  const snapshot = await until(
    page,
    (now) => words(now).includes('1 finished game'),
    'a game that was counted',
  );
  expect(names(snapshot, 'heading')).toEqual([
    'Statistics',
    'Who wins',
    'Openings',
    'Length of games',
    'The dice',
  ]);
  expect(words(snapshot)).toContain('By resignation.');
  await page.getByText('As a table').first().click();
  const table = inside(await look(page), 'table', 'Games won by Caesar');
  expect(all(table, 'row').length).toBe(3); // its head, all games, edition 2.0
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
