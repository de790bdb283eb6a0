// Below the map: the latest event, the timeline, and the buttons to move along it.
import type { ComponentChildren } from 'preact';
import { paragraph } from '@rubicon/words';
import { historySentences } from '../../words/notice-sentences.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { STRIDES, stepFrom, type Stride } from '../model/landmarks.ts';
import type { Notes } from '../model/notes.ts';
import { SPEEDS, type Playback } from './playback.ts';
import { Timeline } from './timeline.tsx';
import './replay-bar.css';

interface Props {
  readonly playback: Playback;
  readonly notes: Notes;
}

export function ReplayBar({ playback, notes }: Props) {
  const landmarks = playback.landmarks.value;
  const { moments } = landmarks;
  const at = playback.at.value;
  const stride = playback.stride.value;
  const playing = playback.playing.value;
  const can = (direction: 1 | -1): boolean => stepFrom(landmarks, at, stride, direction) !== null;
  return (
    <section class="study-bar" aria-label={sayStudy('study.bar')}>
      <p class="study-event" aria-live={playing ? 'off' : 'polite'}>
        {deedOf(playback)}
      </p>
      <Timeline playback={playback} notes={notes} />
      <div class="study-controls">
        <Press
          label={sayStudy('study.first')}
          isOff={at === moments[0]}
          onPress={() => playback.go(moments[0] ?? 0)}
        >
          <path d="M5 4v16M20 4 9 12l11 8Z" />
        </Press>
        <Press label={sayStudy('study.back')} isOff={!can(-1)} onPress={() => playback.step(-1)}>
          <path d="M18 4 7 12l11 8Z" />
        </Press>
        <Press
          label={sayStudy(playing ? 'study.pause' : 'study.play')}
          isMain
          onPress={() => playback.play(!playing)}
        >
          {playing ? <path d="M7 4h4v16H7ZM14 4h4v16h-4Z" /> : <path d="M6 3l14 9-14 9Z" />}
        </Press>
        <Press label={sayStudy('study.on')} isOff={!can(1)} onPress={() => playback.step(1)}>
          <path d="M7 4l11 8-11 8Z" />
        </Press>
        <Press
          label={sayStudy('study.last')}
          isOff={at === moments.at(-1)}
          onPress={() => playback.go(moments.at(-1) ?? 0)}
        >
          <path d="M4 4l11 8-11 8ZM19 4v16" />
        </Press>
        <label class="study-select">
          <span>{sayStudy('study.by')}</span>
          <select
            value={stride}
            onChange={({ currentTarget }) => (playback.stride.value = currentTarget.value as Stride)}
          >
            {STRIDES.map((each) => (
              <option key={each} value={each}>
                {sayStudy(`study.by.${each}`)}
              </option>
            ))}
          </select>
        </label>
        <label class="study-select">
          <span>{sayStudy('study.speed')}</span>
          <select
            value={playback.speed.value}
            onChange={({ currentTarget }) => (playback.speed.value = Number(currentTarget.value))}
          >
            {SPEEDS.map((speed) => (
              <option key={speed} value={speed}>
                {sayStudy('study.speed.times', { speed })}
              </option>
            ))}
          </select>
        </label>
        <p class="study-where">
          {sayStudy('study.where', { number: moments.indexOf(at) + 1, count: moments.length })}
        </p>
      </div>
    </section>
  );
}

function deedOf({ story, at, perspective }: Playback): string {
  const historyEntry = story.value.find(({ cursor }) => cursor === at.value);
  if (historyEntry === undefined) return '';
  const seat =
    perspective.value === 'caesar' || perspective.value === 'pompey' ? perspective.value : 'spectator';
  const said = historySentences(historyEntry, seat).map(({ text }) => text);
  return said.length === 0 ? sayStudy('study.nothing') : paragraph(said);
}

interface PressProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly isMain?: boolean;
  readonly onPress: () => void;
  readonly children: ComponentChildren;
}

function Press({ label, isOff = false, isMain = false, onPress, children }: PressProps) {
  return (
    <button
      type="button"
      class={`button study-press ${isMain ? 'primary' : ''}`}
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onPress}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {children}
      </svg>
    </button>
  );
}
