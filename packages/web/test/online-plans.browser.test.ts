// A plan from the page: played out on the board while waiting, left, and carried out or stopped when the opponent has moved.
import { ordersFrom, type Side } from '@rubicon/engine';
import type { GameId, LeftPlan, Update } from '@rubicon/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { tabTo, untilFocused } from './keyboard-driver.ts';
import { houses, shown } from './online-house.ts';
import { endPhase } from './table-driver.ts';
import { demand, look, type Somebody } from './online-site.ts';

const { sitDown } = houses();

interface Waiting {
  readonly game: GameId;
  readonly mover: Somebody; // Player 1, in the command phase
  readonly writer: Somebody;
  readonly side: Side; // the writer's
}

async function give(somebody: Somebody, game: GameId, order: string): Promise<Update> {
  const { table } = await look(somebody, game);
  return demand(somebody, game, { kind: 'order', decision: table.decision!.number, order });
}

/** Cards are chosen by the protocol, Command cards only, until Player 1 moves. */
async function untilFirstMoves(): Promise<Waiting> {
  const { anna, livia, game } = await sitDown('Correspondence: 14 days + 12 hours');
  for (const somebody of [anna, livia])
    for (;;) {
      const { decision } = (await look(somebody, game)).table;
      if (decision?.required !== true || decision.step !== 'cards') break;
      const orders = decision.orders!;
      const god = orders.find((order) => /^discard [A-Z]/.test(order));
      await give(somebody, game, god ?? orders.find((order) => order.includes('/'))!);
    }
  const { view } = (await look(anna, game)).table;
  expect(view!.step).toBe('move');
  const side = view!.asked === 'caesar' ? 'pompey' : 'caesar';
  return side === 'pompey'
    ? { game, mover: anna, writer: livia, side }
    : { game, mover: livia, writer: anna, side };
}

/** From the table to the board, and there to the writer's command phase; counts the presses. */
async function playOut({ writer: { page }, game, side }: Waiting): Promise<number> {
  await shown(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Plans and standing orders' }).click();
  await page.getByRole('heading', { name: 'Plan for your next turn' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'Play out a plan' }).click();
  await page.waitForURL(`**/#plan=${game}.${side}`);
  await page.getByRole('button', { name: 'Skip to my decision' }).click();
  await page.getByRole('heading', { name: side === 'caesar' ? /^Caesar moves/ : /^Pompey moves/ }).waitFor();
  await page
    .getByText(/ has \d move points? and /)
    .first()
    .waitFor(); // the log
  expect(await page.getByText(/begins, and|set-up position/).count()).toBe(0); // it goes on from the game
  return 4;
}

/** A move to where no enemy is, in the words of the typed line. */
async function anyMove({ writer, mover, game, side }: Waiting): Promise<string> {
  const { view } = (await look(writer, game)).table;
  expect((await look(mover, game)).table.decision?.step).toBe('move');
  const orders = ordersFrom({ ...view!, asked: side, command: { ...view!.command!, side } }, side, true);
  const isTaken = (order: string): boolean =>
    view!.stacks.some((stack) => stack.side !== side && order.endsWith(`-${stack.area}`));
  return orders.find((order) => order.startsWith('move ') && !isTaken(order))!;
}

async function type({ page }: Somebody, text: string): Promise<void> {
  await page.keyboard.press('/');
  await page.locator('.typed-line input').fill(text);
  await page.keyboard.press('Enter');
}

const planOf = async ({ writer, game }: Waiting): Promise<LeftPlan | null> =>
  (await writer.ask<{ plan: LeftPlan | null }>('GET', `/games/${game}/plan`)).plan;

async function passOn({ mover, game }: Waiting): Promise<void> {
  await give(mover, game, 'done');
  await give(mover, game, 'done');
}

test('a plan is played out, left, carried out, and told of', { timeout: 600_000 }, async () => {
  const waiting = await untilFirstMoves();
  const { writer, mover, game } = waiting;
  const { page } = writer;
  const move = await anyMove(waiting);
  let presses = await playOut(waiting);
  await type(writer, move);
  await page.keyboard.press('Escape');
  for (const _ of ['moves', 'levies']) {
    await endPhase(page);
    presses += 2; // with “End anyway”
  }
  await page.getByRole('button', { name: 'Make it a plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your plan' });
  await dialog.waitFor();
  expect(await dialog.getByRole('listitem').count()).toBe(3);
  expect(await dialog.getByRole('checkbox').count()).toBeGreaterThan(1);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Save the plan' }).click();
  presses += 2;
  await page.waitForURL(`**/#play=${game}`);
  console.log(`a plan: ${presses} presses besides its move`);
  expect((await planOf(waiting))?.plan.branches[0]!.command!.orders).toEqual([move, 'done', 'done']);
  expect(mover.heard.join('\n')).not.toContain('plan"');
  await passOn(waiting);
  await page.getByText('Your plan was carried out.').waitFor();
  await shown(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByText('Your plan was carried out.').waitFor({ state: 'detached' });
  expect(await planOf(waiting)).toBeNull();
  for (const somebody of [writer, mover]) {
    await shown(somebody.page);
    await somebody.page.getByRole('tab', { name: 'Log' }).click();
    await somebody.page
      .getByText(/^By plan: /)
      .first()
      .waitFor();
  }
  expect([...writer.troubles, ...mover.troubles]).toEqual([]);
});

/** Whether one sees where the focus is: outlined, and in the window. */
const isFocusSeen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const focus = document.activeElement!;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focus);
    const { top, bottom, width, height } = focus.getBoundingClientRect();
    const isMarked = (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    return isMarked && width > 0 && height > 0 && bottom > 0 && top < innerHeight;
  });

/** By the Tab key to a control, which is seen to have the focus, and Enter. */
async function keyTo(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  expect([name.source, await isFocusSeen(page)]).toEqual([name.source, true]);
  await page.keyboard.press(key);
}

test(
  'by keyboard alone a plan is written, seen, removed, written again and stopped; it says why',
  {
    timeout: 600_000,
  },
  async () => {
    const waiting = await untilFirstMoves();
    const { game, side } = waiting;
    const { page } = waiting.writer;
    await shown(page);
    const openSection = async (): Promise<void> => {
      await keyTo(page, /^Menu$/);
      await keyTo(page, /^Plans and standing orders$/);
      await page.getByRole('heading', { name: 'Plan for your next turn' }).waitFor();
    };
    /** From the open section to a plan without orders that is left on a condition. */
    const write = async (): Promise<void> => {
      await keyTo(page, /^Play out a plan$/);
      await page.waitForURL(`**/#plan=${game}.${side}`);
      await keyTo(page, /^Skip to my decision$/);
      await page
        .getByRole('heading', { name: side === 'caesar' ? /^Caesar moves/ : /^Pompey moves/ })
        .waitFor();
      await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
      await page.keyboard.press('e'); // the end of movement
      await keyTo(page, /^End anyway$/);
      await keyTo(page, /^Make it a plan$/);
      const dialog = page.getByRole('dialog', { name: 'Your plan' });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      await untilFocused(page, /^Make it a plan$/); // given back
      await page.keyboard.press('Enter');
      while ((await dialog.locator('summary:focus').count()) === 0) await page.keyboard.press('Tab');
      expect(await isFocusSeen(page)).toBe(true);
      await page.keyboard.press('Enter'); // “Add a condition”
      await keyTo(page, /^Location$/, 'R'); // the first with that letter
      while ((await dialog.getByLabel('Location').inputValue()) !== 'Rome')
        await page.keyboard.press('ArrowDown');
      await keyTo(page, /^is$/, 'c'); // contested
      await keyTo(page, /^Add this condition$/);
      await dialog.getByRole('checkbox', { name: 'Rome is contested' }).waitFor();
      await keyTo(page, /^Save the plan$/);
      await page.waitForURL(`**/#play=${game}`);
      await shown(page);
    };

    await openSection();
    await write();
    await openSection();
    await page.getByText('Your plan is waiting: no orders.').waitFor();
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Rome is contested$/ })
      .waitFor();
    await keyTo(page, /^Remove the plan$/);
    await untilFocused(page, /^Play out a plan$/); // where the way goes on
    expect(await isFocusSeen(page)).toBe(true);
    expect(await planOf(waiting)).toBeNull();
    await write();
    expect((await planOf(waiting))?.plan.branches[0]!.command!.if).toContainEqual({
      kind: 'place',
      area: 'Rome',
      is: 'contested',
    });
    await passOn(waiting);
    const said = page.getByText('Your plan stopped. This did not hold: Rome is contested.');
    await said.waitFor();
    expect((await look(waiting.writer, waiting.game)).table.decision?.required).toBe(true);
    await shown(page);
    await keyTo(page, /^OK$/);
    await said.waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement!.className)).toContain('prompt');
    expect([...waiting.writer.troubles, ...waiting.mover.troubles]).toEqual([]);
  },
);
