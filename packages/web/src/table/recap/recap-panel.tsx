// What happened, told step by step in place of the prompt, at the player's own pace.
import { SIDES, type PerSide } from '@rubicon/engine';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import { paragraph, roman, say, yearName } from '@rubicon/words';
import type { Table } from '../../authority/table.ts';
import { BattleMeeting } from '../../battle/battle-meeting.tsx';
import { reportOf } from '../../battle/battle-report.ts';
import { SideMark } from '../../pieces/mark.tsx';
import { recapSpeed } from '../../settings/settings.ts';
import { RECAP_SPEEDS } from '../../settings/setting-values.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { isSameTurn, turnOf } from '../session/frames.ts';
import type { Step } from '../session/steps.ts';
import type { Session } from '../session/session.ts';
import type { Recap } from '../session/session-state.ts';
import type { TableContext } from '../state/context.ts';
import { isOnward } from './onward-keys.ts';
import { battleIn, stepSentences } from './step-words.ts';
import './recap-panel.css';

interface Props {
  readonly context: TableContext;
  readonly table: Table;
  readonly recap: Recap;
}

const SCROLLS = { tabIndex: 0 }; // long words must be reached by keyboard

export function RecapPanel({ context, table, recap }: Props) {
  const { session } = context;
  const section = useKeptFocus<HTMLElement>();
  const { frames, index } = recap;
  const frame = frames[index]!;
  const { count } = frame.step;
  const { year, turn } = turnOf(frame);
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!isOnward(event)) return;
      event.preventDefault();
      session.stepRecap(event.key === 'ArrowLeft' ? -1 : 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
  return (
    <section class="prompt recap" ref={section} tabIndex={-1} aria-label={say('prompt.label')}>
      <h2 class="prompt-title">
        {say('prompt.recap')}{' '}
        <small>
          {turn === 'winter'
            ? say('log.winter', { year: yearName(year) })
            : say('log.turn', { year: yearName(year), turn: roman(turn) })}
        </small>
        <small class="recap-step">{say('recap.step', { step: index + 1, count: frames.length })}</small>
      </h2>
      <div class="recap-body" {...SCROLLS} key={index}>
        <p class="prompt-text">{paragraph(stepSentences(frame, table.seat))}</p>
        <MissedBattle context={context} step={frame.step} />
        {count === undefined ? null : <Totals totals={count.totals} />}
        {index === 0 ? <p class="recap-keys">{say('recap.keys')}</p> : null}
      </div>
      <Controls session={session} recap={recap} />
    </section>
  );
}

/** A battle that was fought from beginning to end meanwhile. */
function MissedBattle({ context, step }: { readonly context: TableContext; readonly step: Step }) {
  const battle = useMemo(() => battleIn(step), [step]);
  if (battle === null) return null;
  // The same battle in the whole history, with the odds there were
  const known = context.battles.fought.value.find(
    ({ cursor, area }) => cursor === battle.cursor && area === battle.area,
  );
  return (
    <>
      <BattleMeeting report={reportOf(battle)} />
      <button
        type="button"
        class="link recap-report"
        aria-haspopup="dialog"
        onClick={() => (context.overlay.value = { kind: 'battle-report', battle: known ?? battle })}
      >
        {say('log.report')}
      </button>
    </>
  );
}

/** What each side has so far. */
function Totals({ totals }: { readonly totals: PerSide<number> }) {
  return (
    <p class="recap-totals" role="img" aria-label={say('recap.totals', totals)}>
      {SIDES.map((side) => (
        <span key={side} class={side} aria-hidden="true">
          <SideMark side={side} /> {totals[side]}
        </span>
      ))}
    </p>
  );
}

function Controls({ session, recap }: { readonly session: Session; readonly recap: Recap }) {
  const { frames, index, isPaused } = recap;
  const hasLaterTurn = !isSameTurn(frames[index]!, frames.at(-1)!);
  return (
    <div class="prompt-buttons recap-controls">
      <div class="recap-steps" role="group" aria-label={say('prompt.recap')}>
        <button
          type="button"
          class="button recap-glyph"
          aria-label={say('recap.back')}
          disabled={index === 0}
          onClick={() => session.stepRecap(-1)}
        >
          ◀
        </button>
        <button
          type="button"
          class="button recap-glyph"
          aria-label={say(isPaused ? 'recap.play' : 'recap.pause')}
          onClick={() => session.pauseRecap(!isPaused)}
        >
          <span aria-hidden="true" class={isPaused ? 'recap-play' : 'recap-pause'} />
        </button>
        <button
          type="button"
          class="button recap-glyph"
          aria-label={say('recap.on')}
          onClick={() => session.stepRecap(1)}
        >
          ▶
        </button>
      </div>
      <button type="button" class="button primary" onClick={session.skipRecap}>
        {say('prompt.skip')} <kbd>Esc</kbd>
      </button>
      {hasLaterTurn ? (
        <button type="button" class="button" onClick={session.skipToLastTurn}>
          {say('recap.last-turn')}
        </button>
      ) : null}
      <div class="recap-speeds" role="radiogroup" aria-label={say('settings.recap')}>
        {RECAP_SPEEDS.map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              class="unseen"
              name="recap-speed"
              checked={recapSpeed.value === speed}
              onChange={() => (recapSpeed.value = speed)}
            />
            {say(`settings.recap-${speed}`)}
          </label>
        ))}
      </div>
    </div>
  );
}
