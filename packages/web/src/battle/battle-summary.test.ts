import type { AreaId, BlockId, Event } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { summaryOf } from './battle-summary.ts';

const area = 'Rome' as AreaId;
const legio = 'P.Legio1' as BlockId;
const pompey = 'P.Pompey' as BlockId;
const navis = 'C.Navis1' as BlockId;

const battle: Event = { kind: 'battle', area, attacker: 'caesar', surprise: false, blocks: [] };
const fell: Event = { kind: 'eliminated', side: 'pompey', block: legio, area, cause: 'battle' };
const died: Event = {
  kind: 'leader-killed',
  side: 'pompey',
  block: pompey,
  area,
  cause: 'battle',
  unlocked: null,
};
const left: Event = { kind: 'retreated', side: 'caesar', block: navis, path: [area, 'Tyrrhenum' as AreaId] };
const won: Event = { kind: 'won', side: 'caesar', area };

test('the losses of both sides, in the last battle only', () => {
  const round = (number: number): Event => ({ kind: 'round', area, round: number });
  const events = [
    battle,
    fell,
    won,
    battle,
    round(1),
    round(2),
    left,
    died,
    won,
    { ...fell, cause: 'vulcan' } as Event,
  ];
  expect(summaryOf(events)).toEqual({
    area,
    winner: 'caesar',
    rounds: 2,
    lost: { caesar: [], pompey: [pompey] },
    retreated: { caesar: [navis], pompey: [] },
    joined: null,
  });
});

test('no summary before the end', () => {
  expect(summaryOf([battle, fell])).toBeNull();
  expect(summaryOf([])).toBeNull();
});
