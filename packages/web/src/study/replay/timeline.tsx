// The timeline of the whole game: years and turns marked on it, battles and notes above it, and a handle to drag.
import { useMemo } from 'preact/hooks';
import { areaName, roman, yearName, enumeration } from '@rubicon/words';
import { Glyph } from '../../pieces/glyph.tsx';
import { sayStudy } from '../../words/topics/study.ts';
import type { Landmarks } from '../model/landmarks.ts';
import type { Notes } from '../model/notes.ts';
import type { Playback } from './playback.ts';
import './timeline.css';

export function Timeline({ playback, notes }: { readonly playback: Playback; readonly notes: Notes }) {
  const landmarks = playback.landmarks.value;
  const { moments } = landmarks;
  const index = Math.max(0, moments.indexOf(playback.at.value));
  const rule = useMemo(() => <Rule landmarks={landmarks} />, [landmarks]);
  const share = (at: number): number => shareOf(moments, at);
  return (
    <div class="timeline">
      <div class="timeline-marks" aria-hidden="true">
        {rule}
        {notes.all.value.map(({ entry, text }) => (
          <span
            key={entry}
            class="timeline-note"
            style={{ insetInlineStart: `${share(entry) * 100}%` }}
            title={sayStudy('study.mark.note', { text })}
          />
        ))}
        <span class="timeline-gone" style={{ inlineSize: `${share(playback.at.value) * 100}%` }} />
      </div>
      <input
        type="range"
        class="timeline-range"
        aria-label={sayStudy('study.timeline')}
        aria-valuetext={spoken(landmarks, playback.at.value, index)}
        min={0}
        max={Math.max(0, moments.length - 1)}
        step={1}
        value={index}
        onInput={({ currentTarget }) => playback.pass(moments[Number(currentTarget.value)]!)}
        onChange={playback.rest}
      />
    </div>
  );
}

/** Years are written on it, turns are ticks, battles are swords. */
function Rule({ landmarks: { moments, turns, battles } }: { readonly landmarks: Landmarks }) {
  return (
    <>
      {turns.map(({ at, year, turn }, index) => {
        const isYear = turns[index - 1]?.year !== year;
        const start = shareOf(moments, at);
        const next = turns.find((each) => each.year > year);
        // As wide as the year lasts; the last one may reach into the margin
        const inlineSize =
          next === undefined
            ? `calc(${(1 - start) * 100}% + 24px)`
            : `${(shareOf(moments, next.at) - start) * 100}%`;
        return (
          <span
            key={at}
            class={isYear ? 'timeline-year' : 'timeline-turn'}
            style={{ insetInlineStart: `${start * 100}%`, ...(isYear ? { inlineSize } : {}) }}
          >
            {isYear ? yearName(year) : roman(turn)}
          </span>
        );
      })}
      {battles.map(({ at, area }) => (
        <span
          key={`${at} ${area}`}
          class="timeline-battle"
          style={{ insetInlineStart: `${shareOf(moments, at) * 100}%` }}
        >
          <Glyph name="swords" />
        </span>
      ))}
    </>
  );
}

/** The position of a moment along the timeline, from 0 to 1: moments are evenly spaced. */
function shareOf(moments: readonly number[], at: number): number {
  const index = moments.findLastIndex((moment) => moment <= at);
  return moments.length < 2 ? 0 : Math.max(0, index) / (moments.length - 1);
}

function spoken({ turns, battles, moments }: Landmarks, at: number, index: number): string {
  const turn = turns.findLast((each) => each.at <= at);
  const battle = battles.find((each) => each.at === at);
  const where = sayStudy('study.where', { number: index + 1, count: moments.length });
  if (turn === undefined) return where;
  const when = { year: yearName(turn.year), turn: roman(turn.turn) };
  return battle === undefined
    ? enumeration([sayStudy('study.mark.turn', when), where])
    : enumeration([sayStudy('study.mark.battle', { ...when, area: areaName(battle.area) }), where]);
}
