import { expect, test } from 'vitest';
import type { GameId } from '../authority/table.ts';
import { PERSPECTIVES, parseMoment, replayAddress, type Moment, type Source } from './moment.ts';

const SOURCES: readonly Source[] = [
  { kind: 'local', id: '0a41c5d90a41c5d90a41c5d90a41c5d9' as GameId },
  { kind: 'play', id: 'Zx-9_q.b' },
  { kind: 'file', id: '77f0' },
  { kind: 'board', id: 'c5d9' },
];

test.each(SOURCES)('an address parses back to its moment: $kind', (source) => {
  for (const perspective of [...PERSPECTIVES, null])
    for (const at of [0, 57, null]) {
      const moment: Moment = { source, at, by: 'entry', perspective };
      expect(parseMoment(replayAddress(moment).slice(1))).toEqual(moment);
    }
  const told: Moment = { source, at: 3, by: 'history', perspective: 'caesar' };
  expect(parseMoment(replayAddress(told).slice(1))).toEqual(told);
});

test.each([
  'study=',
  'study=a b',
  'study=a&at=-1',
  'study=a&at=x',
  'study=a&at=1&told=1',
  'study=a&eyes=god',
  'game=a',
  'study=a&eyes=all&at=1',
])('%s names no moment', (words) => expect(parseMoment(words)).toBeNull());
