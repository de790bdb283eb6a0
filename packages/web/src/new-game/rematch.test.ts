import { expect, test } from 'vitest';
import type { Table } from '../authority/table.ts';
import { rematchOf } from './rematch.tsx';

const TABLE = {
  options: { edition: '1.1', revision: 1, rules: { freeDeployment: true }, clock: null },
  players: { caesar: 'Anna', pompey: 'Miles (computer)' },
  machines: { caesar: null, pompey: 'miles' },
} as Pick<Table, 'options' | 'players' | 'machines'>;

test('a rematch has the same rules, and the sides as they were or swapped', () => {
  expect(rematchOf(TABLE, false)).toEqual({
    edition: '1.1',
    rules: { freeDeployment: true },
    players: TABLE.players,
    machines: TABLE.machines,
  });
  expect(rematchOf(TABLE, true)).toEqual({
    edition: '1.1',
    rules: { freeDeployment: true },
    players: { caesar: 'Miles (computer)', pompey: 'Anna' },
    machines: { caesar: 'miles', pompey: null },
  });
});

test('a player without a name is called by the new side', () => {
  const unnamed = { ...TABLE, players: { caesar: 'Caesar', pompey: 'Pompey' } };
  expect(rematchOf(unnamed, true).players).toEqual({ caesar: 'Caesar', pompey: 'Pompey' });
});
