import type { AreaId, BlockId, View } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { choiceOf } from '../../authority/choice.ts';
import { atOnce, isFinal, keepLegal, litAreas, pointingAt, pressable, waysTo } from './hand.ts';

const choices = (...orders: string[]) => orders.map(choiceOf);
const area = (id: string) => id as AreaId;
const block = (id: string) => id as BlockId;
const view = (enemyIn: string) =>
  ({ viewer: 'caesar', asked: 'caesar', stacks: [{ area: enemyIn, side: 'pompey' }] }) as unknown as View;

const march = choices(
  'embark C.Legio8 Genua-Tyrrhenum-Rome',
  'move C.Legio8 Genua-Ravenna-Rome',
  'move C.Legio8 Genua-Rome',
  'move C.Legio12 Genua-Rome',
  'move C.Legio12 Genua-Ravenna',
  'done',
);

describe('ways', () => {
  test('the simplest comes first: by land before by sea, and short', () => {
    const ways = waysTo(march, [block('C.Legio8')], area('Rome'));
    expect(ways.map(({ orders }) => orders.map(({ text }) => text))).toEqual([
      ['move C.Legio8 Genua-Rome'],
      ['move C.Legio8 Genua-Ravenna-Rome'],
      ['embark C.Legio8 Genua-Tyrrhenum-Rome'],
    ]);
  });

  test('selected blocks move together, on the same way where they can', () => {
    const ways = waysTo(march, [block('C.Legio8'), block('C.Legio12')], area('Rome'));
    expect(ways[1]!.orders.map(({ text }) => text)).toEqual([
      'move C.Legio8 Genua-Ravenna-Rome',
      'move C.Legio12 Genua-Rome',
    ]);
  });

  test('blocks that cannot go stay, and are named', () => {
    const [way] = waysTo(march, [block('C.Legio8'), block('C.Legio12')], area('Ravenna'));
    expect(way).toMatchObject({ stay: ['C.Legio8'], path: ['Genua', 'Ravenna'] });
    expect(waysTo(march, [block('C.Legio8')], area('Ravenna'))).toEqual([]);
  });
});

describe('highlights', () => {
  test('with blocks selected, every area any of them can reach; enemies make it an attack', () => {
    const lit = litAreas(march, [block('C.Legio8'), block('C.Legio12')], view('Rome'));
    expect([...lit]).toEqual([
      ['Rome', 'attack'],
      ['Ravenna', 'go'],
    ]);
  });

  test('with nothing selected no destination is highlighted, but areas to point at are', () => {
    expect([...litAreas(march, [], view('Rome'))]).toEqual([]);
    const strike = choices('jupiter Neapolis tan', 'jupiter Neapolis green', 'done');
    expect([...litAreas(strike, [], view('Rome'))]).toEqual([['Neapolis', 'choose']]);
    expect(pointingAt(strike, area('Neapolis'))).toHaveLength(2);
  });

  test('blocks with a move or a levy can be pressed; blocks in battle cannot, the battle panel handles them', () => {
    const some = choices('levy C.Legio7', 'move C.Legio8 Genua-Rome', 'fire C.Legio9', 'done');
    expect([...pressable(some)]).toEqual(['C.Legio7', 'C.Legio8']);
  });
});

test('pressing a block gives the order that needs no destination', () => {
  const levies = choices('levy C.Legio7', 'raise C.Legio17 Rome');
  expect(atOnce(levies, block('C.Legio7'))?.text).toBe('levy C.Legio7');
  expect(atOnce(levies, block('C.Legio17'))).toBeUndefined();
});

test('orders that cannot be undone are confirmed', () => {
  expect(choices('jupiter Rome', 'vulcan Rome', 'fight Rome').map(isFinal)).toEqual([true, true, false]);
});

test('a selected block that can no longer move is deselected', () => {
  expect(keepLegal(march, [block('C.Legio8'), block('C.Legio99')])).toEqual(['C.Legio8']);
});
