// The label of a block, in a box of 40. The rim turns with the strength; picture, rating and name stay upright.
import type { BlockId, Colour } from '@rubicon/engine';
import { roman } from '@rubicon/words';
import { glyphRef } from './glyph.tsx';
import { glyphOf, labelOf, levyLabelOf, ratingsOf, shortLabelOf } from './label.ts';
import { rimOf, turnsOf } from './rim.ts';

export type BlockDetail = 'small' | 'large';

type Strength = number | 'unknown';

interface FaceProps {
  readonly block: BlockId;
  readonly colour: Colour;
  readonly strength: Strength;
  readonly detail: BlockDetail;
  readonly plain: boolean;
}

export function Face({ block, colour, strength, detail, plain }: FaceProps) {
  return (
    <>
      <use href={`#label-${colour}`} />
      {plain ? (
        <PlainText block={block} strength={strength} />
      ) : (
        <>
          <path
            class="face-tab"
            d={detail === 'small' ? 'M11.5 2.2h17l-2 9.2h-13z' : 'M12.75 2.2h14.5l-2 7.3h-10.5z'}
          />
          <Rim block={block} strength={strength} detail={detail} />
          <Figure block={block} detail={detail} />
          <Ratings block={block} detail={detail} />
          {detail === 'large' && <Names block={block} />}
        </>
      )}
    </>
  );
}

/** Numerals for the possible strengths; where there is no room, as many ticks. An unknown strength stands out nowhere. */
function Rim({ block, strength, detail }: { block: BlockId; strength: Strength; detail: BlockDetail }) {
  const others = rimOf(block).filter((numeral) => numeral.strength !== strength);
  const now = strength === 'unknown' ? 0 : turnsOf(block, strength);
  const current = strength === 'unknown' ? [] : [{ strength, turn: now }];
  const shown = detail === 'small' ? current : rimOf(block);
  return (
    <g class="face-rim" style={{ transform: `rotate(${-now * 90}deg)` }}>
      {detail === 'small' && (
        <path
          class="face-ticks"
          d={others.map((numeral) => ticks(numeral.strength, numeral.turn)).join('')}
        />
      )}
      {shown.map((numeral) => (
        <text
          key={numeral.strength}
          class={numeral.strength === strength ? 'face-numeral face-now' : 'face-numeral'}
          style={{ '--at': `${numeral.turn * 90}deg` }}
        >
          {roman(numeral.strength)}
        </text>
      ))}
    </g>
  );
}

function ticks(count: number, turn: number): string {
  return Array.from({ length: count }, (_, nth) => {
    const off = 20 + (nth - (count - 1) / 2) * 2.6;
    const [x, y, across] = [
      [off, 3.2, false],
      [35.2, off, true],
      [40 - off, 35.2, false],
      [3.2, 40 - off, true],
    ][turn] as [number, number, boolean];
    return `M${x} ${y}${across ? 'h' : 'v'}1.6`;
  }).join('');
}

function Figure({ block, detail }: { block: BlockId; detail: BlockDetail }) {
  const glyph = glyphOf(block);
  const [x, y, room] = detail === 'small' ? [12.7, 23.8, 17] : [13.4, 18.2, 15];
  const size = glyph === 'laurel' ? room * 1.1 : glyph === 'navis' ? room * 0.95 : room;
  return (
    <>
      <use href={glyphRef(glyph)} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      {glyph === 'laurel' && (
        <text class="face-initial" x={x} y={y + size * 0.15} font-size={size * 0.41}>
          {labelOf(block).charAt(0)}
        </text>
      )}
    </>
  );
}

function Ratings({ block, detail }: { block: BlockId; detail: BlockDetail }) {
  const ratings = ratingsOf(block);
  const [x, y, size] = detail === 'small' ? [27.6, 28.2, 13] : [27.1, 21.6, 9.4];
  if (ratings.length === 1)
    return (
      <text class="face-rating" x={x} y={y} font-size={size}>
        {ratings[0]}
      </text>
    );
  return ratings.map((rating, nth) => (
    <text
      key={rating}
      class="face-rating"
      x={x}
      y={y - size * 0.5 + nth * size * 0.72}
      font-size={size * 0.72}
    >
      {rating}
    </text>
  ));
}

function Names({ block }: { block: BlockId }) {
  const city = levyLabelOf(block);
  return (
    <>
      <text class="face-name" x="20" y={city === null ? 31 : 29.4}>
        {labelOf(block)}
      </text>
      {city !== null && (
        <text class="face-city" x="20" y="32.4">
          {city}
        </text>
      )}
    </>
  );
}

/** The plain label: only letters and digits, as large as they fit. */
function PlainText({ block, strength }: { block: BlockId; strength: Strength }) {
  const ratings = ratingsOf(block);
  const name = shortLabelOf(block);
  return (
    <>
      <text class="face-plain" x="20" y="14" font-size={Math.min(10.5, 74 / name.length)}>
        {name}
      </text>
      {ratings.map((rating, nth) => (
        <text
          key={rating}
          class="face-plain"
          x="12.300"
          y={ratings.length === 1 ? 31.6 : 24.5 + nth * 10}
          font-size={ratings.length === 1 ? 15.5 : 11}
        >
          {rating}
        </text>
      ))}
      <path class="face-tab" d="M23.800 17h11v18h-11z" />
      <text class="face-plain face-plain-now" x="29.300" y="31.600" font-size="16">
        {strength === 'unknown' ? '?' : strength}
      </text>
    </>
  );
}
