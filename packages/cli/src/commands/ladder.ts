// `rubicon ladder`: every level against the one below, and the exploiters; writes tables and plots.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { refused, wrongUsage } from '../shell/cli-error.ts';
import { openContestFile } from '../contests/contest-file.ts';
import { playContest } from '../contests/contest.ts';
import type { Io } from '../shell/io.ts';
import { contestOf, fileOf, inPlayOrder, type LadderOptions } from '../contests/ladder/fixtures.ts';
import { plotLadder } from '../contests/ladder/plot.ts';
import { readLadder, type Ladder } from '../contests/ladder/results.ts';
import { ladderJson, ladderMarkdown } from '../contests/ladder/tables.ts';
import { plotTime } from '../contests/ladder/time-plot.ts';
import { command, flag, value } from '../shell/options.ts';
import { counted, intervalText, percent } from '../text/numbers.ts';
import { eloText } from '../contests/standing-text.ts';
import { paintFor, type Paint } from '../shell/terminal.ts';
import { decimal, wholeNumber } from '../shell/values.ts';
import { LEAST_SHARE, MOST_SHARE, WORKERS, workersOf } from './arena.ts';

const MAX_GAMES = 100_000;
const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

/** Writes tables and plots of the games played so far. */
function render(dir: string): Ladder {
  const ladder = readLadder(dir);
  const timePlot = plotTime(ladder);
  const write = (name: string, text: string): void => writeFileSync(path.join(dir, name), text);
  write('ladder.json', `${JSON.stringify(ladderJson(ladder), undefined, 2)}\n`);
  write('ladder.md', ladderMarkdown(ladder));
  write('ladder.svg', plotLadder(ladder));
  if (timePlot === null) rmSync(path.join(dir, 'ladder-time.svg'), { force: true });
  else write('ladder-time.svg', timePlot);
  return ladder;
}

/** Plays all contests, or until stopped, and renders after each. Returns whether it was stopped. */
async function play(dir: string, options: LadderOptions, workers: number, io: Io): Promise<boolean> {
  const stop = io.stopSignal();
  for (const fixture of inPlayOrder()) {
    const contest = contestOf(fixture, options);
    const file = openContestFile(path.join(dir, 'ladder', fileOf(fixture)));
    const { scores, stopped } = await playContest(contest, file, io, {
      workers,
      stop,
      proveAll: true,
      remedy: 'Start over with --fresh, or remove that file.',
    });
    render(dir);
    if (stopped || stop.aborted) return true;
    io.err(`${contest.a} – ${contest.b}: ${counted(scores.length, 'game')}\n`);
  }
  return false;
}

function makeDir(dir: string): void {
  try {
    mkdirSync(path.join(dir, 'ladder'), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw refused('not-writable', `Cannot use ${dir} (${code}).`, 'Choose another directory with --into.');
  }
}

function ladderLines({ rows }: Ladder, paint: Paint): string[] {
  const heads = ['games', 'wins', '95 % interval', 'as Caesar', 'as Pompey', 'Elo', 'goal met'];
  const widths = [7, 10, 19, 11, 11, 8, 10];
  const line = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(22)}${cells.map((cell, index) => cell.padStart(widths[index]!)).join('')}`.trimEnd();
  return [
    paint('bold', line('', heads)),
    ...rows.map(({ contest: { a, b }, standing, met }) =>
      line(`${a} – ${b}`, [
        String(standing.games),
        percent(standing.a.rate),
        intervalText(standing.a),
        percent(standing.asCaesar.rate),
        percent(standing.asPompey.rate),
        eloText(standing.eloDiff),
        met === null ? '' : met ? 'yes' : 'no',
      ]),
    ),
  ];
}

export const ladder = command({
  name: 'ladder',
  summary: 'Play all levels and write tables and plots to docs',
  usage: '[--games N] [--share X] [--quick] [options]',
  about: [
    'Every level plays the one below it, and the exploiters play random, miles and legatus. Each game is a line of JSON in ' +
      'docs/ladder. The results go to docs/ladder.md, ladder.json and ladder.svg. If docs/ladder/time-*.jsonl has games with ' +
      'several shares (“rubicon arena --share --out”), ladder-time.svg plots strength against thinking time.',
    'The full ladder takes many hours. A smaller --share is faster; the tables state it. Press Ctrl-C to stop; run the same ' +
      'command to resume.',
  ],
  argument: null,
  options: {
    games: value('N', 'games per contest (default: 100 to 400, see docs/ladder.md)'),
    share: value('X', 'share of its search budget each level gets (default: 1)'),
    quick: flag('play 12 games per contest with a small budget, as a smoke test'),
    render: flag('play nothing; only write tables and plots'),
    fresh: flag('discard stored games and start over'),
    workers: WORKERS,
    into: value('DIR', 'output directory (default: docs)'),
  },
  examples: [
    'rubicon ladder --share 0.2',
    'rubicon ladder --quick --into /tmp/ladder',
    'rubicon ladder --render',
  ],
  async run(given, _, io) {
    const dir = given.into ?? DOCS;
    if (
      given.render &&
      (given.fresh || given.quick || given.games !== undefined || given.share !== undefined)
    )
      throw wrongUsage('only-render', '--render plays no games.', 'Combine it only with --into.');
    const options: LadderOptions = {
      quick: given.quick,
      ...(given.games === undefined
        ? {}
        : { games: 2 * Math.ceil(wholeNumber(given.games, '--games', 1, MAX_GAMES) / 2) }),
      ...(given.share === undefined
        ? {}
        : { share: decimal(given.share, '--share', LEAST_SHARE, MOST_SHARE) }),
    };
    const workers = workersOf(given.workers);
    makeDir(dir);
    if (given.fresh)
      for (const fixture of inPlayOrder()) rmSync(path.join(dir, 'ladder', fileOf(fixture)), { force: true });
    const stopped = given.render ? false : await play(dir, options, workers, io);
    const result = render(dir);
    if (given.json) io.out(`${JSON.stringify({ ...ladderJson(result), stopped })}\n`);
    else io.out(`${ladderLines(result, paintFor(io, given.color)).join('\n')}\n`);
    if (stopped)
      io.err('Stopped. The games played are stored; run the same command without --fresh to resume.\n');
    return 0;
  },
});
