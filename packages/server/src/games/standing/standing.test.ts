import { readFileSync } from 'node:fs';
import { SIDES, type AreaId, type Event } from '@rubicon/engine';
import { StandingSchema, type BattleOrders, type Standing } from '@rubicon/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { afterEvents, withHabit } from './standing.ts';

const [massilia, genua] = ['Massilia', 'Genua'] as AreaId[] as [AreaId, AreaId];
const fire: BattleOrders = { rules: [{ do: 'fire' }], hits: 'ask', spareLeaders: true, retreatTo: [] };
const pass: BattleOrders = { ...fire, rules: [{ do: 'pass' }] };
const standing: Standing = {
  usual: null,
  battles: [
    { area: massilia, orders: pass },
    { area: genua, orders: null },
  ],
};

test('defaults apply where the game has no orders of its own', () => {
  const habit: Standing = { usual: fire, battles: [] };
  expect(withHabit(null, null)).toBeNull();
  expect(withHabit(null, habit)).toBe(habit);
  expect(withHabit(standing, null)).toEqual(standing);
  expect(withHabit(standing, habit)).toEqual({ ...standing, usual: fire });
  expect(withHabit({ usual: pass, battles: [] }, habit)).toEqual({ usual: pass, battles: [] });
});

test('orders for one battle end with it', () => {
  const won: Event = { kind: 'won', side: SIDES[0], area: massilia };
  expect(afterEvents(standing, [{ kind: 'round', area: massilia, round: 2 }])).toBe(standing);
  expect(afterEvents(standing, [won])).toEqual({ usual: null, battles: [standing.battles[1]] });
  expect(afterEvents(standing, [{ kind: 'no-battle', area: genua }]).battles).toEqual([standing.battles[0]]);
});

test('invalid orders are refused', () => {
  const orders = { rules: [{ do: 'fire' }], hits: 'ask', spareLeaders: true, retreatTo: [] };
  const accepts = (usual: unknown, battles: unknown = []): boolean =>
    v.safeParse(StandingSchema, { usual, battles }).success;
  expect(accepts(orders)).toBe(true);
  expect(accepts(null, [{ area: 'Massilia', orders: null }])).toBe(true);
  expect(accepts(null, [{ area: 'Lutetia', orders: null }])).toBe(false);
  expect(accepts({ ...orders, retreatTo: ['Lutetia'] })).toBe(false);
  expect(accepts({ ...orders, rules: [{ do: 'dance' }] })).toBe(false);
  expect(accepts({ ...orders, rules: [{ do: 'fire', outnumbered: 0 }] })).toBe(false);
  expect(accepts({ ...orders, rules: Array.from({ length: 13 }, () => ({ do: 'fire' })) })).toBe(false);
  expect(accepts({ ...orders, more: 1 })).toBe(false);
});

test('the examples in the docs are valid standing orders', () => {
  const text = readFileSync(new URL('../../../../../docs/standing-orders.md', import.meta.url), 'utf8');
  const examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]): unknown => JSON.parse(json!));
  expect(examples.length).toBeGreaterThan(2);
  for (const example of examples) expect(() => v.parse(StandingSchema, example)).not.toThrow();
});
