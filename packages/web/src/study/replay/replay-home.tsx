// The replay home when no game is named: open a file, or set up a position.
import { useEffect } from 'preact/hooks';
import { DropTarget } from '../../ui/drop-target.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { leaveTable } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { useOpenedFile } from '../model/opened-file.ts';
import './replay-home.css';

export function ReplayHome() {
  const { open, problem } = useOpenedFile();
  useEffect(() => {
    document.title = sayStudy('home.title');
  }, []);
  return (
    <DropTarget onFile={(file) => void open(file)}>
      <main class="study-home">
        <h1>{sayStudy('home.title')}</h1>
        <p>{sayStudy('home.text')}</p>
        <div class="study-buttons">
          <FileButton disabled={false} onFile={(file) => void open(file)}>
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
