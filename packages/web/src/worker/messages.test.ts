import { expect, test } from 'vitest';
import { Refused } from '../authority/authority.ts';
import { decodeAnswer, decodeRefusal, encodeRefusal, questionId } from './messages.ts';

test('questions are identified by their number', () => {
  expect(questionId({ id: 7 })).toBe(7);
  for (const data of [null, 7, {}, { id: '7' }, { id: -1 }]) expect(questionId(data)).toBeNull();
});

test('a refusal arrives complete', () => {
  const refused = new Refused('changed', 'Entry 3 was changed.', '2.1', 14);
  const answer = decodeAnswer({ id: 1, ok: false, refusal: encodeRefusal(refused) });
  expect(answer).toMatchObject({ ok: false });
  const { code, message, rule, line } = decodeRefusal(encodeRefusal(refused));
  expect({ code, message, rule, line }).toEqual({
    code: 'changed',
    message: 'Entry 3 was changed.',
    rule: '2.1',
    line: 14,
  });
  expect(encodeRefusal(new TypeError('x is not a function')).code).toBe('authority-failed');
});

test('a malformed answer is null', () => {
  expect(decodeAnswer({ id: 1, ok: true, value: undefined })).not.toBeNull();
  for (const data of [
    null,
    {},
    { id: 1 },
    { ok: true },
    { id: 1, ok: 'yes' },
    { id: 1, ok: false, refusal: {} },
  ])
    expect(decodeAnswer(data)).toBeNull();
});
