// The chart legend: which line is whose.
import { SIDES } from '@rubicon/engine';
import { sideName } from '@rubicon/words';
import { SideDot } from './side-dot.tsx';
import './plot.css';

export function Legend() {
  return (
    <ul class="plot-legend">
      {SIDES.map((side) => (
        <li key={side}>
          <svg width="44" height="12" viewBox="0 0 44 12" aria-hidden="true">
            <path class={`plot-line ${side}`} d="M0 6H44" />
            <SideDot side={side} at={[22, 6]} radius={3} />
          </svg>
          {sideName(side)}
        </li>
      ))}
    </ul>
  );
}
