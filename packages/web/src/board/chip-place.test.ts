import { expect, test } from 'vitest';
import type { AreaId } from '@rubicon/engine';
import { chipPlace } from './chip-place.ts';
import type { AreaLight } from './lit.ts';
import { standOf } from './stand.ts';
import { wayBetween } from './map/ways.ts';

const [NARBO, TARRACO, MASSILIA] = ['Narbo', 'Tarraco', 'Massilia'] as AreaId[];
const chip = wayBetween(NARBO!, TARRACO!)!.chip;
const lit = (light: AreaLight): ReadonlyMap<AreaId, AreaLight> => new Map([[TARRACO!, light]]);

test('a chip is at the middle of its road', () => {
  expect(chipPlace(chip, lit('go'))).toEqual(chip);
});

test('on a short road the chip moves beside the swords at its end', () => {
  const [x, y] = chipPlace(chip, lit('attack'));
  expect(Math.abs(x - standOf(TARRACO!)[0])).toBeGreaterThan(36);
  expect(y).toBe(chip[1]);
});

test('swords elsewhere do not move it', () => {
  expect(chipPlace(wayBetween(NARBO!, MASSILIA!)!.chip, lit('attack'))).toEqual(
    wayBetween(NARBO!, MASSILIA!)!.chip,
  );
});
