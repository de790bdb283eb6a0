// Blocks off the map: those that can be levied, those disbanded until next year, those eliminated.
import type { BlockId, Side } from '@rubicon/engine';
import { blockName, sideName, enumeration, listAll, say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { Block } from '../../pieces/block.tsx';
import { SideMark } from '../../pieces/mark.tsx';
import { woodOf } from '../../pieces/wood-of.ts';
import { plainLabels } from '../../settings/settings.ts';
import { levyPlace } from '../../words/levy-place.ts';
import type { TableContext } from '../state/context.ts';
import './pool-panel.css';

export function PoolPanel({ context, table }: { readonly context: TableContext; readonly table: Table }) {
  const own = table.seat === 'pompey' ? 'pompey' : 'caesar';
  const sides: readonly Side[] = [own, own === 'caesar' ? 'pompey' : 'caesar'];
  return (
    <section class="pool" aria-label={say('pool.label')}>
      {sides.map((side) => (
        <Pool key={side} side={side} context={context} table={table} />
      ))}
    </section>
  );
}

function Pool({
  side,
  context,
  table,
}: {
  readonly side: Side;
  readonly context: TableContext;
  readonly table: Table;
}) {
  const { upright, blocks, faceUp, dead, locked, unplaced } = table.view.pools[side];
  return (
    <div class="pool-side">
      <p class="pool-head">
        <SideMark side={side} />{' '}
        <b class={side}>{say('pool.own', { side: sideName(side), count: upright })}</b>
      </p>
      {unplaced === null || unplaced.length === 0 ? null : (
        <>
          <p class="pool-note">{say('pool.unplaced')}</p>
          <Blocks blocks={unplaced} context={context} label={(block) => say('pool.place', { block })} />
        </>
      )}
      {blocks === null ? null : (
        <Blocks blocks={blocks} context={context} label={(block) => say('pool.raise', { block })} />
      )}
      {faceUp.length === 0 ? null : (
        <p class="pool-note">{say('pool.eliminated', { blocks: listAll(faceUp.map(blockName)) })}</p>
      )}
      {dead.length === 0 ? null : (
        <p class="pool-note">{say('pool.dead', { blocks: listAll(dead.map(blockName)) })}</p>
      )}
      {locked === null ? null : <p class="pool-note">{say('pool.locked', { block: blockName(locked) })}</p>}
    </div>
  );
}

function Blocks({
  blocks,
  context,
  label,
}: {
  readonly blocks: readonly BlockId[];
  readonly context: TableContext;
  readonly label: (block: string) => string;
}) {
  const { selection } = context;
  const can = selection.lit.value.blocks;
  return (
    <ul class="pool-blocks">
      {blocks.map((block) => {
        const held = selection.inHand.value.includes(block);
        const drawn = (
          <Block
            block={block}
            colour={woodOf(block)}
            strength={null}
            detail="large"
            plain={plainLabels.value}
            state={held ? 'selected' : 'rest'}
          />
        );
        const where = levyPlace(block);
        return (
          <li key={block}>
            {can.has(block) ? (
              <button
                type="button"
                class="pool-block can"
                aria-pressed={held}
                aria-label={enumeration([label(blockName(block)), where])}
                title={where}
                onClick={() => raise(context, block)}
              >
                {drawn}
              </button>
            ) : (
              <span
                role="img"
                class="pool-block"
                aria-label={enumeration([blockName(block), where])}
                title={where}
              >
                {drawn}
              </span>
            )}
            <span class="pool-name" aria-hidden="true">
              {blockName(block)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** A block with one possible city is levied at once; others are selected first. */
function raise({ selection }: TableContext, block: BlockId): void {
  const own = selection.choices.value.filter((choice) => choice.block === block);
  if (own.length === 1 && own[0]!.kind === 'raise') void selection.give(own[0]!);
  else selection.pressBlock(block, false);
}
