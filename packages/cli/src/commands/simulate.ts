// `rubicon simulate`: random players play whole games.
import { randomInt } from 'node:crypto';
import { CURRENT_EDITION, EDITIONS, type Edition } from '@rubicon/engine';
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
  summary: 'Play games with random orders',
  usage: '[--games N] [--seed S] [--edition E] [options]',
  about: [
    'Both players choose at random among all legal orders. The same seed plays the same games. Press Ctrl-C to stop and ' +
      'print the results so far.',
    'With --save, play one game with fair dice and write a game file that “rubicon verify” accepts. The seed then sets ' +
      'the players’ choices. The dice are random unless --secret and --entropy are given.',
  ],
  argument: null,
  options: {
    games: value('N', 'number of games (default: 1000, or 1 with --save)'),
    seed: value('S', `number from 0 to ${MAX_SEED} (default: random)`),
    edition: value('E', `rules edition: ${EDITIONS.join(', ')} or all (default: 2.0)`),
    save: value('FILE', 'play one game with fair dice and write it to FILE'),
    names: value('A,B', 'with --save: names of the Caesar and Pompey players'),
    secret: value('HEX', 'with --save: dice secret, 64 hexadecimal digits'),
    entropy: value('HEX,HEX', 'with --save: entropies of the Caesar and Pompey players'),
    force: flag('with --save: overwrite an existing file'),
  },
  examples: [
    'rubicon simulate --games 10000 --seed 705 --edition all',
    'rubicon simulate --save game.rubicon --names Ann,Ben --seed 705',
  ],
  async run(given, _, io) {
    const seed =
      given.seed === undefined ? randomInt(MAX_SEED) : wholeNumber(given.seed, '--seed', 0, MAX_SEED);
    const edition = oneOf(given.edition ?? CURRENT_EDITION, '--edition', [...EDITIONS, 'all'] as const);
    const games = given.games === undefined ? null : wholeNumber(given.games, '--games', 1, MAX_GAMES);
    if (given.save !== undefined) {
      if (games !== null && games !== 1)
        throw wrongUsage('one-game', '--save plays one game.', 'Omit --games, or set it to 1.');
      if (edition === 'all')
        throw wrongUsage('one-game', '--save plays one game.', `Give one edition: ${EDITIONS.join(', ')}.`);
      return saveGame({ ...given, save: given.save, edition, seed }, io);
    }
    for (const name of ['names', 'secret', 'entropy', 'force'] as const)
      if (given[name] !== undefined && given[name] !== false)
        throw wrongUsage('needs-save', `--${name} requires --save.`, `Add --save FILE, or omit --${name}.`);
    const editions = edition === 'all' ? EDITIONS : [edition];
    const [tallies, facts] = await simulateGames(editions, games ?? 1000, seed, io);
    if (given.json) io.out(`${JSON.stringify(tallyJson(tallies, facts))}\n`);
    else io.out(`${tallyLines(tallies, facts, paintFor(io, given.color)).join('\n')}\n`);
    return 0;
  },
});
