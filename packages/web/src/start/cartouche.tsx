// The title in its frame, with all the ways into a game.
import { roman, yearName, say } from '@rubicon/words';
import type { GameId, GameSummary } from '../authority/table.ts';
import { Glyph } from '../pieces/glyph.tsx';
import { FileButton } from '../ui/file-button.tsx';
import './cartouche.css';

interface Props {
  readonly last: GameSummary | null; // the game played last, if it goes on
  readonly isNew: boolean; // nobody has played here yet
  readonly busy: boolean;
  readonly problem: string | null;
  readonly onContinue: (game: GameId) => void;
  readonly onLearn: () => void;
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
              {say('start.continue-last', last.players)}
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
          onClick={onPlay}
        >
          {say('start.play')}
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
        {!isNew && (
          <button type="button" class="button cartouche-quiet" onClick={onLearn}>
            {say('start.learn')}
          </button>
        )}
        <button type="button" class="button" disabled={busy} onClick={onRules}>
          {say('start.rules')}
        </button>
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

/** The river between the two: Caesar's star, Pompey's trident. */
export function River() {
  return (
    <div class="cartouche-river" aria-hidden="true">
      <Glyph name="star" />
      <svg viewBox="0 0 240 14" preserveAspectRatio="none">
        {[3, 7, 11].map((y) => (
          <path key={y} d={`M0 ${y}q10 -4 20 0${'t20 0'.repeat(11)}`} vector-effect="non-scaling-stroke" />
        ))}
      </svg>
      <Glyph name="trident" />
    </div>
  );
}

const CORNERS = [
  ['0', '0', '1 1'],
  ['100%', '0', '-1 1'],
  ['0', '100%', '1 -1'],
  ['100%', '100%', '-1 -1'],
] as const;

/** Two lines about the panel, with corners cut in over them. */
export function Frame() {
  return (
    <svg class="cartouche-frame" aria-hidden="true">
      <rect class="cartouche-bold" />
      <rect class="cartouche-fine" />
      {CORNERS.map(([x, y, flip]) => (
        <svg key={flip} x={x} y={y} overflow="visible">
          <g transform={`scale(${flip})`}>
            <path class="cartouche-patch" d="M6 6H30V30H6ZM12 12H34V34H12Z" />
            <path class="cartouche-bold" d="M9 30C21 30 30 21 30 9" />
            <path class="cartouche-fine" d="M13.500 34C25 32.500 32.500 25 34 13.500" />
            <path class="cartouche-star" d="M15 7L17 13L23 15L17 17L15 23L13 17L7 15L13 13Z" />
          </g>
        </svg>
      ))}
    </svg>
  );
}
