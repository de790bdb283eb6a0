import type { Edition } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { battleModel, strongestOf, type BattleModel } from './battle-model.ts';
import { isBattleOn, panelStory } from './panel-story.ts';
import { momentsOf, type Moment } from '../../test/kit/random-battles.ts';

const SEEDS = [31, 32, 33, 34, 35, 36, 37, 38];

const battleMoments = (edition: Edition, seed: number): Moment[] =>
  [...momentsOf(edition, seed, 2500)].filter(({ table }) => isBattleOn(table.view));

const modelOf = ({ table, history, choices }: Moment): BattleModel =>
  battleModel(table, panelStory(table, history)!, choices);

const blocksOf = ({ columns }: BattleModel) =>
  columns.flatMap(({ letter, attacker, defender }) =>
    [...attacker, ...defender].map((each) => ({ ...each, letter })),
  );

test.each(SEEDS)('game %i: the blocks that can act are those with orders', (seed) => {
  for (const moment of battleMoments('2.0', seed)) {
    const model = modelOf(moment);
    const blocks = blocksOf(model);
    const able = blocks.filter(({ canAct }) => canAct).map(({ block }) => block);
    expect(able.sort()).toEqual([...new Set(moment.choices.map(({ block }) => block!))].sort());
    expect(model.attacker.blocks + model.defender.blocks).toBe(
      blocks.filter(({ gone }) => gone === null).length,
    );
  }
});

test.each(SEEDS)('game %i: a battle turn belongs to one side and one letter', (seed) => {
  for (const moment of battleMoments('2.0', seed).filter(({ table }) => table.view.step === 'battle')) {
    const model = modelOf(moment);
    const { letter, side } = model.now!;
    for (const each of blocksOf(model).filter(({ canAct }) => canAct)) {
      expect(each).toMatchObject({ letter, side, acted: false });
    }
    expect(model.hits).toBeNull();
  }
});

test.each(SEEDS)('game %i: hits are chosen among the strongest blocks of one side', (seed) => {
  for (const moment of battleMoments('2.0', seed).filter(({ table }) => table.view.step === 'hits')) {
    const model = modelOf(moment);
    const { side, left } = model.hits!;
    const able = blocksOf(model).filter(({ canAct }) => canAct);
    expect(able.map(({ block }) => block)).toEqual(strongestOf(model, side));
    expect(able.length).toBeGreaterThan(1);
    expect(left).toBeGreaterThan(0);
  }
});

test.each(SEEDS)('game %i: reserves are counted in round 1 and are in the columns after it', (seed) => {
  for (const moment of battleMoments('1.1', seed)) {
    const model = modelOf(moment);
    const here = moment.table.view.stacks.filter(({ area }) => area === model.area);
    for (const party of [model.attacker, model.defender]) {
      const waiting = here.filter(({ side, role }) => side === party.side && role === 'reserve');
      expect(party.reserves.length).toBe(waiting.reduce((sum, { count }) => sum + count, 0));
      expect(party.reserves.every(({ block }) => block === null)).toBe(true);
      expect(model.round === 1 || party.reserves.length === 0).toBe(true);
    }
  }
});

test('during playback nobody can act, and reserves still to come show their backs', () => {
  let seen = 0;
  for (const { table, history, choices } of momentsOf('2.0', 31, 2500)) {
    const story = panelStory(table, history);
    const coming = story?.events.findIndex(({ kind }) => kind === 'reserves') ?? -1;
    if (story === null || coming < 0) continue;
    const model = battleModel(table, story, choices, coming);
    expect(
      model.columns
        .flatMap(({ attacker, defender }) => [...attacker, ...defender])
        .some(({ canAct }) => canAct),
    ).toBe(false);
    expect(model.attacker.reserves.length + model.defender.reserves.length).toBeGreaterThan(0);
    seen += 1;
  }
  expect(seen).toBeGreaterThan(0);
});

test('a battle whose start is not in the history is shown as in the view', () => {
  for (const { table, history, choices } of battleMoments('2.0', 33)) {
    const told = battleModel(table, panelStory(table, history)!, choices);
    const model = battleModel(table, panelStory(table, { told: [], pending: [] })!, choices);
    expect(model.round).toBe(told.round);
    expect(model.now).toEqual(told.now);
    for (const role of ['attacker', 'defender'] as const) {
      const { side, blocks, strength } = told[role];
      expect(model[role]).toMatchObject({ side, blocks, strength });
    }
  }
});
