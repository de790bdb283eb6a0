import type { AreaId } from '@rubicon/engine';
import { StandingSchema, decode, type BattleOrders, type Standing } from '@rubicon/protocol';
import { describe, expect, test } from 'vitest';
import { STANDING_KINDS, choiceAt, withChoice, type StandingChoice } from './standing-kinds.ts';

const ROME = 'Rome' as AreaId;
const GENUA = 'Genua' as AreaId;
const RAVENNA = 'Ravenna' as AreaId;
const OWN: BattleOrders = { rules: [{ do: 'pass' }], hits: 'ask', spareLeaders: false, retreatTo: [GENUA] };

const chosen = (kind: StandingChoice['kind']): StandingChoice => ({
  kind,
  hits: 'last-letter',
  spareLeaders: true,
  retreatTo: null,
});

describe.each([
  ['all battles', null],
  ['one battle', ROME],
])('standing orders for %s', (_, area) => {
  test.each(STANDING_KINDS)('%s is accepted by the server, and reads back as it was set', (kind) => {
    const standing = withChoice(null, area, chosen(kind));
    expect(standing === null || decode(StandingSchema, standing).ok).toBe(true);
    expect(choiceAt(standing, area).kind).toBe(kind);
  });

  test('custom rules are shown as such, and kept when only the rest is changed', () => {
    const standing: Standing =
      area === null ? { usual: OWN, battles: [] } : { usual: null, battles: [{ area, orders: OWN }] };
    const choice = choiceAt(standing, area);
    expect(choice).toEqual({ kind: 'own', hits: 'ask', spareLeaders: false, retreatTo: GENUA });
    const changed = withChoice(standing, area, { ...choice, hits: 'last-letter', retreatTo: RAVENNA });
    const orders = area === null ? changed?.usual : changed?.battles[0]?.orders;
    expect(orders).toEqual({ ...OWN, hits: 'last-letter', retreatTo: [RAVENNA, GENUA] });
  });
});

test('asking in this game is not the same as using the defaults', () => {
  expect(withChoice(null, null, chosen('none'))).toBeNull();
  expect(withChoice(null, null, chosen('ask'))?.usual).toMatchObject({ rules: [{ do: 'ask' }], hits: 'ask' });
  expect(withChoice(null, ROME, chosen('ask'))?.battles).toEqual([{ area: ROME, orders: null }]);
});

test('orders for one battle and for all do not affect each other', () => {
  const usual = withChoice(null, null, chosen('fight'));
  const both = withChoice(usual, ROME, chosen('cautious'));
  expect(choiceAt(both, null).kind).toBe('fight');
  expect(choiceAt(both, GENUA).kind).toBe('none');
  expect(withChoice(both, ROME, chosen('none'))).toEqual(usual);
  const rest = withChoice(both, null, chosen('none'));
  expect([rest?.usual, choiceAt(rest, ROME).kind]).toEqual([null, 'cautious']);
  expect(withChoice(rest, ROME, chosen('none'))).toBeNull();
});
