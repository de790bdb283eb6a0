// A thread of its own for the analysis: it is stopped by ending it.
import { runAnalysis, type Task } from './analysis-run.ts';

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  runAnalysis(
    data,
    (news) => postMessage(news),
    () => performance.now(),
  );
});
