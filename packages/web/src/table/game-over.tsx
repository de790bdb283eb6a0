// The end: who won and why, then the whole map with nothing hidden.
import { sideName } from '../words/names.ts';
import { makeSource, studyAddress } from '../study/moment.ts';
import { say } from '../words/words.ts';
import { Dialog } from './dialog.tsx';
import type { AtTable, Extras } from './extras.ts';

interface Props extends AtTable {
  readonly More: Extras['Over'] | null;
  readonly onClose: () => void;
}

export function GameOver({ desk, table, More, onClose }: Props) {
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
        <button type="button" class="button primary" onClick={desk.leave}>
          {say('over.again')}
        </button>
      }
    >
      <p>{say(`over.reason.${reason}`)}</p>
      <p>{say('header.points', { caesar, pompey })}</p>
      <p>{say('over.note')}</p>
      {desk.source === null ? null : (
        <p>
          <a class="button" href={`#review=${makeSource(desk.source)}`}>
            {say('menu.review')}
          </a>{' '}
          <a class="button" href={studyAddress({ source: desk.source, at: 0, eyes: 'all' })}>
            {say('menu.study')}
          </a>
        </p>
      )}
      {More === null ? null : <More desk={desk} table={table} />}
    </Dialog>
  );
}
