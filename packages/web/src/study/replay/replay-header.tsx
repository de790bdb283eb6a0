// Above the map: the players, the state of the game, the perspective, and the menu.
import { useSignal } from '@preact/signals';
import { SIDES } from '@rubicon/engine';
import { roman, yearName, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { leaveTable } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { PERSPECTIVES, type Source } from '../../routes/moment.ts';
import type { Notes } from '../model/notes.ts';
import type { Playback } from './playback.ts';
import { ReplayMenu } from './replay-menu.tsx';
import '../../table/header.css';
import { playerNames } from '../../words/player-name.ts';
import './replay-header.css';

interface Props {
  readonly source: Source;
  readonly playback: Playback;
  readonly notes: Notes;
}

export function ReplayHeader({ source, playback, notes }: Props) {
  const isOpen = useSignal(false);
  const view = playback.rested.value?.view;
  const players = playerNames(playback.replaySource.opened.players);
  return (
    <header class="header study-header">
      <div class="header-brand">
        <button
          type="button"
          class="header-menu"
          aria-haspopup="dialog"
          aria-label={sayStudy('study.more')}
          onClick={() => (isOpen.value = true)}
        >
          <span aria-hidden="true" class="header-bars" />
        </button>
        <button
          type="button"
          class="study-home-link"
          onClick={leaveTable}
          aria-label={sayStudy('study.leave')}
        >
          <span aria-hidden="true" class="header-name">
            RVBICON
          </span>
        </button>
      </div>
      {view === undefined ? null : (
        <p class="study-when">
          <b>{yearName(view.year)}</b> <span>{say('header.turn', { turn: roman(view.turn) })}</span>
        </p>
      )}
      <ul class="study-players">
        {SIDES.map((side) => (
          <li key={side}>
            <SideMark side={side} />
            <span class="study-player">{players[side]}</span>
            {view === undefined ? null : <b class={side}>{view.points[side]}</b>}
          </li>
        ))}
      </ul>
      <PerspectiveChoice playback={playback} />
      {isOpen.value ? (
        <ReplayMenu
          source={source}
          playback={playback}
          notes={notes}
          onClose={() => (isOpen.value = false)}
        />
      ) : null}
    </header>
  );
}

function PerspectiveChoice({ playback }: { readonly playback: Playback }) {
  const allowed = playback.replaySource.opened.perspectives;
  return (
    <fieldset class="study-view" role="radiogroup" aria-label={sayStudy('study.view')}>
      {PERSPECTIVES.filter((perspective) => allowed.includes(perspective)).map((perspective) => (
        <label key={perspective} class={perspective === playback.perspective.value ? 'chosen' : ''}>
          <input
            type="radio"
            name="study-view"
            class="unseen"
            checked={perspective === playback.perspective.value}
            onChange={() => playback.look(perspective)}
          />
          {perspective === 'caesar' || perspective === 'pompey' ? <SideMark side={perspective} /> : null}
          <span>{sayStudy(`study.view.${perspective}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
