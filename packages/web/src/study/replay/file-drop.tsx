// A replayed game that accepts a dropped game file.
import type { ComponentChildren } from 'preact';
import { DropTarget } from '../../ui/drop-target.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { sayStudy } from '../../words/topics/study.ts';
import { useOpenedFile } from '../model/opened-file.ts';

export function FileDrop({ children }: { readonly children: ComponentChildren }) {
  const { open, problem, forget } = useOpenedFile();
  return (
    <DropTarget onFile={(file) => void open(file)}>
      {children}
      {problem.value === null ? null : (
        <Dialog title={sayStudy('home.file')} onClose={forget}>
          <p role="alert">{problem.value}</p>
        </Dialog>
      )}
    </DropTarget>
  );
}
