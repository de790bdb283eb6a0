// One silhouette for each kind of glyph, in a box of 100. Solid; inner lines are cut out and never finer than 2.4.
// There may be hundreds on a page and browsers track every transformed element, so none of them is transformed.
import type { JSX } from 'preact';
import { fixed, onBothHalves } from './engraving.ts';
import type { GlyphName } from './glyph.tsx';
import { wreathPath } from './laurel.ts';

/** The eagle of the legions, and of Jupiter. */
export const EAGLE_WING =
  'M46 42C38 33 24 22 5 8C4 17 5.500 24 9.500 31L2.500 29C4.500 37 8.500 43 13.500 47.500L7.500 47C10.500 54 16.500 58.500 22.500 61L16.500 62C23.500 69 35 70 44 65Z';
export const EAGLE_BODY =
  'M42 40C42 34 43 31 43 28L32 30.500C34 24 40 18.500 47 18C55 17.500 59 23 58.500 29C58 33 58 36 58.500 40C62 48 61 58 57 64L64 84L55.500 80L50 87L44.500 80L36 84L43 64C39 58 38.500 48 42 40Z';

/** Eight rays, every other one shorter; each is a kite rotated around the centre. */
const STAR = Array.from({ length: 8 }, (_, nth) => {
  const [cos, sin] = [Math.cos((nth * Math.PI) / 4), Math.sin((nth * Math.PI) / 4)];
  const at = (right: number, down: number): string =>
    `${fixed(50 + right * cos - down * sin)} ${fixed(50 + right * sin + down * cos)}`;
  return `M${at(0, nth % 2 === 0 ? -46 : -31)}L${at(6, -4)}L${at(0, 2)}L${at(-6, -4)}Z`;
}).join('');

export const GLYPH_SHAPES: Readonly<Record<GlyphName, JSX.Element>> = {
  laurel: (
    <>
      <path d={wreathPath({ x: 50, y: 52, radius: 37, leaf: 17, pairs: 7 })} />
      <path class="glyph-line" stroke-width="3.4" d="M45 94L55 85M55 94L45 85" />
    </>
  ),
  legio: (
    <>
      <path d={onBothHalves(EAGLE_WING)} />
      <path
        class="glyph-cut"
        stroke-width="2.6"
        d={onBothHalves('M12 29C22 37 30 42 39 46M16 45.500C24 50 31 52 38 53.500')}
      />
      <path d={EAGLE_BODY} />
      <circle class="glyph-hole" cx="46.500" cy="25" r="2.2" />
      <rect x="26" y="89" width="48" height="6.500" rx="3" />
    </>
  ),
  auxilia: (
    <>
      <path class="glyph-line" stroke-width="5.500" d="M17 92L80 16M83 92L20 16" />
      <path d="M88 6L85 26L72 15ZM12 6L15 26L28 15Z" />
      <ellipse class="glyph-cut" stroke-width="10" cx="50" cy="54" rx="26" ry="34" />
      <ellipse cx="50" cy="54" rx="26" ry="34" />
      <ellipse class="glyph-cut" stroke-width="2.8" cx="50" cy="54" rx="19" ry="27" />
      <circle class="glyph-hole" cx="50" cy="54" r="8.500" />
      <circle cx="50" cy="54" r="4.800" />
    </>
  ),
  archer: (
    <>
      <path
        class="glyph-line"
        stroke-width="7.500"
        d="M21 13C34 6 44 22 55 27C74 36 76 52 78 56C84 64 97 68 89 80"
      />
      <path class="glyph-line" stroke-width="3" d="M21 14L45 57L89 79" />
      <path class="glyph-line" stroke-width="5.500" d="M19 84L77 25" />
      <path d="M92 9L85 34L67 17ZM10 92L14 74L24 70L22 80L32 78L28 88Z" />
    </>
  ),
  equitatus: (
    <>
      <path d="M28 94C27 78 33 66 43 57C36 60 29 65 23 67C17 69 11 64 10 58C9.500 55 11 52 14 49L33 29C34 22 36 15 37 7L46 17C49 15.500 53 14.500 56 14.500L60 5L66 17C70 19 73 22 76 25L84 24L82 32L91 36L87 42L95 49L90 53L97 61L91 64L96 74L90 75L92 94Z" />
      <circle class="glyph-hole" cx="42" cy="34" r="3.400" />
      <path
        class="glyph-cut"
        stroke-width="3.200"
        stroke-linecap="round"
        d="M16 57L23 55M66 26C76 38 80 60 78 92M33 47C39 48 44 46 48 41M48 41C52 45 58 47 68 46"
      />
    </>
  ),
  elephant: (
    <>
      <path d="M93 64C95 46 86 32 66 30C57 29 51 30 46 33C40 25 27 24 20 31C12 38 11 49 12 60C12 68 13 77 8 83C6 86 10 90 14 87C20 82 20 73 21 65C24 68 28 70 33 69L37 68L36 93L50 93L52 74L66 74L67 93L81 93L83 68C86 72 88 78 88 84L92 84Z" />
      <path d="M53 27L53 7L59 7L59 11.500L64 11.500L64 7L70 7L70 11.500L75 11.500L75 7L81 7L81 31C72 27 62 26 53 27Z" />
      <path class="glyph-cut" stroke-width="3.400" d="M41 36C52 38 54 54 43 62C37 56 36 44 41 36Z" />
      <circle class="glyph-hole" cx="27" cy="43" r="3" />
      <path class="glyph-cut" stroke-width="5.200" d="M27 60C20 69 11 71 3 66C10 66 16 61 19 55Z" />
      <path d="M27 60C20 69 11 71 3 66C10 66 16 61 19 55Z" />
      <path class="glyph-cut" stroke-width="2.800" d="M60 22V16M67 21V15M74 22V16" />
    </>
  ),
  ballista: (
    <>
      <path class="glyph-line" stroke-width="6.500" d="M58 58L40 94M60 58L80 94M46 82H74" />
      <path class="glyph-line" stroke-width="9" d="M20 34L88 66" />
      <path class="glyph-line" stroke-width="7" d="M34 34C30 22 38 14 48 7M30 46C24 54 24 64 28 76" />
      <path class="glyph-line" stroke-width="2.800" d="M48 7L74 58L28 76" />
      <path class="glyph-line" stroke-width="4.500" d="M76 55L12 25" />
      <path d="M1 18L20 20L13 34Z" />
      <path d="M33.5 27L42.6 31.2A2 2 0 0 1 43.6 33.9L35.1 52A2 2 0 0 1 32.5 53L23.4 48.8A2 2 0 0 1 22.4 46.1L30.9 28A2 2 0 0 1 33.5 27Z" />
      <path class="glyph-line" stroke-width="6" d="M84 52L92 74" />
    </>
  ),
  navis: (
    <>
      <path d="M2 60L16 59L83 59C90 57 93 49 89 41C87 37 83 38 82 41C79 36 84 31 90 33C99 37 101 53 94 66C89 75 82 79 72 79L27 79C18 79 9 72 2 60Z" />
      <path d="M32 12C46 17 58 17 72 12C68 25 68 38 72 51C58 55 46 55 32 51C36 38 36 25 32 12Z" />
      <path
        class="glyph-line"
        stroke-width="4.500"
        d="M52 5V60M28 77L20 93M41 77L33 93M54 77L46 93M67 77L59 93M78 76L71 93"
      />
      <path
        class="glyph-cut"
        stroke-width="2.600"
        d="M44 17.500C46 30 46 42 44 53M60 17.500C58 30 58 42 60 53M24 67H86"
      />
      <circle class="glyph-hole" cx="15" cy="65" r="2.800" />
    </>
  ),
  cleopatra: (
    <>
      <path d={onBothHalves('M47 72C22 68 8 44 19 8C22 34 31 50 48 56Z')} />
      <circle cx="50" cy="34" r="16.500" />
      <path d="M41 74H59L62 83H38Z" />
      <rect x="30" y="85.500" width="40" height="8" rx="2" />
      <path class="glyph-hole" d="M50 64C45 60 45 55 50 53C55 55 55 60 50 64Z" />
    </>
  ),
  star: (
    <>
      <path d={STAR} />
      <circle cx="50" cy="50" r="9" />
    </>
  ),
  trident: (
    <>
      <path d="M46 96V54C30 54 18 44 18 26L10 28L20 6L30 28L24 27C25 38 34 45 46 46V22L38 25L50 2L62 25L54 22V46C66 45 75 38 76 27L70 28L80 6L90 28L82 26C82 44 70 54 54 54V96Z" />
      <rect x="36" y="60" width="28" height="7" rx="3" />
    </>
  ),
  ankh: (
    <path
      fill-rule="evenodd"
      d="M44 52H18V63H44V96H56V63H82V52H56C66 42 74 34 74 22C74 10 64 3 50 3C36 3 26 10 26 22C26 34 34 42 44 52ZM50 46C42 39 36 31 36 23C36 16 42 12 50 12C58 12 64 16 64 23C64 31 58 39 50 46Z"
    />
  ),
  anchor: (
    <>
      <path
        class="glyph-line"
        stroke-width="9"
        d="M50 28V88M30 40H70M14 58C16 78 30 88 50 88C70 88 84 78 86 58"
      />
      <circle class="glyph-line" stroke-width="8" cx="50" cy="18" r="9" />
      <path d="M4 66L16 46L28 66ZM96 66L84 46L72 66Z" />
    </>
  ),
  swords: (
    <>
      <path d="M10 6L24 11L64 59L57 66L13 24Z" />
      <path d="M90 6L76 11L36 59L43 66L87 24Z" />
      <path class="glyph-line" stroke-width="8" d="M51 75L74 54M49 75L26 54" />
      <path class="glyph-line" stroke-width="9" d="M67 68L80 83M33 68L20 83" />
      <circle cx="84" cy="88" r="8" />
      <circle cx="16" cy="88" r="8" />
    </>
  ),
  lock: (
    <>
      <path class="glyph-line" stroke-width="11" d="M30 48V34C30 8 70 8 70 34V48" />
      <rect x="16" y="44" width="68" height="48" rx="8" />
      <path class="glyph-hole" d="M50 56A8 8 0 0 1 54.500 70.500L57 82H43L45.500 70.500A8 8 0 0 1 50 56Z" />
    </>
  ),
  tick: <path class="glyph-line" stroke-width="15" d="M14 54L39 80L86 22" />,
  shield: (
    <>
      <path d="M12 10C28 14 40 11 50 4C60 11 72 14 88 10V48C88 72 72 88 50 97C28 88 12 72 12 48Z" />
      <path
        class="glyph-cut"
        stroke-width="4"
        d="M20 18C32 20 42 17 50 12C58 17 68 20 80 18V48C80 67 68 80 50 88C32 80 20 67 20 48Z"
      />
      <circle class="glyph-cut" stroke-width="4" cx="50" cy="48" r="11" />
    </>
  ),
  standard: (
    <>
      <path class="glyph-line" stroke-width="8" d="M50 20V96M12 30H88" />
      <path d="M50 0C59 9 59 17 50 26C41 17 41 9 50 0Z" />
      <path d="M18 32H82V78L71.300 68L60.700 78L50 68L39.300 78L28.700 68L18 78Z" />
      <circle class="glyph-hole" cx="50" cy="50" r="9" />
    </>
  ),
  march: <path d="M10 10L96 50L10 90L32 50Z" />,
};
