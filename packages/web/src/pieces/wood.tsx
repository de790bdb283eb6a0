// The parts every block shares: the wood, its label and its carved back. Colours are inherited from the block.
import type { Colour } from '@rubicon/engine';
import { Fragment } from 'preact';
import { glyphRef, type GlyphName } from './glyph.tsx';

/**
 * A block is drawn in a box of 44: a face of 40 with a depth of 4 up and to the right. Shadow and lift extend beyond
 * it.
 */
export const BLOCK_SIZE = 44;
const FACE_SIZE = 40;
const BLOCK_DEPTH = 4;

const [LEAN, FLATTEN, THICK] = [0.26, 0.74, 6.5];
const flat = FACE_SIZE * FLATTEN;
const slant = FACE_SIZE * LEAN;

const STANDING = 'M0 4L4 0H44V40L40 44H0Z';
/** Centred in the box, at its bottom. */
const LYING = `translate(${(BLOCK_SIZE - FACE_SIZE - slant) / 2} ${BLOCK_SIZE - flat - THICK})`;

export type BlockPose = 'standing' | 'tipped';

interface Shape {
  readonly wood: string;
  readonly face: string; // where the label goes
  readonly silhouette: string;
  readonly shadow: string;
}

/** A tipped block has its label up: the face leans and is foreshortened. */
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

/**
 * Square, hollow or cut corners distinguish the colours without colour. `inset` is from the face's edge, `top` is the y
 * of that edge.
 */
export function labelPath(colour: Colour, inset: number, top = 0): string {
  const [low, high] = [inset, FACE_SIZE - inset];
  const corner = { tan: 1, green: 3.4, blue: 5 }[colour];
  const [near, far] = [low + corner, high - corner];
  const turn = { tan: `A1 1 0 0 1 `, green: `A3.4 3.4 0 0 0 `, blue: 'L' }[colour];
  return (
    `M${near} ${top + low}H${far}${turn}${high} ${top + near}V${top + far}${turn}${far} ${top + high}` +
    `H${near}${turn}${low} ${top + far}V${top + near}${turn}${near} ${top + low}Z`
  );
}

const GRAIN =
  'M0 7.2C9 6.4 15 8.6 24 7.4S36 8.6 40 7.6M0 13C12 14.4 20 11.2 40 13.4M0 18.2C10 17 17 20.6 27 18.6S36 19.6 40 18.8' +
  'M0 24.6C8 25.8 22 22.6 40 25.2M0 30.4C13 28.8 24 32.4 40 30M0 35.8C9 37.2 19 34.2 29 36S37 35 40 35.6M0 41.2C14 39.8 26 42.6 40 40.8';

const Standing = () => (
  <g id="wood">
    <path class="wood-top" d="M0 4L4 0H44L40 4Z" />
    <path class="wood-side" d="M40 4L44 0V40L40 44Z" />
    <path class="wood-front" d="M0 4H40V44H0Z" />
    <path class="wood-grain" d="M1.500 2.500H41.500M3 1.200H43M41.400 3V42.400M42.700 1.600V41.200" />
    <path class="wood-grain" d={GRAIN} />
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

/** The mark is carved into the wood: its lower edge is lit on pale wood, its upper edge is in shade on dark wood. */
const Back = ({ colour }: { readonly colour: Colour }) => {
  const mark = { href: glyphRef(MARKS[colour]), x: 8.5, width: 23, height: 23 };
  return (
    <g id={`back-${colour}`}>
      <use href="#wood" />
      <path class="block-back-frame" d={labelPath(colour, 2.6, BLOCK_DEPTH)} />
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
