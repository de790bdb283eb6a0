// How often a game that a machine would resign was won after all, and how many turns resigning saves: games between
// scripts that play on. `node packages/ai/tools/measure-resignation.ts [GAMES]`; JSON on standard output.
import { EDITIONS, rulesFor, sideName, type View } from '@rubicon/engine';
import { playMatch } from '../src/arena/match.ts';
import { chanceAtAGlance } from '../src/levels/glance.ts';
import { makePlayer } from '../src/levels/level-players.ts';
import type { Player } from '../src/player/player.ts';

const games = Number(process.argv[2] ?? 2000);
const LIMITS = [0.005, 0.01, 0.02, 0.05];
const found = LIMITS.map((limit) => ({ limit, games: 0, wonAfterAll: 0, turnsLeft: 0 }));

interface Glance {
  readonly turn: number;
  readonly chance: number;
}

const turnOf = ({ year, turn }: Pick<View, 'year' | 'turn'>): number => (year - 705) * 5 + turn;

function glancing(seed: number, glances: Glance[]): Player {
  const player = makePlayer('miles', seed);
  return {
    observe: (events) => player.observe(events),
    choose: (view, orders, budget) => {
      if (view.step === 'cards') glances.push({ turn: turnOf(view), chance: chanceAtAGlance(view) });
      return player.choose(view, orders, budget);
    },
  };
}

for (let game = 0; game < games; game++) {
  const glances: [Glance[], Glance[]] = [[], []];
  const { winner } = playMatch(
    rulesFor(EDITIONS[game % EDITIONS.length]!),
    [glancing(2 * game + 1, glances[0]), glancing(2 * game + 2, glances[1])],
    game,
  );
  const last = Math.max(...glances.flat().map(({ turn }) => turn));
  for (const [side, seen] of glances.entries())
    for (const row of found) {
      const lost = seen.find(({ chance }) => chance < row.limit);
      if (lost === undefined) continue;
      row.games++;
      row.wonAfterAll += winner === sideName(side) ? 1 : 0;
      row.turnsLeft += last - lost.turn;
    }
}
console.log(JSON.stringify({ games, found }, null, 2));
