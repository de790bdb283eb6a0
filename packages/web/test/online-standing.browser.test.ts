// By correspondence: how often the game goes from hand to hand, with standing orders for battle and without.
import type { GameId, Update } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { dice, houses } from './online-house.ts';
import { demand, look, type Somebody } from './online-site.ts';

const { sitDown } = houses();
const TURNS = 6;

/** Both set them by hand, as people do. */
async function setStandingOrders({ page }: Somebody): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Standing orders for battle' }).click();
  await page.getByLabel('My blocks').selectOption({ label: 'Fight, but leave a lost battle' });
  await page.getByRole('button', { name: 'Keep them' }).click();
  await page.getByText('Kept. They hold from now on.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
}

interface Tally {
  handOvers: number; // times that somebody was asked after the other
  battles: number;
  turns: number;
}

/** Attacks whenever it can, and where the other is not asked anything, goes on. */
async function playTurns(both: readonly Somebody[], game: GameId, seed: number): Promise<Tally> {
  const random = dice(seed);
  const tally: Tally = { handOvers: 0, battles: 0, turns: 0 };
  let lastAsked: number | null = null;
  for (;;) {
    let update: Update | null = null;
    for (const [index, somebody] of both.entries()) {
      update = await look(somebody, game);
      while (update.table.decision?.required === true) {
        if (isOver(update)) break;
        if (lastAsked !== index) tally.handOvers += 1;
        lastAsked = index;
        const { number, orders } = update.table.decision;
        const order = choose(update, orders, random);
        update = await demand(somebody, game, { kind: 'order', decision: number, order });
      }
    }
    if (isOver(update!)) {
      const { told } = await look(both[0]!, game);
      tally.battles = told.flatMap(({ events }) => events).filter(({ kind }) => kind === 'battle').length;
      const { year, turn, status } = update!.table.card;
      tally.turns = status === 'running' ? TURNS : (year - 705) * 5 + turn;
      return tally;
    }
  }
}

const isOver = ({ table: { card } }: Update): boolean =>
  card.status !== 'running' || (card.year - 705) * 5 + card.turn > TURNS;

function choose({ table: { view } }: Update, orders: readonly string[], random: () => number): string {
  const enemies = new Set(view!.stacks.filter(({ side }) => side !== view!.viewer).map(({ area }) => area));
  const attacks = orders.filter((order) => {
    const target = order.startsWith('move ') ? order.split('-').at(-1) : undefined;
    return target !== undefined && [...enemies].some((area) => area === target);
  });
  const pool = attacks.length > 0 ? attacks : orders.includes('done') && random() < 0.7 ? ['done'] : orders;
  return pool[Math.floor(random() * pool.length)]!;
}

test('standing orders spare most hand-overs of battles by correspondence', { timeout: 600_000 }, async () => {
  const pace = 'A move a day: 14 days, and 12 hours a hand-over';
  const tallies: Tally[] = [];
  for (const isStanding of [false, true]) {
    const { anna, livia, game } = await sitDown(pace, isStanding ? ['Fulvia', 'Gaia'] : ['Anna', 'Livia']);
    if (isStanding) for (const each of [anna, livia]) await setStandingOrders(each);
    tallies.push(await playTurns([anna, livia], game, 45));
    expect([...anna.troubles, ...livia.troubles]).toEqual([]);
  }
  const [without, standing] = tallies as [Tally, Tally];
  const perTurn = ({ handOvers, turns }: Tally): number => handOvers / turns;
  console.log(
    `hand-overs by correspondence: ${without.handOvers} in ${without.turns} turns with ${without.battles} battles without standing orders, ${standing.handOvers} in ${standing.turns} turns with ${standing.battles} battles with them`,
  );
  expect(without.battles).toBeGreaterThan(0);
  expect(standing.battles).toBeGreaterThan(0);
  expect(perTurn(standing)).toBeLessThan(perTurn(without));
});
