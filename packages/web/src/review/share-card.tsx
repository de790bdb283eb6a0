// The image to share: result, curve, three turning points, in large type on paper. It is seen outside the page, so it
// has its own colours and styles everything by attributes.
import type { Analysis } from '@rubicon/ai';
import { SIDES, type PerSide } from '@rubicon/engine';
import { roman, sideName, yearName, percentText } from '@rubicon/words';
import { sayReview } from '../words/topics/review.ts';
import { causeText, gainerOf } from './cause-words.ts';
import { resultText } from './result-words.ts';
import { areaTo, lineThrough, placeOf } from '../ui/chart/scale.ts';
import { medalsFor } from './medals.ts';
import { standText, whenText, yearsIn } from './times.ts';
import { wrap } from './wrap.ts';

export const CARD = { width: 1080, height: 1350 } as const;

const PAPER = '#f7f1e4';
const DEEP = '#efe6d3';
const INK = '#2b241e';
const MUTED = '#665746';
const SIDE = { caesar: '#8c1c24', pompey: '#3a5634' } as const;
const CAPS = 'Cinzel, serif';
const SERIF = "'EB Garamond', serif";
const SANS = "'Alegreya Sans', sans-serif";
const FIELD = { left: 130, top: 400, width: 870, height: 380 };
const POINTS = 3;

interface Props {
  readonly analysis: Analysis;
  readonly players: PerSide<string>;
  readonly type: string; // CSS for its fonts
  readonly widthOf: (text: string, font: string) => number;
}

export function ShareCard({ analysis, players, type, widthOf }: Props) {
  const { width, height } = CARD;
  const { turns, result, turningPoints } = analysis;
  const middle = width / 2;
  const sized = (text: string, room: number, size: number, font: string): number =>
    Math.min(size, (size * room) / Math.max(1, widthOf(text, `600 ${size}px ${font}`)));
  const title = resultText(result);
  const names = `${players.caesar} – ${players.pompey}`;
  const state = standText(turns.at(-1)!);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <style dangerouslySetInnerHTML={{ __html: type }} />
      <rect width={width} height={height} fill={PAPER} />
      <rect x="24" y="24" width={width - 48} height={height - 48} fill="none" stroke={INK} stroke-width="3" />
      <rect x="34" y="34" width={width - 68} height={height - 68} fill="none" stroke={INK} stroke-width="1" />
      <g text-anchor="middle" fill={INK}>
        <text x={middle} y="104" font-family={CAPS} font-weight="700" font-size="38" letter-spacing="10">
          RVBICON
        </text>
        <text
          x={middle}
          y="196"
          font-family={CAPS}
          font-weight="700"
          font-size={sized(title, 900, 68, CAPS)}
          fill={result.winner === null ? INK : SIDE[result.winner]}
        >
          {title}
        </text>
        <text
          x={middle}
          y="266"
          font-family={SERIF}
          font-weight="600"
          font-size={sized(names, 900, 46, SERIF)}
        >
          {names}
        </text>
        <text x={middle} y="322" font-family={SANS} font-size={sized(state, 920, 36, SANS)} fill={MUTED}>
          {state}
        </text>
      </g>
      <Curve analysis={analysis} />
      {turningPoints.slice(0, POINTS).map((point, index) => {
        const y = 866 + index * 138;
        const side = gainerOf(point);
        const lines = wrap(causeText(point), (line) => widthOf(line, `600 40px ${SERIF}`) < 640, 2);
        return (
          <g key={`${point.cause} ${point.entry}`}>
            <circle cx="120" cy={y + 8} r="40" fill={PAPER} stroke={INK} stroke-width="3" />
            <text
              x="120"
              y={y + 21}
              text-anchor="middle"
              font-family={CAPS}
              font-weight="700"
              font-size="36"
              fill={INK}
            >
              {roman(index + 1)}
            </text>
            {lines.map((line, row) => (
              <text
                key={line}
                x="190"
                y={y + row * 42}
                font-family={SERIF}
                font-weight="600"
                font-size="40"
                fill={INK}
              >
                {line}
              </text>
            ))}
            <text x="190" y={y + lines.length * 42 - 2} font-family={SANS} font-size="34" fill={MUTED}>
              {whenText(point)}
            </text>
            <g text-anchor="end" fill={SIDE[side]}>
              <text x="1000" y={y + 4} font-family={CAPS} font-weight="700" font-size="46">
                {`+${percentText(Math.abs(point.gain))}`}
              </text>
              <text x="1000" y={y + 44} font-family={SANS} font-weight="700" font-size="34">
                {sideName(side)}
              </text>
            </g>
          </g>
        );
      })}
      <text x={middle} y={height - 62} text-anchor="middle" font-family={SANS} font-size="32" fill={MUTED}>
        {sayReview('review.image.foot')}
      </text>
    </svg>
  );
}

function Curve({ analysis }: { readonly analysis: Analysis }) {
  const { chances, turns, turningPoints } = analysis;
  const last = Math.max(1, turns.at(-1)!.entry);
  const place = placeOf(FIELD, { least: 0, most: 1 });
  const curve = chances.map(({ entry, chance }) => place(entry / last, chance));
  const { left, top, width, height } = FIELD;
  const bottom = top + height;
  return (
    <g>
      <defs>
        {SIDES.map((side) => (
          <pattern
            key={side}
            id={`share-${side}`}
            width="9"
            height="9"
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${side === 'caesar' ? 45 : -45})`}
          >
            <path d="M0 0V9" stroke={SIDE[side]} stroke-width="2.400" opacity="0.6" />
          </pattern>
        ))}
      </defs>
      {yearsIn(analysis).map(({ from, to, year }, index) => {
        const [start, end] = [place(from / last, 0)[0], place(to / last, 0)[0]];
        return (
          <g key={year}>
            {index % 2 === 1 ? (
              <rect x={start} y={top} width={end - start} height={height} fill={DEEP} />
            ) : null}
            {end - start > 120 ? (
              <text
                x={(start + end) / 2}
                y={top - 16}
                text-anchor="middle"
                font-family={CAPS}
                font-weight="700"
                font-size="32"
                fill={INK}
              >
                {yearName(year)}
              </text>
            ) : null}
          </g>
        );
      })}
      <path d={areaTo(curve, bottom)} fill="url(#share-caesar)" />
      <path d={areaTo(curve, top)} fill="url(#share-pompey)" />
      <path
        d={`M${left} ${top + height / 2}h${width}`}
        stroke={INK}
        stroke-width="2"
        stroke-dasharray="14 9"
      />
      <path d={lineThrough(curve)} fill="none" stroke={INK} stroke-width="5" stroke-linejoin="round" />
      <path d={`M${left} ${top}V${bottom}H${left + width}`} fill="none" stroke={INK} stroke-width="3" />
      <g font-family={SANS} font-size="32" text-anchor="end" fill={MUTED}>
        {[0, 0.5, 1].map((value) => (
          <text key={value} x={left - 12} y={place(0, value)[1] + 11}>
            {percentText(value)}
          </text>
        ))}
      </g>
      <g
        font-family={CAPS}
        font-weight="700"
        font-size="34"
        stroke={PAPER}
        stroke-width="9"
        paint-order="stroke"
      >
        <text x={left + 20} y={bottom - 20} fill={SIDE.caesar}>
          {sideName('caesar')}
        </text>
        <text x={left + 20} y={top + 44} fill={SIDE.pompey}>
          {sideName('pompey')}
        </text>
      </g>
      {medalsFor(
        turningPoints.slice(0, POINTS).map(({ entry }) => place(entry / last, chances[entry]?.chance ?? 0.5)),
        FIELD,
        27,
      ).map(([[x, y], [faceX, faceY]], index) => (
        <g key={`${faceX} ${faceY}`}>
          <path d={`M${x} ${y}L${faceX} ${faceY}`} stroke={INK} stroke-width="3" />
          <circle cx={x} cy={y} r="7" fill={INK} />
          <circle cx={faceX} cy={faceY} r="27" fill={PAPER} stroke={INK} stroke-width="3" />
          <text
            x={faceX}
            y={faceY + 10}
            text-anchor="middle"
            font-family={CAPS}
            font-weight="700"
            font-size="28"
            fill={INK}
          >
            {roman(index + 1)}
          </text>
        </g>
      ))}
    </g>
  );
}
