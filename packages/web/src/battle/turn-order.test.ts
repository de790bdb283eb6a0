import type { BlockId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { momentsOf } from '../../test/kit/random-battles.ts';
import { letterOf, turnAt } from './turn-order.ts';

test('defenders act first on each letter; if surprised, after all attackers', () => {
  const order = (surprised: boolean): string[] =>
    Array.from({ length: 8 }, (_, turn) => {
      const { letter, role } = turnAt(turn, surprised);
      return `${letter} ${role}`;
    });
  expect(order(false).slice(0, 4)).toEqual(['A defender', 'A attacker', 'B defender', 'B attacker']);
  expect(order(true)).toEqual(
    ['attacker', 'defender'].flatMap((role) => ['A', 'B', 'C', 'D'].map((letter) => `${letter} ${role}`)),
  );
});

test('a ballista is B in defence and D in attack', () => {
  const ballista = 'C.Ballista' as BlockId;
  expect(letterOf(ballista, 'defender')).toBe('B');
  expect(letterOf(ballista, 'attacker')).toBe('D');
});

test.each([21, 22, 23])('game %i: the block asked is in the column and on the side of the turn', (seed) => {
  for (const { table, choices } of momentsOf('2.0', seed, 2000)) {
    const { view } = table;
    if (view.step !== 'battle') continue;
    const { attacker } = view.battles.find(({ area }) => area === view.battle!.area)!;
    const surprised = view.battle!.round === 1 && view.surprise === view.battle!.area;
    const turn = turnAt(view.battle!.turn, surprised);
    expect(view.asked === attacker ? 'attacker' : 'defender').toBe(turn.role);
    for (const { block } of choices) expect(letterOf(block!, turn.role)).toBe(turn.letter);
  }
});
