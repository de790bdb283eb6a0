// The end: who won and why, then the whole map with nothing hidden.
import type { Table } from '../authority/table.ts';
import { sideName } from '../words/names.ts';
import { say } from '../words/words.ts';
import { leaveTable } from './address.ts';
import { Dialog } from './dialog.tsx';

export function GameOver({ table, onClose }: { readonly table: Table; readonly onClose: () => void }) {
  const { winner, reason } = table.result!;
  const { caesar, pompey } = table.view.points;
  return (
    <Dialog
      title={
        reason === 'aborted'
          ? say('ask.over.ended')
          : winner === null
            ? say('over.title.draw')
            : say('over.title.win', { side: sideName(winner) })
      }
      onClose={onClose}
      closeLabel={say('over.look')}
      buttons={
        <button type="button" class="button primary" onClick={leaveTable}>
          {say('over.again')}
        </button>
      }
    >
      <p>{say(`over.reason.${reason}`)}</p>
      <p>{say('header.points', { caesar, pompey })}</p>
      <p>{say('over.note')}</p>
    </Dialog>
  );
}
