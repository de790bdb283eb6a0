// Measures one taste against another, or against chance, over mirrored games: node compare-scripts.ts [GAMES] [FOLLY]
import { EDITIONS, SeededChance, rulesFor } from '@rubicon/engine';
import { duel } from '../src/arena/policy-match.ts';
import { makeScript } from '../src/script/script.ts';
import { MILES, alter } from '../src/script/heuristic-weights.ts';

const games = Number(process.argv[2] ?? 200);
const folly = Number(process.argv[3] ?? 1);
const started = performance.now();
let asCaesar = 0;
let asPompey = 0;
for (let pair = 0; pair < games / 2; pair++) {
  const rules = rulesFor(EDITIONS[pair % EDITIONS.length]!);
  const a = makeScript(MILES, new SeededChance(pair * 7 + 1));
  const b = makeScript(alter(MILES, { folly }), new SeededChance(pair * 7 + 2));
  asCaesar += duel(rules, [a, b], new SeededChance(pair * 7 + 3));
  asPompey += 1 - duel(rules, [b, a], new SeededChance(pair * 7 + 3));
}
const ms = performance.now() - started;
process.stdout.write(
  `${games} games: Caesar ${((200 * asCaesar) / games).toFixed(1)}% Pompey ${((200 * asPompey) / games).toFixed(1)}%, ${(ms / games).toFixed(2)} ms a game\n`,
);
