// The page's client of the replay host in its worker.
import { connectWorker } from '../../worker/worker-client.ts';
import type { ReplayHost } from './replay-host.ts';

export interface ReplayClient extends ReplayHost {
  readonly close: () => void;
}

export function connectReplayHost(): ReplayClient {
  const { call, close } = connectWorker<ReplayHost>(
    () => new Worker(new URL('./replay-worker.ts', import.meta.url), { type: 'module' }),
    { lostCode: 'authority-lost', survivesErrors: true },
  );
  return {
    open: (kept) => call('open', kept),
    story: (perspective) => call('story', perspective),
    view: (at, perspective) => call('view', at, perspective),
    whole: () => call('whole'),
    save: (notes) => call('save', notes),
    take: (file) => call('take', file),
    close,
  };
}
