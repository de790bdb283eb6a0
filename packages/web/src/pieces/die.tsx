// A bone die. A hit is filled in the side's colour, a miss stays pale with hollow pips.
import type { Side } from '@rubicon/engine';
import './die.css';

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

interface DieProps {
  readonly value: DieValue;
  readonly hit: boolean;
  readonly tone: Side;
  readonly rolling?: boolean; // rolls for 600 ms before it shows its value
}

const SPOTS: Readonly<Record<DieValue, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

const pipsPath = (value: DieValue): string =>
  SPOTS[value]
    .map(([x, y]) => `M${x * 11.5 - 4.2} ${y * 11.5}a4.200 4.200 0 1 1 8.400 0a4.200 4.200 0 1 1-8.400 0Z`)
    .join('');

/** One full rotation: an adjacent face, the opposite face, the other adjacent face, and back. */
const passing = (value: DieValue): readonly DieValue[] => {
  const neighbour = value === 1 || value === 6 ? 2 : 1;
  return [neighbour, (7 - value) as DieValue, (7 - neighbour) as DieValue];
};

export function Die({ value, hit, tone, rolling = false }: DieProps) {
  const faces = rolling ? [...passing(value), value] : [value];
  return (
    <svg
      class={`die die-${tone} ${hit ? 'die-hit' : 'die-miss'} ${rolling ? 'die-rolling' : ''}`}
      viewBox="-26 -26 52 54"
      aria-hidden="true"
    >
      <ellipse class="die-shadow" cx="1.500" cy="24.500" rx="22" ry="3" />
      <g class="die-body">
        {faces.map((face, nth) => (
          <g
            key={face}
            class={nth === faces.length - 1 ? 'die-face' : 'die-face die-passing'}
            style={{ '--nth': nth }}
          >
            <rect class="die-side" x="-22" y="-18.500" width="44" height="44" rx="8" />
            <rect class="die-top" x="-22" y="-22" width="44" height="44" rx="8" />
            <path class="die-pips" d={pipsPath(face)} />
          </g>
        ))}
      </g>
    </svg>
  );
}
