import { expect, test } from 'vitest';
import { NO_MACHINES, type Machines, type Seat } from '../../authority/table.ts';
import { ownSide } from './own-side.ts';

const CAESAR_ALONE: Machines = { caesar: null, pompey: 'miles' };

test.each<[string, Machines, Seat, boolean, string | null]>([
  ['against the computer', CAESAR_ALONE, 'caesar', true, 'caesar'],
  ['against the computer, at the end', CAESAR_ALONE, 'spectator', true, 'caesar'],
  ['two computers', { caesar: 'tiro', pompey: 'miles' }, 'spectator', true, null],
  ['two people at one screen', NO_MACHINES, 'pompey', true, null],
  ['online', NO_MACHINES, 'pompey', false, 'pompey'],
  ['a spectator', NO_MACHINES, 'spectator', false, null],
])('%s', (_what, machines, seat, handsOver, own) => {
  expect(ownSide({ machines, seat }, handsOver)).toBe(own);
});
