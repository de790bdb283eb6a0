import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_REFUSAL_CODES } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { GAME_REFUSALS } from '../games/record/refusals.ts';
import { Refused } from '../base/refused.ts';
import { CODES, problemOf, statusOf } from './problem.ts';

const known = new Set(Object.values(CODES).flat());
const source = path.join(import.meta.dirname, '..');

test('every code of the engine and the game service has its status', () => {
  const codes = [...GAME_REFUSAL_CODES, ...Object.keys(GAME_REFUSALS)];
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test('so has every code that is given before a service is asked, by people and on sockets', () => {
  const files = globSync('{access,http,sockets,people,machines}/*.ts', { cwd: source }).filter(
    (file) => !file.endsWith('.test.ts'),
  );
  const codes = files.flatMap((file) =>
    [
      ...readFileSync(path.join(source, file), 'utf8').matchAll(/(?:new Refused|problem)\(\s*'([a-z-]+)'/g),
    ].map(([, code]) => code!),
  );
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test('no code has two', () => {
  expect(Object.values(CODES).flat()).toHaveLength(known.size);
});

test('what the rules refuse is a conflict, with all there is to say', () => {
  expect(problemOf(new Refused('not-legal', 'No.', '7.31', ['retreat']))).toEqual({
    status: 409,
    error: { code: 'not-legal', message: 'No.', rule: '7.31', expected: ['retreat'] },
  });
  expect(statusOf('something-new')).toBe(409);
});

test('a fault of ours is no problem to be told', () => {
  expect(problemOf(new TypeError('x is not a function'))).toBeNull();
  expect(problemOf({ statusCode: 500 })).toBeNull();
});
