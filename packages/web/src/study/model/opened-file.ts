// A file that is opened to be looked back at.
import { useSignal, type ReadonlySignal } from '@preact/signals';
import { Refused } from '../../authority/authority.ts';
import { refusalText } from '../../authority/refusal-words.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { connectKeeper } from './replay-client.ts';
import { studyAddress } from '../../routes/moment.ts';

export interface StudyFile {
  readonly open: (file: Blob) => Promise<void>;
  readonly problem: ReadonlySignal<string | null>; // why the last one could not be opened
  readonly forget: () => void;
}

/** Keeps a file to look back at and goes to it; says why if it is no game. */
export function useStudyFile(): StudyFile {
  const problem = useSignal<string | null>(null);
  const forget = (): void => {
    problem.value = null;
  };
  return {
    problem,
    forget,
    open: async (file) => {
      forget();
      const keeper = connectKeeper();
      try {
        location.hash = studyAddress({ source: { kind: 'file', id: await keeper.take(file) }, at: 0 });
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        problem.value = sayStudy('study.file-failed', { why: refusalText(error) });
      } finally {
        keeper.close();
      }
    },
  };
}
