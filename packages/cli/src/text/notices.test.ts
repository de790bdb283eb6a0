import { describe, expect, test } from 'vitest';
import type { LogEntry, Request } from '@rubicon/engine';
import { say } from '@rubicon/words';
import { noticeOf, resultText } from './notices.ts';

const CASES: [Request, string | null][] = [
  [{ kind: 'order', side: 'caesar', decision: 1, order: 'done' }, null],
  [{ kind: 'undo', side: 'caesar', scope: 'order' }, null],
  [{ kind: 'offer-draw', side: 'caesar' }, say('notice.offer-draw', { side: 'Caesar' })],
  [{ kind: 'accept-draw', side: 'pompey' }, say('notice.accept-draw', { side: 'Pompey' })],
  [{ kind: 'decline-draw', side: 'pompey' }, say('notice.decline-draw', { side: 'Pompey' })],
  [{ kind: 'resign', side: 'caesar' }, say('notice.resign', { side: 'Caesar' })],
  [{ kind: 'claim-time', side: 'pompey' }, say('notice.claim-time', { side: 'Pompey' })],
  [{ kind: 'flag', side: 'caesar' }, say('notice.flag', { side: 'Caesar' })],
  [{ kind: 'pause' }, say('notice.pause')],
  [{ kind: 'resume' }, say('notice.resume')],
  [{ kind: 'epoch', number: 2 }, `${say('notice.epoch')} Commitment: 2.`],
  [{ kind: 'outage', fromMs: 4000 }, `${say('notice.outage')} Duration: 60 s.`],
  [{ kind: 'abort', reason: 'by both' }, `${say('notice.abort')} Reason: by both`],
  [
    { kind: 'rebase', position: 'position/1', reason: 'a fault\u{1b}', revision: 1 },
    `${say('notice.rebase')} Reason: a fault\u{fffd}`,
  ],
];

describe('a sentence for each entry that is not an order', () => {
  test.each(CASES)('%j', (request, sentence) => {
    const entry: LogEntry = { ...request, rolls: [], atMs: 64_000 };
    expect(noticeOf(entry)).toBe(sentence);
  });

  test('the start has its own events', () => {
    expect(noticeOf({ kind: 'start', rolls: [], atMs: 0 })).toBeNull();
  });
});

const win = (side: string): string => say('over.title.win', { side });

test.each([
  [{ winner: 'caesar', reason: 'ten-points' }, `${win('Caesar')}. ${say('over.reason.ten-points')}`],
  [{ winner: 'pompey', reason: 'time' }, `${win('Pompey')}. ${say('over.reason.time')}`],
  [{ winner: null, reason: 'equal' }, `${say('over.title.draw')}. ${say('over.reason.equal')}`],
  [{ winner: null, reason: 'agreement' }, `${say('over.title.draw')}. ${say('over.reason.agreement')}`],
  [{ winner: null, reason: 'aborted' }, say('over.reason.aborted')],
] as const)('%j is %s', (result, sentence) => {
  expect(resultText(result)).toBe(sentence);
});
