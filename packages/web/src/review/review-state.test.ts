import { REVISION, SeededChance, give, newGame, type GameFile } from '@rubicon/engine';
import { expect, test, vi } from 'vitest';
import { runAnalysis, type News, type Task } from './analysis-run.ts';
import { createReviewState, type AnalysisRunner, type Shelf } from './review-state.ts';

/** A game resigned at once, so that there is little to analyse. */
function givenUp(): GameFile {
  const options = { edition: '2.0', revision: REVISION, rules: {}, clock: null } as const;
  const { game } = newGame(options, new SeededChance(1), 0);
  const ended = give(game, { kind: 'resign', side: 'pompey' }, new SeededChance(1), 0);
  if (!ended.ok) throw new Error(ended.message);
  const players = { caesar: 'Gaius', pompey: 'Gnaeus' };
  return { options, players, dice: [], entries: ended.game.entries };
}

const newsOf = (task: Task): News[] => {
  const told: News[] = [];
  runAnalysis(
    task,
    (news) => told.push(news),
    () => 0,
  );
  return told;
};

/** Runs the analysis when the test says so. */
function handmade(): AnalysisRunner & {
  finish: () => void;
  hand: (news: News) => void;
  fail: () => void;
  ended: number;
} {
  let task: Task | null = null;
  let listener: (news: News) => void = () => {};
  let failing: () => void = () => {};
  return {
    ended: 0,
    start(given, hear, fail) {
      task = given;
      listener = hear;
      failing = fail;
    },
    end() {
      this.ended += 1;
    },
    hand: (news) => listener(news),
    fail: () => failing(),
    finish: () => newsOf(task!).forEach((news) => listener(news)),
  };
}

const emptyShelf = (): Shelf & { kept: unknown[] } => {
  const kept: unknown[] = [];
  return {
    kept,
    read: () => Promise.resolve(kept.at(-1) ?? null),
    keep: (value) => {
      kept.push(value);
      return Promise.resolve();
    },
  };
};

test('results accumulate, and are stored when complete', async () => {
  const [runner, shelf] = [handmade(), emptyShelf()];
  const review = createReviewState(givenUp(), runner, shelf);
  await review.open();
  expect(review.work.value).toBe('going');
  runner.finish();
  expect(review.work.value).toBe('done');
  expect(review.analysis.value?.result.winner).toBe('caesar');
  expect(shelf.kept).toHaveLength(1);

  const start = vi.fn<AnalysisRunner['start']>();
  const again = createReviewState(givenUp(), { start, end: () => {} }, shelf);
  await again.open();
  expect(again.analysis.value).toEqual(review.analysis.value);
  expect(start).not.toHaveBeenCalled();
});

test('stored results of another game or another form are ignored', async () => {
  const [first] = newsOf({ log: givenUp(), setting: 'quick' });
  for (const kept of [
    { form: 0, entries: 2, analysis: first },
    { form: 1, entries: 3, analysis: first },
    'x',
  ]) {
    const start = vi.fn<AnalysisRunner['start']>();
    const shelf = { read: () => Promise.resolve(kept), keep: () => Promise.resolve() };
    await createReviewState(givenUp(), { start, end: () => {} }, shelf).open();
    expect(start).toHaveBeenCalledOnce();
  }
});

test('once stopped, it ignores further results and keeps what it has', async () => {
  const [runner, shelf] = [handmade(), emptyShelf()];
  const review = createReviewState(givenUp(), runner, shelf);
  await review.open();
  const [first, ...rest] = newsOf({ log: givenUp(), setting: 'quick' });
  runner.hand(first!);
  const seen = review.analysis.value;
  review.stop();
  rest.forEach(runner.hand);
  expect(review.work.value).toBe('stopped');
  expect(review.analysis.value).toBe(seen);
  expect(runner.ended).toBeGreaterThan(1);
  expect(shelf.kept).toEqual([]);
});

test('a deeper analysis keeps the quick result until there is a better one', async () => {
  const [runner, shelf] = [handmade(), emptyShelf()];
  const review = createReviewState(givenUp(), runner, shelf);
  await review.open();
  runner.finish();
  const quick = review.analysis.value;
  review.begin('deep');
  expect(review.work.value).toBe('going');
  runner.hand(newsOf({ log: givenUp(), setting: 'deep' })[0]!);
  expect(review.progress.value).toMatchObject({ setting: 'deep', done: 0 });
  expect(review.analysis.value).toBe(quick);
  review.stop();
  expect(review.work.value).toBe('done');
  expect(review.analysis.value).toBe(quick);
  review.begin('deep');
  runner.finish();
  expect(review.analysis.value?.setting).toBe('deep');
});

test('a lost worker and a running game are reported', async () => {
  const runner = handmade();
  const review = createReviewState(givenUp(), runner, emptyShelf());
  await review.open();
  runner.fail();
  expect(review.work.value).toBe('lost');
  const running = { ...givenUp(), entries: givenUp().entries.slice(0, 1) };
  expect(newsOf({ log: running, setting: 'quick' })).toMatchObject([{ kind: 'refused', code: 'not-over' }]);
});
