// Chips on highlighted roads: how many blocks have used the road, and how many may.
import { useRef } from 'preact/hooks';
import { counterScale, hasPiles } from './camera.ts';
import { chipPlaces } from './chip-place.ts';
import type { Lit } from './lit.ts';
import type { Place } from './places.ts';
import { boxesOf, type Drawn } from './stack-boxes.ts';
import type { Stage } from './stage.ts';
import './chips.css';

interface Shown {
  readonly lit: Lit;
  readonly places: readonly Place[];
}

/** Stacks and chips change their size when the board comes to rest. */
export function StageChips({ stage, ...shown }: Shown & { readonly stage: Stage }) {
  const rested = useRef(stage.wanted());
  rested.current = stage.resting.value ?? rested.current;
  const counter = counterScale(rested.current, stage.viewport());
  return <Chips {...shown} drawn={{ counter, isPiled: hasPiles(rested.current) }} />;
}

export function Chips({ lit: { roads, areas }, places, drawn }: Shown & { readonly drawn: Drawn }) {
  // Zoomed out, there is only room for the roads that were used
  const shown = roads.filter(({ limit, used }) => limit !== null && (used > 0 || !drawn.isPiled));
  const hasSwords = ({ area, parties }: Place): boolean => parties.length > 1 || areas.get(area) === 'attack';
  const taken = shown.length === 0 ? [] : places.flatMap((place) => boxesOf(place, hasSwords(place), drawn));
  const spots = chipPlaces(shown, taken, drawn.counter);
  return (
    <div class="board-sheet chips" aria-hidden="true">
      {shown.map(({ between, used, limit }, index) => {
        const [left, top] = spots[index]!.map((value) => `${value}px`);
        return (
          <span key={between.join()} class={`chip ${used >= limit! ? 'is-full' : ''}`} style={{ left, top }}>
            {used}/{limit}
          </span>
        );
      })}
    </div>
  );
}
