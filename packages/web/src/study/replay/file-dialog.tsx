// A game file was dropped on the page: asks what to do with it.
import { say } from '@rubicon/words';
import { Dialog } from '../../ui/dialog.tsx';
import { sayStudy } from '../../words/topics/study.ts';
import { useOpenedFile } from '../model/opened-file.ts';

interface Props {
  readonly file: Blob;
  readonly onPlay: (file: Blob) => void;
  readonly onClose: () => void;
}

export function FileDialog({ file, onPlay, onClose }: Props) {
  const { open, problem } = useOpenedFile();
  return (
    <Dialog
      title={sayStudy('file.title')}
      closeLabel={say('dialog.cancel')}
      onClose={onClose}
      buttons={
        <>
          <button type="button" class="button" onClick={() => void open(file)}>
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
