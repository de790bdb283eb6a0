// `rubicon arena`: two players meet in mirrored games.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CONTESTANTS, EXPLOITERS, LEVELS, scatterSeed, type Contest } from '@rubicon/ai';
import { wrongUsage } from '../shell/cli-error.ts';
import { openContestFile } from '../contests/contest-file.ts';
import { playContest } from '../contests/contest.ts';
import { nearest } from '../shell/nearest.ts';
import { command, value } from '../shell/options.ts';
import { standingJson, standingLines } from '../contests/standing-text.ts';
import { paintFor } from '../shell/terminal.ts';
import { decimal, wholeNumber } from '../shell/values.ts';

const MAX_SEED = 2 ** 32 - 1;
const MAX_GAMES = 100_000;
export const LEAST_SHARE = 0.0001;
export const MOST_SHARE = 100;
const MOST_WORKERS = 256;

export const WORKERS = value('N', 'games played side by side (as many as there are cores)');
export const workersOf = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber(text, '--workers', 1, MOST_WORKERS);

function playerOf(name: string | undefined, option: string): string {
  const there = `There are the levels ${LEVELS.join(', ')} and the exploiters ${EXPLOITERS.join(', ')}.`;
  if (name === undefined) throw wrongUsage('missing-option', `Who plays? ${option} is missing.`, there);
  if (CONTESTANTS.includes(name)) return name;
  const meant = nearest(name, CONTESTANTS);
  throw wrongUsage(
    'unknown-player',
    `${option}: there is no player “${name}”.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}${there}`,
  );
}

/** Where a contest is kept that is given no file, as long as it is not over. */
function unfinishedFile({ a, b, share }: Contest, seed: number): string {
  const dir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/rubicon/arena');
  mkdirSync(dir, { recursive: true });
  return path.join(dir, `${a}-${b}-${seed}-${share}.jsonl`);
}

export const arena = command({
  name: 'arena',
  summary: 'two machine players meet in mirrored games',
  usage: '--a PLAYER --b PLAYER [--games N] [--seed S] [options]',
  about: [
    'Games are played in pairs: the same seed with the sides exchanged, the editions in turn. Told are how often A wins, with ' +
      'the 95 % interval, in all, from each side and in each edition; the difference in Elo; and how long both think, in ' +
      'seconds of one core. A draw counts half.',
    `Levels: ${LEVELS.join(', ')}. Exploiters, who have one idea each: ${EXPLOITERS.join(', ')}.`,
    'The same seed gives the same games, however many cores play them. Ctrl-C stops; the same command goes on. With --out ' +
      'each game is a line of JSON in that file, and more games can be asked for later.',
  ],
  argument: null,
  options: {
    a: value('PLAYER', 'a level or an exploiter'),
    b: value('PLAYER', 'whom A meets'),
    games: value('N', 'how many games, rounded up to pairs (100)'),
    seed: value('S', `a number from 0 to ${MAX_SEED} (1)`),
    share: value('X', 'how much of its time each level gets to think (1)'),
    line: value('RATE', 'stop once A’s rate is surely above or below this: 0.6'),
    workers: WORKERS,
    out: value('FILE', 'keep the games here; those that are there are not played again'),
  },
  examples: [
    'rubicon arena --a miles --b tiro --games 400 --seed 705',
    'rubicon arena --a legatus --b centurio --games 300 --line 0.6 --share 0.2 --out games.jsonl',
  ],
  async run(given, _, io) {
    const seed = given.seed === undefined ? 1 : wholeNumber(given.seed, '--seed', 0, MAX_SEED);
    const games = given.games === undefined ? 100 : wholeNumber(given.games, '--games', 1, MAX_GAMES);
    const contest: Contest = {
      a: playerOf(given.a, '--a'),
      b: playerOf(given.b, '--b'),
      games: games + (games % 2),
      seed: scatterSeed(seed),
      share: given.share === undefined ? 1 : decimal(given.share, '--share', LEAST_SHARE, MOST_SHARE),
      ...(given.line === undefined ? {} : { line: decimal(given.line, '--line', 0.01, 0.99) }),
    };
    const workers = workersOf(given.workers);
    const file = openContestFile(given.out ?? unfinishedFile(contest, seed));
    const { scores, settled, stopped } = await playContest(contest, file, io, {
      workers,
      stop: io.stopSignal(),
      remedy: 'Remove the file to begin anew, or choose another with --out.',
    });
    if (given.json)
      io.out(`${JSON.stringify({ ...standingJson(contest, scores), seed, settled, stopped })}\n`);
    else
      io.out(
        `${standingLines(contest, scores, { seed, settled, stopped }, paintFor(io, given.color)).join('\n')}\n`,
      );
    if (stopped)
      io.err(
        `Stopped after ${scores.length} of ${contest.games} games, which are kept in ${file.name}. The same command goes on.\n`,
      );
    else if (given.out === undefined) rmSync(file.name, { force: true });
    return 0;
  },
});
