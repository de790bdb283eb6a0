import {
  SeededChance,
  carryOut,
  legalOrders,
  makeOrder,
  rulesFor,
  sideIndex,
  startGame,
  viewFor,
} from '@rubicon/engine';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LEVEL_PLAYERS, makeSearcher } from '../levels/level-players.ts';
import { PLAN_CALIBRATION } from '../levels/plan-calibration.ts';
import type { Comparison } from '../player/budget.ts';
import { UNCALIBRATED, calibrate, type Calibration } from './calibration.ts';
import type { SearchSettings } from './search-player.ts';

const { state } = startGame(rulesFor('2.0'), new SeededChance(1));
const view = viewFor(state, 'caesar');
const RAW = [0.05, 0.3, 0.5, 0.7, 0.95];

test.each(Object.entries(PLAN_CALIBRATION))(
  'calibrated chances of a %s search keep their order',
  (_, weights) => {
    for (const year of [705, 707, 709]) {
      const chances = RAW.map((raw) => calibrate(raw, { ...view, year }, weights));
      expect(chances).toEqual([...chances].sort((one, other) => one - other));
    }
  },
);

test('uncalibrated chances are as they are', () => {
  for (const raw of RAW) expect(calibrate(raw, view, UNCALIBRATED)).toBeCloseTo(raw, 12);
});

/** What a player of these settings states, and what it does. */
function statedWith(calibration: Calibration): { order: string; chances: number[] } {
  const chance = new SeededChance(3);
  const { state: game } = startGame(rulesFor('2.0'), chance);
  // Any cards, until somebody moves
  while (viewFor(game, 'caesar').step === 'cards') {
    const side = legalOrders(game, 'caesar').length > 0 ? 'caesar' : 'pompey';
    const [order] = legalOrders(game, side);
    carryOut(game, sideIndex(side), order!, { chance, told: null, barrier: false });
  }
  const side = legalOrders(game, 'caesar').length > 0 ? 'caesar' : 'pompey';
  const orders = legalOrders(game, side).map((order) => makeOrder(game, order));
  const compared: Comparison[] = [];
  const progress: number[] = [];
  const choice = makeSearcher({ ...settings, calibration }, 1, 1).choose(viewFor(game, side), orders, {
    nodes: 1500,
    compare: (comparison) => compared.push(comparison),
    progress: (report) => progress.push(report.chance),
  });
  const best = compared.flatMap((comparison) => comparison.best.map((each) => each.chance));
  expect(best[0]).toBe(choice.chance);
  return { order: choice.order, chances: [...progress, ...best] };
}

const player = LEVEL_PLAYERS.legatus;
const settings = (player.kind === 'search' ? player.settings : undefined) as SearchSettings;

test('a level states calibrated chances everywhere, and plays the same', () => {
  const raw = statedWith(UNCALIBRATED);
  const lower = statedWith([1, 0, 0, -1]);
  expect(lower.order).toBe(raw.order);
  expect(raw.chances.length).toBeGreaterThan(1);
  for (const [index, chance] of lower.chances.entries()) expect(chance).toBeLessThan(raw.chances[index]!);
});

describe('the expected calibration error that was measured', () => {
  const MOST = 0.04;

  /** The last column of the rows that begin so. */
  const errorsIn = (name: string, row: string): number[] =>
    readFileSync(path.join(import.meta.dirname, '../../../../docs', name), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith(`| ${row} |`))
      .map((line) => Number(line.split('|').at(-2)));

  test.each([
    ['plan-chances.md', 'plans', 2],
    ['plan-chances.md', 'single orders', 1],
    ['hints.md', 'hints', 1],
    ['analysis-chances.md', 'predicted', 1],
  ])('in %s of %s is small', (name, row, count) => {
    const errors = errorsIn(name, row);
    expect(errors).toHaveLength(count);
    for (const error of errors) expect(error).toBeLessThanOrEqual(MOST);
  });
});
