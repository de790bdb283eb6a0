// The page's end of the talk with whoever believes. Only the newest question matters; there is one thread for the page.
import { signal, type ReadonlySignal } from '@preact/signals';
import type { PlaceBelief } from '@rubicon/ai';
import type { OwnKnowledge, OwnView } from '../../authority/thinking/remembered-beliefs.ts';
import type { Answer, Question } from './believer.ts';

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
  const worker = new Worker(new URL('./intel-worker.ts', import.meta.url), { type: 'module' });
  const known = signal<Known | null>(null);
  let asked: Question | null = null;
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    if (data.id === asked?.id) known.value = { view: asked.view, places: data.places };
  });
  return {
    known,
    ask: (question) => {
      if (asked?.view === question.view) return;
      asked = { ...question, id: (asked?.id ?? 0) + 1 };
      worker.postMessage(asked);
    },
  };
}
