import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { rubicon, rubiconIn, savedGame, scratch } from './kit.ts';

let folder = '';
let winners: string[] = [];

beforeAll(async () => {
  folder = scratch();
  mkdirSync(path.join(folder, 'old'));
  winners = [];
  for (const [index, edition] of ['2.0', '2.0', '1.0'].entries()) {
    const game = await savedGame(['--edition', edition], index + 1);
    const { out } = await rubicon('verify', game, '--json');
    const { result } = JSON.parse(out) as { result: { winner: string | null } };
    winners.push(result.winner ?? 'draw');
    copyFileSync(game, path.join(folder, index === 2 ? 'old' : '', `game-${index}.rubicon`));
  }
  const whole = readFileSync(path.join(folder, 'game-0.rubicon'), 'utf8');
  writeFileSync(path.join(folder, 'broken.rubicon'), whole.slice(0, 400));
  writeFileSync(path.join(folder, 'notes.txt'), 'no game at all');
});

test('the games of a folder are counted, and damaged files are reported', async () => {
  const { code, out, err } = await rubicon('stats', folder, '--json');
  expect(code).toBe(0);
  const result = JSON.parse(out) as {
    files: number;
    games: number;
    caesar: { games: number; rate: number };
    byEdition: { edition: string; caesar: { games: number } }[];
    leftOut: { file: string; code: string }[];
    stopped: boolean;
  };
  const caesarWon = winners.filter((winner) => winner === 'caesar').length;
  const drawn = winners.filter((winner) => winner === 'draw').length;
  expect(result).toMatchObject({ files: 4, games: 3, stopped: false });
  expect(result.caesar.rate).toBeCloseTo((caesarWon + drawn / 2) / 3, 4);
  expect(result.byEdition.map(({ edition, caesar }) => [edition, caesar.games])).toEqual([
    ['2.0', 2],
    ['1.0', 1],
  ]);
  expect(result.leftOut.map(({ file }) => path.basename(file))).toEqual(['broken.rubicon']);
  expect(err).toContain('skipped');
  expect(err).toContain('broken.rubicon');
});

test('as a table, within the line width', async () => {
  const { out } = await rubicon('stats', folder);
  expect(out).toContain('3 finished games in 4 files');
  expect(out).toContain('edition 1.0');
  expect(out).toMatch(/Caesar +\d+ dice/);
  expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

test('plots are written as SVG files', async () => {
  const plots = path.join(scratch(), 'plots');
  await rubicon('stats', folder, '--plots', plots);
  expect(readdirSync(plots).toSorted()).toEqual(['length.svg', 'luck.svg', 'openings.svg', 'results.svg']);
  const drawing = readFileSync(path.join(plots, 'results.svg'), 'utf8');
  expect(drawing).toMatch(/^<svg /);
  expect(drawing).toContain('edition 1.0: ');
  expect(drawing).not.toMatch(/NaN|Infinity|undefined/);
  expect(readFileSync(path.join(plots, 'luck.svg'), 'utf8')).not.toMatch(/NaN|Infinity|undefined/);
});

test('can be stopped, and reports it', async () => {
  const { code, out } = await rubiconIn({ stop: AbortSignal.abort() }, 'stats', folder, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 0, stopped: true });
});

test.each([
  ['no-such-folder', () => path.join(folder, 'nowhere')],
  ['no-folder', () => path.join(folder, 'notes.txt')],
  ['no-games', () => scratch()],
])('refused: %s', async (code, where) => {
  const ran = await rubicon('stats', where());
  expect(ran.code).toBe(1);
  expect(ran.err).toContain(`error[${code}]`);
});
