// How often each side wins between equals: games of a level against itself, `miles` unless said, by the rules of each edition
// and balanced; or with `points`, edition by edition, by the levy points that one side gives the other for its side (docs/bids.md).
// `node packages/ai/tools/measure-balance.ts [GAMES] [points|LEVEL]`; JSON on standard output.
import { BALANCED, EDITIONS, SIDES, rulesFor, type Edition, type RuleOptions } from '@rubicon/engine';
import { playMatch } from '../src/arena/match.ts';
import { LEVELS } from '../src/levels/level.ts';
import { makePlayer } from '../src/levels/level-players.ts';
import { wilson } from '../src/math/statistics.ts';

const games = Number(process.argv[2] ?? 1000);
const level = LEVELS.find((each) => each === process.argv[3]) ?? 'miles';
const STEPS = [2, 4, 6, 8, 10, 15, 20];

const byPoints: Record<string, RuleOptions> = Object.fromEntries(
  SIDES.flatMap((side) =>
    STEPS.map((points) => [`${points} points for ${side}`, { handicap: { side, points } }]),
  ),
);
const settings = process.argv[3] === 'points' ? byPoints : { edition: {}, balanced: BALANCED };

function measure(edition: Edition, rules: string, options: RuleOptions): void {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const players = [makePlayer(level, 2 * game + 1), makePlayer(level, 2 * game + 2)] as const;
    const { winner } = playMatch(rulesFor(edition, options), players, game);
    won += winner === 'caesar' ? 1 : winner === null ? 0.5 : 0;
  }
  console.log(
    JSON.stringify({ level, edition, rules, games, caesar: won / games, interval: wilson(won, games) }),
  );
}

for (const [rules, options] of Object.entries(settings))
  for (const edition of EDITIONS) measure(edition, rules, options);
