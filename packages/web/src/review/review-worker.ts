// A thread of its own for the analysis: it is stopped by ending it.
import { labour, type Task } from './analysis-run.ts';

addEventListener('message', ({ data }: MessageEvent<Task>) => {
  labour(
    data,
    (news) => postMessage(news),
    () => performance.now(),
  );
});
