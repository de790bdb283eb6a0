import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { attackedAgainst } from './positions.ts';
import { has, inside, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import { button, endPhase, loadGame, sceneOf, until, untilScene } from './table-driver.ts';

interface Sample {
  readonly rolling: boolean;
  readonly panel: boolean; // the battle panel is on screen
  readonly fighting: boolean; // the table has made room for it
  readonly score: string | null;
  readonly told: string; // the log, the year, the prompt, the hand, live regions and the title
}

declare global {
  var samples: Sample[];
}

/** Records what the page says in every frame, from now on. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    globalThis.samples = [];
    const textOf = (selector: string): string =>
      [...document.querySelectorAll(selector)].map((element) => element.textContent).join('|');
    const sample = (): void => {
      const panel = document.querySelector('.battle-panel');
      globalThis.samples.push({
        rolling: document.querySelector('.die-rolling') !== null,
        panel: panel !== null && panel.checkVisibility(),
        fighting: document.querySelector('.table')?.classList.contains('is-fighting') === true,
        score: document.querySelector('.header-points')?.ariaLabel ?? null,
        told: `${textOf('.log, .header-years, .table-dock, [aria-live]')} ${document.title}`,
      });
      requestAnimationFrame(sample);
    };
    sample();
  });

const samples = (page: Page): Promise<readonly Sample[]> => page.evaluate('samples');

const isOver = (snapshot: Snapshot): boolean => !has(snapshot, 'region', /^Battle o[fn] /);

test('the enemy’s turn is told before the battle, and no result before its dice rest', async ({
  openPage,
}) => {
  const page = await openPage();
  await loadGame(page, attackedAgainst('tiro'));
  await endPhase(page);
  const told = await untilScene(page, 'recap');
  expect(isOver(told)).toBe(true);
  expect(words(inside(told, 'region', 'What to do'))).toContain('Pompey');
  await record(page);
  await page.keyboard.press('Escape');
  await until(page, (snapshot) => !isOver(snapshot), 'the battle');
  for (let action = 0; action < 30; action++) {
    const snapshot = await until(
      page,
      (now) => isOver(now) || sceneOf(now).kind === 'battle',
      'a decision of the battle, or its end',
    );
    const scene = sceneOf(snapshot);
    if (scene.kind !== 'battle') break;
    await button(page, scene.buttons[0]!).click();
  }
  const all = await samples(page);
  const isSame = (one: Sample, other: Sample | undefined): boolean =>
    other === undefined || (other.rolling ? one.told === other.told : one.score === other.score);
  expect(all.filter(({ panel, fighting }) => panel && !fighting)).toEqual([]); // or the hand would clip the panel
  expect(all.filter((now, index) => now.rolling && !isSame(now, all[index - 1]))).toEqual([]);
  expect(all.filter(({ rolling }) => rolling).length).toBeGreaterThan(5);
});
