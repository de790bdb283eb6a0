import { readFileSync, readdirSync } from 'node:fs';
import { GAME_REFUSAL_CODES } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { en } from '@rubicon/words/languages/en/index';
import { refusalText } from './refusal-words.ts';

const codesIn = (directory: URL, pattern: RegExp): string[] =>
  readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
    .flatMap((name) =>
      Array.from(readFileSync(new URL(name, directory), 'utf8').matchAll(pattern), (match) => match[1]!),
    );

describe('every refusal has a text', () => {
  const here = codesIn(new URL('./', import.meta.url), /new Refused\(\s*'([a-z-]+)'/g);
  const fileFaults = codesIn(
    new URL('../../../engine/src/', import.meta.url),
    /new BadFile\(\s*'([a-z-]+)'/g,
  );
  test('all of them are found', () => {
    expect(here.length).toBeGreaterThan(20);
    expect(fileFaults.length).toBeGreaterThan(10);
  });

  const ofTheRules = ['game-over', 'not-asked', 'wrong-step', 'not-legal', 'authority-failed'];
  test.each([...new Set([...GAME_REFUSAL_CODES, ...ofTheRules, ...here, ...fileFaults])])('%s', (code) => {
    expect(Object.keys(en)).toContain(`error.${code}`);
    expect(refusalText({ code })).toMatch(/[.]$/);
    expect(refusalText({ code })).not.toBe(refusalText({ code: 'never heard of' }));
  });
});

test('names the line of a file', () => {
  expect(refusalText({ code: 'changed', line: 14 })).toMatch(/^Line 14: /);
});

test('has a text for unknown codes', () => {
  expect(refusalText({ code: 'line' })).toBe(refusalText({ code: 'unknown' }));
});
