// The contract for an authority's advice, run against each authority.
import { SIDES } from '@rubicon/engine';
import { expect, test } from 'vitest';
import type { Seating } from '../../src/authority/authority.ts';
import { blocksIn, create, playOn, refusal, toMoves, type Kit } from '../kit/authority-kit.ts';
import type { Table } from '../../src/authority/table.ts';

const isFought = ({ view, decision }: Table): boolean =>
  decision !== null && (view.step === 'battle' || view.step === 'hits');

/** Orders that lead to an enemy, and others. */
function movesIn({ decision, view }: Table): { attacks: string[]; marches: string[] } {
  const moves = decision!.orders.filter((order) => order.startsWith('move '));
  const enemies = new Set(
    view.stacks.filter(({ side }) => side !== decision!.side).map(({ area }) => area as string),
  );
  const isAttack = (order: string): boolean => enemies.has(order.split('-').at(-1)!);
  return { attacks: moves.filter(isAttack), marches: moves.filter((order) => !isAttack(order)) };
}

export function counselContract(open: () => Kit): void {
  test('odds of a battle in progress, and none where there is none', async () => {
    const { authority } = open();
    const game = await create(authority);
    await authority.sit(game, 'caesar');
    expect(await authority.odds([])).toBeNull();
    let fought = 0;
    await playOn(authority, game, 3, {
      steps: 120,
      look: async ({ table }) => {
        if (!isFought(table) || fought === 6) return;
        fought += 1;
        const odds = (await authority.odds([]))!;
        expect(odds.area).toBe(table.view.battle!.area);
        const known = blocksIn(table.view.stacks);
        expect(odds.leaders.filter(({ block }) => !known.has(block))).toEqual([]);
        const { wins, thrownBack } = odds;
        expect(wins.caesar.value + wins.pompey.value + thrownBack.value).toBeCloseTo(1, 6);
      },
    });
    expect(fought).toBe(6);
  });

  test('odds of an attack before it is ordered, and none for a plain move', async () => {
    const { authority } = open();
    const game = await create(authority);
    let table: Table;
    do {
      await playOn(authority, game, 1, { steps: 1 });
      await toMoves(authority, game);
      ({ table } = await seatedNext(authority, game));
    } while (movesIn(table).attacks.length === 0);
    const { attacks, marches } = movesIn(table);
    const odds = (await authority.odds([attacks[0]!]))!;
    const own = blocksIn(table.view.stacks.filter(({ side }) => side === table.decision!.side));
    expect(odds.leaders.filter(({ block }) => !own.has(block))).toEqual([]); // a guess names no one
    expect(odds.area).toBe(attacks[0]!.split('-').at(-1));
    expect(odds.attacker).toBe(table.decision!.side);
    expect(odds.exact).toBe(false); // the defenders are unknown
    expect(odds.wins[odds.attacker].low).toBeLessThan(odds.wins[odds.attacker].high);
    expect(await authority.odds([marches[0]!])).toBeNull();
    expect(await authority.odds(['dance'])).toBeNull();
  });

  test('hints are legal orders of the side that decides, best first, at every kind of seat', async () => {
    const { authority } = open();
    const game = await create(authority);
    const steps = new Set<string>();
    const check = async ({ table: { decision, view, seat } }: Seating): Promise<void> => {
      const key = `${seat === 'spectator' ? 'both' : 'own'} ${view.step}`;
      if (decision === null || decision.orders.length < 2 || steps.has(key)) return;
      steps.add(key);
      const hints = await authority.hints(1);
      expect(hints.length).toBeGreaterThan(0);
      for (const { order, chance } of hints) {
        expect(decision.orders).toContain(order);
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      const chances = hints.map(({ chance }) => chance);
      expect(chances).toEqual(chances.toSorted((one, other) => other - one));
      expect(await authority.hints(1)).toEqual(hints);
    };
    await playOn(authority, game, 3, { steps: 150, look: check });
    for (const step of ['own cards', 'own move', 'own levy', 'both battle']) expect(steps).toContain(step);
  });

  test('a side without a decision gets no hint', async () => {
    const { authority } = open();
    const game = await create(authority);
    expect((await refusal(authority.hints(1))).code).toBe('no-seat');
    expect((await refusal(authority.odds([]))).code).toBe('no-seat');
    await authority.sit(game, 'spectator');
    expect((await refusal(authority.hints(1))).code).toBe('not-asked');
    for (const side of SIDES) {
      await authority.sit(game, side);
      await expect(authority.hints(1)).resolves.not.toEqual([]);
    }
  });
}

async function seatedNext(authority: Kit['authority'], game: Table['game']): Promise<Seating> {
  const { next } = (await authority.games()).find((each) => each.game === game)!;
  return authority.sit(game, next!);
}
