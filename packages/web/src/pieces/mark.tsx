import type { Side } from '@rubicon/engine';
import { glyphRef } from './glyph.tsx';
import { MARKS, labelPath } from './wood.tsx';
import './mark.css';

const COLOUR = { caesar: 'tan', pompey: 'green' } as const;

/** A side's badge: its label colour, corners and mark. It is beside a name, so screen readers skip it. */
export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg class={`side-mark side-mark-${side}`} viewBox="0 0 40 40" aria-hidden="true">
      <path d={labelPath(COLOUR[side], 0)} />
      <use href={glyphRef(MARKS[COLOUR[side]])} x="5" y="5" width="30" height="30" />
    </svg>
  );
}
