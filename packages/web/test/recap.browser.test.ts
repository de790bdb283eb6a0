import { decisionOf, fold, makeGameFile } from '@rubicon/engine';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { attackedAgainst, winningFarAway, yearsEndAgainst } from './positions.ts';
import { machineGame } from '../tools/machine-game.ts';
import { axe } from './axe.ts';
import { misfits } from './fit.ts';
import { has, inside, look, words, type Snapshot } from './snapshot.ts';
import { test } from './site.ts';
import {
  announced,
  button,
  centreOf,
  endPhase,
  loadGame,
  press,
  pressIfThere,
  redButtons,
  sceneOf,
  until,
  untilScene,
} from './table-driver.ts';

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
  const first = await untilScene(page, 'recap');
  expect(isOver(first)).toBe(true);
  expect(words(inside(first, 'region', 'What to do'))).toContain('Pompey');
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
    const pressed = button(page, scene.buttons[0]!);
    await pressed.click();
    await pressed.waitFor({ state: 'detached' }); // or the next look would find it again
  }
  const all = await samples(page);
  const isSame = (one: Sample, other: Sample | undefined): boolean =>
    other === undefined || (other.rolling ? one.told === other.told : one.score === other.score);
  expect(all.filter(({ panel, fighting }) => panel && !fighting)).toEqual([]); // or the hand would clip the panel
  expect(all.filter((now, index) => now.rolling && !isSame(now, all[index - 1]))).toEqual([]);
  expect(all.filter(({ rolling }) => rolling).length).toBeGreaterThan(1);
});

/** What is being told, and which step of how many it is. */
async function told(
  page: Page,
): Promise<{ readonly text: string; readonly step: number; readonly count: number }> {
  const text = words(inside(await look(page), 'region', 'What to do'));
  const [, step, count] = /Step (\d+) of (\d+)/.exec(text) ?? [];
  return { text, step: Number(step), count: Number(count) };
}

const untilStep = async (page: Page, wanted: number): Promise<void> => {
  await expect.poll(async () => (await told(page)).step, { timeout: 20_000 }).toBe(wanted);
};

for (const [where, size] of [
  ['a desk', { viewport: { width: 1440, height: 900 } }],
  ['a phone', { viewport: { width: 390, height: 844 }, touch: true, colorScheme: 'dark' }],
] as const)
  test(`winter is counted city by city, at the player’s own pace, on ${where}`, async ({ openPage }) => {
    const page = await openPage(size);
    await loadGame(page, yearsEndAgainst('tiro'));
    await endPhase(page);
    await untilScene(page, 'recap');
    await button(page, 'Pause').click();
    for (let at = (await told(page)).step; at > 1; at--) {
      await button(page, 'Previous step').click();
      await untilStep(page, at - 1);
    }
    expect((await told(page)).text).toContain('Cleopatra returns to Alexandria');
    expect(await axe(page)).toEqual([]);
    expect(await page.evaluate(misfits)).toEqual([]);
    await button(page, 'Next step').click(); // paused: it stays there
    await untilStep(page, 2);
    expect(await redButtons(page)).toHaveLength(1);
    expect((await told(page)).text).toMatch(/Rome: 2 VP for Caesar\. .*Caesar 2 VP, Pompey 0 VP/);
    await expect
      .poll(() => announced(page))
      .toContainEqual(expect.stringMatching(/^Caesar counts Rome 2.*: \d VP\.$/));
    await page.keyboard.press('x'); // any key
    await untilStep(page, 3);
    await page.locator('.board').click({ position: { x: 200, y: 200 } }); // or the map
    await untilStep(page, 4);
    await page.keyboard.press('Escape');
    await until(page, (snapshot) => has(snapshot, 'button', 'Show again'), 'the next decision');
    expect(has(await look(page), 'button', /^End disbanding/)).toBe(true);
    await button(page, 'Show again').click();
    await untilStep(page, 1);
    await page.keyboard.press('Escape');
    await button(page, /^End disbanding/).click();
    await until(page, (snapshot) => !has(snapshot, 'button', 'Show again'), 'another decision');
  });

/** A game of two people in the turn after its first battle. */
function afterBattle(): string {
  const game = machineGame(31);
  let [hasFought, length] = [false, 0];
  fold(game, ({ published, game: now }) => {
    hasFought ||= (published?.spectator ?? []).some(({ kind }) => kind === 'won');
    if (length === 0 && hasFought && decisionOf(now, 'caesar')?.step === 'cards') length = now.entries.length;
  });
  return makeGameFile({ ...game, entries: game.entries.slice(0, length) });
}

/** As if a person had not been here since the game began. */
const forget = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.open('rubicon').addEventListener('success', ({ target }) => {
          const games = (target as IDBOpenDBRequest).result
            .transaction('games', 'readwrite')
            .objectStore('games');
          games.openCursor().addEventListener('success', (event) => {
            const cursor = (event.target as IDBRequest<IDBCursorWithValue>).result;
            const stored = cursor.value as object;
            cursor.update({ ...stored, seen: { caesar: 0, pompey: 0, spectator: 0 } });
            resolve();
          });
        });
      }),
  );

test('a battle missed is told with the blocks that met, and its report', async ({ openPage }) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, afterBattle());
  await page.goto(page.url().split('#')[0]!);
  await forget(page);
  await button(page, /^Continue/).click();
  await button(page, /^I am /).click();
  await button(page, 'Pause').click();
  const met = page.locator('.battle-meeting .block');
  while ((await met.count()) === 0) await page.keyboard.press('ArrowRight');
  expect(await met.count()).toBeGreaterThan(1);
  expect((await told(page)).text).toMatch(/wins the battle/);
  expect(await axe(page)).toEqual([]);
  await button(page, 'Report').click();
  await page.getByRole('dialog', { name: /wins the battle/ }).waitFor();
  expect((await redButtons(page)).length).toBeLessThan(2);
});

/** A location is in view, and the small map does not cover it. */
async function isFree(page: Page, name: RegExp): Promise<boolean> {
  const { x, y } = await centreOf(page, name);
  const frame = (await page.locator('.board').boundingBox())!;
  const covered = (await page.locator('.board-overview').boundingBox())!;
  const isIn = x > frame.x && x < frame.x + frame.width && y > frame.y && y < frame.y + frame.height;
  return isIn && !(x > covered.x && y > covered.y);
}

test('after a battle far away the map shows where to regroup, whatever was looked at before', async ({
  openPage,
}) => {
  const page = await openPage({ reducedMotion: true });
  await loadGame(page, winningFarAway());
  await endPhase(page);
  let hasLooked = false;
  for (;;) {
    const isMine = (now: Snapshot): boolean => {
      const { kind, ...scene } = sceneOf(now);
      return ['recap', 'battle'].includes(kind) || ('title' in scene && scene.title.startsWith('Caesar '));
    };
    const scene = sceneOf(await until(page, isMine, 'something to do'));
    if (scene.kind === 'asked' && /regroups in Antioch/.test(scene.title)) break;
    if (scene.kind === 'recap') await page.keyboard.press('Escape');
    else if (scene.kind === 'battle') {
      if (!hasLooked) await page.locator('.log button[aria-label*="Antioch"]').last().click();
      hasLooked = true;
      await pressIfThere(page, scene.buttons[0]!);
    } else if (scene.kind === 'asked' && scene.buttons.includes('Fight in Antioch'))
      await press(page, 'Fight in Antioch');
    else throw new Error(`Nothing is won: ${JSON.stringify(scene)}`);
  }
  await expect.poll(() => isFree(page, /^Antioch\b/), { timeout: 20_000 }).toBe(true);
});
