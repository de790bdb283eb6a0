// Results and fortunes of many quick games, with a cheaper worth than the arena's.
import { EDITIONS, rulesFor } from '@rubicon/engine';
import { fortuneMeter } from '../src/arena/fortune.ts';
import { playMatch } from '../src/arena/match.ts';
import { evaluate } from '../src/evaluation/evaluate.ts';
import { makePlayer } from '../src/levels/level-players.ts';
import type { Level } from '../src/levels/level.ts';
import { varianceOf } from '../src/math/statistics.ts';

export interface Fortunes {
  readonly deviation: number; // of the mean fortune from 0, in standard errors
  readonly removed: number; // share of the variance of the results
}

export function fortunesOf(level: Level, games: number): Fortunes {
  const [results, fortunes] = [[] as number[], [] as number[]];
  for (let game = 0; game < games; game++) {
    const rules = rulesFor(EDITIONS[game % EDITIONS.length]!);
    const meter = fortuneMeter(rules, game, evaluate);
    const players = [makePlayer(level, 2 * game), makePlayer(level, 2 * game + 1)] as const;
    const { winner } = playMatch(rules, players, 90_000 + game, undefined, undefined, meter);
    results.push(winner === 'caesar' ? 1 : winner === null ? 0.5 : 0);
    fortunes.push(meter.total());
  }
  const corrected = results.map((result, i) => result - fortunes[i]!);
  const mean = fortunes.reduce((sum, each) => sum + each, 0) / games;
  return {
    deviation: mean / Math.sqrt(varianceOf(fortunes) / games),
    removed: 1 - varianceOf(corrected) / varianceOf(results),
  };
}
