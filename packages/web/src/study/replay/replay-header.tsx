// Over the map: whose game it is, how it stood then, whose eyes look, and what else can be done with it.
import { useSignal } from '@preact/signals';
import { SIDES } from '@rubicon/engine';
import { roman, yearName, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { leaveTable } from '../../routes/address.ts';
import { sayStudy } from '../../words/topics/study.ts';
import { EYES, type Source } from '../../routes/moment.ts';
import type { Notes } from '../model/notes.ts';
import type { Reel } from './playback.ts';
import { StudyMenu } from './replay-menu.tsx';
import '../../table/header.css';
import './replay-header.css';

interface Props {
  readonly source: Source;
  readonly reel: Reel;
  readonly notes: Notes;
}

export function StudyHeader({ source, reel, notes }: Props) {
  const isOpen = useSignal(false);
  const view = reel.frame.value?.view;
  const { players } = reel.sight.opened;
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
      <EyesChoice reel={reel} />
      {isOpen.value ? (
        <StudyMenu source={source} reel={reel} notes={notes} onClose={() => (isOpen.value = false)} />
      ) : null}
    </header>
  );
}

function EyesChoice({ reel }: { readonly reel: Reel }) {
  const allowed = reel.sight.opened.eyes;
  return (
    <fieldset class="study-eyes" role="radiogroup" aria-label={sayStudy('study.eyes')}>
      {EYES.filter((eyes) => allowed.includes(eyes)).map((eyes) => (
        <label key={eyes} class={eyes === reel.eyes.value ? 'chosen' : ''}>
          <input
            type="radio"
            name="study-eyes"
            class="unseen"
            checked={eyes === reel.eyes.value}
            onChange={() => reel.look(eyes)}
          />
          {eyes === 'caesar' || eyes === 'pompey' ? <SideMark side={eyes} /> : null}
          <span>{sayStudy(`study.eyes.${eyes}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
