// The page's end of the talk with the keeper, who sits in a worker.
import { Refused } from '../../authority/authority.ts';
import { decodeRefusal, encodeRefusal } from '../../authority/local/messages.ts';
import type { ReplayHost } from './replay-host.ts';

type Method = keyof ReplayHost;

export interface Question {
  readonly id: number;
  readonly method: Method;
  readonly args: readonly unknown[];
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly refusal: ReturnType<typeof encodeRefusal> };

export interface ReplayClient extends ReplayHost {
  readonly close: () => void;
}

export function connectReplayHost(): ReplayClient {
  const worker = new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (why: Refused) => void }>();
  let last = 0;
  const lose = (): void => {
    for (const { reject } of waiting.values())
      reject(new Refused('authority-lost', 'Whoever keeps the games was lost.'));
    waiting.clear();
  };
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const asker = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) asker?.resolve(data.value as never);
    else asker?.reject(decodeRefusal(data.refusal));
  });
  worker.addEventListener('error', lose);
  const ask =
    <M extends Method>(method: M) =>
    (...args: Parameters<ReplayHost[M]>): ReturnType<ReplayHost[M]> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        worker.postMessage({ id: last, method, args } satisfies Question);
      }) as ReturnType<ReplayHost[M]>;
  return {
    open: ask('open'),
    story: ask('story'),
    view: ask('view'),
    whole: ask('whole'),
    save: ask('save'),
    take: ask('take'),
    close: () => worker.terminate(),
  };
}
