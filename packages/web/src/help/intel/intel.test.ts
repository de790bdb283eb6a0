import {
  AREA,
  AREA_IDS,
  BLOCK_IDS,
  HOLDER,
  fold,
  viewOf,
  type AreaId,
  type BlockId,
  type Event,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { intelAt } from './area-intel.ts';
import type { OwnView } from '../../authority/thinking/remembered-beliefs.ts';
import { randomGame } from '../../../test/kit/random-game.ts';
import { believer } from './believer.ts';
import { sightingsOf } from './sightings.ts';

describe('which blocks may be in an enemy stack', () => {
  test.each([1, 2, 3])(
    'adds up to the stack, and the blocks that are there are possible: game %i',
    (seed) => {
      const believe = believer();
      const told: Event[] = [];
      let checked = 0;
      fold(randomGame('2.0', seed), ({ game, published }) => {
        told.push(...(published?.caesar ?? []));
        const view = viewOf(game, 'caesar') as OwnView;
        // At barriers, where all actions are known
        if (view.deployed !== null || view.result !== null || game.pending.length > 0) return;
        if (game.entries.length % 5 !== 0) return;
        const places = believe({ game: 'g', told, view });
        const { data } = game.base;
        for (const area of new Set(
          view.stacks.filter(({ blocks }) => blocks === null).map((stack) => stack.area),
        )) {
          const intel = intelAt(places, area)!;
          const index = AREA_IDS.indexOf(area);
          const there = BLOCK_IDS.filter(
            (_, block) => data[AREA + block] === index && data[HOLDER + block] === 1,
          );
          expect(intel.count).toBe(there.length);
          expect(intel.blocks.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(intel.count, 1);
          for (const block of there)
            expect(intel.blocks.find((each) => each.block === block)?.chance ?? 0).toBeGreaterThan(0);
          expect(intel.steps).toBeGreaterThanOrEqual(intel.count);
          checked += 1;
        }
      });
      expect(checked).toBeGreaterThan(20);
    },
  );

  test('is empty where nothing is hidden', () => {
    expect(intelAt([], 'Rome' as AreaId)).toBeNull();
  });

  test('totals its parts', () => {
    const intel = intelAt(
      [
        {
          area: 'Rome' as AreaId,
          stacks: [],
          count: 1,
          blocks: [
            { block: 'P.Legio1' as BlockId, chance: 0.75, strengths: [0, 0, 0.5, 0.5, 0] },
            { block: 'P.Navis1' as BlockId, chance: 0.25, strengths: [0, 1, 0, 0, 0] },
          ],
        },
      ],
      'Rome' as AreaId,
    )!;
    expect(intel.steps).toBeCloseTo(0.75 * 2.5 + 0.25);
    expect(intel.hits).toBeCloseTo((0.75 * 2.5 * 2 + 0.25 * 3) / 6); // C2 and D3
    expect(intel.blocks.map(({ chance }) => chance)).toEqual([0.75, 0.25]);
  });
});

describe('what was last seen', () => {
  const at = (turn: number, ...events: Event[]) => ({ cursor: turn, year: 705, turn, atMs: 0, events });
  const legio = 'P.Legio2' as BlockId;
  const battle: Event = {
    kind: 'battle',
    area: 'Tarraco' as AreaId,
    attacker: 'caesar',
    surprise: false,
    blocks: [
      { block: legio, strength: 3 },
      { block: 'C.Legio7' as BlockId, strength: 3 },
    ],
  };

  test('is the enemy only, with its last location and strength', () => {
    expect(sightingsOf([at(1, battle)], 'pompey')).toEqual([
      { block: legio, area: 'Tarraco', strength: 3, year: 705, turn: 1 },
    ]);
    expect(
      sightingsOf([at(1, battle, { kind: 'hit', side: 'pompey', block: legio, strength: 3 })], 'pompey'),
    ).toMatchObject([{ area: 'Tarraco', strength: 2 }]);
  });

  test('follows a retreat with its strength, and ends when the block is gone', () => {
    const retreated: Event = {
      kind: 'retreated',
      side: 'pompey',
      block: legio,
      path: ['Tarraco', 'Bilbilis'] as AreaId[],
    };
    const fell: Event = {
      kind: 'eliminated',
      side: 'pompey',
      block: legio,
      area: 'Bilbilis' as AreaId,
      cause: 'hit' as never,
    };
    expect(sightingsOf([at(1, battle), at(2, retreated)], 'pompey')).toMatchObject([
      { area: 'Bilbilis', turn: 2, strength: sightingsOf([at(1, battle)], 'pompey')[0]!.strength },
    ]);
    expect(sightingsOf([at(1, battle), at(2, retreated), at(3, fell)], 'pompey')).toEqual([]);
  });
});
