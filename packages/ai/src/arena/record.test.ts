import { expect, test } from 'vitest';
import { playBout } from './contest.ts';
import { makeScoreLine, parseScores } from './record.ts';

const score = playBout({ a: 'tiro', b: 'random', pair: 0, aPlays: 'caesar', seed: 1, share: 1 }, () => 0);
const line = makeScoreLine(score);

test('what is written is read', () => {
  expect(parseScores(line + line)).toEqual([score, score]);
  expect(parseScores('')).toEqual([]);
});

test('games of before there were paces are read too', () => {
  const { paceA: _a, paceB: _b, ...old } = score;
  expect(parseScores(makeScoreLine(old))).toEqual([old]);
});

test('a line cut short at the end is left out', () => {
  for (const length of [1, 3, 40]) expect(parseScores(line + line.slice(0, length))).toEqual([score]);
});

const broken = (change: object): string => makeScoreLine({ ...score, ...change });
test.each([
  ['no JSON', 'hello\n'],
  ['no JSON and no end of line', 'hello'],
  ['no object', 'null\n'],
  ['another winner', broken({ winner: 'c' })],
  ['another edition', broken({ edition: '3.0' })],
  ['a seed that is none', broken({ seed: 'x' })],
  ['a share that is none', broken({ shareB: 'x' })],
  ['a pace that is none', broken({ paceA: { order: [1, 2] } })],
])('%s is refused with its line', (_, text) => {
  expect(() => parseScores(line + text)).toThrow('Line 2 is no game of the arena.');
});
