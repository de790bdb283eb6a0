// The parts every block shares: the wood, its label and its carved back. Colours come from the block they are set in.
import type { Colour } from '@rubicon/engine';
import { Fragment } from 'preact';
import { glyphRef, type GlyphName } from './glyph.tsx';

/** A block is drawn in a box of 44: a face of 40 with a depth of 4 up and to the right. Shadow and lift reach beyond it. */
export const BLOCK_SIZE = 44;
const FACE_SIZE = 40;
const BLOCK_DEPTH = 4;

const [LEAN, FLATTEN, THICK] = [0.26, 0.74, 6.5];
const flat = FACE_SIZE * FLATTEN;
const slant = FACE_SIZE * LEAN;

const STANDING = 'M0 4L4 0H44V40L40 44H0Z';
/** Set in the middle of the box, on its floor. */
const LYING = `translate(${(BLOCK_SIZE - FACE_SIZE - slant) / 2} ${BLOCK_SIZE - flat - THICK})`;

export type BlockPose = 'standing' | 'tipped';

interface Shape {
  readonly wood: string;
  readonly face: string; // where the label goes
  readonly silhouette: string;
  readonly shadow: string;
}

/** A tipped block lies with its label up: the face leans and is foreshortened. */
export const POSES: Readonly<Record<BlockPose, Shape>> = {
  standing: {
    wood: '#wood',
    face: `translate(0 ${BLOCK_DEPTH})`,
    silhouette: STANDING,
    shadow: 'M3 40H46L51 44L6 45.500Z',
  },
  tipped: {
    wood: '#wood-tipped',
    face: `${LYING} matrix(1 0 ${-LEAN} ${FLATTEN} ${slant} 0)`,
    silhouette: 'M-3.200 37.500L7.200 7.900H47.200V14.400L36.800 44H-3.200Z',
    shadow: 'M0 40L47 10L52 14L42 45.500H2Z',
  },
};

export const MARKS: Readonly<Record<Colour, GlyphName>> = { tan: 'star', green: 'trident', blue: 'ankh' };

/** Square, hollow or cut corners tell the woods apart without colour. `inset` is from the face's edge. */
export function labelPath(colour: Colour, inset: number): string {
  const [low, high] = [inset, FACE_SIZE - inset];
  const corner = { tan: 1, green: 3.4, blue: 5 }[colour];
  const [near, far] = [low + corner, high - corner];
  const turn = { tan: `A1 1 0 0 1 `, green: `A3.4 3.4 0 0 0 `, blue: 'L' }[colour];
  return (
    `M${near} ${low}H${far}${turn}${high} ${near}V${far}${turn}${far} ${high}` +
    `H${near}${turn}${low} ${far}V${near}${turn}${near} ${low}Z`
  );
}

const GRAIN =
  'M0 3.200C9 2.400 15 4.600 24 3.400S36 4.600 40 3.600M0 9C12 10.400 20 7.200 40 9.400M0 14.200C10 13 17 16.600 27 14.600S36 15.600 40 14.800' +
  'M0 20.600C8 21.800 22 18.600 40 21.200M0 26.400C13 24.800 24 28.400 40 26M0 31.800C9 33.200 19 30.200 29 32S37 31 40 31.600M0 37.200C14 35.800 26 38.600 40 36.800';

const Standing = () => (
  <g id="wood">
    <path class="wood-top" d="M0 4L4 0H44L40 4Z" />
    <path class="wood-side" d="M40 4L44 0V40L40 44Z" />
    <path class="wood-front" d="M0 4H40V44H0Z" />
    <path class="wood-grain" d="M1.500 2.500H41.500M3 1.200H43M41.400 3V42.400M42.700 1.600V41.200" />
    <path class="wood-grain" transform="translate(0 4)" d={GRAIN} />
    <path class="wood-light" d="M.6 43.400V4.600H39.600" />
    <path class="wood-edge" d={`${STANDING}M0 4H40V44M40 4L44 0`} />
  </g>
);

const Tipped = () => (
  <g id="wood-tipped" transform={LYING}>
    <path class="wood-front" d={`M0 ${flat}H40V${flat + THICK}H0Z`} />
    <path class="wood-side" d={`M40 ${flat}L${40 + slant} 0V${THICK}L40 ${flat + THICK}Z`} />
    <path class="wood-top" d={`M0 ${flat}L${slant} 0H${40 + slant}L40 ${flat}Z`} />
    <path class="wood-grain" d={`M0 ${flat + 2.2}H40M0 ${flat + 4.4}H40`} />
    <path
      class="wood-edge"
      d={`M0 ${flat}L${slant} 0H${40 + slant}V${THICK}L40 ${flat + THICK}H0ZM0 ${flat}H40V${flat + THICK}M40 ${flat}L${40 + slant} 0`}
    />
  </g>
);

const Label = ({ colour }: { readonly colour: Colour }) => (
  <g id={`label-${colour}`}>
    <path class="block-label" d={labelPath(colour, 2.2)} />
    <path class="block-label-line" d={labelPath(colour, 2.9)} />
  </g>
);

/** The mark is cut into the wood: light catches its lower edge on pale wood, its upper edge is in shade on dark. */
const Back = ({ colour }: { readonly colour: Colour }) => {
  const mark = { href: glyphRef(MARKS[colour]), x: 8.5, width: 23, height: 23 };
  return (
    <g id={`back-${colour}`}>
      <use href="#wood" />
      <path class="block-back-frame" d={labelPath(colour, 2.6)} transform="translate(0 4)" />
      <use class="block-back-relief" {...mark} y={colour === 'green' ? 11.8 : 13.2} />
      <use class="block-back-mark" {...mark} y={12.5} />
    </g>
  );
};

export const WoodParts = () => (
  <>
    <Standing />
    <Tipped />
    {(['tan', 'green', 'blue'] as const).map((colour) => (
      <Fragment key={colour}>
        <Label colour={colour} />
        <Back colour={colour} />
      </Fragment>
    ))}
  </>
);
