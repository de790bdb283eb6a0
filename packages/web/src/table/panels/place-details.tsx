// The selected location: its name, which sides are there, and its blocks large enough to read.
import {
  FULL,
  IS_MAJOR_PORT,
  LINKS,
  VALUE,
  areaIndex,
  blockIndex,
  isSea,
  type AreaId,
  type KnownBlock,
  type Stack,
} from '@rubicon/engine';
import { areaName, blockName, roman, sideName, yearName, enumeration, listAll, say } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { IntelSlot } from '../../help/intel/intel-slot.tsx';
import { Block } from '../../pieces/block.tsx';
import { SideMark } from '../../pieces/mark.tsx';
import { plainLabels } from '../../settings/settings.ts';
import type { TableContext } from '../state/context.ts';
import { raisedAt } from '../state/raised-at.ts';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
  readonly area: AreaId;
}

export function PlaceDetails({ context, table, area }: Props) {
  const { selection } = context;
  const stacks = table.view.stacks.filter((stack) => stack.area === area);
  const takeable = selection.lit.value.stacks.get(area) ?? [];
  return (
    <section class="about" aria-label={say('place.label')}>
      <h2 class="about-name">
        {areaName(area)} <small>{kindOf(area)}</small>
      </h2>
      {stacks.length === 0 ? <p class="about-note">{say('place.nobody')}</p> : null}
      {stacks.map((stack) => (
        <PlaceStack key={stackKey(stack)} stack={stack} context={context} />
      ))}
      <Intelligence context={context} table={table} area={area} stacks={stacks} />
      {takeable.length > 1 ? (
        <button type="button" class="button" onClick={() => selection.takeAll(area)}>
          {say('place.take-all')}
        </button>
      ) : null}
      {table.view.command?.held.includes(area) === true ? (
        <p class="about-note">{say('place.held')}</p>
      ) : null}
      <Battles context={context} area={area} />
      <Raises area={area} />
      <button type="button" class="link about-why" onClick={context.asking.open}>
        {say('place.why')}
      </button>
    </section>
  );
}

/** Only for the current position and for a side: the shared view holds no beliefs. */
function Intelligence({ context, table, area, stacks }: Props & { readonly stacks: readonly Stack[] }) {
  const { seating, past } = context.session;
  const { seat, result } = table;
  if (!context.showIntel.value || seat === 'spectator' || result !== null || past.value !== null) return null;
  if (seating.value === null || stacks.every(({ blocks }) => blocks !== null)) return null;
  return <IntelSlot area={area} table={{ ...table, seat }} history={seating.value.history} />;
}

const stackKey = ({ side, colour, entry, role, moved }: Stack): string =>
  [side, colour, entry, role, moved].join('.');

/** Ports are cities with a link to a sea. */
const PORTS = new Set(LINKS.filter(({ kind }) => kind === 'port').flatMap(({ a, b }) => [a, b]));

function kindOf(area: AreaId): string {
  const index = areaIndex(area)!;
  const points = VALUE[index]!;
  const kind = isSea(index)
    ? say('place.sea')
    : IS_MAJOR_PORT[index] === 1
      ? say('place.major-port')
      : PORTS.has(index)
        ? say('place.port')
        : say('place.inland');
  return points === 0 ? kind : enumeration([kind, say('place.value', { points })]);
}

function PlaceStack({ stack, context }: { readonly stack: Stack; readonly context: TableContext }) {
  const { side, role, moved, colour, count, blocks } = stack;
  return (
    <div class="about-stack">
      <p class="about-side">
        <SideMark side={side} /> <b class={side}>{sideName(side)}</b>
        {role === null ? null : <span>{say(`place.role.${role}`)}</span>}
        {moved ? <span>{say('place.moved')}</span> : null}
      </p>
      {blocks === null ? (
        <div
          role="img"
          class="about-blocks"
          aria-label={say('place.hidden', { side: sideName(side), count })}
        >
          {Array.from({ length: count }, (_, index) => (
            <span key={index} class="about-block">
              <Block block={null} colour={colour} strength={null} />
            </span>
          ))}
        </div>
      ) : (
        <ul class="about-blocks">
          {blocks.map((known) => (
            <li key={known.block}>
              <PlaceBlock known={known} stack={stack} context={context} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PlaceBlock({
  known: { block, strength },
  stack,
  context,
}: {
  readonly known: KnownBlock;
  readonly stack: Stack;
  readonly context: TableContext;
}) {
  const { selection } = context;
  const can = selection.lit.value.blocks.has(block);
  const held = selection.inHand.value.includes(block);
  const name = say('place.block', {
    block: blockName(block),
    strength: roman(strength),
    full: roman(FULL[blockIndex(block)!]!),
  });
  const drawn = (
    <Block
      block={block}
      colour={stack.colour}
      strength={strength}
      detail="large"
      plain={plainLabels.value}
      state={held ? 'selected' : 'rest'}
    />
  );
  return can ? (
    <button
      type="button"
      class="about-block can"
      aria-label={name}
      aria-pressed={held}
      onClick={() => selection.pressBlock(block, true)}
    >
      {drawn}
    </button>
  ) : (
    <span role="img" class="about-block" aria-label={name}>
      {drawn}
    </span>
  );
}

/** Those fought here, the latest first, each with its report. */
function Battles({ context, area }: { readonly context: TableContext; readonly area: AreaId }) {
  const battles = context.battles.fought.value.filter((battle) => battle.area === area).toReversed();
  if (battles.length === 0) return null;
  return (
    <div>
      <h3 class="about-battles">{say('place.battles')}</h3>
      <ul class="about-battle-list">
        {battles.map((battle) => (
          <li key={battle.number}>
            <SideMark side={battle.winner} />
            <button
              type="button"
              class="link"
              aria-haspopup="dialog"
              onClick={() => (context.overlay.value = { kind: 'battle-report', battle })}
            >
              {say('place.battle', {
                when: say('log.turn', { year: yearName(battle.year), turn: roman(battle.turn) }),
                side: sideName(battle.winner),
              })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Raises({ area }: { readonly area: AreaId }) {
  const blocks = [...new Set(raisedAt(area).map(blockName))];
  if (blocks.length === 0) return null;
  return <p class="about-note">{say('place.raises', { blocks: listAll(blocks) })}</p>;
}
