// What the board draws of its own accord.
import { expect } from 'vitest';
import { test } from './site.ts';

test('a town under the pointer is drawn again above the highlights, with its signs and its name', async ({
  openPage,
}) => {
  const page = await openPage();
  await page.getByRole('button', { name: 'Play on this screen' }).click();
  const drawnAt = async (name: RegExp, town: string): Promise<string[]> => {
    await page.getByRole('button', { name }).hover();
    const lettering = page.locator('.lights g:has(> g text)', { hasText: town }).first();
    await lettering.waitFor({ state: 'attached' });
    return lettering.locator('use').evaluateAll((signs) => signs.map((sign) => sign.getAttribute('href')!));
  };
  expect(await drawnAt(/^Aleria\b/, 'Aleria')).toEqual(['#m-town', '#m-sign-port']);
  expect(await drawnAt(/^Asculum\b/, 'Asculum')).toEqual(['#m-town']);
  expect(await drawnAt(/^Rome\b/, 'ROME')).toEqual(['#m-walls2', '#m-sign-port']);
});
