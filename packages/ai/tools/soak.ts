// Plays games of one level until something goes wrong: node soak.ts LEVEL GAMES [SHARE]
// Editions, sides, ways to deploy and opponents change from game to game. Prints what it took as a line of JSON.
import { EDITIONS, rulesFor } from '@rubicon/engine';
import { makeContestant } from '../src/arena/contestants.ts';
import { playMatch } from '../src/arena/match.ts';

const OPPONENTS = ['random', 'miles'] as const;

const [level = 'miles', games = '500', share = '1'] = process.argv.slice(2);
let orders = 0;
let megabytes = 0; // not `maxRSS`, which on Linux counts what the process that started this one took
for (let game = 0; game < Number(games); game++) {
  let rest = game;
  const next = <T>(list: readonly T[]): T => {
    const item = list[rest % list.length]!;
    rest = Math.floor(rest / list.length);
    return item;
  };
  const edition = next(EDITIONS);
  const isCaesar = next([true, false]);
  const freeDeployment = next([false, true]);
  const opponent = next(OPPONENTS);
  try {
    const own = makeContestant(level, 2 * game, Number(share));
    const other = makeContestant(opponent, 2 * game + 1);
    const rules = rulesFor(edition, { freeDeployment });
    orders += playMatch(rules, isCaesar ? [own, other] : [other, own], game).orders;
    megabytes = Math.max(megabytes, Math.round(process.memoryUsage.rss() / 2 ** 20));
  } catch (error) {
    throw new Error(
      `Game ${game}: ${level} as ${isCaesar ? 'Caesar' : 'Pompey'} against ${opponent}, edition ${edition}, ` +
        `${freeDeployment ? 'free' : 'fixed'} deployment.`,
      { cause: error },
    );
  }
}
process.stdout.write(
  `${JSON.stringify({ level, games: Number(games), share: Number(share), orders, megabytes })}\n`,
);
