// The symbols of the game, defined once in `Sprites` and used many times.
import './glyph.css';

export const GLYPH_NAMES = [
  'laurel',
  'legio',
  'auxilia',
  'archer',
  'equitatus',
  'elephant',
  'ballista',
  'navis',
  'cleopatra',
  'star',
  'trident',
  'ankh',
  'anchor',
  'swords',
  'lock',
  'tick',
  'shield',
  'standard',
  'march',
] as const;
export type GlyphName = (typeof GLYPH_NAMES)[number];

export const glyphRef = (name: GlyphName): string => `#glyph-${name}`;

/** A symbol in the colour of the text around it, as tall as the text by default. Hidden from screen readers. */
export function Glyph({ name, size }: { readonly name: GlyphName; readonly size?: number }) {
  return (
    <svg
      class="glyph"
      viewBox="0 0 100 100"
      aria-hidden="true"
      {...(size === undefined ? {} : { width: size, height: size })}
    >
      <use href={glyphRef(name)} />
    </svg>
  );
}
