// How often each side wins between equals, by the rules of each edition and balanced: games of `miles` against itself.
// `node packages/ai/tools/measure-balance.ts [GAMES]`; JSON on standard output.
import { BALANCED, EDITIONS, rulesFor } from '@rubicon/engine';
import { playMatch } from '../src/arena/match.ts';
import { makePlayer } from '../src/levels/level-players.ts';
import { wilson } from '../src/math/statistics.ts';

const games = Number(process.argv[2] ?? 1000);

for (const edition of EDITIONS)
  for (const [rules, options] of Object.entries({ edition: {}, balanced: BALANCED })) {
    let won = 0;
    for (let game = 0; game < games; game++) {
      const players = [makePlayer('miles', 2 * game + 1), makePlayer('miles', 2 * game + 2)] as const;
      const { winner } = playMatch(rulesFor(edition, options), players, game);
      won += winner === 'caesar' ? 1 : winner === null ? 0.5 : 0;
    }
    console.log(JSON.stringify({ edition, rules, games, caesar: won / games, interval: wilson(won, games) }));
  }
