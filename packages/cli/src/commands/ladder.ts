// `rubicon ladder`: every level meets the one below, the exploiters meet them all; tables and drawings are made of it.
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
import { counted } from '../text/sentences.ts';
import { eloText, intervalText } from '../contests/standing-text.ts';
import { paintFor, type Paint } from '../shell/terminal.ts';
import { decimal, wholeNumber } from '../shell/values.ts';
import { LEAST_SHARE, MOST_SHARE, WORKERS, workersOf } from './arena.ts';

const MAX_GAMES = 100_000;
const DOCS = path.resolve(import.meta.dirname, '../../../../docs');

const percent = (rate: number): string => `${(100 * rate).toFixed(1)} %`;

/** Writes tables and drawings of what has been played. */
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

/** Plays all contests, or until it is told to stop; tables are made after each. Gives whether it was stopped. */
async function play(dir: string, options: LadderOptions, workers: number, io: Io): Promise<boolean> {
  const stop = io.stopSignal();
  for (const fixture of inPlayOrder()) {
    const contest = contestOf(fixture, options);
    const file = openContestFile(path.join(dir, 'ladder', fileOf(fixture)));
    const { scores, stopped } = await playContest(contest, file, io, {
      workers,
      stop,
      proveAll: true,
      remedy: 'Begin anew with --fresh, or remove that file.',
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
    throw refused('not-writable', `${dir} cannot be used (${code}).`, 'Choose a directory with --into.');
  }
}

function ladderLines({ rows }: Ladder, paint: Paint): string[] {
  const heads = ['games', 'wins', '95 % interval', 'as Caesar', 'as Pompey', 'Elo', 'goal met'];
  const widths = [7, 10, 19, 11, 11, 8, 10];
  const line = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(22)}${cells.map((cell, index) => cell.padStart(widths[index]!)).join('')}`.trimEnd();
  return [
    paint('bold', line('', heads)),
    ...rows.map(({ fixture: { a, b }, standing, met }) =>
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
  summary: 'all levels meet; tables and plots go into docs',
  usage: '[--games N] [--share X] [--quick] [options]',
  about: [
    'Every level meets the one below it, and exploiters with one idea each meet random, miles and legatus. Each game is a line of ' +
      'JSON in docs/ladder; docs/ladder.md, ladder.json and ladder.svg tell what they prove, and ladder-time.svg how ' +
      'strength grows with time, if docs/ladder/time-*.jsonl hold games of several shares (“rubicon arena --share --out”).',
    'The whole ladder takes many hours; a share of the levels’ time to think makes it shorter, and the tables say so. Ctrl-C ' +
      'stops; the same command goes on.',
  ],
  argument: null,
  options: {
    games: value('N', 'games of each contest (100 to 400, as docs/ladder.md tells)'),
    share: value('X', 'how much of its time each level gets to think (1)'),
    quick: flag('a dozen games each with little thought, to see that all works'),
    render: flag('play nothing; make tables and plots of what is there'),
    fresh: flag('forget what was played'),
    workers: WORKERS,
    into: value('DIR', 'where all is written (docs)'),
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
      throw wrongUsage('only-render', '--render plays nothing.', 'Give it alone, or with --into.');
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
    if (stopped) io.err('Stopped. All games played are kept; the same command without --fresh goes on.\n');
    return 0;
  },
});
