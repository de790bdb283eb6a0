import { AREA_IDS, LINKS, type AreaId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { anchorOf, legsOf, wayBetween } from './ways.ts';

const area = (name: string) => name as AreaId;

test('every link goes from anchor to anchor, in both directions', () => {
  for (const { a, b } of LINKS) {
    const [from, to] = [AREA_IDS[a]!, AREA_IDS[b]!];
    const there = wayBetween(from, to)!.points;
    const back = wayBetween(to, from)!.points;
    expect(there[0]).toEqual(anchorOf(from));
    expect(back[0]!.map((value) => Math.round(value * 10) / 10)).toEqual(anchorOf(to));
    expect(back.toReversed()).toEqual(there);
  }
});

test('areas that are not adjacent have no way, but a route between them is still a line', () => {
  expect(wayBetween(area('Rome'), area('Antioch'))).toBeNull();
  expect(legsOf([area('Rome'), area('Antioch')])).toEqual([
    [anchorOf(area('Rome')), anchorOf(area('Antioch'))],
  ]);
});

test('a route has one leg per step', () => {
  const legs = legsOf(['Massilia', 'Genua', 'Rome'].map(area));
  expect(legs.map((leg) => leg.length > 2)).toEqual([true, true]);
  expect(legs[1]![0]).toEqual(anchorOf(area('Genua')));
});
