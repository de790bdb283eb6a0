import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeScoreLine, parseScores, type Score } from '@rubicon/ai';
import { describe, expect, test } from 'vitest';
import { rubicon, rubiconIn, scratch, type Ran } from './kit.ts';

interface Rate {
  games: number;
  winRateA: number;
  low: number;
  high: number;
}
interface Span {
  count: number;
  mean: number;
  longest: number;
}
interface Result extends Rate {
  seed: number;
  share: number;
  won: number;
  drawn: number;
  lost: number;
  asCaesar: Rate;
  asPompey: Rate;
  byEdition: Record<string, Rate>;
  eloDiff: number;
  eloLow: number;
  eloHigh: number;
  secondsPerGame: number;
  times: Record<'a' | 'b', Record<'order' | 'commandPhase' | 'battleDecision' | 'card', Span>>;
  settled: boolean;
  stopped: boolean;
}

const parse = (out: string): Result => JSON.parse(out) as Result;

async function arena(...options: string[]): Promise<Result> {
  const { code, out } = await rubicon('arena', '--json', ...options); // a slow machine may tell how far it is
  expect(code).toBe(0);
  return parse(out);
}

/** All but what depends on the clock. */
const untimed = (result: Result): object =>
  Object.fromEntries(Object.entries(result).filter(([key]) => !/seconds|times/.test(key)));

const TIRO = ['--a', 'tiro', '--b', 'random'];
const ALONE = [...TIRO, '--workers', '1']; // a worker takes longer to start than to play a few games
const fileIn = (dir: string): string => path.join(dir, 'games.jsonl');

/** Aborted as soon as the file has a game. */
async function stopEarly(file: string, ...options: string[]): Promise<Ran> {
  const stop = new AbortController();
  const watch = setInterval(() => {
    if (existsSync(file) && readFileSync(file, 'utf8') !== '') stop.abort();
  }, 5);
  const ran = await rubiconIn({ stop: stop.signal }, 'arena', ...options);
  clearInterval(watch);
  return ran;
}

describe('a contest', () => {
  test('of a level that searches is reported without luck too', async () => {
    const options = ['--a', 'centurio', '--b', 'random', '--games', '20', '--share', '0.001', '--seed', '5'];
    const { out } = await rubicon('arena', ...options);
    expect(out).toMatch(/^ {2}without luck +20 .*%/m);
    expect(out).toContain('less variance');
    expect(await rubicon('arena', ...TIRO, '--games', '20')).toMatchObject({
      out: expect.not.stringContaining('without luck') as string,
    });
  });

  test('is reported as JSON', async () => {
    const result = await arena(...TIRO, '--games', '12', '--seed', '705');
    expect(result).toMatchObject({ games: 12, seed: 705, share: 1, settled: false, stopped: false });
    expect(result.won + result.drawn + result.lost).toBe(12);
    expect(result.winRateA).toBeCloseTo((result.won + result.drawn / 2) / 12, 3);
    expect(result.low).toBeLessThan(result.winRateA);
    expect(result.high).toBeGreaterThanOrEqual(result.winRateA);
    expect(result.asCaesar.games + result.asPompey.games).toBe(12);
    expect((result.asCaesar.winRateA + result.asPompey.winRateA) / 2).toBeCloseTo(result.winRateA, 3);
    expect(Object.values(result.byEdition).map(({ games }) => games)).toEqual([4, 4, 4]);
    expect(result.eloDiff).toBeGreaterThan(0);
    expect(result.eloLow).toBeLessThan(result.eloDiff);
    expect(result.secondsPerGame).toBeGreaterThan(0);
    for (const times of Object.values(result.times))
      for (const { count, mean, longest } of Object.values(times)) {
        expect(count).toBeGreaterThan(0);
        expect(longest).toBeGreaterThanOrEqual(mean);
      }
  });

  test('is the same on one core and on three, another for another seed', async () => {
    const one = await arena(...TIRO, '--games', '8', '--workers', '1');
    const three = await arena(...TIRO, '--games', '8', '--workers', '3');
    expect(untimed(three)).toEqual(untimed(one));
    const file = fileIn(scratch());
    const other = fileIn(scratch());
    await arena(...ALONE, '--games', '4', '--seed', '1', '--out', file);
    await arena(...ALONE, '--games', '4', '--seed', '2', '--out', other);
    const seedsOf = (name: string): number[] =>
      parseScores(readFileSync(name, 'utf8')).map(({ seed }) => seed);
    expect(seedsOf(file).filter((seed) => seedsOf(other).includes(seed))).toEqual([]);
  });

  test('is reported as a table that fits a terminal', async () => {
    const { code, out } = await rubicon('arena', ...ALONE, '--games', '3', '--share', '0.5');
    expect(code).toBe(0);
    for (const word of [
      'tiro against random: 4 games from seed 1, 0.5 of the search budget',
      '95 % interval',
      'Elo',
    ])
      expect(out).toContain(word);
    expect(out).toMatch(/as Caesar +2 /);
    expect(out).toMatch(/edition 1\.0 +0\n/);
    expect(out).toMatch(/command phase +\d/);
    expect(out).not.toMatch(/NaN|Infinity|undefined/);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('shows a progress bar on a terminal and clears it', async () => {
    const { err } = await rubiconIn({ errIsTerminal: true }, 'arena', ...ALONE, '--games', '4', '--json');
    expect(err).toContain('tiro – random  ░');
    expect(err).toContain('of 4 games');
    expect(err.endsWith('\r\u{1b}[K')).toBe(true);
  });

  test('stops at a line that is clearly passed', async () => {
    const options = ['--a', 'miles', '--b', 'random', '--games', '60', '--line', '0.6'];
    const result = await arena(...options);
    expect(result).toMatchObject({ settled: true, stopped: false });
    expect(result.games).toBeLessThan(60);
    expect(result.low).toBeGreaterThan(0.6);
    expect((await rubicon('arena', ...options)).out).toContain('Clearly above 60.0 %');
    const even = ['--a', 'miles', '--b', 'miles', '--games', '2', '--workers', '1', '--line', '0.5'];
    expect((await rubicon('arena', ...even)).out).toContain('Not clearly above or below 50.0 %');
  });
});

describe('a contest that is interrupted', () => {
  test('resumes with the same command and gives the same result', async () => {
    const file = fileIn(scratch());
    const options = [...TIRO, '--games', '40', '--seed', '3', '--out', file, '--json'];
    const first = await stopEarly(file, ...options);
    expect(first.code).toBe(0);
    expect(parse(first.out).stopped).toBe(true);
    expect(first.err).toContain(`of 40 games, stored in ${file}. Run the same command to resume.`);
    const kept = readFileSync(file, 'utf8');
    const played = parseScores(kept).length;
    expect(played).toBe(parse(first.out).games);
    expect(played).toBeLessThan(40);

    const whole = await arena(...options.slice(0, -1));
    expect(whole).toMatchObject({ games: 40, stopped: false });
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true);
    expect(parseScores(readFileSync(file, 'utf8'))).toHaveLength(40);
    const unbroken = await arena(...TIRO, '--games', '40', '--seed', '3');
    expect(untimed(whole)).toEqual(untimed(unbroken));
  });

  test('is stored without --out too, until it is over', async () => {
    const options = [...TIRO, '--games', '30', '--seed', '70545'];
    const cache = path.resolve(import.meta.dirname, '../../../node_modules/.cache/rubicon/arena');
    mkdirSync(cache, { recursive: true });
    const file = path.join(cache, 'tiro-random-70545-1.jsonl');
    const { out, err } = await stopEarly(file, ...options);
    expect(out).toContain('of 30 (stopped)');
    expect(err).toContain(file);
    const played = parseScores(readFileSync(file, 'utf8')).length;
    const { games, stopped } = await arena(...options);
    expect([games, stopped]).toEqual([30, false]);
    expect(played).toBeGreaterThan(0);
    expect(globSync('tiro-random-70545-*', { cwd: cache })).toEqual([]);
  });

  test('resumes after a truncated line', async () => {
    const file = fileIn(scratch());
    const options = [...ALONE, '--games', '4', '--out', file];
    const whole = await arena(...options);
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(file, `${lines.slice(0, 2).join('\n')}\n${lines[2]!.slice(0, 50)}`);
    expect(untimed(await arena(...options))).toEqual(untimed(whole));
    expect(parseScores(readFileSync(file, 'utf8'))).toHaveLength(4);
  });

  test('can give B another share, and resumes only with the same', async () => {
    const file = fileIn(scratch());
    const uneven = ['--a', 'miles', '--b', 'centurio', '--seed', '5', '--out', file] as const;
    const { code, out } = await rubicon('arena', ...uneven, '--games', '2', '--share-b', '0.001');
    expect(code).toBe(0);
    expect(out).toContain('2 games from seed 5, 1 and 0.001 of the search budget');
    expect(await arena(...uneven, '--games', '4', '--share-b', '0.001')).toMatchObject({
      share: 1,
      shareB: 0.001,
    });
    await arena(...uneven, '--games', '2', '--share', '0.001');
    const scores = parseScores(readFileSync(file, 'utf8'));
    expect(scores).toHaveLength(6);
    // miles has no budget, so these are the same games twice
    const resultsOf = (some: readonly Score[]): unknown[] =>
      some
        .map(({ aPlays, winner, orders }) => ({ aPlays, winner, orders }))
        .sort((one, other) => one.aPlays.localeCompare(other.aPlays));
    const first = scores.filter(({ pair, shareB }) => pair === 0 && shareB === 0.001);
    expect(resultsOf(first)).toEqual(resultsOf(scores.filter(({ share }) => share === 0.001)));
  });

  test('can be extended, and shares its file with others', async () => {
    const file = fileIn(scratch());
    await arena(...ALONE, '--games', '2', '--out', file);
    await arena(...ALONE, '--games', '2', '--share', '0.5', '--out', file);
    expect((await arena(...ALONE, '--games', '4', '--out', file)).games).toBe(4);
    expect(parseScores(readFileSync(file, 'utf8'))).toHaveLength(6);
  });

  test('does not resume with changed players', async () => {
    const file = fileIn(scratch());
    await arena(...ALONE, '--games', '2', '--out', file);
    const changed = parseScores(readFileSync(file, 'utf8')).map((score): Score => ({
      ...score,
      orders: score.orders + 1,
    }));
    writeFileSync(file, changed.map(makeScoreLine).join(''));
    const { code, err } = await rubicon('arena', ...ALONE, '--games', '4', '--out', file);
    expect(code).toBe(1);
    expect(err).toContain('error[players-changed]: tiro or random plays differently');
    // Only looked at, it is what it was
    expect((await arena(...ALONE, '--games', '2', '--out', file)).games).toBe(2);
  });
});

describe('errors', () => {
  const wrong: [options: string[], code: string, says: string][] = [
    [['--a', 'miles'], 'missing-option', '--b is required'],
    [['--b', 'miles'], 'missing-option', 'imperator'],
    [['--a', 'mile', '--b', 'tiro'], 'unknown-player', 'Did you mean miles?'],
    [['--a', 'miles', '--b', 'nero'], 'unknown-player', 'rush'],
    [[...TIRO, '--games', '0'], 'bad-value', 'from 1 to'],
    [[...TIRO, '--games', '1.5'], 'bad-value', 'whole number'],
    [[...TIRO, '--seed=-1'], 'bad-value', 'from 0 to 4294967295'],
    [[...TIRO, '--share', '0'], 'bad-value', 'from 0.0001 to 100'],
    [[...TIRO, '--share', 'much'], 'bad-value', 'Invalid --share “much”'],
    [[...TIRO, '--line', '60'], 'bad-value', 'from 0.01 to 0.99'],
    [[...TIRO, '--workers', '0'], 'bad-value', '--workers'],
  ];
  test.each(wrong)('%j is wrong usage', async (options, code, says) => {
    const ran = await rubicon('arena', ...options);
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(`error[${code}]: `);
    expect(ran.err).toContain(says);
  });

  test('a file of another kind, or one that cannot be written', async () => {
    const dir = scratch();
    const file = fileIn(dir);
    for (const precious of ['precious', 'precious\n']) {
      writeFileSync(file, precious);
      const other = await rubicon('arena', ...TIRO, '--out', file);
      expect(other.code).toBe(1);
      expect(other.err).toContain('error[not-a-record]');
      expect(readFileSync(file, 'utf8')).toBe(precious);
    }
    for (const name of [dir, path.join(dir, 'no', 'games.jsonl')]) {
      const refused = await rubicon('arena', ...TIRO, '--out', name);
      expect(refused.code).toBe(1);
      expect(refused.err).toContain('error[not-writable]');
    }
  });
});
