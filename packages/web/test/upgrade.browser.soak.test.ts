// A page of the last release stays open while its server is replaced by this version, which speaks another protocol.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtSite, drain, LAST_RELEASE, releasedTree, startTree, THIS_TREE } from '@rubicon/server/trees';
import { chromium } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { hashOf, shown } from './online-house.ts';
import { enter, freePort, gameIn, invite, look, visit } from './online-site.ts';
import { unanswered } from './unanswered.ts';

test('a page of the last release keeps its order, is told of the new version, and gives it once it is reloaded', async () => {
  const released = releasedTree(LAST_RELEASE);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-old-page-'));
  const port = await freePort();
  const house = { url: `http://127.0.0.1:${port}` };
  const env = { DATA_DIR: dataDir, PORT: String(port) };
  let server = await startTree(released, env, builtSite(released));
  const browser = await chromium.connect(inject('browserUrl'));
  try {
    const anna = await visit(browser, house);
    await enter(anna, 'Anna');
    const link = await invite(anna, 'Caesar');
    const livia = await visit(browser, house, { path: `/${hashOf(link)}`, isKept: true });
    const { page } = livia;
    await page.getByLabel('Your name').fill('Livia');
    await page.getByRole('button', { name: 'Join the game' }).click();
    await page.getByRole('region', { name: 'What to do' }).waitFor();
    await page.evaluate('navigator.serviceWorker.ready');
    await shown(page);

    await drain(server);
    for (const name of [/^Choose /, /^Discard /])
      await page.getByRole('button', { name, disabled: false }).first().click();
    await page.getByText('Your order is saved and will be sent').waitFor();
    const answered = page.waitForResponse(
      (response) => response.url().endsWith('/asks') && response.status() === 503,
    );
    server = await startTree(THIS_TREE, env, inject('siteDir'));
    expect(await (await answered).json()).toMatchObject({ error: { code: 'other-protocol' } });
    await page.getByText('Your order is saved and will be sent').waitFor();
    expect(await unanswered(page)).toBe(1);
    console.log(`the old page says: ${(await page.getByRole('status').allInnerTexts()).join(', ')}`);

    await page.reload();
    await page.getByText('A new version is ready.').waitFor();
    expect(await unanswered(page)).toBe(1);
    await page.getByRole('button', { name: 'Reload now' }).click();
    const game = gameIn(link);
    await expect.poll(async () => (await look(livia, game)).pending.length, { timeout: 60_000 }).toBe(1);
    await expect.poll(() => unanswered(page)).toBe(0);
    await page.getByRole('heading', { name: 'Pompey chooses a card' }).waitFor();
  } finally {
    await browser.close();
    server.child.kill('SIGKILL');
    await server.gone;
    released.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
