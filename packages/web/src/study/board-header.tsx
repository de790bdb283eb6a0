// In the bar over an analysis board: what it is, what is shown, forward again, and the way back.
import { sayStudy } from '../words/topics/study/index.ts';
import type { LineAuthority } from './line-authority.ts';
import './board-header.css';

export function BoardHeader({
  board,
  onLeave,
}: {
  readonly board: LineAuthority;
  readonly onLeave: () => void;
}) {
  const { tree, spot, open, canRedo } = board;
  const line = tree.value.lines.find(({ id }) => id === spot.value.line);
  return (
    <div class="board-head">
      <p class="board-head-title">
        <b>{sayStudy('board.title')}</b> {line === undefined ? null : <span>{line.name}</span>}
      </p>
      <label class="board-head-sight">
        <span class="unseen">{sayStudy('board.sight')}</span>
        <select
          value={open.value ? 'open' : 'hidden'}
          onChange={({ currentTarget }) => (open.value = currentTarget.value === 'open')}
        >
          <option value="open">{sayStudy('board.open')}</option>
          <option value="hidden">{sayStudy('board.hidden')}</option>
        </select>
      </label>
      <button type="button" class="button" disabled={!canRedo.value} onClick={board.redo}>
        {sayStudy('board.redo')}
      </button>
      <button type="button" class="button primary" onClick={onLeave}>
        {sayStudy('board.back')}
      </button>
    </div>
  );
}
