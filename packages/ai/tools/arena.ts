// Measures two players against each other on one core: node arena.ts A B GAMES [SHARE] [SEED] [FILE]
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { makeScoreLine, parseScores } from '../src/arena-record.ts';
import { isSettled, standingOf } from '../src/arena-standing.ts';
import { boutsLeft, playBout, type Contest, type Score } from '../src/arena.ts';

const [a = 'miles', b = 'random', games = '40', share = '1', seed = '1', file] = process.argv.slice(2);
const contest: Contest = { a, b, games: Number(games), seed: Number(seed) * 1000, share: Number(share) };
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const percent = (rate: number): string => `${(100 * rate).toFixed(1)}%`;

const kept: Score[] = file !== undefined && existsSync(file) ? parseScores(readFileSync(file, 'utf8')) : [];
const scores = kept.filter((score) => score.a === a && score.b === b);
for (const bout of boutsLeft(contest, scores)) {
  if (isSettled(contest, scores)) break;
  const score = playBout(bout, cpuMs);
  scores.push(score);
  if (file !== undefined) appendFileSync(file, makeScoreLine(score));
}
const { a: all, asCaesar, asPompey, eloDiff, secondsA, secondsB } = standingOf(scores);
process.stdout.write(
  `${a} – ${b}, ${scores.length} games: ${percent(all.rate)} [${percent(all.low)}, ${percent(all.high)}], as Caesar ${percent(asCaesar.rate)}, as Pompey ${percent(asPompey.rate)}, Elo ${eloDiff.toFixed(0)}, ${secondsA.toFixed(2)} and ${secondsB.toFixed(2)} s a game\n`,
);
