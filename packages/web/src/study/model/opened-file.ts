// A file opened for replay.
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { connectReplayHost } from './replay-client.ts';
import { replayAddress } from '../../routes/moment.ts';

export interface OpenedFile {
  readonly open: (file: Blob) => Promise<void>;
  readonly problem: ReadonlySignal<string | null>; // why the last file could not be opened
  readonly forget: () => void;
}

/** Stores a file for replay and goes to it; reports why if it is not a game. */
export function useOpenedFile(): OpenedFile {
  const problem = useSignal<string | null>(null);
  const forget = (): void => {
    problem.value = null;
  };
  return {
    problem,
    forget,
    open: async (file) => {
      forget();
      const replayHost = connectReplayHost();
      try {
        location.hash = replayAddress({ source: { kind: 'file', id: await replayHost.take(file) }, at: 0 });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        problem.value = sayStudy('study.file-failed', { why: refusalText(error) });
      } finally {
        replayHost.close();
      }
    },
  };
}
