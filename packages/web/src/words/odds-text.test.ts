import type { Odds } from '@rubicon/ai';
import type { AreaId, BlockId } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { certaintyText, mortals, oddsInWords } from './odds-text.ts';

const at = (value: number, spread = 0) => ({ value, low: value - spread, high: value + spread });
const odds = (spread: number): Odds => ({
  area: 'Rome' as AreaId,
  attacker: 'caesar',
  policies: { caesar: 'fight', pompey: 'fight' },
  exact: spread === 0,
  situations: 0,
  battles: 0,
  wins: { caesar: at(0.5, spread), pompey: at(0.375, spread) },
  thrownBack: at(0.125, spread),
  stepsLost: { caesar: at(2.25), pompey: at(3) },
  leaders: [
    { block: 'C.Antonius' as BlockId, dies: at(0.001) },
    { block: 'C.Caesar' as BlockId, dies: at(0.02) },
    { block: 'P.Pompey' as BlockId, dies: at(0.3) },
  ],
});

test('says how certain it is', () => {
  expect(certaintyText(odds(0), true)).toBe('exact, if both fight on');
  expect(certaintyText(odds(0.022), false)).toBe('± 2%, if both fight on');
  expect(certaintyText(odds(0.001), true)).toBe('± 1%, if both fight on; hidden blocks estimated');
});

test('gives screen readers all of it, the leader in most danger first', () => {
  expect(mortals(odds(0)).map(({ block }) => block)).toEqual(['P.Pompey', 'C.Caesar']);
  expect(oddsInWords(odds(0), 'exact, if both fight on')).toBe(
    'Odds, exact, if both fight on. Caesar wins: 50%; Pompey wins: 38%; Caesar must retreat: 13%; ' +
      'Steps lost: 2.3 by Caesar, 3.0 by Pompey; Pompey killed: 30%; Caesar killed: 2%.',
  );
});
