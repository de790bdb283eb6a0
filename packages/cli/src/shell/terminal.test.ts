import { describe, expect, test, vi } from 'vitest';
import type { Io } from './io.ts';
import { duration, Progress, harmless, wrap } from './terminal.ts';

describe('wrap', () => {
  const words = Array.from({ length: 40 }, (_, index) => `word${index}`);

  test('keeps every word, in order, within 100 columns, below the head', () => {
    const lines = wrap('  head: ', words, ',');
    expect(lines.every((line) => line.length <= 100)).toBe(true);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.slice(1).every((line) => /^ {8}\w/.test(line))).toBe(true);
    expect(lines.map((line) => line.slice(8)).join(' ')).toBe(words.join(', '));
  });

  test('of nothing is the head', () => {
    expect(wrap('head', [])).toEqual(['head']);
  });

  test('fills a line to its last column', () => {
    expect(wrap('', ['x'.repeat(49), 'y'.repeat(50), 'z'])).toEqual([
      `${'x'.repeat(49)} ${'y'.repeat(50)}`,
      'z',
    ]);
    expect(wrap('', ['x'.repeat(49), 'y'.repeat(51)])).toHaveLength(2);
  });

  test('does not cut a word that is too long for any line', () => {
    expect(wrap('  ', ['x'.repeat(120)])).toEqual([`  ${'x'.repeat(120)}`]);
  });
});

test('harmless text has no control characters', () => {
  expect(harmless('a\u{1b}[2Jb\u{202e}c\nd\u{9b}e')).toBe('a\u{fffd}[2Jb\u{fffd}c\u{fffd}d\u{fffd}e');
  expect(harmless('Žižka “x” 東')).toBe('Žižka “x” 東');
});

describe('progress', () => {
  const drawn = (
    errIsTerminal: boolean,
    atMs: readonly number[],
    pace: ConstructorParameters<typeof Progress>[2] = {},
  ): string => {
    let err = '';
    const io = { err: (text: string) => void (err += text), errIsTerminal } as unknown as Io;
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const progress = new Progress(io, 200, pace);
    for (const [index, ms] of atMs.entries()) {
      now.mockReturnValue(ms);
      progress.show(index * 50);
    }
    progress.clear();
    now.mockRestore();
    return err;
  };

  test('shows how much is done and how long the rest takes', () => {
    const err = drawn(true, [0, 1000, 1050, 3000]);
    expect(err).toContain('░'.repeat(30));
    expect(err).toContain('25 %  50 of 200 games, 3 s left');
    expect(err).not.toContain('100 of 200'); // too soon after the last
    expect(err).toContain('75 %  150 of 200 games, 1 s left');
    expect(err.endsWith('\r\u{1b}[K')).toBe(true);
  });

  test('is silent without a terminal', () => {
    expect(drawn(false, [0, 1000])).toBe('');
  });

  test('or prints a line now and then, by its own pace', () => {
    const pace = { lineMs: 2000, label: 'tiro – random', before: 50 };
    expect(drawn(false, [0, 1000, 2500, 3000], pace)).toBe(
      'tiro – random  50 %  100 of 200 games, 5 s left\n',
    );
  });

  test.each([
    [0.2, '1 s'],
    [119, '119 s'],
    [121, '3 min'],
    [7300, '2 h 2 min'],
  ])('%d seconds are %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});
