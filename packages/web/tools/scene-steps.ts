// Steps that lead to scenes, as a player would take them.
import type { Page } from 'playwright-core';

export interface Scene {
  readonly name: string;
  readonly dark: boolean; // by night too
  readonly isOnline?: boolean; // needs a server
  readonly isCommon?: boolean; // on phones and laptops only
  readonly go: (page: Page) => Promise<void>;
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, disabled: false }).first().click();

/** On a phone the open tab, pressed again, would close. */
export const tab = async (page: Page, name: string): Promise<void> => {
  const found = page.getByRole('tab', { name });
  if ((await found.isVisible()) && (await found.getAttribute('aria-selected')) !== 'true')
    await found.click();
};

/** Phones have no space for the hand beside the prompt. */
export const hand = async (page: Page, side: string): Promise<void> => {
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  await tab(page, 'Cards');
  await page.getByRole('region', { name: `${side}’s cards` }).waitFor();
};

/** Discards a card and chooses another: a Command card, so that there is something to do. */
export const chooseCards = async (page: Page, side: string): Promise<void> => {
  await hand(page, side);
  await press(page, /^Choose/);
  await press(page, /^Discard/);
  await page.getByRole('heading', { name: `${side} chooses a card` }).waitFor();
  await press(page, /^Choose [IV]+ moves?/);
};

/** Skips messages; one may have ended by itself. */
export const skipRecap = async (page: Page, asked: string): Promise<void> => {
  const wanted = page.getByRole('heading', { name: asked });
  await wanted
    .or(page.getByRole('heading', { name: 'What happened' }))
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  await wanted.waitFor();
};

/** Signs in as a guest. */
export const enter = async (page: Page, name: string): Promise<void> => {
  await press(page, 'Play online');
  await page.getByLabel('Your name').fill(name);
  await press(page, 'Play as a guest');
  await page.getByRole('link', { name: 'Create a game' }).waitFor();
};

export const invite = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: 'Create a game' }).click();
  await page.getByLabel('Your side').selectOption({ label: 'Caesar' });
  await press(page, 'Create the game');
  return page.getByLabel('Your invitation link').inputValue();
};

/** Someone in another browser accepts the invitation. */
export const join = async (page: Page, link: string): Promise<Page> => {
  const other = await (await page.context().browser()!.newContext()).newPage();
  await other.goto(link);
  await other.getByLabel('Your name').fill('Livia');
  await press(other, 'Join the game');
  await hand(other, 'Pompey');
  return other;
};
