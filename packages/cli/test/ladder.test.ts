import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { boutsOf, makeScoreLine, parseScores, type Score } from '@rubicon/ai';
import { describe, expect, test } from 'vitest';
import { fileWith, rubicon, rubiconIn, scratch } from './kit.ts';

const OUTPUTS = ['ladder.json', 'ladder.md', 'ladder.svg'];
const read = (dir: string, name: string): string => readFileSync(path.join(dir, name), 'utf8');

interface Result {
  contests: {
    kind: string;
    goal: { kind: string; rate: number; met: boolean } | null;
    a: string;
    b: string;
    share: number;
    games: number;
    winRateA: number;
  }[];
  levels: { level: string; elo: number | null; share: number }[];
  time: { a: string; b: string; points: { share: number; secondsPerCommand: number; winRateA: number }[] }[];
  stopped: boolean;
}

/** Made-up games, of which a wins those whose number is below `won`. */
function scores(a: string, b: string, games: number, won: number, share = 1, commandSeconds = 0.5): Score[] {
  return boutsOf({ a, b, games, seed: 9, share }).map((bout, index) => ({
    ...bout,
    edition: '2.0',
    winner: index < won ? 'a' : 'b',
    year: 709,
    orders: 100,
    secondsA: 10,
    secondsB: 0.25,
    paceA: {
      order: [50, 10, 2],
      command: [20, 20 * commandSeconds, 2],
      battle: [10, 1, 0.25],
      card: [5, 0.5, 0.2],
    },
    paceB: { order: [50, 0.25, 0.02], command: [20, 0.2, 0.02], battle: [10, 0.01, 0.01], card: [5, 0, 0] },
  }));
}

/** A directory with these games; a name is `miles-random`. */
function played(files: Record<string, readonly Score[]>): string {
  const dir = scratch();
  mkdirSync(path.join(dir, 'ladder'));
  for (const [name, games] of Object.entries(files))
    writeFileSync(path.join(dir, 'ladder', `${name}.jsonl`), games.map(makeScoreLine).join(''));
  return dir;
}

async function render(dir: string): Promise<Result> {
  const { code, out, err } = await rubicon('ladder', '--render', '--into', dir, '--json');
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out) as Result;
}

/** Every tag is closed in its turn, and what is left is text without signs of its own. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  const rest = svg.replaceAll(
    /<(\/?)([a-z]+)((?: [a-zA-Z0-9]+="[^"<]*")*)(\/?)>/g,
    (_, ends, name: string, __, alone) => {
      if (ends === '/') return open.pop() === name ? '' : '<';
      if (alone !== '/') open.push(name);
      return '';
    },
  );
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;)/.test(rest);
}

describe('the stored games', () => {
  test('become tables and a plot with the same numbers', async () => {
    const dir = played({
      'miles-random': scores('miles', 'random', 400, 398),
      'miles-tiro': scores('miles', 'tiro', 400, 300),
      'centurio-miles': scores('centurio', 'miles', 100, 80, 0.2),
      'rush-miles': scores('rush', 'miles', 200, 60),
    });
    const { contests } = await render(dir);
    expect(contests.map(({ a, b, goal }) => [a, b, goal?.met])).toEqual([
      ['miles', 'random', true],
      ['miles', 'tiro', false],
      ['centurio', 'miles', true],
      ['rush', 'miles', false],
    ]);
    const [svg, md] = [read(dir, 'ladder.svg'), read(dir, 'ladder.md')];
    for (const text of [svg, md]) {
      for (const number of ['99.5 %', '75.0 %', '30.0 %', '400']) expect(text).toContain(number);
      for (const word of ['centurio – miles', 'Exploiters', '+191']) expect(text).toContain(word);
    }
    expect(isWellFormed(svg)).toBe(true);
    expect(svg).toContain('prefers-color-scheme: dark');
    expect(svg).toContain('share 0.2');
    expect(svg.match(/class="missed"/g)).toHaveLength(3); // two, and the legend
    expect(md).toContain('| miles – tiro | 400 | 75.0 % |');
    expect(md).toMatch(/\| centurio – miles .* \| 0\.2 \| surely 60 %, either side 50 % \| yes \|/);
    expect(md).toMatch(/\| rush \| \*\*30\.0 % of 200/);
    expect(md).not.toMatch(/NaN|undefined|Infinity/);
    expect(existsSync(path.join(dir, 'ladder-time.svg'))).toBe(false);
  });

  test('rate the levels by the contests between them, where there are any', async () => {
    const dir = played({
      'tiro-random': scores('tiro', 'random', 100, 76),
      'miles-tiro': scores('miles', 'tiro', 100, 50),
      'legatus-centurio': scores('legatus', 'centurio', 100, 90),
    });
    const { levels } = await render(dir);
    expect(levels.map(({ level, elo }) => [level, elo])).toEqual([
      ['random', 0],
      ['tiro', 200],
      ['miles', 200],
      ['legatus', null],
    ]);
    const md = read(dir, 'ladder.md');
    expect(md).toContain('| tiro | 200 | – | 10 | 0.50 | 2.0 | 0.10 | 0.25 |');
    expect(md).toContain('| legatus | ? | 1 |');
  });

  test('with two shares count by the one with more games', async () => {
    const games = [
      ...scores('centurio', 'miles', 6, 6, 0.5),
      ...scores('centurio', 'miles', 8, 4, 0.1),
      ...scores('centurio', 'miles', 2, 2, 1),
    ];
    const [contest] = (await render(played({ 'centurio-miles': games }))).contests;
    expect(contest).toMatchObject({ share: 0.1, games: 8, winRateA: 0.5 });
  });

  test('of a level as it was stand in for it, under that name, until it has played again', async () => {
    const former = scores('legatus-2', 'centurio', 60, 42);
    const dir = played({ 'legatus-centurio': former });
    expect((await render(dir)).contests[0]).toMatchObject({ a: 'legatus-2', b: 'centurio', games: 60 });
    expect(read(dir, 'ladder.md')).toContain('| legatus-2 – centurio | 60 | 70.0 % |');
    const both = played({ 'legatus-centurio': [...former, ...scores('legatus', 'centurio', 20, 15)] });
    expect((await render(both)).contests).toMatchObject([{ a: 'legatus', b: 'centurio', games: 20 }]);
  });

  test('count to the last, however sure the result was before', async () => {
    const dir = played({ 'centurio-miles': scores('centurio', 'miles', 60, 60) });
    expect((await render(dir)).contests[0]).toMatchObject({ games: 60, winRateA: 1 });
  });

  test('show strength against thinking time', async () => {
    const dir = played({
      'time-legatus-miles': [
        ...scores('legatus', 'miles', 100, 71, 1, 1.6),
        ...scores('legatus', 'miles', 100, 43, 0.1, 0.16),
        ...scores('legatus', 'miles', 100, 57, 0.3, 0.5),
      ],
    });
    const { time } = await render(dir);
    expect(time).toHaveLength(1);
    expect(time[0]!.points.map(({ share, winRateA }) => [share, winRateA])).toEqual([
      [0.1, 0.43],
      [0.3, 0.57],
      [1, 0.71],
    ]);
    const svg = read(dir, 'ladder-time.svg');
    expect(isWellFormed(svg)).toBe(true);
    for (const word of ['legatus – miles', '71.0 % with 1.6 s', '× 0.3', '>1 s<'])
      expect(svg).toContain(word);
    expect(read(dir, 'ladder.md')).toContain('| legatus – miles | 0.3 | 0.50 s | 100 | 57.0 % |');
    rmSync(path.join(dir, 'ladder', 'time-legatus-miles.jsonl'));
    await render(dir);
    expect(existsSync(path.join(dir, 'ladder-time.svg'))).toBe(false);
  });

  test('may be empty', async () => {
    const dir = scratch();
    expect(await render(dir)).toMatchObject({ contests: [], levels: [], time: [] });
    expect(isWellFormed(read(dir, 'ladder.svg'))).toBe(true);
  });
});

test('a stopped ladder resumes with the same command', async () => {
  const dir = scratch();
  const argv = [
    'ladder',
    '--quick',
    '--games',
    '1',
    '--share',
    '0.0005',
    '--workers',
    '1',
    '--into',
    dir,
    '--json',
  ];
  const stop = new AbortController();
  const watch = setInterval(() => {
    if (globSync('*-random.jsonl', { cwd: path.join(dir, 'ladder') }).length > 2) stop.abort();
  }, 5);
  const first = await rubiconIn({ stop: stop.signal }, ...argv);
  clearInterval(watch);
  expect(first.code).toBe(0);
  expect(first.err).toContain('Stopped. The games played are stored; run the same command');
  const early = JSON.parse(first.out) as Result;
  expect(early.stopped).toBe(true);
  expect(early.contests.length).toBeLessThan(18);
  const kept = read(dir, 'ladder/tiro-random.jsonl');

  const second = await rubicon(...argv);
  expect(second.code).toBe(0);
  const whole = JSON.parse(second.out) as Result;
  expect(whole.stopped).toBe(false);
  expect(whole.contests).toHaveLength(18);
  expect(whole.levels.map(({ level }) => level)).toEqual([
    'random',
    'tiro',
    'miles',
    'centurio',
    'legatus',
    'imperator',
  ]);
  expect(whole.contests.every(({ games }) => games === 2)).toBe(true);
  expect(whole.contests.find(({ a, b }) => a === 'miles' && b === 'random')!.share).toBe(1);
  expect(whole.contests.find(({ a }) => a === 'imperator')!.share).toBe(0.0005);
  expect(read(dir, 'ladder/tiro-random.jsonl')).toBe(kept);

  const before = OUTPUTS.map((name) => read(dir, name));
  for (const name of OUTPUTS) rmSync(path.join(dir, name));
  const text = await rubicon('ladder', '--render', '--into', dir);
  expect(OUTPUTS.map((name) => read(dir, name))).toEqual(before);
  expect(text.out).toMatch(/imperator – legatus +2 /);
  expect(text.out.split('\n').filter((line) => line.length > 100)).toEqual([]);
});

describe('a ladder is refused', () => {
  test.each([
    [['--render', '--quick'], 'only-render', '--render plays no games'],
    [['--games', '0'], 'bad-value', 'from 1 to'],
    [['--share', '-'], 'bad-value', '--share'],
  ])('%j', async (options, code, says) => {
    const ran = await rubicon('ladder', ...options, '--into', scratch());
    expect([ran.code, ran.out]).toEqual([2, '']);
    expect(ran.err).toContain(`error[${code}]: `);
    expect(ran.err).toContain(says);
  });

  test('if its players have changed, or the directory cannot be used', async () => {
    const dir = scratch();
    const own = path.join(dir, 'ladder', 'tiro-random.jsonl');
    const quick = ['ladder', '--quick', '--games', '2', '--into', dir];
    const stop = new AbortController();
    const watch = setInterval(() => {
      if (existsSync(own) && readFileSync(own, 'utf8') !== '') stop.abort();
    }, 5);
    await rubiconIn({ stop: stop.signal }, ...quick);
    clearInterval(watch);
    const changed = parseScores(readFileSync(own, 'utf8')).map((score): Score => ({ ...score, orders: 1 }));
    writeFileSync(own, changed.map(makeScoreLine).join(''));
    const ran = await rubicon(...quick);
    expect(ran.code).toBe(1);
    expect(ran.err).toContain('error[players-changed]');
    expect(ran.err).toContain('--fresh');

    const blocked = await rubicon('ladder', '--render', '--into', fileWith('precious'));
    expect(blocked.code).toBe(1);
    expect(blocked.err).toContain('error[not-writable]');
  });
});
