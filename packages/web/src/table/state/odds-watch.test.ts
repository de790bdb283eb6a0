import { signal } from '@preact/signals';
import type { Odds } from '@rubicon/ai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Refused } from '../../authority/authority.ts';
import type { Preview, Seat, Table } from '../../authority/table.ts';
import { watchOdds } from './odds-watch.ts';

const fighting = (area: string, viewer: Seat = 'caesar', step = 'battle'): Table =>
  ({ result: null, view: { viewer, step, battle: { area }, stacks: [] } }) as unknown as Table;
const moving = (): Table =>
  ({
    result: null,
    view: { viewer: 'caesar', step: 'move', battle: null, stacks: [] },
  }) as unknown as Table;
const foreseen = (area: string, isAttack = true): Preview =>
  ({
    orders: [`move C.Caesar Ravenna-${area}`],
    events: [{ kind: 'moved', path: ['Ravenna', area] }],
    view: {
      viewer: 'caesar',
      battles: isAttack ? [{ area }] : [],
      stacks: [{ area, blocks: null }],
    },
  }) as unknown as Preview;
const oddsOf = (name: string): Odds => ({ area: name }) as unknown as Odds;

function open(first: Table | null) {
  const table = signal(first);
  const preview = signal<Preview | null>(null);
  const isWanted = signal(true);
  const asked: string[] = [];
  const waiting: { resolve: (odds: Odds | null) => void; reject: (error: unknown) => void }[] = [];
  const authority = {
    odds: (orders: readonly string[]) => {
      asked.push(orders.join());
      return new Promise<Odds | null>((resolve, reject) => waiting.push({ resolve, reject }));
    },
  };
  const isHeld = signal(false);
  const watch = watchOdds(authority, { table, preview, isWanted, isHeld });
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(200);
  return { table, preview, isWanted, isHeld, asked, waiting, settle, ...watch };
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('a battle', () => {
  test('its last odds stay until there are newer ones', async () => {
    const { table, battle, waiting, settle } = open(fighting('Rome'));
    expect(battle.value).toMatchObject({ area: 'Rome', odds: null, isHidden: false });
    waiting[0]!.resolve(oddsOf('one'));
    await settle();
    expect(battle.value!.odds).toEqual(oddsOf('one'));
    table.value = fighting('Rome', 'caesar', 'hits');
    expect(battle.value!.odds).toEqual(oddsOf('one'));
    waiting[1]!.resolve(oddsOf('two'));
    await settle();
    expect(battle.value!.odds).toEqual(oddsOf('two'));
  });

  test('an answer that arrives too late is not shown', async () => {
    const { table, battle, waiting, settle } = open(fighting('Rome'));
    table.value = fighting('Rome');
    waiting[1]!.resolve(oddsOf('two'));
    await settle();
    waiting[0]!.resolve(oddsOf('one'));
    await settle();
    expect(battle.value!.odds).toEqual(oddsOf('two'));
  });

  test.each([
    ['another battle', fighting('Utica')],
    ['another seat', fighting('Rome', 'pompey')],
  ])('no odds are shown in %s', async (_, next) => {
    const { table, battle, waiting, settle } = open(fighting('Rome'));
    waiting[0]!.resolve(oddsOf('one'));
    await settle();
    table.value = next;
    expect(battle.value).toMatchObject({ area: next.view.battle!.area, odds: null });
  });

  test('keeps its odds while dice roll: the newest would give the result away', () => {
    const { table, isHeld, battle, asked } = open(fighting('Rome'));
    const before = battle.value;
    isHeld.value = true;
    table.value = fighting('Rome', 'pompey');
    expect([battle.value, asked]).toEqual([before, ['']]);
    isHeld.value = false;
    expect(asked).toEqual(['', '']);
  });

  test('has no odds once it ended, was left, or odds are switched off', () => {
    const { table, isWanted, battle, asked } = open(fighting('Rome'));
    table.value = moving();
    expect(battle.value).toBeNull();
    table.value = fighting('Rome', 'caesar', 'regroup');
    expect(battle.value).toBeNull();
    table.value = fighting('Rome');
    isWanted.value = false;
    expect(battle.value).toBeNull();
    expect(asked).toEqual(['', '']);
  });
});

describe('an attack', () => {
  test('is evaluated when the pointer rests, and cached until the table changes', async () => {
    const { table, preview, attack, asked, waiting, settle } = open(moving());
    preview.value = foreseen('Rome');
    preview.value = foreseen('Utica');
    expect(attack.value).toMatchObject({ area: 'Utica', odds: null, isHidden: true });
    await settle();
    expect(asked).toEqual(['move C.Caesar Ravenna-Utica']);
    waiting[0]!.resolve(oddsOf('Utica'));
    await settle();
    expect(attack.value!.odds).toEqual(oddsOf('Utica'));
    preview.value = null;
    expect(attack.value).toBeNull();
    preview.value = foreseen('Utica');
    expect(attack.value!.odds).toEqual(oddsOf('Utica'));
    expect(asked).toHaveLength(1);
    table.value = moving();
    expect(attack.value!.odds).toBeNull();
  });

  test('a move without a battle has no odds, nor has a refused request', async () => {
    const { preview, attack, asked, waiting, settle } = open(moving());
    preview.value = foreseen('Rome', false);
    await settle();
    expect([attack.value, asked]).toEqual([null, []]);
    preview.value = foreseen('Rome');
    await settle();
    waiting[0]!.reject(new Refused('machine-lost', 'Lost.'));
    await settle();
    expect(attack.value).toBeNull();
  });

  test('an answer for another table is not shown', async () => {
    const { table, preview, attack, waiting, settle } = open(moving());
    preview.value = foreseen('Rome');
    await settle();
    table.value = null;
    waiting[0]!.resolve(oddsOf('Rome'));
    await settle();
    expect(attack.value).toBeNull();
  });
});
