import { buffer, json } from 'node:stream/consumers';
import { expect } from 'vitest';
import { givenUp } from '../tools/finished-game.ts';
import { axe } from './axe.ts';
import { fighting, moving } from './positions.ts';
import { test } from './site.ts';
import { loadGame } from './table-driver.ts';

/** Notes how far a slider's thumb is from the cursor of its chart, whenever the page changes. */
const watchSliders = `
  gaps = { seen: 0, widest: 0 };
  new MutationObserver(() => {
    for (const plot of document.querySelectorAll('.plot')) {
      const slider = plot.querySelector('.plot-slider');
      const line = plot.querySelector('.plot-cursor path');
      if (slider === null || line === null || slider.max === '0') continue;
      const box = slider.getBoundingClientRect();
      const thumb = box.left + 11 + (slider.value / slider.max) * (box.width - 22);
      gaps.seen += 1;
      gaps.widest = Math.max(gaps.widest, Math.abs(line.getBoundingClientRect().left - thumb));
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
`;

test('a finished game is reviewed: stopped, resumed, read by keyboard, shared and saved', async ({
  openPage,
}) => {
  const page = await openPage({ isPainted: true, reducedMotion: true });
  await loadGame(page, givenUp(fighting(), 2));
  await page.evaluate(watchSliders);
  await page.getByRole('link', { name: 'Review the game' }).click();
  const work = page.getByRole('region', { name: 'Analysis' });
  await work.getByText('The quick analysis is complete.').waitFor();
  // Also while the game was only known in part, the thumb of a slider stood below its cursor
  expect(await page.evaluate('gaps.seen')).toBeGreaterThan(1);
  expect(await page.evaluate('gaps.widest')).toBeLessThan(3);

  await page.getByText('The dice in the battle of Tarraco').waitFor();
  await page.getByRole('region', { name: 'Pompey’s luck' }).waitFor();
  await page.getByRole('heading', { name: 'Battle of Tarraco' }).waitFor();
  expect(await axe(page)).toEqual([]);

  // The cursor of a chart is moved by keys and announces its position, which is a link
  const cursor = page.getByRole('slider', { name: 'Chances of winning: Moment of the game' });
  await cursor.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  expect(await cursor.getAttribute('aria-valuetext')).toMatch(/^49 BC, turn II: Caesar \d+%, Pompey \d+%$/);
  const moment = page.getByRole('link', { name: /^Go to this moment: 49 BC, turn II: Caesar/ });
  expect(await moment.getAttribute('href')).toMatch(/^#study=[\w-]+&at=1&eyes=all$/);

  // The deeper analysis takes long enough to be stopped; its results so far stay
  await work.getByRole('button', { name: 'Analyse deeper' }).click();
  await work.getByRole('progressbar', { name: 'Deep analysis' }).waitFor();
  await work.getByRole('button', { name: 'Stop' }).click();
  await work.getByText('The quick analysis is complete.').waitFor();
  await work.getByRole('button', { name: 'Analyse deeper' }).waitFor();

  // Stored on the device: reopened, it is complete at once
  await page.reload();
  await work.getByText('The quick analysis is complete.').waitFor();

  await work.getByRole('button', { name: 'Share as an image' }).click();
  const image = page.getByRole('img', { name: /^The result, the chances of winning/ });
  await image.waitFor();
  expect(await image.evaluate((each) => (each as unknown as { naturalWidth: number }).naturalWidth)).toBe(
    1080,
  );
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save the image' }).click(),
  ]);
  expect(picture.suggestedFilename()).toBe('gaius-gnaeus-49-bc-4.png');
  expect((await buffer(await picture.createReadStream())).subarray(1, 4).toString()).toBe('PNG');
  await page.keyboard.press('Escape');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    work.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = (await json(await saved.createReadStream())) as { readonly game: string };
  expect(file).toMatchObject({
    form: 'rubicon-analysis/1',
    analysis: { setting: 'quick', result: { winner: 'caesar', reason: 'resignation' } },
  });
  expect(file.game).toContain('Gaius');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});

test('a running game is not reviewed, and the page says why', async ({ openPage }) => {
  const page = await openPage();
  await loadGame(page, moving());
  const [, id] = /#game=(\w+)/.exec(page.url())!;
  await page.goto(`${page.url().split('#')[0]}#review=${id}`);
  await page.getByText(/^This game is not over yet\./).waitFor();
});
