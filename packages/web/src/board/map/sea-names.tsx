// The names of seas as buttons: a sea can also be pressed by its name.
import { AREAS, BOARD } from './geometry.ts';

export const SeaNames = () => (
  <svg class="board-sheet board-seas" viewBox={`0 0 ${BOARD.width} ${BOARD.height}`} aria-hidden="true">
    {AREAS.map(({ id, label }) =>
      'curve' in label ? (
        <path key={id} data-area={id} d={label.curve} stroke-width={Math.max(label.size * 1.4, 40)} />
      ) : null,
    )}
  </svg>
);
