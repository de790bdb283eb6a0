// The frontispiece: the map around the Rubicon, with the blocks of the initial deployment.
import type { BlockId } from '@rubicon/engine';
import { useEffect, useRef } from 'preact/hooks';
import { AREAS, BLOCK, BOARD, STACKS } from '../board/map/geometry.ts';
import { mapDrawing } from '../board/map/map-drawing.ts';
import { Block } from '../pieces/block.tsx';
import './plate.css';

// From Caesar's side: his own faces, and the backs of the others
const STANDING: Readonly<Record<string, readonly string[] | number>> = {
  Ravenna: ['C.Caesar', 'C.Legio13', 'C.Navis2'],
  Genua: ['C.Antonius', 'C.Legio8', 'C.Legio12'],
  Massilia: ['C.Legio11', 'C.Legio14', 'C.Navis1'],
  Narbo: ['C.Legio7', 'C.Legio9', 'C.Legio10'],
  Lugdunum: ['C.Legio16', 'C.Equitatus1'],
  Neapolis: 3,
  Brundisium: 1,
  Syracuse: 1,
  Utica: 2,
  Tarraco: 3,
  CarthagoNova: 2,
};
const SWELL = 1.2; // blocks are larger here than in play

/** Plain sea until it is drawn, since it is an ornament: then the map with its blocks. */
export function Plate({ isDrawn }: { readonly isDrawn: boolean }) {
  const map = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDrawn) return undefined;
    const gone = new AbortController();
    void drawMap(map.current!, gone.signal);
    return () => gone.abort();
  }, [isDrawn]);
  return (
    <div class="plate" aria-hidden="true">
      <div class="plate-world" style={{ width: `${BOARD.width}px`, height: `${BOARD.height}px` }}>
        <div ref={map} class="plate-map" />
        {isDrawn && <Standing />}
      </div>
    </div>
  );
}

function Standing() {
  return AREAS.map(({ id, anchor: [x, y] }) => {
    const here = STANDING[id];
    if (here === undefined) return null;
    const count = typeof here === 'number' ? here : here.length;
    return STACKS.alone[count - 1]!.map(([right, down], nth) => (
      <div
        key={`${id} ${right}`}
        class="plate-block"
        style={{
          left: `${x + (right - BLOCK / 2) * SWELL}px`,
          top: `${y + down + BLOCK / 2 - BLOCK * SWELL}px`,
          width: `${BLOCK * SWELL}px`,
          height: `${BLOCK * SWELL}px`,
        }}
      >
        <Block
          block={typeof here === 'number' ? null : (here[nth] as BlockId)}
          colour={typeof here === 'number' ? 'green' : 'tan'}
          strength={null}
          detail="large"
        />
      </div>
    ));
  });
}

/** Inlined, so that it has the page's colours and fonts. */
async function drawMap(into: HTMLElement, signal: AbortSignal): Promise<void> {
  const drawing = await mapDrawing();
  if (!signal.aborted) into.innerHTML = drawing;
}
