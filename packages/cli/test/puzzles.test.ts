import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { puzzleSetOf } from '@rubicon/ai';
import { expect, test } from 'vitest';
import { rubicon, rubiconIn, savedGame, scratch } from './kit.ts';

const QUICK = ['--worlds', '8', '--kinds', 'card,retreat'];

test('a folder is mined into a puzzle file, and a second run adds nothing', async () => {
  const folder = path.dirname(await savedGame());
  const out = path.join(scratch(), 'puzzles.json');
  const { code, out: printed, err } = await rubicon('puzzles', folder, '--out', out, ...QUICK, '--json');
  expect([code, err]).toEqual([0, '']);
  const set = puzzleSetOf(JSON.parse(readFileSync(out, 'utf8')));
  expect(set.mined).toHaveLength(1);
  expect(JSON.parse(printed)).toMatchObject({
    file: out,
    games: 1,
    puzzles: set.puzzles.length,
    stopped: false,
  });
  for (const { kind, source } of set.puzzles) {
    expect(['card', 'retreat']).toContain(kind);
    expect(source.game).toBe(set.mined[0]);
  }
  const again = await rubicon('puzzles', folder, '--out', out, ...QUICK, '--json');
  expect(JSON.parse(again.out)).toMatchObject({ games: 1, added: 0 });
});

test('a game that still runs is skipped, and so is a damaged one', async () => {
  const file = await savedGame();
  const whole = readFileSync(file, 'utf8');
  const lines = whole.split('\n');
  writeFileSync(file, lines.slice(0, 30).join('\n'));
  const { code, err } = await rubicon('puzzles', path.dirname(file), '--out', path.join(scratch(), 'p.json'));
  expect(code).toBe(0);
  expect(err).toContain('skipped');
});

test('a file that is no puzzle file is never overwritten', async () => {
  const folder = path.dirname(await savedGame());
  const out = path.join(scratch(), 'letter.json');
  writeFileSync(out, '{"dear": "Brutus"}');
  const { code, err } = await rubicon('puzzles', folder, '--out', out);
  expect(code).toBe(1);
  expect(err).toContain('error[no-puzzles]');
  expect(readFileSync(out, 'utf8')).toBe('{"dear": "Brutus"}');
});

test('stopped before the first game it writes nothing', async () => {
  const folder = path.dirname(await savedGame());
  const out = path.join(scratch(), 'puzzles.json');
  const { code, out: printed } = await rubiconIn(
    { stop: AbortSignal.abort() },
    'puzzles',
    folder,
    '--out',
    out,
    '--json',
  );
  expect([code, JSON.parse(printed)]).toMatchObject([0, { games: 0, stopped: true }]);
});

test('an unknown kind is wrong usage', async () => {
  expect((await rubicon('puzzles', scratch(), '--kinds', 'chess')).code).toBe(2);
});
