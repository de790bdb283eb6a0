// Where looking back begins when no game is named: a file to open, a position to set up.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Refused } from '../authority/authority.ts';
import { refusalText } from '../authority/refusal-words.ts';
import { DropTarget } from '../start/drop-target.tsx';
import { FileButton } from '../start/file-button.tsx';
import { leaveTable } from '../table/address.ts';
import { sayStudy } from '../words/topics/study/index.ts';
import { studyFile } from './study-file.ts';
import './study-home.css';

export function StudyHome() {
  const problem = useSignal<string | null>(null);
  useEffect(() => {
    document.title = sayStudy('home.title');
  }, []);
  const open = (file: Blob): void => {
    problem.value = null;
    studyFile(file).catch((error: unknown) => {
      if (!(error instanceof Refused)) throw error;
      problem.value = sayStudy('study.file-failed', { why: refusalText(error) });
    });
  };
  return (
    <DropTarget onFile={open}>
      <main class="study-home">
        <h1>{sayStudy('home.title')}</h1>
        <p>{sayStudy('home.text')}</p>
        <div class="study-buttons">
          <FileButton disabled={false} onFile={open}>
            {sayStudy('home.file')}
          </FileButton>
          <a class="button" href="#position">
            {sayStudy('editor.title')}
          </a>
          <button type="button" class="button" onClick={leaveTable}>
            {sayStudy('study.leave')}
          </button>
        </div>
        <p role="alert">{problem.value}</p>
      </main>
    </DropTarget>
  );
}
