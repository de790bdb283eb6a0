// The analysis of a finished game of 25 turns, as in a review: the quick one, or with the argument `deep` the deep
// one. A baseline is ten million steps of a linear congruential generator, measured before, between and after. JSON
// on standard output; an exceeded budget is reported and fails nothing.
import { ANALYSIS_SETTINGS, newAnalyst } from '../packages/ai/src/analysis/analysis.ts';
import { machineGame } from '../packages/web/tools/machine-game.ts';

const SEED = 31;
const BUDGET_S = 120; // of the quick one; the deep one has none
const setting = ANALYSIS_SETTINGS.find((each) => each === (process.argv[2] ?? 'quick'));
if (setting === undefined) throw new Error(`A setting is one of ${ANALYSIS_SETTINGS.join(', ')}.`);

const round = (value: number): number => Number(value.toPrecision(3));

/** CPU seconds of this process: other work on the machine does not count. */
function cpuSeconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

let number = 1;
const baseline = (): number =>
  cpuSeconds(() => {
    for (let step = 0; step < 10_000_000; step++) number = (Math.imul(number, 1_664_525) + 1_013_904_223) | 0;
  });

const { options, entries } = machineGame(SEED);
const baselines = [baseline(), baseline(), baseline()];
const startMs = performance.now();
let longestMs = 0;
const analyst = newAnalyst({ options, entries }, { setting });
const seconds = cpuSeconds(() => {
  for (let stepMs = performance.now(); analyst.step(); stepMs = performance.now())
    longestMs = Math.max(longestMs, performance.now() - stepMs);
});
const wallS = (performance.now() - startMs) / 1000;
const baselineS = Math.min(...baselines, baseline(), baseline());
const { steps, chances, luck } = analyst.report();

console.log(
  JSON.stringify(
    {
      setting,
      entries: chances.length,
      battles: luck.battles.length,
      steps,
      cpuS: round(seconds),
      baselines: round(seconds / baselineS),
      wallS: round(wallS),
      longestStepMs: round(longestMs),
      baselineMs: round(baselineS * 1000),
      ...(setting === 'quick' ? { budgetS: BUDGET_S, withinBudget: seconds <= BUDGET_S } : {}),
    },
    undefined,
    2,
  ),
);
