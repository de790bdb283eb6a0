// The end of a game: who won and why, then the whole map with nothing hidden.
import { SIDES, type Side } from '@rubicon/engine';
import { sideName, say } from '@rubicon/words';
import type { Table } from '../authority/table.ts';
import { wreathPath } from '../pieces/laurel.ts';
import { SideMark } from '../pieces/mark.tsx';
import { makeSource, replayAddress } from '../routes/moment.ts';
import { Dialog } from '../ui/dialog.tsx';
import { abortedText } from '../words/prompts.ts';
import type { AtTable, Extras } from './state/extras.ts';
import { ownSide } from './state/own-side.ts';
import './overlays.css';
import './game-over.css';

interface Props extends AtTable {
  readonly extras: Partial<Extras> | null;
  readonly onClose: () => void;
}

export function GameOver({ context, table, extras, onClose }: Props) {
  const { winner, reason } = table.result!;
  const { source } = context;
  return (
    <Dialog
      title={titleOf(table, context.session.handsOver)}
      onClose={onClose}
      closeLabel={say('over.look')}
      buttons={
        <>
          {source === null ? null : (
            <a class="button" href={`#review=${makeSource(source)}`}>
              {say('menu.review')}
            </a>
          )}
          {extras?.Rematch === undefined ? null : <extras.Rematch context={context} table={table} />}
        </>
      }
    >
      <Score points={table.view.points} winner={winner} />
      <p>
        {reason === 'aborted'
          ? abortedText(table)
          : winner === null
            ? say(`over.reason.${reason}`)
            : say('over.how', {
                winner: say('over.title.win', { side: sideName(winner) }),
                reason: say(`over.reason.${reason}`),
              })}
      </p>
      {source === null ? null : <p>{say('over.note')}</p>}
      <div class="menu">
        {extras?.Over === undefined ? null : <extras.Over context={context} table={table} />}
        {source === null ? null : (
          <>
            <a class="button" href={replayAddress({ source, at: 0, perspective: 'all' })}>
              {say('menu.study')}
            </a>
            <button type="button" class="button" onClick={context.leave}>
              {say('over.again')}
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Two people at one screen, and spectators, read who won; a player how their own game ended. */
function titleOf({ result, ...table }: Table, handsOver: boolean): string {
  const { winner, reason } = result!;
  if (reason === 'aborted') return say('ask.over.ended');
  if (winner === null) return say('over.title.draw');
  const own = ownSide(table, handsOver);
  if (own === null) return say('over.title.win', { side: sideName(winner) });
  return say(own === winner ? 'over.title.won' : 'over.title.lost');
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
