// The framed title, with all ways to start a game.
import { levelName, roman, sideName, yearName, say } from '@rubicon/words';
import type { GameId, GameSummary } from '../authority/table.ts';
import type { LastOpponent } from '../storage/last-opponent.ts';
import { FileButton } from '../ui/file-button.tsx';
import { Frame, River } from '../ui/frame.tsx';
import { playerNames } from '../words/player-name.ts';
import './cartouche.css';

interface Props {
  readonly last: GameSummary | null; // the last game played, if it is still running
  readonly isNew: boolean; // no game was played here yet, nor the last lesson done
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onContinue: (game: GameId) => void;
  readonly onLearn: () => void;
  readonly quick: LastOpponent; // the computer opponent that one press plays
  readonly isQuickKnown: boolean; // it was played last time
  readonly onQuick: () => void;
  readonly onPlay: () => void;
  readonly onMachine: () => void;
  readonly onOnline: () => void;
  readonly onRules: () => void;
  readonly onFile: (file: File) => void;
}

export function Cartouche({
  last,
  isNew,
  busy,
  problem,
  onContinue,
  onLearn,
  quick,
  isQuickKnown,
  onQuick,
  onPlay,
  onMachine,
  onOnline,
  onRules,
  onFile,
}: Props) {
  return (
    <section class="cartouche" aria-labelledby="cartouche-title">
      <Frame />
      <p class="cartouche-inscription" lang="la">
        {say('start.inscription')}
      </p>
      <h1 id="cartouche-title" class="cartouche-title" lang="la">
        <span aria-hidden="true">{say('start.title')}</span>
        <span class="unseen">{say('app.name')}</span>
      </h1>
      <River />
      <p class="cartouche-tagline">{say('start.tagline')}</p>
      <p class="cartouche-what">{say('start.what')}</p>
      <div class="cartouche-ways">
        {last !== null && (
          <button
            type="button"
            class="button primary cartouche-go"
            disabled={busy}
            onClick={() => onContinue(last.game)}
          >
            <span>
              {say('start.continue-last', playerNames(last.players))}
              <span class="cartouche-when">
                {say('start.when', { year: yearName(last.year), turn: roman(last.turn) })}
              </span>
            </span>
          </button>
        )}
        {isNew && (
          <button type="button" class="button primary cartouche-go" onClick={onLearn}>
            {say('start.learn')}
          </button>
        )}
        <button
          type="button"
          class={`button cartouche-go ${last === null && !isNew ? 'primary' : 'cartouche-second'}`}
          disabled={busy}
          onClick={onQuick}
        >
          <span>
            {say('start.quick', { level: levelName(quick.level), side: sideName(quick.own) })}
            <span class="cartouche-when">
              {say(isQuickKnown ? 'start.quick-again' : 'start.quick-first')}
            </span>
          </span>
        </button>
        <button
          type="button"
          class="button cartouche-go cartouche-second cartouche-half"
          disabled={busy}
          onClick={onMachine}
        >
          {say('start.machine')}
        </button>
        <button type="button" class="button cartouche-go cartouche-second cartouche-half" onClick={onOnline}>
          {say('start.online')}
        </button>
        <button type="button" class="button" disabled={busy} onClick={onPlay}>
          {say('start.play')}
        </button>
        <button type="button" class="button" disabled={busy} onClick={onRules}>
          {say('start.rules')}
        </button>
        {!isNew && (
          <button type="button" class="button" onClick={onLearn}>
            {say('start.learn')}
          </button>
        )}
        <FileButton disabled={busy} onFile={onFile}>
          {say('start.load')}
        </FileButton>
      </div>
      <p class="cartouche-problem" role="alert">
        {problem}
      </p>
      <p class="cartouche-note">{say('start.one-screen')}</p>
    </section>
  );
}
