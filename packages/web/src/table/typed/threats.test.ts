import { AREA_IDS, areaIndex, askedSides, legalOrders, makeOrder, rulesFor, viewFor } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { states } from '../../../test/kit/random-states.ts';
import { threatsTo } from './threats.ts';

test('every attack of the enemy without a god was named as a threat', () => {
  let attacks = 0;
  for (const state of states(rulesFor('2.0'), 5)) {
    const [enemy] = askedSides(state);
    if (enemy === undefined) continue;
    const own = enemy === 'caesar' ? 'pompey' : 'caesar';
    const view = viewFor(state, own);
    const card = view.cards.effects[enemy];
    if (view.step !== 'move' || card === null || !card.includes('/')) continue;
    const threats = new Map(threatsTo(view, own).map(({ area, enemies }) => [area, enemies]));
    const held = new Set(view.stacks.flatMap(({ area, side }) => (side === own ? [area] : [])));
    for (const order of legalOrders(state, enemy)) {
      const [kind, , route = ''] = makeOrder(state, order).split(' ');
      const path = route.split('-').map((name) => AREA_IDS[areaIndex(name) ?? -1]!);
      const [from, to] = [path[0], path.at(-1)!];
      if (kind !== 'move' || !held.has(to)) continue;
      attacks += 1;
      expect(threats.get(to)?.map((threat) => threat.from)).toContain(from);
    }
  }
  expect(attacks).toBeGreaterThan(20);
});
