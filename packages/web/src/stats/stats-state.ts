// Statistics, headless: the progress and the result.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameFacts } from '@rubicon/ai';
import { Refused } from '../authority/authority.ts';
import { refusalText } from '../authority/refusal-words.ts';
import { connectApi } from '../net/api.ts';
import { connectHttp } from '../net/http.ts';
import { connectWorker } from '../worker/worker-client.ts';
import type { News, StatsMethods, Wanted } from './gather.ts';

export type Origin = 'device' | 'online';

export type Count =
  | { readonly kind: 'counting'; readonly done: number; readonly of: number }
  | { readonly kind: 'done'; readonly facts: readonly GameFacts[]; readonly broken: number }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed'; readonly why: string };

const MOST = 200; // the most games to download; the newest

export interface StatsState {
  readonly now: ReadonlySignal<Count>;
  readonly stop: () => void;
}

export function createStatsState(origin: Origin): StatsState {
  const now = signal<Count>({ kind: 'counting', done: 0, of: 0 });
  const worker = connectWorker<StatsMethods>(
    () => new Worker(new URL('./stats-worker.ts', import.meta.url), { type: 'module' }),
    { lostCode: 'authority-lost', survivesErrors: false },
  );
  let isStopped = false;
  const show = (next: Count): void => {
    if (!isStopped) now.value = next;
  };
  const hear = (news: News): void => show(news.kind === 'progress' ? { ...news, kind: 'counting' } : news);
  const begin = (wanted: Wanted): void => {
    worker
      .call('gather', wanted, hear)
      .catch(() => show({ kind: 'failed', why: refusalText({ code: 'authority-failed' }) }));
  };
  if (origin === 'device') begin({ kind: 'device' });
  else
    fetchMine((done, of) => show({ kind: 'counting', done, of })).then(
      (texts) => (texts === null ? show({ kind: 'signed-out' }) : begin({ kind: 'files', texts })),
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        show({ kind: 'failed', why: refusalText(error) });
      },
    );
  return {
    now,
    stop: () => {
      isStopped = true;
      worker.close();
    },
  };
}

/** The files of a person's finished online games; null if not logged in. */
async function fetchMine(tell: (done: number, of: number) => void): Promise<string[] | null> {
  const api = connectApi(connectHttp());
  const { person } = await api.me();
  if (person === null) return null;
  const over = [];
  let before: number | null = null;
  do {
    const { games } = await api.mine(before);
    over.push(...games.filter(({ result }) => result !== null && result.reason !== 'aborted'));
    before = games.at(-1)?.changedMs ?? null;
  } while (before !== null && over.length < MOST);
  const texts: string[] = [];
  for (const { game } of over.slice(0, MOST)) {
    tell(texts.length, Math.min(over.length, MOST));
    texts.push(await api.file(game));
  }
  return texts;
}
