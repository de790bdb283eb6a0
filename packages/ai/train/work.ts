// What a worker does: its part of the games of a round, or of a match.
import { readFileSync } from 'node:fs';
import { EDITIONS, SeededChance, rulesFor } from '@rubicon/engine';
import { playMatch } from '../src/arena/match.ts';
import { learnedPlayer } from '../src/learned/learned-player.ts';
import { Evaluator, type Network } from '../src/learned/network.ts';
import { parseWeights } from '../src/learned/weights.ts';
import { DecisionLog } from './decision-log.ts';
import { playGame, type Rewards, type Seat } from './games.ts';
import { makeOpponent, parseOpponent } from './opponent.ts';

interface Part {
  readonly part?: number; // which worker
  readonly parts?: number; // of how many
  readonly games: number; // of all workers
  readonly seed: number;
  readonly weights: string; // a file
}

export interface GamesJob extends Part {
  readonly kind: 'games';
  readonly folder: string; // for the data
  /** Earlier weights, one of which sits on one side of some of the games. */
  readonly past: readonly string[];
  readonly pastShare: number;
  /** A contestant to be imitated, who then plays both sides of all games; null for self-play. */
  readonly teacher: string | null;
  /** A contestant, who sits on one side of all games, each side in turn; null for self-play. */
  readonly against: string | null;
  readonly rewards: Rewards;
}

export interface ArenaJob extends Part {
  readonly kind: 'arena';
  readonly against: string; // a contestant, or a file of weights (.bin)
  readonly sharpness: number;
}

export type Job = GamesJob | ArenaJob;

export interface Report {
  readonly games: number;
  readonly decisions: number;
  readonly caesar: number; // games that Caesar won
  readonly wins: number; // of the weights, a draw being half of one; 0 where they play both sides
  readonly winsAsCaesar: number;
  readonly cpuSeconds: number;
  readonly files: readonly string[];
}

const cpuSeconds = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
};

const read = (file: string): Network => parseWeights(readFileSync(file));

export function answer(job: Job): Report {
  const start = cpuSeconds();
  const report = job.kind === 'games' ? makeGames(job) : playArena(job);
  return { ...report, cpuSeconds: cpuSeconds() - start };
}

/** The numbers of this worker's games. */
function* numbersOf({ part = 0, parts = 1, games }: Part): Generator<number> {
  for (let game = part; game < games; game += parts) yield game;
}

function makeGames(job: GamesJob): Report {
  const learner = new Evaluator(read(job.weights));
  const past = job.past.map((file) => new Evaluator(read(file)));
  const chance = new SeededChance(job.seed ^ (0x5bd1 * (1 + (job.part ?? 0))));
  const log = new DecisionLog();
  const counted = { games: 0, decisions: 0, caesar: 0, wins: 0, winsAsCaesar: 0 };
  const taught = job.teacher === null ? null : parseOpponent(job.teacher);
  const against = job.against === null ? null : parseOpponent(job.against);
  for (const game of numbersOf(job)) {
    const seat: Seat = taught === null ? { kind: 'learner' } : { kind: 'teacher', opponent: taught };
    const seats: [Seat, Seat] = [seat, seat];
    const own = game % 2;
    if (against !== null) seats[1 - own] = { kind: 'contestant', opponent: against };
    else if (taught === null && past.length > 0 && chance.roll(1000) < 1000 * job.pastShare)
      seats[chance.roll(2)] = { kind: 'network', evaluator: past[chance.roll(past.length)]! };
    const { caesar, decisions } = playGame(job.seed + game, seats, learner, job.rewards, log);
    const points = (1 + caesar) / 2; // of Caesar
    counted.games += 1;
    counted.decisions += decisions;
    counted.caesar += points;
    if (against === null) continue;
    counted.wins += own === 0 ? points : 1 - points;
    if (own === 0) counted.winsAsCaesar += points;
  }
  const file = `${job.folder}/games-${job.part ?? 0}.bin`;
  log.write(file);
  return { ...counted, cpuSeconds: 0, files: [file] };
}

/** Mirrored pairs, editions in turn, as in the arena. */
function playArena(job: ArenaJob): Report {
  const network = read(job.weights);
  const against = job.against.endsWith('.bin') ? read(job.against) : parseOpponent(job.against);
  const counted = { games: 0, decisions: 0, caesar: 0, wins: 0, winsAsCaesar: 0 };
  for (const game of numbersOf(job)) {
    const pair = game >> 1;
    const seed = job.seed + pair;
    const isCaesar = game % 2 === 0;
    const one = learnedPlayer(network, job.sharpness, 2 * seed + 1);
    const other =
      'layers' in against
        ? learnedPlayer(against, job.sharpness, 2 * seed + 2)
        : makeOpponent(against, 2 * seed + 2);
    const rules = rulesFor(EDITIONS[pair % EDITIONS.length]!);
    const { winner, orders } = playMatch(rules, isCaesar ? [one, other] : [other, one], seed);
    const points = winner === null ? 0.5 : (winner === 'caesar') === isCaesar ? 1 : 0;
    counted.games += 1;
    counted.decisions += orders;
    counted.caesar += winner === null ? 0.5 : Number(winner === 'caesar');
    counted.wins += points;
    if (isCaesar) counted.winsAsCaesar += points;
  }
  return { ...counted, cpuSeconds: 0, files: [] };
}
