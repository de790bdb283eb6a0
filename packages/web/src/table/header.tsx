// The top bar: menu, years, points and players.
import { roman, sideName, yearName, say } from '@rubicon/words';
import { TURNS, YEARS } from './state/calendar.ts';
import { FIRST_YEAR, SIDES, type PerSide, type Side } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import type { Table } from '../authority/table.ts';
import { HintButton } from '../help/hint/hint-button.tsx';
import { SideMark } from '../pieces/mark.tsx';
import type { TableContext } from './state/context.ts';
import type { AtTable, Extras } from './state/extras.ts';
import { ownSide } from './state/own-side.ts';
import { PlayerTag, opponentText, playerAt } from './opponent.tsx';
import { playerName } from '../words/player-name.ts';
import './header.css';

interface Props extends AtTable {
  readonly More: Extras['Header'] | null;
  readonly ratings: PerSide<number | null> | undefined;
}

export function Header({ context, table, More, ratings }: Props) {
  const { view } = table;
  const own = ownSide(table, context.session.handsOver);
  return (
    <header class="header">
      <div class="header-brand">
        <button
          type="button"
          class="header-menu"
          aria-haspopup="dialog"
          aria-label={say('header.menu')}
          onClick={() => (context.overlay.value = { kind: 'menu' })}
        >
          <span aria-hidden="true" class="header-bars" />
        </button>
        <span aria-hidden="true" class="header-name" lang="la">
          RVBICON
        </span>
      </div>
      <Years year={view.year} turn={view.turn} />
      <HintButton context={context} table={table} />
      {own === null ? null : (
        <p class="unseen">{opponentText(playerAt(table, own === 'caesar' ? 'pompey' : 'caesar', ratings))}</p>
      )}
      <Points context={context} table={table}>
        {(side) => <PlayerTag side={side} player={side === own ? 'you' : playerAt(table, side, ratings)} />}
      </Points>
      {More === null ? <Players table={table} /> : <More context={context} table={table} />}
    </header>
  );
}

function Years({ year, turn }: { readonly year: number; readonly turn: number }) {
  const now = say('header.track.now', { year: yearName(year), turn: roman(turn) });
  return (
    <div class="header-years" role="img" aria-label={now}>
      <span class="header-now" aria-hidden="true">
        <b>{yearName(year)}</b>
        <small>{say('header.turn', { turn: roman(turn) })}</small>
      </span>
      <ol aria-hidden="true">
        {Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index).map((each) => (
          <li key={each} class={each === year ? 'now' : each < year ? 'gone' : ''}>
            <span>{yearName(each)}</span>
            <span class="header-turns">
              {Array.from({ length: TURNS }, (_, index) => (
                <i
                  key={index}
                  class={
                    each < year || (each === year && index + 1 < turn)
                      ? 'gone'
                      : each === year && index + 1 === turn
                        ? 'now'
                        : ''
                  }
                />
              ))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Both sides' points from the two ends of one bar; ten win. */
function Points({
  context,
  table: { view },
  children,
}: {
  readonly context: TableContext;
  readonly table: Table;
  readonly children: (side: Side) => ComponentChildren;
}) {
  const { caesar, pompey } = view.points;
  return (
    <button
      type="button"
      class="header-points"
      aria-haspopup="dialog"
      aria-label={say('header.points', { caesar, pompey })}
      onClick={() => (context.overlay.value = { kind: 'points' })}
    >
      {SIDES.map((side) => (
        <span key={side} class={`header-score ${side}`} aria-hidden="true">
          <SideMark side={side} />
          <span class="header-side">{sideName(side)}</span>
          {children(side)}
          <b>{view.points[side]}</b>
          <span class="header-pips">
            {Array.from({ length: 10 }, (_, index) => (
              <i key={index} class={index < view.points[side] ? 'won' : ''} />
            ))}
          </span>
        </span>
      ))}
    </button>
  );
}

function Players({ table: { players, next, seat } }: { readonly table: Table }) {
  const toAct = next === null || next === 'spectator' ? null : next;
  if (toAct === null || toAct === seat) return null;
  return <p class="header-players">{say('header.to-act', { name: playerName(toAct, players[toAct]) })}</p>;
}
