// The minimap: coasts, which side is where, and the visible part of the board.
import { useComputed } from '@preact/signals';
import { say } from '@rubicon/words';
import { centred } from './camera.ts';
import { BOARD } from './map/geometry.ts';
import type { Place } from './places.ts';
import type { Stage } from './stage.ts';
import { useMapSheets } from './map/use-map-sheets.ts';
import { anchorOf } from './map/ways.ts';
import './minimap.css';

export function Minimap({ stage, places }: { readonly stage: Stage; readonly places: readonly Place[] }) {
  const sheets = useMapSheets();
  const frame = useComputed(() => {
    const { x, y, scale } = stage.camera.value;
    const { width, height } = stage.viewport();
    const [left, top] = [Math.max(-x / scale, 0), Math.max(-y / scale, 0)];
    const right = Math.min((width - x) / scale, BOARD.width);
    const bottom = Math.min((height - y) / scale, BOARD.height);
    return `M${left} ${top}H${right}V${bottom}H${left}Z`;
  });
  const centre = (event: PointerEvent & { readonly currentTarget: Element }): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = [
      ((event.clientX - box.left) / box.width) * BOARD.width,
      ((event.clientY - box.top) / box.height) * BOARD.height,
    ] as const;
    stage.steer(centred(stage.viewport(), at, stage.wanted().scale));
  };
  return (
    <svg
      class={sheets === null ? 'minimap is-blank' : 'minimap'}
      viewBox={`0 0 ${BOARD.width} ${BOARD.height}`}
      role="img"
      aria-label={say('board.minimap')}
      onPointerDown={(event) => {
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        centre(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) centre(event);
      }}
      onPointerUp={() => {
        stage.release(0, 0);
      }}
    >
      <path class="minimap-land" d={sheets?.coast} />
      {places.flatMap(({ area, parties }) =>
        parties.map(({ side, spot }) => {
          const [x, y] = anchorOf(area);
          const at = x + (spot === 'alone' ? 0 : spot === 'left' ? -28 : 28);
          return side === 'caesar' ? (
            <rect
              key={`${area} ${side}`}
              class="minimap-caesar"
              x={at - 22}
              y={y - 22}
              width="44"
              height="44"
            />
          ) : (
            <circle key={`${area} ${side}`} class="minimap-pompey" cx={at} cy={y} r="24" />
          );
        }),
      )}
      <path class="minimap-frame" d={frame} />
    </svg>
  );
}
