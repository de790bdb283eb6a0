// The stored games of a ladder: rows for its tables, points for its curves.
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import {
  LEVELS,
  PREDECESSORS,
  scoresOf,
  standingOf,
  type Contest,
  type Score,
  type Span,
  type Standing,
} from '@rubicon/ai';
import { readScores } from '../contest-file.ts';
import { FIXTURES, isMet, type Fixture } from './fixtures.ts';

/** One contest of the ladder, with the games played so far. */
export interface Row {
  readonly fixture: Fixture;
  readonly contest: Contest; // between the same players, or as they were before
  readonly scores: readonly Score[];
  readonly standing: Standing;
  readonly met: boolean | null; // null without a goal
}

/** A level and its Elo above the random player. */
interface Rung {
  readonly level: string;
  readonly elo: number | null; // null where games are missing below it
  readonly share: number;
  readonly secondsPerGame: number;
  readonly command: Span;
  readonly battle: Span;
  readonly card: Span;
}

/** Strength of one player against another by search budget. */
export interface Curve {
  readonly a: string;
  readonly b: string;
  readonly points: readonly {
    readonly share: number;
    readonly secondsPerCommand: number;
    readonly standing: Standing;
  }[];
}

export interface Ladder {
  readonly rows: readonly Row[];
  readonly rungs: readonly Rung[];
  readonly curves: readonly Curve[];
}

const ladderFiles = (dir: string): string => path.join(dir, 'ladder');

function groupBy(scores: readonly Score[], keyOf: (score: Score) => string): Score[][] {
  const groups = new Map<string, Score[]>();
  for (const score of scores) {
    const key = keyOf(score);
    groups.set(key, [...(groups.get(key) ?? []), score]);
  }
  return [...groups.values()];
}

/** A run of the same shares and seeds, as a contest of that length. */
function contestOfRun(run: readonly Score[]): Contest {
  const { a, b, share, shareB = share, seed, pair } = run[0]!;
  const pairs = Math.max(...run.map((score) => score.pair)) + 1;
  return { a, b, share, shareB, seed: seed - pair, games: 2 * pairs };
}

const runsOf = (scores: readonly Score[]): Score[][] =>
  groupBy(scores, ({ a, b, share, shareB = share, seed, pair }) =>
    [a, b, share, shareB, seed - pair].join(' '),
  ).sort((one, other) => other.length - one.length);

/** Whether a name is a level's own or that of the same level as it was before. */
const wasOnce = (name: string, level: string): boolean =>
  name === level || (PREDECESSORS.some((each) => each === name) && name.startsWith(`${level}-`));

function rowOf(dir: string, fixture: Fixture): Row[] {
  const file = path.join(ladderFiles(dir), `${fixture.a}-${fixture.b}.jsonl`);
  if (!existsSync(file)) return [];
  const stored = readScores(file);
  const own = stored.filter(({ a, b }) => a === fixture.a && b === fixture.b);
  const former = stored.filter(({ a, b }) => wasOnce(a, fixture.a) && wasOnce(b, fixture.b));
  const [run] = runsOf(own.length > 0 ? own : former); // runs with another share stay in the file; the longest one counts
  if (run === undefined) return [];
  const contest = contestOfRun(run);
  const scores = scoresOf(contest, run);
  const standing = standingOf(scores);
  const met = fixture.goal === undefined ? null : isMet(fixture.goal, standing);
  return [{ fixture, contest, scores, standing, met }];
}

/** Each level by its contest against the one below. */
function rungsOf(rows: readonly Row[]): Rung[] {
  let elo: number | null = 0;
  return LEVELS.flatMap((level, index): Rung[] => {
    const below = LEVELS[index - 1] ?? null;
    const row = rows.find(({ fixture: { a, b } }) =>
      below === null ? b === level : a === level && b === below,
    );
    if (below !== null) elo = row === undefined || elo === null ? null : elo + row.standing.eloDiff;
    if (row === undefined) return [];
    const { standing, contest } = row;
    const { command, battle, card } = below === null ? standing.paceB : standing.paceA;
    const secondsPerGame = below === null ? standing.secondsB : standing.secondsA;
    const played = below === null ? contest.b : contest.a;
    return [{ level: played, elo, share: contest.share ?? 1, secondsPerGame, command, battle, card }];
  });
}

function curvesOf(dir: string): Curve[] {
  const scores = globSync('time-*.jsonl', { cwd: ladderFiles(dir) })
    .sort()
    .flatMap((name) => readScores(path.join(ladderFiles(dir), name)))
    .filter(({ shareB }) => shareB === undefined);
  return groupBy(scores, ({ a, b }) => `${a} ${b}`).map((games) => {
    const points = groupBy(games, ({ share }) => String(share)).flatMap((some) => {
      const standing = standingOf(some);
      const [count, seconds] = standing.paceA.command;
      return count === 0 ? [] : [{ share: some[0]!.share, secondsPerCommand: seconds / count, standing }];
    });
    const { a, b } = games[0]!;
    return { a, b, points: points.sort((one, other) => one.share - other.share) };
  });
}

/** Reads the games played so far; `dir` is the output directory. */
export function readLadder(dir: string): Ladder {
  const rows = FIXTURES.flatMap((fixture) => rowOf(dir, fixture));
  return { rows, rungs: rungsOf(rows), curves: curvesOf(dir).filter(({ points }) => points.length > 0) };
}
