// Drives the table as a person does: reads the prompt, clicks elements by role and name, and waits until the table
// has answered.
import { text as readAll } from 'node:stream/consumers';
import { errors, type Locator, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { all, has, inside, look, names, words, type Node, type Snapshot } from './snapshot.ts';

const PATIENCE_MS = 20_000; // generous, for a busy machine
const GLANCE_MS = 80;
const STILL_MS = 300; // time in which a moving board is seen to move
const COVERED_MS = 6000; // by then, an element that cannot be clicked is covered

/** The state of the game, by what the page says. */
export type Scene =
  | { readonly kind: 'start' | 'waiting' }
  | { readonly kind: 'dialog'; readonly title: string; readonly buttons: readonly string[] }
  | { readonly kind: 'curtain'; readonly lift: string }
  | { readonly kind: 'recap' | 'past' }
  | { readonly kind: 'battle'; readonly title: string; readonly buttons: readonly string[] }
  | { readonly kind: 'asked'; readonly title: string; readonly buttons: readonly string[] };

export function sceneOf(snapshot: Snapshot): Scene {
  const dialog = inside(snapshot, 'dialog');
  if (dialog.length > 0)
    return { kind: 'dialog', title: dialog[0]!.name ?? '', buttons: names(dialog, 'button') };
  const prompt = inside(snapshot, 'region', 'What to do');
  const title = names(prompt, 'heading')[0] ?? '';
  if (title.startsWith('What happened')) return { kind: 'recap' };
  if (title === 'Replay') return { kind: 'past' };
  const answers = [...prompt, ...inside(snapshot, 'region', 'All orders')];
  if (answers.some(({ role, disabled }) => role === 'button' && disabled === true))
    return { kind: 'waiting' };
  const battle = inside(snapshot, 'region', /^Battle o[fn] /); // on a phone it covers the prompt
  const orders = names(inside(battle, 'group', 'Orders'), 'button');
  if (orders.includes('Skip the roll')) return { kind: 'waiting' }; // it will end by itself
  if (orders.length > 0) return { kind: 'battle', title: battle[0]!.name!, buttons: orders };
  const [lift] = ready(snapshot, /^I am /);
  if (lift !== undefined) return { kind: 'curtain', lift };
  if (has(prompt, 'button', /^Pass the screen to /)) return { kind: 'waiting' }; // the curtain is about to close
  if (prompt.length > 0) return { kind: 'asked', title, buttons: ready(prompt, /^(?!Rule )/) };
  return { kind: has(snapshot, 'button', 'Play on this screen') ? 'start' : 'waiting' };
}

/** Names of the enabled buttons. */
const ready = (snapshot: Snapshot, name: RegExp): string[] =>
  names(
    snapshot.filter(({ disabled }) => disabled !== true),
    'button',
    name,
  );

/** The prompt of the current seat: “Caesar moves”, and the sentence under it. */
export const asked = (snapshot: Snapshot): string => words(inside(snapshot, 'region', 'What to do'));

/** Waits until the page is as wanted, and returns it. */
export async function until(
  page: Page,
  wanted: (snapshot: Snapshot) => boolean,
  what = 'what is awaited',
  glanceMs = GLANCE_MS,
): Promise<Snapshot> {
  const endMs = Date.now() + PATIENCE_MS;
  for (;;) {
    const snapshot = await look(page);
    if (wanted(snapshot)) return snapshot;
    if (Date.now() > endMs) throw new Error(`There never was ${what}. The page said: ${words(snapshot)}`);
    await page.waitForTimeout(glanceMs);
  }
}

export const untilScene = (page: Page, kind: Scene['kind'], title = /(?:)/): Promise<Snapshot> =>
  until(
    page,
    (snapshot) => {
      const scene = sceneOf(snapshot);
      return scene.kind === kind && (!('title' in scene) || title.test(scene.title));
    },
    `${kind} ${title.source}`,
  );

/** Waits for a decision; messages about earlier events are skipped. */
export async function untilAsked(page: Page, title: RegExp): Promise<Snapshot> {
  for (;;) {
    const snapshot = await until(
      page,
      (now) => {
        const scene = sceneOf(now);
        return scene.kind === 'recap' || (scene.kind === 'asked' && title.test(scene.title));
      },
      `asked ${title.source}`,
    );
    if (sceneOf(snapshot).kind !== 'recap') return snapshot;
    await page.keyboard.press('Escape');
  }
}

/** An enabled button. Cards of one face are the same choice, so the first of a name will do. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true, disabled: false }).first();

/** Clicks a button if it is still there: a battle may have moved on since. */
export async function pressIfThere(page: Page, name: string): Promise<Snapshot | null> {
  const before = await look(page);
  if (!has(before, 'button', name)) return null;
  try {
    await button(page, name).click({ timeout: COVERED_MS });
  } catch (error) {
    if (error instanceof errors.TimeoutError) return null;
    throw error;
  }
  return answered(page, before, name);
}

/** Clicks a button, of the dialog if there is one, and waits until the page has changed. */
export async function press(page: Page, name: string | RegExp): Promise<Snapshot> {
  const before = await look(page);
  await button(has(before, 'dialog') ? page.getByRole('dialog') : page, name).click({ timeout: PATIENCE_MS });
  return answered(page, before, name);
}

const answered = (page: Page, before: Snapshot, name: string | RegExp): Promise<Snapshot> =>
  until(
    page,
    (snapshot) => said(snapshot) !== said(before) && sceneOf(snapshot).kind !== 'waiting',
    `an answer to ${String(name)}`,
  );

/** All text, and what is pressed, selected or disabled; but not what arrives later. */
const said = (snapshot: Snapshot): string =>
  withoutLate(snapshot)
    .map(({ role, name, text, disabled, pressed, selected }) =>
      [role, name, text, disabled, pressed, selected].join('|'),
    )
    .join('\n');

/** Without the odds and the announcements. */
export function withoutLate(snapshot: Snapshot): Snapshot {
  const late = [inside(snapshot, 'region', 'Odds'), inside(snapshot, 'log', 'Announcements')];
  return late.reduce(
    (rest, part) => (part.length === 0 ? rest : rest.toSpliced(rest.indexOf(part[0]!), part.length)),
    snapshot,
  );
}

/** The red buttons that can be pressed; a dialog covers those below it. */
export const redButtons = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const within = document.querySelector('dialog[open]') ?? document;
    return [...within.querySelectorAll<HTMLElement>('.button.primary')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map(({ textContent }) => textContent);
  });

/** What has been announced, the newest last. */
export const announced = (page: Page): Promise<string[]> =>
  page
    .getByRole('log', { name: 'Announcements', includeHidden: true })
    .locator('p:not([aria-hidden])')
    .allTextContents();

/** Starts a game on this screen, from the start page. */
export async function begin(page: Page): Promise<Snapshot> {
  await button(page, 'Play on this screen').click();
  return untilScene(page, 'asked', /discards a card/);
}

/** Loads a game file on the start page, and takes the seat. */
export async function loadGame(page: Page, file: string): Promise<Snapshot> {
  await button(page, 'Play on this screen').waitFor(); // until then the page is busy reading its games
  await page
    .getByLabel('Load a game file')
    .setInputFiles({ name: 'game.rubicon', mimeType: 'text/plain', buffer: Buffer.from(file) });
  return sitDown(page);
}

/**
 * Opens the curtain if it is closed, and skips messages about what happened meanwhile. Parts that load late are there
 * when it returns: what they say would be taken for the answer to a press.
 */
export async function sitDown(page: Page): Promise<Snapshot> {
  let last = '';
  const isSettled = (now: Snapshot): boolean => {
    const before = last;
    last = said(now);
    return last === before && !['start', 'waiting'].includes(sceneOf(now).kind);
  };
  for (;;) {
    const snapshot = await until(page, isSettled, 'a table');
    const scene = sceneOf(snapshot);
    if (scene.kind === 'curtain') await press(page, scene.lift);
    else if (scene.kind === 'recap') await page.keyboard.press('Escape');
    else return snapshot;
  }
}

const LAY = /^(?:Discard|Play) /;

/** Chooses a card and plays or discards it: `Discard` or `Play`. */
export async function layCard(page: Page, card: string): Promise<Snapshot> {
  const pressed = await press(page, `Choose ${card}`);
  const canLay = (now: Snapshot): boolean => ready(now, LAY).length > 0;
  const chosen = canLay(pressed) ? pressed : await until(page, canLay, `a button to lay ${card}`);
  await button(page, LAY).click();
  return untilLaid(page, chosen);
}

/** Waits until a card has left the hand: there is another decision, or another seat. */
export const untilLaid = (page: Page, before: Snapshot): Promise<Snapshot> =>
  until(
    page,
    (snapshot) =>
      asked(snapshot) !== asked(before) &&
      cardsOf(snapshot).join() !== cardsOf(before).join() &&
      sceneOf(snapshot).kind !== 'waiting',
    'another question',
  );

/** The selectable cards, by name. */
export const cardsOf = (snapshot: Snapshot): string[] =>
  ready(snapshot, /^Choose (?!the )/).map((name) => name.slice('Choose '.length));

/** What can be clicked on the visible part of the board. */
function onBoard(snapshot: Snapshot, name: RegExp): string[] {
  const board = inside(snapshot, 'region', 'Board');
  const { x, y, width, height } = board[0]!.box;
  const isSeen = ({ box }: Node): boolean =>
    box.x > x && box.x + box.width < x + width && box.y > y && box.y + box.height < y + height;
  return names(board.filter(isSeen), 'button', name);
}

/** Own blocks on the map: “Legio VII, strength III, in Narbo”. */
export const blocksOn = (snapshot: Snapshot): string[] => onBoard(snapshot, /, strength /);

/** Locations that the selected blocks can enter or attack, by name. */
export const litPlaces = (snapshot: Snapshot): string[] =>
  onBoard(snapshot, /Can be (?:entered|attacked|chosen)\.$/);

/** Selected blocks, by the map. */
export const inHand = (snapshot: Snapshot): string[] =>
  inside(snapshot, 'region', 'Board')
    .filter(({ role, pressed }) => role === 'button' && pressed === true)
    .map(({ name }) => name!);

export const standsIn = (snapshot: Snapshot, block: string, place: string): boolean =>
  has(inside(snapshot, 'region', 'Board'), 'button', new RegExp(`^${block}, strength [IV]+, in ${place}\\b`));

export async function centreOf(page: Page, name: string | RegExp): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await button(page, name).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Something covers the element to click. */
export class Covered extends Error {}

/** Clicks a block on the map, at its upper edge: others may cover it. */
export async function pressBlock(page: Page, name: string, add = false): Promise<Snapshot> {
  await pressAt(button(page, name), [{ x: 20, y: 6 }], add ? ['Shift'] : []);
  return look(page);
}

/** Clicks a town by its name, or beside it: blocks may cover the rest. */
export async function pressPlace(page: Page, name: string | RegExp): Promise<Snapshot> {
  const before = await look(page);
  const place = button(page, name);
  const { width, height } = (await place.boundingBox())!;
  await pressAt(
    place,
    [width / 2, 8, width - 8].map((x) => ({ x, y: height - 8 })),
  );
  return answered(page, before, name);
}

/** At the first of some points that nothing covers. */
async function pressAt(
  target: Locator,
  points: readonly { x: number; y: number }[],
  modifiers: 'Shift'[] = [],
): Promise<void> {
  for (const position of points) {
    try {
      await target.click({ position, modifiers, timeout: COVERED_MS });
      return;
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
    }
  }
  throw new Covered(`${String(target)} is covered`);
}

/** Waits until the board is drawn and still: it pans to what matters. */
export async function untilStill(page: Page): Promise<Snapshot> {
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  let before = '';
  return until(
    page,
    (snapshot) => {
      const now = JSON.stringify(inside(snapshot, 'region', 'Board').map(({ box }) => box));
      const isStill = now === before;
      before = now;
      return isStill;
    },
    'a board at rest',
    STILL_MS,
  );
}

/** The list of all orders, or of those that match some words. */
export async function ordersFor(page: Page, wanted: string): Promise<string[]> {
  const tab = page.getByRole('tab', { name: 'All orders' });
  const box = page.getByRole('searchbox', { name: 'Find an order' });
  // A step that begins at this moment opens the panel it needs
  for (let tries = 0; tries < 20 && !(await box.isVisible()); tries++) {
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    await page.waitForTimeout(100);
  }
  await box.fill(wanted);
  return names(inside(inside(await look(page), 'region', 'All orders'), 'list'), 'button');
}

/** Gives an order from the list of all orders. */
export async function order(page: Page, name: string): Promise<Snapshot> {
  const before = await look(page);
  await page
    .getByRole('region', { name: 'All orders' })
    .getByRole('button', { name, exact: true })
    .first()
    .click();
  return answered(page, before, name);
}

/** Ends the phase, whatever is left of it. */
export async function endPhase(page: Page): Promise<Snapshot> {
  const before = JSON.stringify(sceneOf(await look(page)));
  await press(page, /^(?:End |Do not use |No surprise)/);
  const isAsked = (now: Snapshot): boolean => has(now, 'dialog', 'End now?');
  const snapshot = await until(
    page,
    (now) => isAsked(now) || JSON.stringify(sceneOf(now)) !== before,
    'the end of the phase',
  );
  return isAsked(snapshot) ? press(page, 'End anyway') : snapshot;
}

/** Opens a dialog of the menu. */
export async function openMenu(page: Page, item: RegExp): Promise<Snapshot> {
  await press(page, 'Menu');
  return press(page, item);
}

/** Saves the game to a file. */
export async function save(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  await press(page, 'Menu');
  const download = page.waitForEvent('download');
  await button(page, /^Save to a file/).click();
  const file = await download;
  const content = await readAll(await file.createReadStream());
  await press(page, 'Close');
  return { name: file.suggestedFilename(), text: content };
}

/** Changes settings at the table or on the start page. */
export async function set(page: Page, switches: Readonly<Record<string, boolean>>): Promise<void> {
  const snapshot = await look(page);
  if (sceneOf(snapshot).kind === 'start') await press(page, 'Settings');
  else await openMenu(page, /^Settings/);
  for (const [name, on] of Object.entries(switches))
    await page.getByLabel(name, { exact: true }).setChecked(on);
  await press(page, 'Done');
}

/** The whole log, newest first. */
export async function gameLog(page: Page): Promise<string> {
  await page.getByRole('tab', { name: 'Log' }).click();
  return words(inside(await look(page), 'region', 'Log'));
}

/** The visible state of a game: the year, the points, the board and the prompt. */
export const positionOf = (snapshot: Snapshot): string =>
  [
    ...names(inside(snapshot, 'banner'), 'img'),
    ...names(inside(snapshot, 'banner'), 'button', /^Victory/),
    ...names(inside(snapshot, 'region', 'Board'), 'button').map((name) =>
      name.replace(/ Can be [a-z]+\.$/, ''),
    ),
    names(inside(snapshot, 'region', 'What to do'), 'heading')[0],
  ].join('\n');

/** Waits until the board shows a position: its marks of battles may load after the rest of it. */
export async function untilPosition(page: Page, position: string): Promise<void> {
  await expect.poll(async () => positionOf(await look(page)), { timeout: PATIENCE_MS }).toBe(position);
}

/** “49 BC, turn I of V”. */
export function clockOf(snapshot: Snapshot): string {
  return names(inside(snapshot, 'banner'), 'img')[0] ?? '';
}

export function pointsOf(snapshot: Snapshot): { caesar: number; pompey: number } {
  const text = all(inside(snapshot, 'banner'), 'button', /^Victory points/)[0]?.name ?? '';
  const [, caesar, pompey] = /Caesar (\d+), Pompey (\d+)/.exec(text) ?? [];
  return { caesar: Number(caesar), pompey: Number(pompey) };
}
