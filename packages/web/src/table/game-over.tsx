// The end of a game: who won and why, then the whole map with nothing hidden.
import { SIDES, type Side } from '@rubicon/engine';
import { sideName, say } from '@rubicon/words';
import { wreathPath } from '../pieces/laurel.ts';
import { SideMark } from '../pieces/mark.tsx';
import { makeSource, replayAddress } from '../routes/moment.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { AtTable, Extras } from './state/extras.ts';
import './game-over.css';

interface Props extends AtTable {
  readonly More: Extras['Over'] | null;
  readonly onClose: () => void;
}

export function GameOver({ context, table, More, onClose }: Props) {
  const { winner, reason } = table.result!;
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
        <button type="button" class="button primary" onClick={context.leave}>
          {say('over.again')}
        </button>
      }
    >
      <Score points={table.view.points} winner={winner} />
      <p>{say(`over.reason.${reason}`)}</p>
      <p>{say('over.note')}</p>
      {context.source === null ? null : (
        <div class="menu">
          <a class="button" href={`#review=${makeSource(context.source)}`}>
            {say('menu.review')}
          </a>
          <a class="button" href={replayAddress({ source: context.source, at: 0, perspective: 'all' })}>
            {say('menu.study')}
          </a>
        </div>
      )}
      {More === null ? null : <More context={context} table={table} />}
    </Dialog>
  );
}

const WREATH = wreathPath({ x: 50, y: 50, radius: 40, leaf: 17, pairs: 9 });

/** Both sides with their points; the winner's have a laurel wreath. */
function Score({
  points: { caesar, pompey },
  winner,
}: {
  readonly points: Readonly<Record<Side, number>>;
  readonly winner: Side | null;
}) {
  return (
    <div class="over-score" role="img" aria-label={say('header.points', { caesar, pompey })}>
      {SIDES.map((side) => (
        <div key={side} class={`over-side ${side}`}>
          <svg class="over-wreath" viewBox="0 0 100 100">
            {side === winner ? <path d={WREATH} /> : null}
          </svg>
          <b>{side === 'caesar' ? caesar : pompey}</b>
          <span>
            <SideMark side={side} /> {sideName(side)}
          </span>
        </div>
      ))}
    </div>
  );
}
