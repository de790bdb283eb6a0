// One location on the board: the button of its town or sea, and its blocks.
import { VALUE, areaIndex, type BlockId } from '@rubicon/engine';
import { roman } from '@rubicon/words';
import { memo } from '../ui/memo.tsx';
import { Block, type BlockState, type BlockTag } from '../pieces/block.tsx';
import { Glyph } from '../pieces/glyph.tsx';
import { AREAS } from './map/geometry.ts';
import type { AreaLight } from './lit.ts';
import { pieceWords, placeWords } from './place-words.ts';
import { slotsOf, type Party, type Piece, type Place, type Slot } from './places.ts';
import { FOOT, middleOf, swordsAt } from './stack-boxes.ts';
import { standOf } from './stand.ts';
import './place.css';

interface PlaceProps {
  readonly place: Place;
  readonly light: AreaLight | undefined;
  readonly litBlocks: ReadonlySet<BlockId>;
  readonly isStack: boolean; // two or more of its blocks can be picked up together
  readonly selected: ReadonlySet<BlockId>;
  readonly isCurrent: boolean; // has the keyboard focus
  readonly isOpen: boolean; // fanned out: it was tapped, or the pointer rests on it
  readonly plain: boolean;
}

function DrawnPlace(props: PlaceProps) {
  const { place, light, isCurrent, isOpen } = props;
  const index = areaIndex(place.area)!;
  const { anchor, label } = AREAS[index]!;
  const [x, y] = standOf(place.area);
  const width = 'at' in label ? Math.max(label.width + 16, 72) : 96;
  const isContested = place.parties.length > 1;
  const points = VALUE[index]!;
  return (
    <div
      class={`place ${isOpen ? 'is-open' : ''}`}
      data-area={place.area}
      style={{ left: `${x}px`, top: `${y}px`, zIndex: Math.round(y) }}
    >
      <button
        type="button"
        class="place-area"
        style={{
          width: `${width}px`,
          left: `${anchor[0] - x - width / 2}px`,
          top: `${anchor[1] - y - 30}px`,
        }}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={placeWords(place, light)}
      />
      {points > 0 && place.parties.length > 0 && 'at' in label && (
        // The blocks cover the numeral on the walls, so it is repeated beside the name
        <span
          class="place-value"
          style={{ left: `${label.at[0] - x - label.width / 2}px`, top: `${label.at[1] - y}px` }}
          aria-hidden="true"
        >
          {roman(points)}
        </span>
      )}
      {(place.parties.length > 0 || light === 'attack') && (
        <div class="place-stand">
          {place.parties.map((party) => (
            <PartyView key={party.side} party={party} {...props} />
          ))}
          {(isContested || light === 'attack') && <Swords place={place} isAttack={light === 'attack'} />}
        </div>
      )}
    </div>
  );
}

/** Compares only the parts of board-wide sets that concern this location: most orders change two locations of 76. */
function isSamePlace(before: PlaceProps, after: PlaceProps): boolean {
  const { light, isStack, isCurrent, isOpen, plain } = after;
  return (
    light === before.light &&
    isStack === before.isStack &&
    isCurrent === before.isCurrent &&
    isOpen === before.isOpen &&
    plain === before.plain &&
    (after.place === before.place || JSON.stringify(after.place) === JSON.stringify(before.place)) &&
    after.place.parties.every(({ pieces }) =>
      pieces.every(
        ({ block }) =>
          block === null ||
          (after.selected.has(block) === before.selected.has(block) &&
            after.litBlocks.has(block) === before.litBlocks.has(block)),
      ),
    )
  );
}

export const PlaceView = memo(DrawnPlace, isSamePlace);

const CLEAR = 3; // blocks whose faces are visible without fanning out

function PartyView({ party, ...rest }: PlaceProps & { readonly party: Party }) {
  const { spot, pieces, pinned } = party;
  const slots = slotsOf(spot, pieces.length);
  const corner = slots.findLast(({ isShown }) => isShown)!; // the right end of the rear row
  const left = slots[0]!.at;
  const isGrip = rest.isStack && pieces.some(({ block }) => block !== null && rest.litBlocks.has(block));
  const hasTags = pieces.some(({ mark }) => mark !== null);
  return (
    <div class={`place-party ${hasTags ? 'has-tags' : ''}`} style={{ '--middle': `${middleOf(party)}px` }}>
      {pieces.map((piece, i) => (
        <PieceView key={piece.key} piece={piece} slot={slots[i]!} isTop={i === 0} {...rest} />
      ))}
      {pieces.length > 1 && (
        <span
          class={`place-count ${isGrip ? 'place-grip' : pieces.length > CLEAR ? '' : 'place-count-pile'}`}
          style={{
            '--x': `${corner.at[0] + 20}px`,
            '--y': `${corner.at[1] - FOOT - 20}px`,
            '--rise': `${corner.row * -RISE}px`,
          }}
          aria-hidden="true"
        >
          {pieces.length}
        </span>
      )}
      {pinned > 0 && (
        <span
          class="place-pinned"
          style={{ '--x': `${left[0] - 20}px`, '--y': `${left[1] - FOOT - 20}px` }}
          aria-hidden="true"
        >
          <Glyph name="lock" />
          {pinned}
        </span>
      )}
    </div>
  );
}

const RISE = 19; // px a rear row rises when fanned out

function PieceView({
  piece,
  slot,
  isTop,
  place,
  litBlocks,
  selected,
  isCurrent,
  plain,
}: Omit<PlaceProps, 'light' | 'isStack' | 'isOpen'> & {
  readonly piece: Piece;
  readonly slot: Slot;
  readonly isTop: boolean;
}) {
  const { block, colour, strength, mark } = piece;
  const isLit = block !== null && litBlocks.has(block);
  const isSelected = block !== null && selected.has(block);
  const state: BlockState = isSelected ? 'selected' : mark === 'spent' ? 'spent' : 'rest';
  const tag: BlockTag | null = mark === 'spent' ? 'tick' : mark;
  const isTipped = place.isFighting && block !== null;
  const body = (
    <Block
      block={block}
      colour={colour}
      strength={strength}
      pose={isTipped ? 'tipped' : 'standing'}
      plain={plain}
      state={state}
      tag={tag}
    />
  );
  const shared = {
    class: `place-piece ${isTop ? 'is-top' : ''} ${slot.isShown ? '' : 'is-behind'} ${isLit ? 'is-lit' : ''}`,
    'data-piece': piece.key,
    'data-kind': `${piece.side} ${colour}`,
    style: {
      '--x': `${slot.at[0]}px`,
      '--y': `${slot.at[1] - FOOT}px`,
      '--rise': `${slot.row * -RISE}px`,
      zIndex: 10 - slot.row,
    },
  };
  if (block === null) return <span {...shared}>{body}</span>;
  return (
    <button
      type="button"
      {...shared}
      data-block={block}
      tabIndex={isCurrent ? 0 : -1}
      aria-pressed={isSelected}
      aria-label={pieceWords(block, piece, place.area)}
    >
      {body}
    </button>
  );
}

function Swords({ place, isAttack }: { readonly place: Place; readonly isAttack: boolean }) {
  const { at, isBeside } = swordsAt(place);
  return (
    <span
      class={`place-swords ${isAttack ? 'is-attack' : ''} ${isBeside ? 'is-beside' : ''}`}
      style={{ '--x': `${at[0]}px`, '--y': `${at[1]}px` }}
      aria-hidden="true"
    >
      <Glyph name="swords" />
    </span>
  );
}
