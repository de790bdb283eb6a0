// Replay of a game of 25 turns: opening it, the view of a moment from each perspective, and in a browser steps and
// jumps along the timeline until they are drawn. A baseline is ten million steps of a linear congruential generator.
// JSON on standard output; an exceeded budget is reported and fails nothing.
import { PERSPECTIVES } from '../packages/web/src/routes/moment.ts';
import { playThrough, storyFor, viewFrom } from '../packages/web/src/study/model/recorded-game.ts';
import { launchBrowser } from '../packages/web/tools/browser.ts';
import { machineGame } from '../packages/web/tools/machine-game.ts';
import { scrub } from '../packages/web/tools/scrub.ts';
import { temporarySite } from '../packages/web/tools/temporary-site.ts';

const SEED = 31; // 25 turns, 18 battles
const BUDGET_MS = 100;

const round = (value: number): number => Number(value.toPrecision(3));

/** The best of some runs: other work only adds. */
function bestMs(times: number, work: () => void): number {
  let best = Infinity;
  for (let count = 0; count < times; count++) {
    const startMs = performance.now();
    work();
    best = Math.min(best, performance.now() - startMs);
  }
  return best;
}

let seed = 1;
const baselineMs = bestMs(5, () => {
  for (let step = 0; step < 10_000_000; step++) seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
});

const game = machineGame(SEED);
const record = playThrough(game);
const openMs = bestMs(5, () => void playThrough(game));
const moments = record.positions.length;
const viewMs = bestMs(5, () => {
  for (let at = 0; at < moments; at++)
    for (const perspective of PERSPECTIVES) viewFrom(record, at, perspective);
});
const storyMs = bestMs(5, () => {
  for (const perspective of PERSPECTIVES) storyFor(record, perspective);
});

const site = await temporarySite();
const browser = await launchBrowser();
try {
  const { stepMs, jumpMs } = await scrub(browser, site.url, game);
  const told = (times: readonly number[]): object => {
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number): number => round(sorted[Math.floor((sorted.length - 1) * share)]!);
    return { count: sorted.length, middle: at(0.5), of20: at(0.95), worst: at(1), ok: at(1) <= BUDGET_MS };
  };
  console.log(
    JSON.stringify(
      {
        chromium: browser.version(),
        entries: moments,
        baselineMs: round(baselineMs),
        openMs: round(openMs),
        openTimesBaseline: round(openMs / baselineMs),
        viewMs: round(viewMs / moments / PERSPECTIVES.length),
        storyMs: round(storyMs / PERSPECTIVES.length),
        budgetMs: BUDGET_MS,
        stepMs: told(stepMs),
        jumpMs: told(jumpMs),
      },
      null,
      2,
    ),
  );
} finally {
  await browser.close();
  await site.close();
}
