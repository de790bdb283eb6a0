// Which line is whose.
import { SIDES } from '@rubicon/engine';
import { sideName } from '@rubicon/words';
import './plot.css';

export function Legend() {
  return (
    <ul class="plot-legend">
      {SIDES.map((side) => (
        <li key={side}>
          <svg width="44" height="12" viewBox="0 0 44 12" aria-hidden="true">
            <path class={`plot-line ${side}`} d="M0 6H44" />
            {side === 'caesar' ? (
              <rect class="plot-dot caesar" x="19" y="3" width="6" height="6" />
            ) : (
              <circle class="plot-dot pompey" cx="22" cy="6" r="3" />
            )}
          </svg>
          {sideName(side)}
        </li>
      ))}
    </ul>
  );
}
