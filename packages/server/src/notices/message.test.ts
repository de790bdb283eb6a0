import type { AreaId, BlockId } from '@rubicon/engine';
import type { Condition, GameId, PersonId, PlanStop } from '@rubicon/protocol';
import { mail as english } from '@rubicon/words/languages/en/mail';
import { MAILS } from '@rubicon/words/mail';
import { expect, test } from 'vitest';
import type { PlayerStatus } from '../games/look-back.ts';
import type { GameRecord } from '../games/record/record.ts';
import { messageFor, type Told } from './message.ts';
import { payloadOf } from './web-push.ts';

const GAME = 'abcdefghijkl' as GameId;
const ASKED_MS = 1000;

/** Ben, who is asked, and whose plan stopped. */
function told(why: readonly PlanStop[], endMs = ASKED_MS, game = GAME): Told {
  const record = {
    sitters: { caesar: { kind: 'person', name: 'Ann' }, pompey: { kind: 'person', name: 'Ben' } },
    summary: { year: 706, turn: 3, result: null, askedMs: { caesar: null, pompey: ASKED_MS } },
    plans: { caesar: null, pompey: { end: { kind: 'stopped', why }, endMs } },
    endTurns: { caesar: null, pompey: null },
  } as unknown as GameRecord;
  const notice = { id: 'a', kind: 'turn', game, person: 'Ben' as PersonId } as Told['notice'];
  return { notice, player: { record, side: 'pompey', flagMs: null } as PlayerStatus, tournament: null };
}
const textFor = (why: readonly PlanStop[], words = english, endMs = ASKED_MS): string =>
  messageFor([told(why, endMs)], 'https://home.example', words, 'mail').text;
const failed = (condition: Condition): PlanStop => ({ why: 'condition', condition });

const REASONS: readonly (readonly [PlanStop, string])[] = [
  [failed({ kind: 'first', side: 'pompey' }), 'Player 1 was not the side it expected'],
  [failed({ kind: 'card', card: 'Mars' }), 'the enemy did not play the card it expected'],
  [failed({ kind: 'place', area: 'Rome' as AreaId, is: 'enemy' }), 'Rome was not as expected'],
  [
    failed({ kind: 'blocks', area: 'CarthagoNova' as AreaId, side: 'caesar', atLeast: 0, atMost: 2 }),
    'Carthago Nova was not as expected',
  ],
  [
    failed({ kind: 'block', block: 'P.Legio39' as BlockId, area: 'Utica' as AreaId, strength: 3 }),
    'one of your blocks was not as expected',
  ],
  [
    failed({ kind: 'points', side: 'caesar', atLeast: 4, atMost: 7 }),
    'the victory points were not as expected',
  ],
  [{ why: 'order', order: 'move P.Legio39 Utica-Rome' }, 'one of its orders was not legal'],
  [{ why: 'battle', area: 'Internum' as AreaId }, 'it did not foresee the battle of Mare Internum'],
  [{ why: 'god', card: 'Neptune' }, 'the enemy played a card that it did not foresee'],
  [{ why: 'turn' }, 'you were asked for something it did not cover'],
  [{ why: 'rolled' }, 'its last order revealed something new'],
  [{ why: 'draw' }, 'your opponent offers a draw'],
  [{ why: 'taken-back' }, 'orders were taken back'],
  [{ why: 'by-hand' }, 'you gave another order'],
];
const TURN = 'It is your turn against Ann: 48 BC, turn III.';

test.each(REASONS)('a plan that stopped by %j says so', (stop, said) => {
  expect(textFor([stop])).toBe(`${TURN} Your plan stopped: ${said}.`);
});

test('each branch has its reason, said once', () => {
  const [one, other] = [REASONS[0]!, REASONS[2]!];
  expect(textFor([one[0], other[0], one[0]])).toBe(`${TURN} Your plan stopped: ${one[1]}; ${other[1]}.`);
});

test.each(MAILS.map((words) => [words.tag, words] as const))('no block, no order: %s', (_, words) => {
  for (const [stop] of REASONS) {
    const text = textFor([stop], words);
    expect(text).not.toMatch(/Legi|XXXIX|39|strength|styrka|戦力|Utica|Mars|Neptun/u);
    expect(text.length).toBeLessThan(200);
  }
});

test('only of the turn that was left to it', () => {
  expect(textFor([{ why: 'turn' }], english, ASKED_MS - 1)).toBe(TURN);
});

test('a webhook, whose channel others may read, tells of no plan', () => {
  expect(messageFor([told([{ why: 'turn' }])], '', english, 'webhook').text).toBe(TURN);
});

test('a push is never longer than push services take, whatever it tells', () => {
  const many = Array.from({ length: 400 }, (_, number) =>
    told(
      REASONS.slice(0, 4).map(([stop]) => stop),
      ASKED_MS,
      `${GAME}${number}` as GameId,
    ),
  );
  for (const words of MAILS) {
    const message = messageFor(many, 'https://home.example', words, 'push');
    const payload = payloadOf(message);
    expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(3900);
    const { text, ...rest } = JSON.parse(payload) as typeof message;
    expect({ ...rest, text: message.text }).toEqual(message);
    expect(text.length).toBeGreaterThan(500);
    expect(message.text.startsWith(text.slice(0, -1))).toBe(true);
    expect(text.isWellFormed() && text.endsWith('…')).toBe(true);
  }
  const one = messageFor(many.slice(0, 1), '', english, 'push');
  expect(JSON.parse(payloadOf(one))).toEqual(one);
});
