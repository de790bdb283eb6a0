// The online pages by ear: what a screen reader is told of a search, and of a tournament that goes on.
import type { Tournament } from '@rubicon/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { LISTENING, heardOn } from './heard.ts';
import { houses } from './online-house.ts';
import { enter, type Somebody } from './online-site.ts';

const { house, comes } = houses();

const PATIENT = { timeout: 60_000 }; // generous, for a busy machine

async function hears(page: Page, text: RegExp): Promise<void> {
  await expect.poll(() => heardOn(page), PATIENT).toContainEqual(expect.stringMatching(text));
}

test('a search for an opponent is told, and who has been found, also beside another game', async () => {
  const [anna, livia] = [await comes({ script: LISTENING }), await comes()];
  for (const [somebody, name] of [
    [anna, 'Anna'],
    [livia, 'Livia'],
  ] as const) {
    await enter(somebody, name);
    await somebody.page.goto(`${house().url}#online`);
  }
  await anna.page.getByRole('button', { name: 'Play now' }).press('Enter');
  await hears(anna.page, /^Looking for an opponent\. Keep this page open/);
  await anna.page.getByRole('button', { name: 'Play a computer while you wait' }).press('Enter');
  await anna.page.getByRole('region', { name: 'What to do' }).waitFor();
  await livia.page.getByRole('button', { name: 'Play now' }).press('Enter');
  await hears(anna.page, /^Livia is waiting for you\. The game starts when you go to it\./);
  expect([...anna.troubles, ...livia.troubles]).toEqual([]);
});

const member = async (name: string, script?: string): Promise<Somebody> => {
  const somebody = await comes({ path: '/#online', ...(script !== undefined && { script }) });
  await somebody.ask('POST', '/guest', { name });
  await somebody.ask('PUT', '/me/password', { password: 'alea iacta est' });
  return somebody;
};

test('a change of a tournament is told: it starts, is paused, goes on and ends', async () => {
  const anna = await member('Anna', LISTENING);
  const others = [await member('Livia'), await member('Marcus')];
  const { card } = await anna.ask<Tournament>('POST', '/tournaments', {
    name: 'Ludi Romani',
    format: 'round-robin',
    edition: '2.0',
    rules: {},
    pace: { kind: 'none' },
    aids: { odds: true, hints: false, intel: true, undo: true },
    seats: 3,
    roundMs: 86_400_000,
  });
  await anna.page.goto(`${house().url}/#tournament=${card.id}`);
  await anna.page.reload();
  await anna.page.getByText('Registration is open', { exact: false }).waitFor();
  for (const { ask } of [anna, ...others]) await ask('POST', `/tournaments/${card.id}/join`);
  await hears(anna.page, /^Under way · round 1 of 3$/);
  await anna.page.getByRole('button', { name: 'Pause' }).press('Enter');
  await hears(anna.page, /^Paused by the organiser · round 1 of 3$/);
  await anna.page.getByRole('button', { name: 'Resume' }).press('Enter');
  await expect.poll(async () => (await heardOn(anna.page)).at(-1), PATIENT).toMatch(/^Under way/);
  await anna.page.getByRole('button', { name: 'End the tournament' }).press('Enter');
  await anna.page.getByRole('dialog').getByRole('button', { name: 'End the tournament' }).press('Enter');
  await hears(anna.page, /^(?:Ended|Called off)/);
  expect(anna.troubles).toEqual([]);
});
