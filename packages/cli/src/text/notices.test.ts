import { describe, expect, test } from 'vitest';
import type { LogEntry, Request } from '@rubicon/engine';
import { noticeOf, resultText } from './notices.ts';

const SAID: [Request, string | null][] = [
  [{ kind: 'order', side: 'caesar', decision: 1, order: 'done' }, null],
  [{ kind: 'undo', side: 'caesar', scope: 'order' }, null],
  [{ kind: 'offer-draw', side: 'caesar' }, 'Caesar offers a draw.'],
  [{ kind: 'accept-draw', side: 'pompey' }, 'Pompey accepts the draw.'],
  [{ kind: 'decline-draw', side: 'pompey' }, 'Pompey ends the offer of a draw.'],
  [{ kind: 'resign', side: 'caesar' }, 'Caesar resigns.'],
  [{ kind: 'claim-time', side: 'pompey' }, 'Pompey claims the win on time.'],
  [{ kind: 'flag', side: 'caesar' }, 'Caesar is out of time.'],
  [{ kind: 'pause' }, 'The game is paused.'],
  [{ kind: 'resume' }, 'The game goes on.'],
  [{ kind: 'epoch', number: 2 }, 'From here the dice come from commitment 2.'],
  [{ kind: 'outage', fromMs: 4000 }, 'Nobody could play for 60 s; no clock ran.'],
  [{ kind: 'abort', reason: 'by both' }, 'The game is aborted: by both'],
  [
    { kind: 'rebase', position: 'position/1', reason: 'a fault\u{1b}', revision: 1 },
    'The game goes on from a position that was set: a fault\u{fffd}',
  ],
];

describe('a sentence for what is no order', () => {
  test.each(SAID)('%j', (request, sentence) => {
    const entry: LogEntry = { ...request, rolls: [], atMs: 64_000 };
    expect(noticeOf(entry)).toBe(sentence);
  });

  test('the start has its own events', () => {
    expect(noticeOf({ kind: 'start', rolls: [], atMs: 0 })).toBeNull();
  });
});

test.each([
  [{ winner: 'caesar', reason: 'ten-points' }, 'Caesar wins by ten points'],
  [{ winner: 'pompey', reason: 'time' }, 'Pompey wins on time'],
  [{ winner: null, reason: 'equal' }, 'Drawn by equal points'],
  [{ winner: null, reason: 'agreement' }, 'Drawn by agreement'],
  [{ winner: null, reason: 'aborted' }, 'Ended without a result'],
] as const)('%j is %s', (result, sentence) => {
  expect(resultText(result)).toBe(sentence);
});
