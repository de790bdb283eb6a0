import type { Event } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { NO_MACHINES, type Table } from '../../authority/table.ts';
import { isMachineNext, nextStep } from './next-step.ts';

const tableWith = (changes: object): Table =>
  ({
    seat: 'caesar',
    next: 'pompey',
    machines: NO_MACHINES,
    players: { caesar: 'Anna', pompey: 'Livia' },
    options: {},
    view: { step: 'move' },
    ...changes,
  }) as unknown as Table;

const SHARED = { handsOver: true, hasCurtain: true };
const REVEALED = { kind: 'revealed' } as unknown as Event;

describe('the next step', () => {
  test.each([
    ['the same seat stays', tableWith({ next: 'caesar' }), SHARED, 'stay'],
    ['nobody acts when the game is over', tableWith({ next: null }), SHARED, 'stay'],
    ['online the other side is on another device', tableWith({}), { ...SHARED, handsOver: false }, 'stay'],
    ['a machine plays', tableWith({ machines: { caesar: null, pompey: 'easy' } }), SHARED, 'machine'],
    [
      'a machine plays from the shared seat too',
      tableWith({ seat: 'spectator', machines: { caesar: null, pompey: 'easy' } }),
      SHARED,
      'machine',
    ],
    [
      'after a battle the players leave the shared seat themselves',
      tableWith({ seat: 'spectator' }),
      SHARED,
      'stay',
    ],
    ['a battle is watched together', tableWith({ next: 'spectator' }), SHARED, 'sit'],
    ['one person plays both sides', tableWith({}), { ...SHARED, hasCurtain: false }, 'sit'],
    ['two people change seats behind a curtain', tableWith({}), SHARED, 'curtain'],
  ] as const)('%s', (_, table, screen, kind) => {
    expect(nextStep(table, screen, []).kind).toBe(kind);
  });

  test.each([
    ['while cards are chosen, the first player may go back', 'cards', [], 'caesar'],
    ['not once the cards are revealed', 'cards', [REVEALED], null],
    ['not in a step of one side', 'move', [], null],
  ] as const)('%s', (_, step, fresh, from) => {
    const next = nextStep(tableWith({ view: { step } }), SHARED, fresh);
    expect(next).toMatchObject({ curtain: { next: 'pompey', from, revealed: fresh[0] ?? null } });
  });

  test('no machine takes the shared seat', () => {
    const machines = { caesar: 'easy', pompey: 'easy' };
    expect(isMachineNext(tableWith({ next: 'spectator', machines }))).toBe(false);
  });
});
