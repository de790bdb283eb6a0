import type { AreaId, Event, Side } from '@rubicon/engine';
import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../authority/table.ts';
import { stepsOf, type Step } from './steps.ts';

const areas = (path: string): AreaId[] => path.split('-') as AreaId[];
const moved = (path: string, side: Side = 'pompey', as: 'move' | 'attack' = 'move'): Event => ({
  kind: 'moved',
  side,
  colour: side === 'caesar' ? 'tan' : 'green',
  block: null,
  path: areas(path),
  as,
});
const levied = (area: string): Event => ({
  kind: 'levied',
  side: 'pompey',
  area: area as AreaId,
  raised: true,
  own: null,
});
const rome = 'Rome' as AreaId;
const battle: Event = { kind: 'battle', area: rome, attacker: 'caesar', surprise: false, blocks: [] };
const round: Event = { kind: 'round', area: rome, round: 1 };
const won: Event = { kind: 'won', side: 'caesar', area: rome };
const ended: Event = { kind: 'turn-ended', year: 705, turn: 5 };
const scored: Event = { kind: 'scored', year: 705, points: { caesar: 3, pompey: 5 } };

const entry = (cursor: number, ...events: Event[]): HistoryEntry => ({
  cursor,
  year: 705,
  turn: 1,
  atMs: 0,
  events,
});
const shape = (steps: readonly Step[]): string[] =>
  steps.map(({ place, events }) => `${place} ${events.map(({ kind }) => kind).join('+')}`);

test('blocks on one path are one step, though others moved in between', () => {
  const steps = stepsOf(
    [entry(1, moved('Rome-Capua'), moved('Tarraco-Narbo'), moved('Rome-Capua'), levied('Rome'))],
    'live',
    false,
  );
  expect(shape(steps)).toEqual(['map moved+moved', 'map moved', 'map levied']);
});

test('an attack is another step than a move, and so is another side’s', () => {
  const steps = stepsOf(
    [entry(1, moved('Rome-Capua'), moved('Rome-Capua', 'pompey', 'attack'), moved('Rome-Capua', 'caesar'))],
    'live',
    false,
  );
  expect(shape(steps)).toEqual(['map moved', 'map moved', 'map moved']);
});

test('the map comes before the battle, and what follows it after', () => {
  const events = [moved('Ravenna-Rome'), battle, round, won, ended];
  expect(shape(stepsOf([entry(1, ...events)], 'live', false))).toEqual([
    'map moved',
    'panel battle',
    'panel round',
    'panel won',
    'map turn-ended',
  ]);
});

test('a battle already begun goes on in its panel', () => {
  expect(shape(stepsOf([entry(1, round, won, ended)], 'missed', true))).toEqual([
    'panel round',
    'panel won',
    'map turn-ended',
  ]);
});

test('a battle missed as a whole is one step, over all its entries', () => {
  const steps = stepsOf([entry(1, battle, round), entry(2, won, ended)], 'missed', false);
  expect(shape(steps)).toEqual(['map battle+round+won', 'map turn-ended']);
  expect(steps[0]!.entry.cursor).toBe(2);
});

test('of an own order the dice are played and winter is told; the rest is on the map at once', () => {
  const steps = stepsOf([entry(1, moved('Ravenna-Rome', 'caesar'), ended, scored)], 'own', false);
  expect(shape(steps)).toEqual(['unseen moved', 'unseen turn-ended', 'map scored']);
});

test('a notice is a step of its own', () => {
  const draw = { ...entry(1), notice: { kind: 'offer-draw', side: 'pompey' } } as const;
  expect(shape(stepsOf([draw], 'live', false))).toEqual(['map ']);
});
