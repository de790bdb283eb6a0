// `rubicon simulate`: random players play whole games.
import { randomInt } from 'node:crypto';
import { EDITIONS, type Edition } from '@rubicon/engine';
import { wrongUsage } from '../shell/cli-error.ts';
import type { Io } from '../shell/io.ts';
import { command, flag, value } from '../shell/options.ts';
import { playGames, type Tallies } from '../games/random-games.ts';
import { saveGame } from './save-game.ts';
import { tallyJson, tallyLines, type RunFacts } from '../games/tally-text.ts';
import { Progress, paintFor } from '../shell/terminal.ts';
import { oneOf, wholeNumber } from '../shell/values.ts';

const MAX_SEED = 2 ** 32 - 1;
const MAX_GAMES = 1_000_000_000;

async function simulateGames(
  editions: readonly Edition[],
  games: number,
  seed: number,
  io: Io,
): Promise<[Tallies, RunFacts]> {
  const stop = io.stopSignal();
  const progress = new Progress(io, games);
  const startMs = performance.now();
  const tallies = await playGames(editions, games, seed, stop, (done) => progress.show(done));
  progress.clear();
  const stopped = tallies.all.games < games;
  return [tallies, { seed, editions, stopped, seconds: (performance.now() - startMs) / 1000 }];
}

export const simulate = command({
  name: 'simulate',
  summary: 'random players play whole games',
  usage: '[--games N] [--seed S] [--edition E] [options]',
  about: [
    'Both players choose evenly among all legal orders. The same seed gives the same games. Ctrl-C stops and gives the result so far.',
    'With --save one game is played with fair dice, from a commitment and entropies, and written to a file that ' +
      '“rubicon verify” accepts. The seed then makes the players’ choices; the dice are new each time unless --secret and ' +
      '--entropy are given.',
  ],
  argument: null,
  options: {
    games: value('N', 'how many games (1000; with --save 1)'),
    seed: value('S', `a number from 0 to ${MAX_SEED} (a random one)`),
    edition: value('E', `edition of the rules: ${EDITIONS.join(', ')}, or all of them in turn (2.0)`),
    save: value('FILE', 'play one game with fair dice and write it to this file'),
    names: value('A,B', 'with --save: names of Caesar’s and Pompey’s players'),
    secret: value('HEX', 'with --save: the secret of the dice, 64 hexadecimal digits'),
    entropy: value('HEX,HEX', 'with --save: the entropies of Caesar’s and Pompey’s players'),
    force: flag('with --save: write over a file that is there'),
  },
  examples: [
    'rubicon simulate --games 10000 --seed 705 --edition all',
    'rubicon simulate --save game.rubicon --names Ann,Ben --seed 705',
  ],
  async run(given, _, io) {
    const seed =
      given.seed === undefined ? randomInt(MAX_SEED) : wholeNumber(given.seed, '--seed', 0, MAX_SEED);
    const edition = oneOf(given.edition ?? '2.0', '--edition', [...EDITIONS, 'all'] as const);
    const games = given.games === undefined ? null : wholeNumber(given.games, '--games', 1, MAX_GAMES);
    if (given.save !== undefined) {
      if (games !== null && games !== 1)
        throw wrongUsage('one-game', '--save plays one game.', 'Leave out --games, or give 1.');
      if (edition === 'all')
        throw wrongUsage('one-game', '--save plays one game.', `Give one edition: ${EDITIONS.join(', ')}.`);
      return saveGame({ ...given, save: given.save, edition, seed }, io);
    }
    for (const name of ['names', 'secret', 'entropy', 'force'] as const)
      if (given[name] !== undefined && given[name] !== false)
        throw wrongUsage(
          'needs-save',
          `--${name} is for --save only.`,
          `Add --save FILE, or leave out --${name}.`,
        );
    const editions = edition === 'all' ? EDITIONS : [edition];
    const [tallies, facts] = await simulateGames(editions, games ?? 1000, seed, io);
    if (given.json) io.out(`${JSON.stringify(tallyJson(tallies, facts))}\n`);
    else io.out(`${tallyLines(tallies, facts, paintFor(io, given.color)).join('\n')}\n`);
    return 0;
  },
});
