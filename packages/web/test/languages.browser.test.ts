// The main screens in every language: all text fits, and nothing is left untranslated.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { en, type MessageKey } from '@rubicon/words/languages/en/index';
import { catalogue as ja } from '@rubicon/words/languages/ja/index';
import { catalogue as sv } from '@rubicon/words/languages/sv/index';
import { messages as svClub } from '@rubicon/words/languages/sv/topics/community';
import { misfits, textsOfPage } from './fit.ts';
import { houses } from './online-house.ts';
import { fighting, moving } from './positions.ts';

const { comes } = houses();

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

for (const phone of [false, true])
  test(`every screen fits on a ${phone ? 'phone' : 'desk'}, in each language`, async () => {
    const { page, troubles } = await comes({ locale: 'sv-SE', phone });
    const faults: string[] = [];
    const check = async (screen: string): Promise<void> => {
      for (const { tag, strangers } of LANGUAGES) {
        await speak(page, tag);
        const texts = await page.evaluate(textsOfPage);
        const left = texts.filter((text) => strangers.some((pattern) => pattern.test(text)));
        const found = [...(await page.evaluate(misfits)), ...left.map((text) => `in English: ${text}`)];
        faults.push(...found.map((fault) => `${screen}, ${tag}, ${fault}`));
      }
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
