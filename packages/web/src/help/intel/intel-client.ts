// Beliefs from a worker that the whole page shares. Only the latest question is answered.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { PlaceBelief } from '@rubicon/ai';
import type { OwnKnowledge, OwnView } from '../../authority/thinking/remembered-beliefs.ts';
import { latestOnly } from '../../worker/latest-only.ts';
import { connectWorker } from '../../worker/worker-client.ts';
import type { IntelMethods } from './believer.ts';

interface Known {
  readonly view: OwnView;
  readonly places: readonly PlaceBelief[];
}

interface Intel {
  readonly known: ReadonlySignal<Known | null>;
  readonly ask: (question: OwnKnowledge) => void;
}

let shared: Intel | null = null;

export function intelClient(): Intel {
  shared ??= connect();
  return shared;
}

function connect(): Intel {
  const { call } = connectWorker<IntelMethods>(
    () => new Worker(new URL('./intel-worker.ts', import.meta.url), { type: 'module' }),
    { lostCode: 'machine-lost', survivesErrors: false },
  );
  const believe = latestOnly((question: OwnKnowledge) => call('places', question));
  const known = signal<Known | null>(null);
  let asked: OwnKnowledge | null = null;
  const follow = async (question: OwnKnowledge): Promise<void> => {
    const places = await believe(question);
    if (asked === question) known.value = { view: question.view, places };
  };
  return {
    known,
    ask: (question) => {
      if (asked?.view === question.view) return;
      asked = question;
      follow(question).catch(() => {}); // superseded by a newer question, or the worker was lost: the next question starts another
    },
  };
}
