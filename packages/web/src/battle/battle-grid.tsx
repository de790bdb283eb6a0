// The battlefield: four letters, the defender's blocks above the attacker's, dice between them. On a narrow screen CSS
// rotates it: letters are rows, the defender is on the left.
import type { BlockId } from '@rubicon/engine';
import { BATTLE_ROLES } from '@rubicon/protocol/lists';
import { useEffect, useRef } from 'preact/hooks';
import { areaName, blockName, sideName, listAll, say } from '@rubicon/words';
import { Die, type DieValue } from '../pieces/die.tsx';
import { SideMark } from '../pieces/mark.tsx';
import { FieldBlock, ReserveBlock } from './battle-block.tsx';
import type { BattleModel, Column, Party } from './battle-model.ts';
import type { Throw } from './field.ts';
import type { Role } from './turn-order.ts';
import './battle-grid.css';

interface GridProps {
  readonly model: BattleModel;
  readonly selected: BlockId | null;
  readonly rolling: boolean; // the last dice are still rolling
  readonly onBlock: (block: BlockId) => void;
}

const ROLES = BATTLE_ROLES.toReversed(); // the defender acts first

export function BattleGrid({ model, selected, rolling, onBlock }: GridProps) {
  const reserves = ROLES.some((role) => model[role].reserves.length > 0);
  const weights = model.columns.map(weightOf);
  const crowd = weights.reduce((sum, weight) => sum + weight, 0) + (reserves ? 2 : 0);
  const size = crowd > 11 ? 'packed' : crowd > 7 ? 'close' : 'roomy';
  // Focusable itself when nothing in it is: it may be too long for its panel and need scrolling
  const isStill = model.columns.every(({ attacker, defender }) =>
    [...attacker, ...defender].every(({ canAct }) => !canAct),
  );
  const grid = useRef<HTMLDivElement>(null);
  const turn = `${model.round} ${model.now?.letter} ${model.now?.role} ${model.hits?.left}`;
  // On a small screen the field scrolls: the blocks whose turn it is are in view
  useEffect(() => showNow(grid.current!), [turn]);
  return (
    <div
      ref={grid}
      {...(isStill ? { tabIndex: 0 } : {})}
      class={`battle-grid battle-grid-${size} ${reserves ? 'battle-grid-reserves' : ''}`}
      style={{
        '--letters': weights.map((weight) => `minmax(0, ${weight}fr)`).join(' '),
        '--letter-rows': model.columns.map(rowOf).join(' '),
      }}
    >
      <PartyHead party={model.defender} part="defender" />
      <div class="battle-legend battle-of-dice battle-at-head">
        <p class="battle-legend-title">{say('battle.dice')}</p>
        <p>{say('battle.dice.note')}</p>
      </div>
      <PartyHead party={model.attacker} part="attacker" />
      {model.columns.map((column) => (
        <ColumnCells key={column.letter} {...{ column, model, selected, rolling, onBlock }} />
      ))}
      {reserves && (
        <>
          <Reserves party={model.defender} part="defender" />
          <p class="battle-reserve-note battle-of-dice battle-at-reserve">
            <span>{say('battle.reserve.note')}</span>
          </p>
          <Reserves party={model.attacker} part="attacker" />
        </>
      )}
    </div>
  );
}

/** Scrolls to the blocks that can be pressed, or whose turn it is, below the head that stays in place. */
function showNow(grid: HTMLElement): void {
  const now =
    grid.querySelector('.battle-cell:has(.battle-block-press)') ?? grid.querySelector('.battle-cell-now');
  const head = grid.querySelector('.battle-party');
  if (now === null || head === null) return;
  const isSticky = getComputedStyle(head).position === 'sticky';
  const edge = grid.getBoundingClientRect().top + (isSticky ? head.getBoundingClientRect().height : 0);
  grid.scrollTop += now.getBoundingClientRect().top - edge;
}

/** The share of the width a letter needs. */
const weightOf = ({ attacker, defender, throws }: Column): number =>
  Math.max(1, attacker.length, defender.length, throws.reduce((sum, { dice }) => sum + dice.length, 0) / 3.5);

/** On a narrow screen letters are rows: those without blocks leave the free space to the others. */
const rowOf = ({ attacker, defender }: Column): string =>
  attacker.length + defender.length === 0 ? 'max-content' : 'minmax(max-content, auto)';

function PartyHead({ party, part }: { readonly party: Party; readonly part: Role }) {
  return (
    <div class={`battle-party battle-of-${part} battle-at-head`}>
      <h3 class={`battle-party-name battle-party-${party.side}`}>
        <SideMark side={party.side} />
        {sideName(party.side)}
      </h3>
      <p>
        <span class="battle-role">{say(`battle.role.${part}`)}</span>
        {say('battle.force', { blocks: party.blocks, dice: party.strength })}
      </p>
      {party.lost.length > 0 && (
        <p class="battle-party-lost">{say('battle.lost', { blocks: listAll(party.lost.map(blockName)) })}</p>
      )}
    </div>
  );
}

function ColumnCells({ column, model, selected, rolling, onBlock }: GridProps & { readonly column: Column }) {
  const { letter, throws } = column;
  const at = `battle-at-${letter.toLowerCase()}`;
  const now = model.now?.letter === letter;
  const cell = (role: Role) => {
    const { side } = model[role];
    const active =
      model.hits === null
        ? model.now?.letter === letter && model.now.role === role
        : model.hits.side === side;
    const blocks = column[role];
    const empty = blocks.length === 0;
    return (
      <ul
        class={`battle-cell battle-of-${role} ${at} ${active && !empty ? 'battle-cell-now' : ''} ${empty ? 'battle-cell-empty' : ''}`}
        aria-label={say('battle.cell', { side: sideName(side), letter })}
      >
        {empty ? (
          <li class="battle-none">{say('battle.none')}</li>
        ) : (
          blocks.map((block) => (
            <FieldBlock
              key={block.block}
              block={block}
              part={role}
              hits={model.hits !== null}
              selected={selected === block.block}
              onPress={onBlock}
            />
          ))
        )}
      </ul>
    );
  };
  const firing =
    model.hits === null
      ? [...column.defender, ...column.attacker].find(({ block }) => block === selected)
      : undefined;
  const waiting = [...column.defender, ...column.attacker].some((each) => !each.acted && each.gone === null);
  return (
    <>
      {cell('defender')}
      <div
        class={`battle-dice battle-of-dice ${at} ${now ? 'battle-dice-now' : ''} ${waiting || throws.length > 0 ? '' : 'battle-dice-empty'}`}
      >
        <span class="battle-letter" aria-hidden="true">
          {letter}
        </span>
        {throws.length > 0 && (
          <ul class="battle-throws" aria-label={say('battle.cell.dice', { letter })}>
            {throws.map((each, index) => {
              const last = now && index === throws.length - 1;
              return <ThrownDice key={each.block} thrown={each} last={last} rolling={last && rolling} />;
            })}
          </ul>
        )}
        {throws.length === 0 && waiting && !now && <span class="battle-ahead">{say('battle.ahead')}</span>}
        {now && firing !== undefined && (
          <span class="battle-throw-dice battle-throw-ahead" aria-hidden="true">
            {[...Array(firing.strength).keys()].map((nth) => (
              <span key={nth} class="battle-die-ahead" />
            ))}
          </span>
        )}
      </div>
      {cell('attacker')}
    </>
  );
}

function ThrownDice({ thrown, last, rolling }: { thrown: Throw; last: boolean; rolling: boolean }) {
  const { block, side, dice, hits } = thrown;
  const numbers = listAll(dice.map(({ value }) => String(value)));
  return (
    <li class={`battle-throw ${last ? 'battle-throw-last' : ''}`} style={{ '--dice': dice.length }}>
      <span class="battle-throw-block" aria-hidden="true">
        {blockName(block)}
      </span>
      {rolling ? null : (
        <span class="unseen">{say('battle.throw', { block: blockName(block), dice: numbers, hits })}</span>
      )}
      <span class="battle-throw-dice">
        {[...dice.entries()].map(([nth, { value, hit }]) => (
          <span key={nth} class="battle-die">
            <Die value={value as DieValue} hit={hit} tone={side} rolling={rolling} />
          </span>
        ))}
      </span>
    </li>
  );
}

function Reserves({ party, part }: { readonly party: Party; readonly part: Role }) {
  const { reserves } = party;
  const origins = [...new Set(reserves.flatMap(({ from }) => (from === null ? [] : [areaName(from)])))];
  return (
    <div class={`battle-reserve battle-of-${part} battle-at-reserve`}>
      <h3 class="battle-reserve-title">{say('battle.reserve')}</h3>
      {reserves.length === 0 ? (
        <p class="battle-none">{say('battle.none')}</p>
      ) : (
        <>
          {origins.length > 0 && (
            <p class="battle-reserve-from">{say('battle.reserve.from', { from: listAll(origins) })}</p>
          )}
          <p class="unseen">{say('battle.reserve.count', { count: reserves.length })}</p>
          <div class="battle-reserve-blocks">
            {[...reserves.entries()].map(([nth, reserve]) => (
              <ReserveBlock key={nth} reserve={reserve} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
