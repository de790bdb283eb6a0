import {
  AREA_IDS,
  SeededChance,
  areaIndex,
  carryOut,
  copyState,
  legalOrders,
  makeOrder,
  parsePosition,
  rulesFor,
  sideIndex,
  type State,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { HOPELESS } from '../../test/blunders.ts';
import { hopelessAttacks, sparing } from './hopeless-attack.ts';

const position = HOPELESS.find(({ name }) => name.startsWith('one block'))!.position;

function stateAt(): State {
  const parsed = parsePosition(position, rulesFor('2.0'));
  if (!parsed.ok) throw new RangeError(parsed.fault.message);
  return parsed.value;
}

/** Where hope is missing once Caesar has given these orders. */
function hopelessAfter(...wanted: string[]): string[] {
  const before = stateAt();
  const end = copyState(before);
  for (const text of wanted) {
    const order = legalOrders(end, 'caesar').find((each) => makeOrder(end, each) === text)!;
    carryOut(end, sideIndex('caesar'), order, { chance: new SeededChance(1), told: null, barrier: false });
  }
  return hopelessAttacks(before, end, sideIndex('caesar'), () => before).map((area) => AREA_IDS[area]!);
}

test('an attack is without hope where the defender is much stronger', () => {
  expect(hopelessAfter('move C.Legio21 Tarsus-Antioch')).toEqual(['Antioch']);
  expect(
    hopelessAfter(
      ...['Legio8', 'Legio12', 'Ballista', 'Antonius'].map((block) => `move C.${block} Rome-Neapolis`),
    ),
  ).toEqual([]);
});

test('orders are spared by where they lead', () => {
  const state = stateAt();
  const antioch = areaIndex('Antioch')!;
  const all = legalOrders(state, 'caesar');
  const left = sparing(all, [antioch]).map((order) => makeOrder(state, order));
  expect(left).not.toContain('move C.Legio21 Tarsus-Antioch');
  expect(left).toEqual(
    all.map((order) => makeOrder(state, order)).filter((text) => !text.endsWith('-Antioch')),
  );
});
