// A game file was let go over the page: what should be done with it?
import { useSignal } from '@preact/signals';
import { Refused } from '../authority/authority.ts';
import { refusalText } from '../authority/refusal-words.ts';
import { Dialog } from '../table/dialog.tsx';
import { sayStudy } from '../words/topics/study/index.ts';
import { say } from '../words/words.ts';
import { studyFile } from './study-file.ts';

interface Props {
  readonly file: Blob;
  readonly onPlay: (file: Blob) => void;
  readonly onClose: () => void;
}

export function FileDialog({ file, onPlay, onClose }: Props) {
  const problem = useSignal<string | null>(null);
  const study = async (): Promise<void> => {
    try {
      await studyFile(file);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      problem.value = sayStudy('study.file-failed', { why: refusalText(error) });
    }
  };
  return (
    <Dialog
      title={sayStudy('file.title')}
      closeLabel={say('dialog.cancel')}
      onClose={onClose}
      buttons={
        <>
          <button type="button" class="button" onClick={() => void study()}>
            {sayStudy('file.study')}
          </button>
          <button type="button" class="button primary" onClick={() => onPlay(file)}>
            {sayStudy('file.play')}
          </button>
        </>
      }
    >
      <p role="alert">{problem.value}</p>
    </Dialog>
  );
}
