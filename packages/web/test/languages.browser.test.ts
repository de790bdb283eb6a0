// The main screens in every language: all text fits, and nothing is left untranslated.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, type MessageKey } from '@rubicon/words/languages/en/index';
import { catalogue as ja } from '@rubicon/words/languages/ja/index';
import { catalogue as sv } from '@rubicon/words/languages/sv/index';
import { messages as svClub } from '@rubicon/words/languages/sv/topics/community';
import type { Tournament } from '@rubicon/protocol';
import { axe } from './axe.ts';
import { misfits, textsOfPage } from './fit.ts';
import { houses } from './online-house.ts';
import { demand, look, type Somebody } from './online-site.ts';
import { fighting, moving } from './positions.ts';
import { puzzles } from './shipped-puzzles.ts';

const { comes, sitDown } = houses();

/** A message as a pattern: its placeholders match anything. */
function patternOf(text: string): RegExp {
  const escaped = text
    .split(/\{[^{}]*\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('.+');
  return new RegExp(`^${escaped}$`, 'u');
}

const letters = (text: string): number =>
  text.replaceAll(/\{[^{}]*\}/g, '').replaceAll(/[^\p{L}]/gu, '').length;

type Messages = Readonly<Record<string, string>>;
const topics = import.meta.glob<{ messages: Messages }>('../../words/src/languages/*/topics/*.ts', {
  eager: true,
});

/** Messages that differ from the English ones; a word or two may be the same by chance. */
function strangersIn(tag: string, catalogue: Messages): RegExp[] {
  const pairs: (readonly [Messages, Messages])[] = [
    [en, catalogue],
    ...Object.entries(topics)
      .filter(([path]) => path.includes('/en/'))
      .map(([path, { messages }]) => [messages, topics[path.replace('/en/', `/${tag}/`)]!.messages] as const),
  ];
  const texts = pairs.flatMap(([english, other]) =>
    Object.keys(english)
      .filter((key) => english[key] !== other[key])
      .map((key) => english[key]!),
  );
  const own = new Set(pairs.flatMap(([, other]) => Object.values(other)));
  return texts.filter((text) => letters(text) >= 4 && !own.has(text)).map(patternOf);
}

// The browser's own language is the last of them
const LANGUAGES = [
  { tag: 'ja', strangers: strangersIn('ja', ja) },
  { tag: 'en-GB', strangers: [] },
  { tag: 'sv', strangers: strangersIn('sv', sv) },
];

/** As another window would: what is open here stays open. */
async function speak(page: Page, tag: string): Promise<void> {
  await page.evaluate((language) => {
    const newValue = JSON.stringify({ language });
    dispatchEvent(new StorageEvent('storage', { key: 'rubicon.settings', newValue }));
  }, tag);
  await page.locator(`html[lang=${tag}]`).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

/** What does not fit on a screen or is left untranslated, in each language; with `byAxe` also what axe finds. */
async function faultsIn(page: Page, screen: string, byAxe = false): Promise<string[]> {
  const faults: string[] = [];
  for (const { tag, strangers } of LANGUAGES) {
    await speak(page, tag);
    const texts = await page.evaluate(textsOfPage);
    const left = texts.filter((text) => strangers.some((pattern) => pattern.test(text)));
    const found = [
      ...(await page.evaluate(misfits)),
      ...left.map((text) => `in English: ${text}`),
      ...(byAxe ? await axe(page) : []),
    ];
    faults.push(...found.map((fault) => `${screen}, ${tag}, ${fault}`));
  }
  return faults;
}

for (const phone of [false, true])
  test(`every screen fits on a ${phone ? 'phone' : 'desk'}, in each language`, async () => {
    const { page, troubles } = await comes({ locale: 'sv-SE', phone });
    const faults: string[] = [];
    const check = async (screen: string): Promise<void> => {
      faults.push(...(await faultsIn(page, screen)));
    };
    const press = (key: MessageKey): Promise<void> =>
      page.getByRole('button', { name: sv[key], exact: true }).click();
    const load = (file: string): Promise<void> =>
      page.getByLabel(sv['start.load']).setInputFiles({
        name: 'game.rubicon',
        mimeType: 'text/plain',
        buffer: Buffer.from(file),
      });
    const dialog = async (key: MessageKey): Promise<void> => {
      await press(key);
      await page.getByRole('dialog').waitFor();
      await check(key);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    const start = (): Promise<void> =>
      page.getByRole('button', { name: sv['start.play'], disabled: false }).waitFor();

    await start();
    expect(await page.locator('html').getAttribute('lang')).toBe('sv');
    await check('start');
    for (const key of ['start.machine', 'start.rules', 'start.settings'] as const) await dialog(key);

    await load(moving());
    await page.locator('.curtain-buttons button').first().click();
    await page.locator('.prompt-done').waitFor();
    expect(await page.title()).toBe('49 f.Kr., drag II – Rubicon');
    const tabs = page.getByRole('tab');
    const shown = phone ? await tabs.count() : 1; // a phone has less room for the same
    for (let at = 0; at < shown; at += 1) {
      await tabs.nth(at).click();
      await check(`table, tab ${at + 1}`);
    }
    await dialog('header.menu');

    await page.evaluate("location.hash = 'start'");
    await start();
    await load(fighting(2));
    await page.getByRole('group', { name: sv['battle.orders'] }).waitFor();
    await check('battle');

    await page.evaluate("location.hash = 'online'");
    await page.getByRole('textbox', { name: sv['enter.name'] }).fill('Anna');
    await check('entering');
    await press('enter.guest');
    await page.getByRole('link', { name: sv['games.new'] }).waitFor();
    for (const [word, title] of [
      ['online', sv['games.mine']],
      ['new', sv['new.title']],
      ['account', svClub['account.title']],
      ['privacy', svClub['privacy.title']],
    ] as const) {
      await page.evaluate(`location.hash = '${word}'`);
      await page.getByRole('heading', { name: title }).first().waitFor();
      await check(word);
    }
    for (const word of ['rules=6.13', 'learn', 'aid', 'stats', 'study']) {
      await page.evaluate(`location.hash = '${word}'`);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await check(word);
    }
    expect(faults).toEqual([]);
    expect(troubles).toEqual([]);
  });

/** A tournament of three that is under way, made by the first. */
async function tournamentOf(people: readonly Somebody[], format: string): Promise<string> {
  const { card } = await people[0]!.ask<Tournament>('POST', '/tournaments', {
    name: `Ludi ${format}`,
    format,
    edition: '2.0',
    rules: {},
    pace: { kind: 'none' },
    aids: { odds: true, hints: false, intel: true, undo: true },
    seats: people.length,
    roundMs: 86_400_000,
  });
  for (const { ask } of people) await ask('POST', `/tournaments/${card.id}/join`);
  return card.id;
}

for (const phone of [false, true])
  test(`pages with games, tournaments, puzzles and plans fit on a ${phone ? 'phone' : 'desk'}, in each language`, async () => {
    const { anna, livia, game } = await sitDown('Correspondence: 14 days + 12 hours');
    const people = [anna, livia, await comes()];
    await people[2]!.ask('POST', '/guest', { name: 'Marcus' });
    for (const { ask } of people) await ask('PUT', '/me/password', { password: 'alea iacta est' });
    // Anna has chosen a card, and may plan
    for (;;) {
      const { decision } = (await look(anna, game)).table;
      if (decision?.required !== true) break;
      await demand(anna, game, { kind: 'order', decision: decision.number, order: decision.orders![0]! });
    }
    const knockOut = await tournamentOf(people, 'knock-out');
    const swiss = await tournamentOf(people, 'swiss');

    const { page } = anna;
    if (phone) await page.setViewportSize({ width: 390, height: 844 });
    const faults: string[] = [];
    for (const [word, sign] of [
      ['tournaments', '.community-row'],
      [`tournament=${swiss}`, '.tournament-grid table'],
      [`tournament=${knockOut}`, '.bracket'],
      ['new-tournament', 'form, .new-game'],
      ['watch', '.community-row, .watch-tile'],
      ['balance', '#balance-computers'],
      ['puzzles', '.puzzle-cell'],
      [`puzzle=${puzzles[0]!.id}`, '.puzzle[data-solving="open"]'],
      [`plan=${game}.caesar`, '.plan-sign'],
      [`play=${game}`, '.player-clock'],
    ] as const) {
      await page.evaluate(`location.hash = '${word}'`);
      await page.locator(sign).first().waitFor();
      faults.push(...(await faultsIn(page, word, true)));
    }
    // At the table the clocks end before the sign of the connection
    for (const { tag } of LANGUAGES) {
      await speak(page, tag);
      const clocks = await page
        .locator('.player-clock')
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
      const { x } = (await page.locator('.players .connection-mark').boundingBox())!;
      if (Math.max(...clocks) > x) faults.push(`${tag}: a clock goes to ${Math.max(...clocks)}, beyond ${x}`);
    }
    expect(faults).toEqual([]);
    expect(anna.troubles).toEqual([]);
  });

test('the language changes at once and is remembered', async () => {
  const { page } = await comes({ locale: 'sv-SE' });
  await page.getByRole('button', { name: '日本語' }).click();
  await page.getByRole('button', { name: ja['start.play'] }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: ja['start.play'] }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('ja');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: en['start.play'] }).waitFor();
});
