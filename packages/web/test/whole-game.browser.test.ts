import { expect } from 'vitest';
import { answer, newPlayer } from './player.ts';
import { test } from './site.ts';
import { all, inside, look, names, words, type Snapshot } from './snapshot.ts';
import {
  gameLog,
  begin,
  button,
  clockOf,
  positionOf,
  press,
  set,
  sitDown,
  sceneOf,
  until,
} from './table-driver.ts';

test('a whole game is played on one screen', { timeout: 420_000 }, async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await begin(page);
  const player = newPlayer(page, 705);
  const turns = new Set<string>();
  const reloads: { readonly before: string; readonly after: string }[] = [];
  let curtains = 0;
  let snapshot: Snapshot | null = await look(page);
  while (snapshot !== null) {
    const { kind } = sceneOf(snapshot);
    if (kind === 'curtain') curtains += 1;
    if (clockOf(snapshot) !== '') turns.add(clockOf(snapshot));
    if (reloads.length === 0 && turns.size === 4 && kind === 'asked') {
      await page.reload();
      reloads.push({ before: positionOf(snapshot), after: positionOf(await sitDown(page)) });
      // From here on one person plays both sides, as fast as possible
      await set(page, { 'I play both sides': true, 'Confirm unused points': false });
      snapshot = await look(page);
    }
    snapshot = await answer(player, snapshot);
  }
  expect(reloads).toEqual([{ before: reloads[0]?.after, after: reloads[0]?.after }]);
  expect(curtains).toBeGreaterThan(4);
  expect(turns.size).toBeGreaterThanOrEqual(15);

  const over = inside(await look(page), 'dialog');
  expect(over[0]!.name).toMatch(/^(?:Caesar wins|Pompey wins|Draw)$/);
  expect(words(over)).toContain('Everything is now revealed.');
  await press(page, 'View the map');
  expect(words(inside(await look(page), 'region', 'Board'))).not.toContain('unknown block');

  const story = await gameLog(page);
  expect(story).toMatch(/ by sea /); // across the sea
  expect(story).toMatch(/ retreats /);
  expect(story).toMatch(/move points? with|uses|two God cards cancel each other|Apollo as/);
  expect(story).toContain('The year 705 (49 BC) is over');
  expect(player.done.byHand).toBeGreaterThan(3);

  await press(page, 'Menu');
  await button(page, /^Leave the game/).click();
  const home = await until(page, (now) => all(now, 'button', 'View').length > 0, 'the start page');
  expect(names(home, 'heading')).toContain('Caesar vs Pompey');
});
