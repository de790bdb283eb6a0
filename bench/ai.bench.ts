// Thinking time of every level, in seconds of one core: over a whole command phase, a decision in a battle, a card.
// JSON on standard output: node ai.bench.ts [GAMES] [LEVEL…]. Each level plays miles in mirrored games with its full
// time. A fixed piece of arithmetic is timed in the same run: `baselines` is how many of it a mean command phase
// takes.
import { boutsOf, playBout, scatterSeed } from '../packages/ai/src/arena/contest.ts';
import type { Span } from '../packages/ai/src/arena/pace.ts';
import { standingOf } from '../packages/ai/src/arena/standing.ts';
import { LEVELS } from '../packages/ai/src/levels/level.ts';

/** Seconds a level may take, where there is a limit. */
const LIMITS: Readonly<Record<string, { commandPhase: number; battleDecision: number }>> = {
  legatus: { commandPhase: 2, battleDecision: 0.3 },
  imperator: { commandPhase: 6, battleDecision: 0.3 },
};

/** CPU time of this thread, so that other work on the machine does not count; its resolution is some milliseconds. */
function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const BASELINE_STEPS = 10_000_000;
let sink = 0;
function baselineSeconds(): number {
  const started = cpuMs();
  let x = 1;
  for (let i = 0; i < BASELINE_STEPS; i++) x = (Math.imul(x, 1_664_525) + 1_013_904_223) | 0;
  sink = (sink + x) | 0;
  return (cpuMs() - started) / 1000;
}

const round = (value: number): number => Number(value.toPrecision(4));
const spanOf = ([count, seconds, longest]: Span) => ({
  count,
  mean: round(count === 0 ? 0 : seconds / count),
  longest: round(longest),
});

const games = Number(process.argv[2] ?? 6);
const chosen = process.argv.slice(3);
const levels = chosen.length === 0 ? LEVELS : LEVELS.filter((level) => chosen.includes(level));
const baseline = Math.min(...Array.from({ length: 10 }, baselineSeconds));

console.log(
  JSON.stringify(
    {
      node: process.version,
      games,
      against: 'miles',
      baselineSeconds: round(baseline),
      levels: Object.fromEntries(
        levels.map((level) => {
          const bouts = boutsOf({ a: level, b: 'miles', games, seed: scatterSeed(705) });
          const { paceA, secondsA } = standingOf(bouts.map((bout) => playBout(bout, cpuMs)));
          const { command, battle } = paceA;
          const limit = LIMITS[level];
          return [
            level,
            {
              secondsPerGame: round(secondsA),
              order: spanOf(paceA.order),
              commandPhase: spanOf(command),
              battleDecision: spanOf(battle),
              card: spanOf(paceA.card),
              baselines: round(command[1] / command[0] / baseline),
              ...(limit === undefined
                ? {}
                : {
                    limit,
                    isWithin: command[2] <= limit.commandPhase && battle[2] <= limit.battleDecision,
                  }),
            },
          ];
        }),
      ),
      check: sink === 0 ? 0 : 1,
    },
    null,
    2,
  ),
);
