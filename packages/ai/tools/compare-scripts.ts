// Measures the script against one that blunders, over mirrored games: node compare-scripts.ts [GAMES] [BLUNDER-RATE]
import { EDITIONS, SeededChance, rulesFor } from '@rubicon/engine';
import { playPolicies } from '../src/arena/policy-match.ts';
import { TUNED_PERSONALITY, adjust } from '../src/script/heuristic-weights.ts';
import { makeScript } from '../src/script/script.ts';

const games = Number(process.argv[2] ?? 200);
const blunderRate = Number(process.argv[3] ?? 1);
const started = performance.now();
let asCaesar = 0;
let asPompey = 0;
for (let pair = 0; pair < games / 2; pair++) {
  const rules = rulesFor(EDITIONS[pair % EDITIONS.length]!);
  const a = makeScript(TUNED_PERSONALITY, new SeededChance(pair * 7 + 1));
  const b = makeScript(adjust(TUNED_PERSONALITY, { blunderRate }), new SeededChance(pair * 7 + 2));
  asCaesar += playPolicies(rules, [a, b], new SeededChance(pair * 7 + 3));
  asPompey += 1 - playPolicies(rules, [b, a], new SeededChance(pair * 7 + 3));
}
const ms = performance.now() - started;
process.stdout.write(
  `${games} games: Caesar ${((200 * asCaesar) / games).toFixed(1)}% Pompey ${((200 * asPompey) / games).toFixed(1)}%, ${(ms / games).toFixed(2)} ms a game\n`,
);
