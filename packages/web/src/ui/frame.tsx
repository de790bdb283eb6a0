// A framed panel for titles: two lines with cut corners, and a river below the title.
import { Glyph } from '../pieces/glyph.tsx';
import './frame.css';

/** The river between the two: Caesar's star, Pompey's trident. */
export function River() {
  return (
    <div class="river" aria-hidden="true">
      <Glyph name="star" />
      <svg viewBox="0 0 240 14" preserveAspectRatio="none">
        {[3, 7, 11].map((y) => (
          <path key={y} d={`M0 ${y}q10 -4 20 0${'t20 0'.repeat(11)}`} vector-effect="non-scaling-stroke" />
        ))}
      </svg>
      <Glyph name="trident" />
    </div>
  );
}

const CORNERS = [
  ['0', '0', '1 1'],
  ['100%', '0', '-1 1'],
  ['0', '100%', '1 -1'],
  ['100%', '100%', '-1 -1'],
] as const;

/** Two lines around the panel, with corners cut in over them. */
export function Frame() {
  return (
    <svg class="frame" aria-hidden="true">
      <rect class="frame-bold" />
      <rect class="frame-fine" />
      {CORNERS.map(([x, y, flip]) => (
        <svg key={flip} x={x} y={y} overflow="visible">
          <g transform={`scale(${flip})`}>
            <path class="frame-patch" d="M6 6H30V30H6ZM12 12H34V34H12Z" />
            <path class="frame-bold" d="M9 30C21 30 30 21 30 9" />
            <path class="frame-fine" d="M13.500 34C25 32.500 32.500 25 34 13.500" />
            <path class="frame-star" d="M15 7L17 13L23 15L17 17L15 23L13 17L7 15L13 13Z" />
          </g>
        </svg>
      ))}
    </svg>
  );
}
