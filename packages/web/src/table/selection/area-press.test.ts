import type { AreaId, BlockId } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../authority/choice.ts';
import { areaPress } from './area-press.ts';

const ROME = 'Rome' as AreaId;
const SHORT = 'move C.Legio8 Genua-Rome';
const LONG = 'move C.Legio8 Genua-Ravenna-Rome';
const BY_SEA = 'embark C.Legio8 Genua-Tyrrhenum-Rome';

const press = (orders: readonly string[], changes: Partial<Parameters<typeof areaPress>[0]> = {}) =>
  areaPress(
    {
      choices: orders.map(choiceOf),
      inHand: ['C.Legio8' as BlockId],
      armed: null,
      isAttack: false,
      hasHover: true,
      ...changes,
    },
    ROME,
  );

describe('a press on an area', () => {
  test.each([
    ['with a mouse takes the only way', [SHORT], {}, 'go'],
    ['with a mouse takes the simplest way', [LONG, SHORT], {}, 'go'],
    ['with touch asks first', [SHORT], { hasHover: false }, 'arm'],
    ['with touch moves when pressed again', [SHORT], { hasHover: false, armed: ROME }, 'go'],
    ['attacks by the only way', [SHORT], { isAttack: true }, 'go'],
    ['asks by which way to attack', [LONG, SHORT], { isAttack: true }, 'arm'],
    ['goes by land before by sea', [BY_SEA, SHORT], {}, 'go'],
    ['asks which sea to cross', [BY_SEA, 'embark C.Legio8 Genua-Hispanum-Rome'], {}, 'arm'],
    ['looks there with nothing selected', [SHORT], { inHand: [] }, 'look'],
    ['looks there when the selected blocks cannot go', ['move C.Legio8 Genua-Ravenna'], {}, 'look'],
    ['gives the order that points there', ['fight Rome'], {}, 'give'],
    ['asks before an order that cannot be undone', ['vulcan Rome'], {}, 'arm'],
    ['gives it when pressed again', ['vulcan Rome'], { armed: ROME }, 'give'],
    ['asks which of several orders is meant', ['main Genua-Rome', 'main Ravenna-Rome'], {}, 'arm'],
  ] as const)('%s', (_, orders, changes, kind) => {
    expect(press(orders, changes).kind).toBe(kind);
  });

  test('takes the shortest way', () => {
    expect(press([LONG, SHORT])).toMatchObject({ way: { orders: [{ text: SHORT }] } });
  });
});
