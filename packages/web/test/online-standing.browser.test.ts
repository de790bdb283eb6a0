// Correspondence: how often the turn changes hands with standing orders for battle, and how often the very same game
// would have needed without.
import { decisionOf, fold, parseGameFile, type Game, type Side } from '@rubicon/engine';
import type { GameId, Standing, Update } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { dice, houses } from './online-house.ts';
import { demand, look, type Somebody } from './online-site.ts';

const { house, sitDown } = houses();
const BATTLES = 4;
const LAST_TURN = 20;
const SIDES = ['caesar', 'pompey'] as const;

/** Set through the page, as people do. */
async function setStandingOrders({ page }: Somebody): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Plans and standing orders' }).click();
  const keep = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Saved. They apply from now on.').waitFor();
  };
  await page.getByLabel('My blocks').selectOption({ label: 'Fight, but retreat from a lost battle' });
  await keep();
  // And others for a battle that has not begun
  await page.getByLabel('Apply to').selectOption({ label: 'One battle of this game' });
  await page.getByRole('combobox', { name: /^Battle of/ }).selectOption('Tingis');
  await page.getByLabel('My blocks').selectOption({ label: 'Fight to the end' });
  await page.getByLabel('Retreat first to').selectOption('Sala');
  await keep();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

/** Attacks whenever it can. Returns the sides in the order in which people answered. */
async function playBattles(both: readonly Somebody[], game: GameId): Promise<Side[]> {
  const random = dice(45);
  const answered: Side[] = [];
  for (;;) {
    for (const [index, somebody] of both.entries()) {
      let update = await look(somebody, game);
      if (isEnough(update)) return answered;
      while (update.table.decision?.required === true) {
        answered.push(SIDES[index]!);
        const { number, orders } = update.table.decision;
        const order = choose(update, orders!, random);
        update = await demand(somebody, game, { kind: 'order', decision: number, order });
      }
    }
  }
}

const isEnough = ({ table: { card }, told }: Update): boolean =>
  card.status !== 'running' ||
  (card.year - 705) * 5 + card.turn > LAST_TURN ||
  told.flatMap(({ events }) => events).filter(({ kind }) => kind === 'won').length >= BATTLES;

function choose({ table: { view } }: Update, orders: readonly string[], random: () => number): string {
  const enemies = new Set(view!.stacks.filter(({ side }) => side !== view!.viewer).map(({ area }) => area));
  const attacks = orders.filter((order) => {
    const target = order.startsWith('move ') ? order.split('-').at(-1) : undefined;
    return target !== undefined && [...enemies].some((area) => area === target);
  });
  const pool = attacks.length > 0 ? attacks : orders.includes('done') && random() < 0.7 ? ['done'] : orders;
  return pool[Math.floor(random() * pool.length)]!;
}

/** The sides in the order in which they would have been asked: all orders but those publicly known to be forced. */
function askedIn(file: string): { readonly asked: Side[]; readonly battles: number } {
  const parsed = parseGameFile(file);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  const asked: Side[] = [];
  let battles = 0;
  let before: Game | null = null;
  fold(parsed.file, ({ entry, game, published }) => {
    if (entry.kind === 'order') {
      const decision = decisionOf(before!, entry.side)!;
      const isForced = ['fight', 'battle', 'hits'].includes(decision.step) && decision.orders.length === 1;
      if (!isForced) asked.push(entry.side);
    }
    battles += (published?.spectator ?? []).filter(({ kind }) => kind === 'won').length;
    before = game;
  });
  return { asked, battles };
}

const handOvers = (sides: readonly Side[]): number =>
  sides.filter((side, index) => index > 0 && side !== sides[index - 1]).length;

test('standing orders save exchanges in correspondence battles', { timeout: 600_000 }, async () => {
  const { anna, livia, game } = await sitDown('Correspondence: 14 days + 12 hours');
  for (const each of [anna, livia]) {
    await setStandingOrders(each);
    const { standing } = await each.ask<{ standing: Standing }>('GET', `/games/${game}/standing`);
    expect(standing.usual?.rules).toHaveLength(5);
    expect(standing.battles).toMatchObject([
      { area: 'Tingis', orders: { rules: [{ do: 'fire' }, { do: 'retreat' }], retreatTo: ['Sala'] } },
    ]);
  }
  const answered = await playBattles([anna, livia], game);
  if ((await look(anna, game)).table.card.status === 'running') await demand(anna, game, { kind: 'resign' });
  const file = await anna.context.request.get(`${house().url}/api/2/games/${game}/file`);
  const { asked, battles } = askedIn(await file.text());
  const [standing, without] = [handOvers(answered), handOvers(asked)];
  console.log(
    `by correspondence, ${battles} battles: ${standing} hand-overs with standing orders, ${without} in the same game without`,
  );
  expect(battles).toBeGreaterThan(0);
  expect(standing).toBeLessThan(without);
  expect([...anna.troubles, ...livia.troubles]).toEqual([]);
});
