// A thread of its own for beliefs: a long game takes a moment to think through.
import { believer, type Answer, type Question } from './believer.ts';

const believe = believer();

addEventListener('message', ({ data }: MessageEvent<Question>) =>
  postMessage({ id: data.id, places: believe(data) } satisfies Answer),
);
