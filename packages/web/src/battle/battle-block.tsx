// One block in the battle panel, on the field or in reserve.
import type { BlockId } from '@rubicon/engine';
import { blockName, roman, say } from '@rubicon/words';
import { Block, type BlockState } from '../pieces/block.tsx';
import { plainLabels } from '../settings/settings.ts';
import type { PanelBlock, Reserve } from './battle-model.ts';
import { firepowerOf, letterOf, type Role } from './turn-order.ts';
import { useMedia } from '../ui/use-media.ts';
import './battle-block.css';

const COMPACT = '(max-width: 719px), (max-height: 559px)'; // as in the style sheets: small screens draw less detail

interface FieldBlockProps {
  readonly block: PanelBlock;
  readonly part: Role;
  readonly hits: boolean; // pressing it assigns a hit to it
  readonly selected: boolean;
  readonly onPress: (block: BlockId) => void;
}

export function FieldBlock({ block, part, hits, selected, onPress }: FieldBlockProps) {
  const { canAct, gone } = block;
  const compact = useMedia(COMPACT);
  const piece = (
    <>
      <Block
        block={block.block}
        colour={block.colour}
        strength={Math.max(block.strength, 1)}
        pose={gone === 'fallen' ? 'tipped' : 'standing'}
        detail={compact ? 'small' : 'large'}
        plain={plainLabels.value}
        state={stateOf(block, hits, selected)}
      />
      {block.hits > 0 && (
        <span class="battle-hits" aria-hidden="true">
          −{block.hits}
        </span>
      )}
      <span class="battle-block-name" aria-hidden="true">
        {blockName(block.block)}
      </span>
      <span class="unseen">{nameOf(block, part, hits, selected)}</span>
    </>
  );
  return (
    <li
      class={`battle-block ${gone === null ? '' : `battle-block-${gone}`} ${block.hits > 0 ? 'battle-block-hit' : ''}`}
    >
      {canAct ? (
        <button
          type="button"
          class="battle-block-press"
          data-block={block.block}
          aria-pressed={hits ? undefined : selected}
          tabIndex={selected ? 0 : -1}
          onClick={() => onPress(block.block)}
        >
          {piece}
        </button>
      ) : (
        piece
      )}
    </li>
  );
}

function stateOf(block: PanelBlock, hits: boolean, selected: boolean): BlockState {
  if (block.gone !== null) return 'rest';
  if (block.canAct) return selected && !hits ? 'selected' : 'rest';
  if (block.hits > 0) return 'target';
  return block.acted ? 'spent' : 'rest';
}

function nameOf(
  { block, strength, acted, canAct, gone }: PanelBlock,
  role: Role,
  hits: boolean,
  selected: boolean,
): string {
  const name = blockName(block);
  if (gone !== null) return say(`battle.block.${gone}`, { block: name });
  if (canAct && hits) return say('battle.hit', { block: name });
  if (canAct && selected)
    return say('battle.fire.name', { block: name, dice: strength, power: firepowerOf(block) });
  const words = {
    block: name,
    strength: roman(strength),
    rating: `${letterOf(block, role)}${firepowerOf(block)}`,
  };
  return say(canAct ? 'battle.block.choose' : acted ? 'battle.block.acted' : 'battle.block', words);
}

export function ReserveBlock({ reserve }: { readonly reserve: Reserve }) {
  return (
    <span class="battle-reserve-block">
      <Block
        block={reserve.block}
        colour={reserve.colour}
        strength={reserve.strength}
        plain={plainLabels.value}
        tag="reserve"
      />
    </span>
  );
}
