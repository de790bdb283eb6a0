// `rubicon arena`: two computer players in mirrored games.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { CONTESTANTS, EXPLOITERS, LEVELS, STRANGERS, scatterSeed, type Contest } from '@rubicon/ai';
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

export const WORKERS = value('N', 'number of parallel workers (default: number of cores)');
export const workersOf = (text: string | undefined): number =>
  text === undefined ? availableParallelism() : wholeNumber(text, '--workers', 1, MOST_WORKERS);

function playerOf(name: string | undefined, option: string): string {
  const there = `Levels: ${LEVELS.join(', ')}. Exploiters: ${EXPLOITERS.join(', ')}. Strangers: ${STRANGERS.join(', ')}.`;
  if (name === undefined) throw wrongUsage('missing-option', `${option} is required.`, there);
  if (CONTESTANTS.includes(name)) return name;
  const meant = nearest(name, CONTESTANTS);
  throw wrongUsage(
    'unknown-player',
    `Unknown player “${name}” in ${option}.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}${there}`,
  );
}

/** Where an unfinished contest without --out is stored. */
function unfinishedFile({ a, b, share, shareB = share }: Contest, seed: number): string {
  const dir = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/rubicon/arena');
  mkdirSync(dir, { recursive: true });
  const shares = shareB === share ? share : `${share}-${shareB}`;
  return path.join(dir, `${a}-${b}-${seed}-${shares}.jsonl`);
}

export const arena = command({
  name: 'arena',
  summary: 'Play two computer players against each other',
  usage: '--a PLAYER --b PLAYER [--games N] [--seed S] [options]',
  about: [
    'Games are played in pairs: the same seed with sides swapped, cycling through the editions. The report has the win rate of ' +
      'A with its 95 % interval, overall, by side and by edition; the Elo difference; and the thinking time of both in ' +
      'seconds of one core. A draw counts as half a win.',
    `Levels: ${LEVELS.join(', ')}. Exploiters, which play a single strategy: ${EXPLOITERS.join(', ')}. ` +
      `Strangers, which share no code with the levels: ${STRANGERS.join(', ')}.`,
    'The same seed plays the same games on any number of cores. Press Ctrl-C to stop; run the same command to resume. With ' +
      '--out, each game is a line of JSON in FILE, and a later run can add more games.',
  ],
  argument: null,
  options: {
    a: value('PLAYER', 'a level, an exploiter or a stranger'),
    b: value('PLAYER', 'the opponent of A'),
    games: value('N', 'number of games, rounded up to pairs (default: 100)'),
    seed: value('S', `number from 0 to ${MAX_SEED} (default: 1)`),
    share: value('X', 'share of its search budget each level gets (default: 1)'),
    'share-b': value('X', 'share of its search budget B gets, if another'),
    line: value('RATE', 'stop once the win rate of A is clearly above or below RATE, such as 0.6'),
    workers: WORKERS,
    out: value('FILE', 'store games in FILE and skip those already in it'),
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
      ...(given['share-b'] === undefined
        ? {}
        : { shareB: decimal(given['share-b'], '--share-b', LEAST_SHARE, MOST_SHARE) }),
      ...(given.line === undefined ? {} : { line: decimal(given.line, '--line', 0.01, 0.99) }),
    };
    const workers = workersOf(given.workers);
    const file = openContestFile(given.out ?? unfinishedFile(contest, seed));
    const { scores, settled, stopped } = await playContest(contest, file, io, {
      workers,
      stop: io.stopSignal(),
      remedy: 'Remove the file to start over, or choose another with --out.',
    });
    if (given.json)
      io.out(`${JSON.stringify({ ...standingJson(contest, scores), seed, settled, stopped })}\n`);
    else
      io.out(
        `${standingLines(contest, scores, { seed, settled, stopped }, paintFor(io, given.color)).join('\n')}\n`,
      );
    if (stopped)
      io.err(
        `Stopped after ${scores.length} of ${contest.games} games, stored in ${file.name}. Run the same command to resume.\n`,
      );
    else if (given.out === undefined) rmSync(file.name, { force: true });
    return 0;
  },
});
