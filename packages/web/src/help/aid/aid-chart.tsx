// The sequence of play during a game: a road with milestones, with the current one marked.
import { FIRST_YEAR, type Side, type View } from '@rubicon/engine';
import { useEffect, useRef } from 'preact/hooks';
import { roman, sideName, yearName, type RuleNumber } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { TURNS, YEARS } from '../../table/state/calendar.ts';
import { sayAid } from '../../words/topics/aid.ts';
import { liveLines } from './live.ts';
import { ROW_RULES, rowName, rowText } from './row-words.ts';
import {
  PHASES,
  followingOf,
  isSame,
  phaseOf,
  rowNow,
  rowsOf,
  sideOf,
  type PhaseName,
  type Row,
} from './sequence.ts';
import './aid-chart.css';

interface Props {
  readonly view: View;
  readonly onRule: ((rule: RuleNumber) => void) | null;
}

export function AidChart({ view, onRule }: Props) {
  const chart = useRef<HTMLDivElement>(null);
  const now = rowNow(view);
  // The current step is expanded; the chart follows the game
  useEffect(() => {
    chart.current!.querySelector('[aria-current]')!.scrollIntoView({ block: 'center' });
  }, [now.step, now.player]);
  const rows = rowsOf(view);
  const phases = PHASES.filter((phase) => rows.some((row) => phaseOf(row) === phase));
  return (
    <div class="aid" ref={chart}>
      <Years year={view.year} turn={view.turn} isWinter={phaseOf(now) === 'winter'} />
      <ol class="aid-phases">
        {phases.map((phase, index) => (
          <Phase key={phase} phase={phase} number={index + 1} view={view} rows={rows} onRule={onRule} />
        ))}
      </ol>
    </div>
  );
}

/** Five years of five turns and a winter. */
function Years({
  year,
  turn,
  isWinter,
}: {
  readonly year: number;
  readonly turn: number;
  readonly isWinter: boolean;
}) {
  const when = sayAid('aid.when', { year: yearName(year), turn: roman(turn) });
  const classOf = (each: number, nth: number): string => {
    const at = isWinter ? TURNS + 1 : turn;
    if (each < year || (each === year && nth < at)) return 'gone';
    return each === year && nth === at ? 'now' : '';
  };
  return (
    <div class="aid-years" role="img" aria-label={when}>
      {Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index).map((each) => (
        <span key={each} class={each === year ? 'aid-year now' : 'aid-year'} aria-hidden="true">
          <b>{yearName(each)}</b>
          <span class="aid-turns">
            {Array.from({ length: TURNS }, (_, index) => (
              <i key={index} class={classOf(each, index + 1)}>
                {roman(index + 1)}
              </i>
            ))}
            <i class={`aid-winter ${classOf(each, TURNS + 1)}`}>❄</i>
          </span>
        </span>
      ))}
    </div>
  );
}

interface PhaseProps extends Props {
  readonly phase: PhaseName;
  readonly number: number;
  readonly rows: readonly Row[];
}

function Phase({ phase, number, view, rows, onRule }: PhaseProps) {
  const now = rowNow(view);
  const isNow = phaseOf(now) === phase;
  return (
    <li class={isNow ? 'aid-phase now' : 'aid-phase'}>
      <h3 class="aid-phase-name">
        <span class="aid-numeral" aria-hidden="true">
          {roman(number)}
        </span>
        {sayAid(`aid.phase.${phase}`)}
      </h3>
      <ol class="aid-rows">
        {rows.map((row, index) =>
          phaseOf(row) === phase ? (
            <RowItem
              key={`${row.player} ${row.step}`}
              row={row}
              view={view}
              state={stateOf(rows, index, view)}
              opens={row.player !== rows[index - 1]?.player}
              onRule={onRule}
            />
          ) : null,
        )}
      </ol>
    </li>
  );
}

type RowState = 'done' | 'now' | 'may' | 'next' | 'again' | 'later';

function stateOf(rows: readonly Row[], index: number, view: View): RowState {
  const here = rows[index]!;
  const now = rowNow(view);
  if (isSame(here, now)) return 'now';
  const { may, next } = followingOf(view);
  const isNext = next !== null && isSame(here, next);
  if (isNext || may.some((each) => isSame(each, here))) {
    const isNewTurn = PHASES.indexOf(phaseOf(here)) < PHASES.indexOf(phaseOf(now));
    if (isNewTurn) return 'again';
    return isNext ? 'next' : 'may';
  }
  return index < rows.findIndex((each) => isSame(each, now)) ? 'done' : 'later';
}

interface RowProps extends Props {
  readonly row: Row;
  readonly state: RowState;
  readonly opens: boolean; // the first row of its player
}

function RowItem({ row, view, state, opens, onRule }: RowProps) {
  const rule = ROW_RULES[row.step];
  return (
    <li class={`aid-row ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      {opens && row.player !== null ? <PlayerName view={view} row={row} /> : null}
      <span class="aid-name">
        {rowName(row)}
        {state === 'next' || state === 'may' || state === 'again' ? (
          <small>{sayAid(`aid.${state}`)}</small>
        ) : null}
        {state === 'done' ? <small class="unseen">{sayAid('aid.done')}</small> : null}
      </span>
      {state === 'now' ? (
        <div class="aid-now">
          {row.player === null ? <Who view={view} /> : null}
          <p>{rowText(row, view.rules)}</p>
          <ul>
            {liveLines(view).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {onRule === null ? null : (
            <button type="button" class="link aid-rule" onClick={() => onRule(rule)}>
              {sayAid('aid.rule', { rule })}
            </button>
          )}
        </div>
      ) : null}
    </li>
  );
}

function PlayerName({ view, row }: { readonly view: View; readonly row: Row }) {
  const { first } = view;
  const player = row.player!;
  if (first === null) return <span class="aid-player">{sayAid(`aid.${player}`)}</span>;
  const side = sideOf(first, player);
  return (
    <span class={`aid-player ${side}`}>
      <SideMark side={side} /> {sayAid(`aid.${player}.is`, { side: sideName(side) })}
    </span>
  );
}

function Who({ view }: { readonly view: View }) {
  const side: Side | null = view.asked;
  if (view.step === 'over') return null;
  if (side === null) return <p class="aid-who">{sayAid('aid.acts.both')}</p>;
  return (
    <p class={`aid-who ${side}`}>
      <SideMark side={side} /> {sayAid('aid.acts', { side: sideName(side) })}
    </p>
  );
}
