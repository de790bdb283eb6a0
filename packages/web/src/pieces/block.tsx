// A wooden block: upright with its label to its owner, upright with its back to the enemy, or tipped over.
import { FULL, blockIndex, type BlockId, type Colour } from '@rubicon/engine';
import { say } from '@rubicon/words';
import { Face, type BlockDetail } from './face.tsx';
import { glyphRef } from './glyph.tsx';
import { BLOCK_SIZE, POSES, type BlockPose } from './wood.tsx';
import './block.css';

export type BlockState = 'rest' | 'hover' | 'selected' | 'target' | 'spent';
export type BlockTag = 'lock' | 'tick' | 'main' | 'reserve';

export interface BlockProps {
  readonly block: BlockId | null; // null shows the back
  readonly colour: Colour; // of the wood; a defector keeps its original one
  readonly strength: number | 'unknown' | null; // null: full strength
  readonly pose?: BlockPose;
  readonly detail?: BlockDetail; // `small` below 64 px
  readonly plain?: boolean; // large letters instead of pictures
  readonly state?: BlockState;
  readonly tag?: BlockTag | null;
}

/** A square whose width CSS sets. Decorative: its container names it for screen readers. */
export function Block({
  block,
  colour,
  strength,
  pose = 'standing',
  detail = 'small',
  plain = false,
  state = 'rest',
  tag = null,
}: BlockProps) {
  const shape = POSES[block === null ? 'standing' : pose];
  const sign = tag ?? (state === 'spent' ? 'tick' : null);
  return (
    <span
      class={`block block-${colour} block-${detail} block-${pose} block-${state}`}
      data-tag={block ?? undefined}
      data-strength={strength === 'unknown' ? undefined : (strength ?? undefined)}
      aria-hidden="true"
    >
      <svg viewBox={`0 0 ${BLOCK_SIZE} ${BLOCK_SIZE}`}>
        <path class="block-shadow" d={shape.shadow} />
        <g class="block-body">
          <path class="block-outline" d={shape.silhouette} />
          {state === 'selected' && <path class="block-gold" d={shape.silhouette} />}
          {block === null ? (
            <use href={`#back-${colour}`} />
          ) : (
            <>
              <use href={shape.wood} />
              <g class="block-face" transform={shape.face}>
                <Face
                  block={block}
                  colour={colour}
                  strength={strength ?? FULL[blockIndex(block)!]!}
                  detail={detail}
                  plain={plain}
                />
              </g>
            </>
          )}
          {state === 'spent' && <path class="block-wash" d={shape.silhouette} />}
          {state === 'target' && (
            <path class="block-sights" d="M-4 6V-4H6M38-4H48V6M48 38V48H38M6 48H-4V38" />
          )}
          {sign !== null && <Tag tag={sign} />}
        </g>
      </svg>
    </span>
  );
}

function Tag({ tag }: { readonly tag: BlockTag }) {
  return (
    <g class="block-tag" transform="translate(20 44.500)">
      <circle r="7" />
      {tag === 'lock' || tag === 'tick' ? (
        <use href={glyphRef(tag)} x="-4.400" y="-4.600" width="8.800" height="8.800" />
      ) : (
        <text y="3.300">{say(`piece.${tag}`)}</text>
      )}
    </g>
  );
}
