import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GAME_REFUSAL_CODES } from '@rubicon/engine';
import { expect, test } from 'vitest';
import { GAME_REFUSALS } from '../games/record/refusals.ts';
import { Refused } from '../base/refused.ts';
import { CODES, problemOf, statusOf } from './problem.ts';

const known = new Set(Object.values(CODES).flat());
const source = path.join(import.meta.dirname, '..');

test('every code of the engine and the game service has a status', () => {
  const codes = [...GAME_REFUSAL_CODES, ...Object.keys(GAME_REFUSALS)];
  expect(codes.filter((code) => !known.has(code))).toEqual([]);
});

test('so does every code raised before a service is called, by people and on sockets', () => {
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

test('no code has two statuses', () => {
  expect(Object.values(CODES).flat()).toHaveLength(known.size);
});

test('a refusal by the rules is a conflict, with all its details', () => {
  expect(problemOf(new Refused('not-legal', 'No.', '7.31', ['retreat']))).toEqual({
    status: 409,
    error: { code: 'not-legal', message: 'No.', rule: '7.31', expected: ['retreat'] },
  });
  expect(statusOf('something-new')).toBe(409);
});

test('an internal fault is not a problem to report to the client', () => {
  expect(problemOf(new TypeError('x is not a function'))).toBeNull();
  expect(problemOf({ statusCode: 500 })).toBeNull();
});
