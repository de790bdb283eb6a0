// Figures of blocks alone: one at several strengths, or a battle in the order of its turns.
import { BLOCK_IDS, COLOUR, COLOURS, blockIndex, type BlockId } from '@rubicon/engine';
import { blockName, roman, say } from '@rubicon/words';
import { BATTLE_LETTERS, firepowerOf, letterOf, type Role } from '../battle/turn-order.ts';
import { Block } from '../pieces/block.tsx';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { asBlock } from './figures.ts';

const Face = ({ block, strength }: { readonly block: BlockId; readonly strength: number | null }) => (
  <span class="book-block">
    <Block block={block} colour={COLOURS[COLOUR[blockIndex(block)!]!]!} strength={strength} detail="large" />
  </span>
);

interface RowProps {
  readonly blocks: readonly { readonly block: string; readonly strength: number }[];
}

export function RowPicture({ blocks }: RowProps) {
  return (
    <ul class="book-row">
      {blocks.map(({ block, strength }) => (
        <li key={strength}>
          <Face block={asBlock(block)} strength={strength} />
          <span>{say('board.block', { name: blockName(asBlock(block)), strength: roman(strength) })}</span>
        </li>
      ))}
    </ul>
  );
}

interface Fighter {
  readonly block: BlockId;
  readonly role: Role;
}

/** In the order in which they act: by letter, the defender first. */
export function actingOrder(attackers: readonly string[], defenders: readonly string[]): Fighter[] {
  const fighters = [
    ...defenders.map((block): Fighter => ({ block: asBlock(block), role: 'defender' })),
    ...attackers.map((block): Fighter => ({ block: asBlock(block), role: 'attacker' })),
  ];
  const rank = ({ block, role }: Fighter): number =>
    2 * BATTLE_LETTERS.indexOf(letterOf(block, role)) + Number(role === 'attacker');
  return fighters.toSorted(
    (a, b) => rank(a) - rank(b) || BLOCK_IDS.indexOf(a.block) - BLOCK_IDS.indexOf(b.block),
  );
}

interface LineProps {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

export function LinePicture({ attackers, defenders }: LineProps) {
  return (
    <ol class="book-line">
      {actingOrder(attackers, defenders).map(({ block, role }) => (
        <li key={block} class={`is-${role}`}>
          <Face block={block} strength={null} />
          <b>
            {letterOf(block, role)}
            {firepowerOf(block)}
          </b>
          <span>{blockName(block)}</span>
          <small>{sayRulebook(role === 'attacker' ? 'book.line.attacks' : 'book.line.defends')}</small>
        </li>
      ))}
    </ol>
  );
}
