// The cards: command cards on paper, god cards in gold on dark blue, and their common back.
import type { CardId } from '@rubicon/engine';
import { isGod, roman, type GodId, say } from '@rubicon/words';
import { raysPath, wavesPath } from './engraving.ts';
import { glyphRef, type GlyphName } from './glyph.tsx';
import { GOD_ART } from './god-art.tsx';
import { leafPath, wreathPath } from './laurel.ts';
import './card.css';

/** Inscriptions, the same in every language. */
const GODS: Readonly<Record<GodId, string>> = {
  Apollo: 'APOLLO',
  Jupiter: 'IVPITER',
  Mars: 'MARS',
  Mercury: 'MERCVRIVS',
  Neptune: 'NEPTVNVS',
  Pluto: 'PLVTO',
  Vulcan: 'VVLCANVS',
};

/** A frame with hollow corners on a card of 100 by 140. */
const framePath = (inset: number, corner: number): string => {
  const [right, bottom] = [100 - inset, 140 - inset];
  const arc = `a${corner} ${corner} 0 0 0 `;
  return (
    `M${inset + corner} ${inset}H${right - corner}${arc}${corner} ${corner}V${bottom - corner}${arc}${-corner} ${corner}` +
    `H${inset + corner}${arc}${-corner} ${-corner}V${inset + corner}${arc}${corner} ${-corner}Z`
  );
};

/** A card of ratio 5 to 7 whose width CSS sets. Decorative: its container names it for screen readers. */
export function CardFace({ card }: { readonly card: CardId }) {
  return isGod(card) ? (
    <God god={card} />
  ) : (
    <Command moves={Number(card.charAt(0))} levies={Number(card.charAt(2))} />
  );
}

function God({ god }: { readonly god: GodId }) {
  const name = GODS[god];
  const Art = GOD_ART[god];
  return (
    <span class="card card-god" data-tag={god} aria-hidden="true">
      <svg viewBox="0 0 100 140">
        <rect class="card-sheet" x=".6" y=".6" width="98.800" height="138.800" rx="5" />
        <path class="card-frame" d={framePath(4, 6)} />
        <path class="card-hairline" d={framePath(6, 6)} />
        <g transform="translate(6 9) scale(.88)">
          <Art />
        </g>
        <path
          class="card-plate"
          d="M12 113H88V118L95 114.500V131.500L88 128V133H12V128L5 131.500V114.500L12 118Z"
        />
        <path class="card-plate-line" d="M14.500 115.200H85.500M14.500 130.800H85.500" />
        <text
          class="card-name"
          x="50"
          y="127.400"
          font-size={name.length > 8 ? 10.6 : name.length > 7 ? 11.4 : 13.4}
        >
          {name}
        </text>
      </svg>
    </span>
  );
}

const SPRAY = Array.from({ length: 5 }, (_, nth) => {
  const [x, y] = [20 - Math.sin(nth * 0.5) * 3, 113 - nth * 5.2];
  return (
    leafPath(x, y, -125 + nth * 4, 8.5 - nth * 0.6, 2.3) + leafPath(x, y, -40 + nth * 4, 8.5 - nth * 0.6, 2.3)
  );
}).join('');

function Row({
  glyph,
  count,
  y,
  size,
  gap,
}: {
  glyph: GlyphName;
  count: number;
  y: number;
  size: number;
  gap: number;
}) {
  return Array.from({ length: count }, (_, nth) => (
    <use
      key={nth}
      href={glyphRef(glyph)}
      x={50 + (nth - (count - 1) / 2) * gap - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
    />
  ));
}

function Command({ moves, levies }: { readonly moves: number; readonly levies: number }) {
  return (
    <span class="card card-command" data-tag={`${moves}/${levies}`} aria-hidden="true">
      <svg viewBox="0 0 100 140">
        <rect class="card-sheet" x=".6" y=".6" width="98.800" height="138.800" rx="5" />
        <path
          class="card-burst"
          d={raysPath({ x: 50, y: 82, count: 33, from: 28, to: [62, 57], arc: [228, 312] })}
        />
        <path class="card-frame" d={framePath(5, 7)} />
        <path class="card-hairline" d={framePath(7.2, 7)} />
        <g class="card-moves">
          <text x="50" y="56" font-size="46">
            {roman(moves)}
          </text>
          <Row glyph="march" count={moves} y={69} size={13} gap={16} />
        </g>
        <path class="card-rule" d="M12 82H88" />
        <path class="card-diamond" d="M50 77.500L54.500 82L50 86.500L45.500 82Z" />
        <g class="card-levies">
          <path d={SPRAY} />
          <path d={SPRAY} transform="matrix(-1 0 0 1 100 0)" />
          <text x="50" y="109" font-size="27">
            {roman(levies)}
          </text>
          <Row glyph="standard" count={levies} y={121.5} size={19} gap={18} />
        </g>
        <g class="card-words">
          <text x="50" y="16">
            {say('piece.moves')}
          </text>
          <text x="50" y="84.600">
            {say('piece.levies')}
          </text>
        </g>
      </svg>
    </span>
  );
}

export function CardBack() {
  return (
    <span class="card card-back" aria-hidden="true">
      <svg viewBox="0 0 100 140">
        <rect class="card-sheet" x=".6" y=".6" width="98.800" height="138.800" rx="5" />
        <path
          class="card-hairline"
          d={wavesPath(
            8,
            92,
            Array.from({ length: 29 }, (_, row) => 14 + row * 4),
            7,
            4,
          )}
        />
        <path class="card-frame" d={framePath(4, 6)} />
        <path class="card-hairline" d={framePath(6, 6)} />
        <circle class="card-medal" cx="50" cy="60" r="36" />
        <path class="card-laurel" d={wreathPath({ x: 50, y: 60, radius: 27, leaf: 12, pairs: 8 })} />
        <path
          class="card-bridge"
          d="M33 53H67V56.500H66V70H61.500A11.500 11.500 0 0 0 38.500 70H34V56.500H33ZM35 50.500H38V53H35ZM41.750 50.500H44.750V53H41.750ZM48.500 50.500H51.500V53H48.500ZM55.250 50.500H58.250V53H55.250ZM62 50.500H65V53H62Z"
        />
        <path class="card-river" d={wavesPath(38, 62, [72.5, 76.5], 3, 3.5)} />
        <path
          class="card-plate"
          d="M12 109H88V114L95 110.500V127.500L88 124V129H12V124L5 127.500V110.500L12 114Z"
        />
        <text class="card-name" x="50" y="123.400" font-size="13.400">
          RVBICON
        </text>
      </svg>
    </span>
  );
}
