import type { AreaId, GameOptions, View } from '@rubicon/engine';
import { expectTypeOf, test } from 'vitest';
import type { BattleOrders, Standing } from './standing.ts';
import type { Table } from './table.ts';

test('wire types are deeply read-only', () => {
  expectTypeOf<Standing['battles']>().toEqualTypeOf<
    readonly { readonly area: AreaId; readonly orders: BattleOrders | null }[]
  >();
});

test('values the engine defines have the engine’s type', () => {
  expectTypeOf<Table['view']>().toEqualTypeOf<View | null>();
  expectTypeOf<Table['card']['options']>().toEqualTypeOf<GameOptions>();
});
