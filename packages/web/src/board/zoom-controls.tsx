// The buttons that zoom the board and fit it to its window.
import { say } from '@rubicon/words';
import { fit, zoom } from './camera.ts';
import type { Stage } from './stage.ts';
import './zoom-controls.css';

const SIGNS = {
  in: 'M3 10H17M10 3V17',
  out: 'M3 10H17',
  fit: 'M3 7V3H7M13 3H17V7M17 13V17H13M7 17H3V13',
} as const;

const Sign = ({ name }: { readonly name: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d={SIGNS[name]} />
  </svg>
);

export const ZOOM_STEP = 1.35;

export function ZoomControls({ stage }: { readonly stage: Stage }) {
  const by = (factor: number) => () => {
    stage.glide(zoom(stage.wanted(), stage.viewport(), factor));
  };
  return (
    <div class="zoom-controls" role="group" aria-label={say('board.zoom')}>
      <button type="button" onClick={by(ZOOM_STEP)} aria-label={say('board.zoom.in')}>
        <Sign name="in" />
      </button>
      <button type="button" onClick={by(1 / ZOOM_STEP)} aria-label={say('board.zoom.out')}>
        <Sign name="out" />
      </button>
      <button
        type="button"
        onClick={() => {
          stage.glide(fit(stage.viewport()));
        }}
        aria-label={say('board.zoom.fit')}
      >
        <Sign name="fit" />
      </button>
    </div>
  );
}
