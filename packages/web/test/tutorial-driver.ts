// Takes lessons as a person does, but driven by their data and not by words, so that every language works the same
// way.
import type { Locator, Page } from 'playwright-core';
import { isIdle } from '../src/tutorial/answer.ts';
import { createCourse } from '../src/tutorial/course.ts';
import type { LessonAction, Lesson } from '../src/tutorial/lessons/lesson.ts';

/** `hand` clicks blocks and locations, `keys` uses no pointer, `list` gives orders from the list of all orders. */
export type Manner = 'hand' | 'keys' | 'list';

const GLANCE_MS = 25;
const MANY = 60; // more stops than the list shows
const PATIENCE = { timeout: 30_000 }; // generous, for a busy machine

/** Waits until the card shows the text of a step; messages meanwhile are skipped. */
export async function untilStep(page: Page, key: string): Promise<void> {
  const endMs = Date.now() + PATIENCE.timeout;
  for (;;) {
    const step = await page.locator('.lesson').getAttribute('data-step', PATIENCE);
    if (step === key) return;
    if (Date.now() > endMs) throw new Error(`The lesson stays at ${step} and never comes to ${key}.`);
    if (step === null) await page.keyboard.press('Escape');
    await page.waitForTimeout(GLANCE_MS);
  }
}

/** The actions of each step, computed outside the page by the same rules. */
export function deedsOf(
  lesson: Lesson,
): readonly { readonly key: string; readonly deeds: readonly LessonAction[] }[] {
  return lesson.steps.map(({ key }, index) => {
    const course = createCourse(lesson, { step: index, log: [] });
    const deeds: LessonAction[] = [];
    for (let deed = course.wanted(); deed !== null && course.step.value === index; deed = course.wanted()) {
      deeds.push(deed);
      if (isIdle(deed)) course.hear(deed);
      else course.order(deed);
      if (course.seated().table.next !== 'caesar') break;
    }
    return { key, deeds };
  });
}

export async function doDeed(page: Page, deed: LessonAction, manner: Manner): Promise<void> {
  const [verb, what] = deed.split(' ') as [string, string | undefined];
  if (verb === 'look') return pressOn(page, page.locator(`.place[data-area="${what}"] .place-area`), manner);
  if (verb === 'hold') return pressOn(page, page.locator(`.place [data-block="${what}"]`), manner);
  if (verb === 'open') return openPoints(page, manner);
  return giveOrder(page, deed, manner);
}

/** A town or a block on the map. The keyboard reaches it by M and arrows; where that leads is tested elsewhere. */
async function pressOn(page: Page, target: Locator, manner: Manner): Promise<void> {
  await target.waitFor(PATIENCE);
  if (manner === 'keys') {
    await target.focus();
    await page.keyboard.press('Enter');
  } else await target.dispatchEvent('click');
}

async function openPoints(page: Page, manner: Manner): Promise<void> {
  await pressOn(page, page.locator('.header-points'), manner);
  await page.locator('dialog').waitFor(PATIENCE);
  await page.keyboard.press('Escape');
  await page.locator('dialog').waitFor({ ...PATIENCE, state: 'detached' });
}

async function giveOrder(page: Page, order: string, manner: Manner): Promise<void> {
  // Orders are asked for one by one, so none is offered that would give several
  if ((await page.locator('.battle-plan').count()) > 0) throw new Error(`Plans are offered before ${order}.`);
  if (order === 'done') return endPhase(page);
  if (await page.locator('.side').isHidden()) return fight(page, order);
  for (let tries = 0; tries < MANY; tries++) {
    await findOrder(page, order, manner);
    if (await (manner === 'keys' ? tabTo(page, order) : clickOn(page, order))) return;
  }
  throw new Error(`The order ${order} went away again and again.`);
}

const orderButton = (page: Page, order: string): Locator => page.locator(`[data-order="${order}"]`);

/** False if the table has switched to another list meanwhile, as it does when a step begins. */
const clickOn = (page: Page, order: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const button = document.querySelector<HTMLElement>(`[data-order="${wanted}"]`);
    button?.click();
    return button !== null;
  }, order);

/** The same by keys: from the field above the list down to the order. */
async function tabTo(page: Page, order: string): Promise<boolean> {
  await page.evaluate(() => document.querySelector<HTMLElement>('#orders-find')?.focus());
  for (let stops = 0; stops < MANY; stops++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate((wanted) => {
      const button = document.querySelector(`[data-order="${wanted}"]`);
      return button === null ? 'gone' : button === document.activeElement ? 'focused' : 'ahead';
    }, order);
    if (found === 'gone') return false;
    if (found === 'focused') {
      await page.keyboard.press('Enter');
      return true;
    }
  }
  return false;
}

/** Opens the list of all orders; the table may still switch to another one when a step begins. */
async function findOrder(page: Page, order: string, manner: Manner): Promise<void> {
  const button = orderButton(page, order);
  for (let tries = 0; tries < MANY; tries++) {
    await openList(page, manner);
    if (!(await isThere(page.locator('#orders-find')))) continue;
    // The list is capped; orders of the selected blocks come first
    const [verb, block] = order.split(' ');
    const piece = page.locator(`.place [data-block="${block}"][aria-pressed="false"]`);
    if ((await button.count()) === 0 && WAYS.has(verb!) && (await piece.count()) > 0)
      await pressOn(page, piece, manner);
    if (await isThere(button)) return;
  }
  throw new Error(`There is no order ${order}.`);
}

/** In the field of the list itself, the key would be typed and hide the order. */
async function openList(page: Page, manner: Manner): Promise<void> {
  if (manner !== 'keys') return page.locator('#tab-orders').dispatchEvent('click');
  const isOpen = await page.evaluate(() => document.activeElement?.id === 'orders-find');
  if (!isOpen) await page.keyboard.press('o');
}

const WAYS: ReadonlySet<string> = new Set(['move', 'embark', 'regroup']);

const isThere = (target: Locator): Promise<boolean> =>
  target.waitFor({ timeout: GLANCE_MS * 20 }).then(
    () => true,
    () => false,
  );

/** With points left the table asks for confirmation. */
async function endPhase(page: Page): Promise<void> {
  const step = await page.locator('.lesson').getAttribute('data-step');
  await page.locator('.prompt-done').press('Enter');
  const confirm = page.locator('dialog .button.primary');
  await confirm
    .or(page.locator(`.lesson:not([data-step="${step}"])`))
    .first()
    .waitFor(PATIENCE);
  if (await confirm.isVisible()) await confirm.press('Enter');
}

/** On a phone a battle has no space for lists: a block is selected, then its action. */
async function fight(page: Page, order: string): Promise<void> {
  const [verb, block, path] = order.split(' ') as [string, string, string | undefined];
  const piece = page.locator(`.battle-block-press[data-block="${block}"]`);
  await piece.waitFor({ ...PATIENCE, state: 'attached' });
  if (verb === 'hit' || (await piece.getAttribute('aria-pressed')) !== 'true')
    await piece.dispatchEvent('click');
  if (verb === 'fire') await page.locator('.battle-main').dispatchEvent('click');
  // Each way begins with this block alone; all together may follow
  if (verb === 'retreat')
    await page
      .locator('.battle-way')
      .filter({ hasText: path!.split('-').at(-1)! })
      .locator('button:first-child')
      .dispatchEvent('click');
}

/** Plays a lesson without prescribed orders to its end: ends what can be ended, otherwise gives the first order. */
export async function playOn(page: Page, { id }: Lesson): Promise<void> {
  const endMs = Date.now() + 2 * PATIENCE.timeout;
  const card = page.locator('.lesson');
  for (;;) {
    const step = await card.getAttribute('data-step', PATIENCE);
    if (step === id) return;
    if (Date.now() > endMs) throw new Error(`The war stays at ${step} and never ends.`);
    if (step === null) await page.keyboard.press('Escape');
    else await playOnce(page);
    await page.waitForTimeout(GLANCE_MS);
  }
}

async function playOnce(page: Page): Promise<void> {
  const confirm = page.locator('dialog .button.primary');
  if (await confirm.isVisible()) return confirm.press('Enter');
  const done = page.locator('.prompt-done:enabled');
  if (await done.isVisible()) return done.press('Enter');
  const isListed = await page.locator('.side').isVisible();
  if (isListed) await page.locator('#tab-orders').dispatchEvent('click');
  const first = page.locator(isListed ? '[data-order]' : '.battle-actions button').first();
  if (await first.isVisible()) await first.dispatchEvent('click');
}
