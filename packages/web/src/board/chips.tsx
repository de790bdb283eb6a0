// Chips on highlighted roads: how many blocks have used the road, and how many may.
import { chipPlace } from './chip-place.ts';
import type { Lit } from './lit.ts';
import { wayBetween } from './map/ways.ts';
import './chips.css';

export function Chips({ lit: { roads, areas } }: { readonly lit: Lit }) {
  return (
    <div class="board-sheet chips" aria-hidden="true">
      {roads.map(({ between, used, limit }) => {
        const way = wayBetween(...between);
        if (limit === null || way === null) return null;
        const [left, top] = chipPlace(way.chip, areas).map((value) => `${value}px`);
        return (
          <span
            key={between.join()}
            class={`chip ${used >= limit ? 'is-full' : used === 0 ? 'is-unused' : ''}`}
            style={{ left, top }}
          >
            {used}/{limit}
          </span>
        );
      })}
    </div>
  );
}
