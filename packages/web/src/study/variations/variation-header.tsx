// What an analysis board adds to a table: the forward and back buttons in the bar (over the map on a phone), and its
// title over the map.
import { sayStudy } from '../../words/topics/study.ts';
import type { VariationAuthority } from './variation-authority.ts';
import './variation-header.css';

interface Props {
  readonly board: VariationAuthority;
  readonly onLeave: () => void;
}

export const VariationHeader = (props: Props) => (
  <div class="board-head">
    <BoardWays {...props} />
  </div>
);

function BoardWays({ board, onLeave }: Props) {
  const redo = sayStudy('board.redo');
  return (
    <>
      <button
        type="button"
        class="button board-redo"
        aria-label={redo}
        title={redo}
        disabled={!board.canRedo.value}
        onClick={board.redo}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 4l11 8-11 8Z" />
        </svg>
      </button>
      <button type="button" class="button primary" onClick={onLeave}>
        {sayStudy('board.back')}
      </button>
    </>
  );
}

export function BoardSign({ board, onLeave }: Props) {
  const { tree, spot, open } = board;
  const line = tree.value.lines.find(({ id }) => id === spot.value.line);
  return (
    <div class="board-sign">
      <p>
        <b>{sayStudy('board.title')}</b> {line?.name}
      </p>
      <label>
        <span class="unseen">{sayStudy('board.sight')}</span>
        <select
          value={open.value ? 'open' : 'hidden'}
          onChange={({ currentTarget }) => (open.value = currentTarget.value === 'open')}
        >
          <option value="open">{sayStudy('board.open')}</option>
          <option value="hidden">{sayStudy('board.hidden')}</option>
        </select>
      </label>
      <div class="board-sign-ways">
        <BoardWays board={board} onLeave={onLeave} />
      </div>
    </div>
  );
}
