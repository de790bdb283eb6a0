import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseGameFile } from '@rubicon/engine';
import { DICE, fileWith, rubicon, rubiconIn, savedGame, scratch } from './kit.ts';

interface Result {
  games: number;
  orders: number;
  seconds: number;
  gamesPerSecond: number;
  ordersPerSecond: number;
  seed: number;
  editions: string[];
  stopped: boolean;
  results: Record<'byWinner' | 'byYear' | 'byReason', Record<string, number>>;
  byEdition: Record<string, { games: number; orders: number; results: object }>;
}

const parse = (out: string): Result => JSON.parse(out) as Result;
const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((a, b) => a + b, 0);

async function simulate(...options: string[]): Promise<Result> {
  const { code, out, err } = await rubicon('simulate', '--json', ...options);
  expect([code, err]).toEqual([0, '']);
  return parse(out);
}

/** All but what depends on the clock. */
const untimed = ({ seconds: _a, gamesPerSecond: _b, ordersPerSecond: _c, ...rest }: Result): object => rest;

describe('many games', () => {
  test('are counted by winner, year and reason', async () => {
    const result = await simulate('--games', '30', '--seed', '5');
    expect(result).toMatchObject({ games: 30, seed: 5, editions: ['2.0'], stopped: false });
    for (const counts of Object.values(result.results)) expect(sum(counts)).toBe(30);
    expect(Object.keys(result.results.byYear)).toEqual(['705', '706', '707', '708', '709']);
    expect(result.orders).toBeGreaterThan(30 * 50);
    expect(result.gamesPerSecond).toBeCloseTo(30 / result.seconds, -1);
    expect(result.ordersPerSecond).toBeGreaterThan(result.gamesPerSecond);
  });

  test('are the same for the same seed, others for another', async () => {
    const one = await simulate('--games', '12', '--seed', '7');
    expect(untimed(await simulate('--games', '12', '--seed', '7'))).toEqual(untimed(one));
    expect((await simulate('--games', '12', '--seed', '8')).orders).not.toBe(one.orders);
  });

  test('without a seed are new, and the seed is printed', async () => {
    const one = await simulate('--games', '3');
    expect(untimed(await simulate('--games', '3', '--seed', String(one.seed)))).toEqual(untimed(one));
  });

  test('of all editions take them in turn', async () => {
    const { editions, byEdition, games, orders } = await simulate(
      '--games',
      '8',
      '--seed',
      '1',
      '--edition',
      'all',
    );
    expect(editions).toEqual(['2.0', '1.1', '1.0']);
    expect(Object.values(byEdition).map((tally) => tally.games)).toEqual([3, 3, 2]);
    expect(games).toBe(8);
    expect(Object.values(byEdition).reduce((total, tally) => total + tally.orders, 0)).toBe(orders);
  });

  test('of another edition are other games', async () => {
    const one = await simulate('--games', '6', '--seed', '1', '--edition', '1.0');
    expect(one.editions).toEqual(['1.0']);
    expect(untimed(one)).not.toEqual(untimed(await simulate('--games', '6', '--seed', '1')));
  });

  test('as text fit a terminal', async () => {
    const { code, out, err } = await rubicon('simulate', '--games', '6', '--seed', '1', '--edition', 'all');
    expect([code, err]).toEqual([0, '']);
    for (const word of ['6 games from seed 1', 'Caesar wins', 'Pompey wins', 'in year 709', 'more VP'])
      expect(out).toContain(word);
    expect(out.split('\n').filter((line) => line.length > 100)).toEqual([]);
  });

  test('show a progress bar on a terminal and clear it', async () => {
    const { out, err } = await rubiconIn(
      { errIsTerminal: true },
      'simulate',
      '--games',
      '40',
      '--seed',
      '1',
      '--json',
    );
    expect(parse(out).games).toBe(40);
    expect(err).toContain('of 40 games');
    expect(err.endsWith('\r\u{1b}[K')).toBe(true);
  });

  test('stop on request and report the games played', async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 20);
    const ran = await rubiconIn(
      { stop: stop.signal },
      'simulate',
      '--games',
      '1000000000',
      '--seed',
      '1',
      '--json',
    );
    const result = parse(ran.out);
    expect(ran.code).toBe(0);
    expect(result.stopped).toBe(true);
    expect(result.games).toBeGreaterThan(0);
    expect(sum(result.results.byWinner)).toBe(result.games);
    // What was played is what would have been played
    const again = await simulate('--games', String(result.games), '--seed', '1');
    expect(again.results).toEqual(result.results);
  });

  test('stopped as text say so', async () => {
    const { out } = await rubiconIn({ stop: AbortSignal.abort() }, 'simulate', '--games', '5', '--seed', '1');
    expect(out).toContain('0 games (stopped)');
    expect(out).not.toMatch(/NaN|Infinity/);
  });
});

describe('a saved game', () => {
  test.each(['2.0', '1.1', '1.0'])('of edition %s verifies', async (edition) => {
    const file = await savedGame(['--edition', edition, '--names', 'Ann,“Ben” \\ "B"']);
    const { code, out } = await rubicon('verify', '--json', file);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      ok: true,
      edition,
      players: { caesar: 'Ann', pompey: '“Ben” \\ "B"' },
      findings: [],
    });
  });

  test('with new dice each time verifies too', async () => {
    const dir = scratch();
    const save = async (name: string): Promise<string> => {
      const file = path.join(dir, name);
      expect((await rubicon('simulate', '--save', file, '--seed', '1')).code).toBe(0);
      expect((await rubicon('verify', file)).code).toBe(0);
      return readFileSync(file, 'utf8');
    };
    const [one, other] = [await save('one'), await save('other')].map(
      (text) => /commitment-1: \S+/.exec(text)![0],
    );
    expect(one).not.toBe(other);
  });

  test('is the same for the same seed, secret and entropies, but for its times', async () => {
    const read = async (): Promise<object> => {
      const parsed = parseGameFile(readFileSync(await savedGame(), 'utf8'));
      if (!parsed.ok) throw new Error(parsed.fault.message);
      return { ...parsed.file, entries: parsed.file.entries.map((entry) => ({ ...entry, atMs: 0 })) };
    };
    expect(await read()).toEqual(await read());
  });

  test('is reported as JSON with the same fields as many games', async () => {
    const file = path.join(scratch(), 'game.rubicon');
    const result = await simulate('--save', file, '--games', '1', '--seed', '3', ...DICE);
    expect(result).toMatchObject({ games: 1, stopped: false, saved: { file, entries: result.orders + 1 } });
    expect(sum(result.results.byWinner)).toBe(1);
  });

  test('never overwrites a file unless forced', async () => {
    const file = fileWith('precious');
    const refused = await rubicon('simulate', '--save', file);
    expect(refused.code).toBe(1);
    expect(refused.err).toContain('error[file-exists]');
    expect(readFileSync(file, 'utf8')).toBe('precious');
    const forced = await rubicon('simulate', '--save', file, '--force');
    expect(forced.code).toBe(0);
    expect(forced.out).toContain('commitment ');
    expect((await rubicon('verify', file)).code).toBe(0);
  });

  test('cannot be written where there is no directory', async () => {
    const { code, err } = await rubicon('simulate', '--save', path.join(scratch(), 'no', 'game'));
    expect(code).toBe(1);
    expect(err).toContain('error[not-writable]');
  });
});
