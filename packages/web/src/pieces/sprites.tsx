import { GLYPH_SHAPES } from './glyph-shapes.tsx';
import { GLYPH_NAMES } from './glyph.tsx';
import { WoodParts } from './wood.tsx';
import './sprites.css';

/** Everything drawn once and used many times. Rendered once per page, before anything that shows a piece. */
export function Sprites() {
  return (
    <svg class="sprites" width="0" height="0" aria-hidden="true">
      <defs>
        {GLYPH_NAMES.map((name) => (
          <symbol
            key={name}
            id={`glyph-${name}`}
            viewBox="0 0 100 100"
            overflow="visible"
            fill="currentColor"
          >
            {GLYPH_SHAPES[name]}
          </symbol>
        ))}
        <WoodParts />
      </defs>
    </svg>
  );
}
