// A thread of its own for counting: a hundred games take seconds.
import { indexedStore } from '../authority/local/indexed-store.ts';
import { gather, type News, type Wanted } from './gather.ts';

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  gather(data, indexedStore(), (news) => postMessage(news)).catch((error: unknown) => {
    postMessage({ kind: 'failed' } satisfies News);
    throw error; // for whoever looks at the console
  });
});
