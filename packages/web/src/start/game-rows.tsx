// The rows of the list of games. They are fetched once there is a game: a first visit has none.
import { SIDES } from '@rubicon/engine';
import { useId } from 'preact/hooks';
import { roman, yearName, currentLanguage, say } from '@rubicon/words';
import type { GameId, GameSummary } from '../authority/table.ts';
import { SideMark } from '../pieces/mark.tsx';
import { replayAddress } from '../routes/moment.ts';
import { ago } from '../ui/ago.ts';
import { lazy } from '../ui/lazy.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Listed } from './start-state.ts';
import { playerNames } from '../words/player-name.ts';

const Thumbnail = lazy(() => import('../board/map/thumbnail.tsx').then((file) => file.Thumbnail));

interface Actions {
  readonly onOpen: (game: GameId) => void;
  readonly onSave: (game: GameSummary) => void;
  readonly onRemove: (game: GameSummary) => void;
}

export interface RowsProps extends Actions {
  readonly listed: Listed;
  readonly damaged: ReadonlySet<GameId>;
}

export function GameRows({ listed: { games, nowMs }, damaged, ...actions }: RowsProps) {
  return (
    <ul class="game-list-rows">
      {games.map((game) => (
        <Row key={game.game} game={game} nowMs={nowMs} isDamaged={damaged.has(game.game)} {...actions} />
      ))}
    </ul>
  );
}

interface RowProps extends Actions {
  readonly game: GameSummary;
  readonly nowMs: number;
  readonly isDamaged: boolean;
}

function Row({ game, nowMs, isDamaged, onOpen, onSave, onRemove }: RowProps) {
  const id = useId();
  const { blocks } = game;
  const players = playerNames(game.players);
  return (
    <li class="game-list-row" aria-labelledby={id}>
      {blocks === undefined ? null : (
        <div class="game-list-picture">
          <Picture>{() => <Thumbnail blocks={blocks} />}</Picture>
        </div>
      )}
      <h3 id={id} class="game-list-players">
        <span class="unseen">{say('start.players', players)}</span>
        {SIDES.map((side) => (
          <span key={side} class="game-list-player" aria-hidden="true">
            <SideMark side={side} />
            {players[side]}
          </span>
        ))}
      </h3>
      {isDamaged ? (
        <p class="game-list-damaged">
          <b>{say('start.damaged')}</b> {say('start.damaged-why')}
        </p>
      ) : (
        <Standing game={game} nowMs={nowMs} />
      )}
      <div class="game-list-actions">
        {!isDamaged && (
          <button type="button" class="button" aria-describedby={id} onClick={() => onOpen(game.game)}>
            {say(game.result === null ? 'start.continue' : 'start.look')}
          </button>
        )}
        {!isDamaged && (
          <a
            class="game-list-quiet link"
            aria-describedby={id}
            href={replayAddress({ source: { kind: 'local', id: game.game }, at: 0 })}
          >
            {say('start.look-back')}
          </a>
        )}
        {!isDamaged && game.result !== null && (
          <a class="game-list-quiet link" aria-describedby={id} href={`#review=${game.game}`}>
            {say('menu.review')}
          </a>
        )}
        {!isDamaged && (
          <button
            type="button"
            class="game-list-quiet link"
            aria-describedby={id}
            onClick={() => onSave(game)}
          >
            {say('start.save')}
          </button>
        )}
        <button
          type="button"
          class="game-list-quiet link"
          aria-describedby={id}
          onClick={() => onRemove(game)}
        >
          {say('start.remove')}
        </button>
      </div>
    </li>
  );
}

function Standing({ game, nowMs }: Pick<RowProps, 'game' | 'nowMs'>) {
  const when = ago(game.changedMs, nowMs, currentLanguage());
  return (
    <>
      <p class="game-list-now">
        {say('start.when', { year: yearName(game.year), turn: roman(game.turn) })}. {stateOf(game)}.
      </p>
      <p class="game-list-more">
        {say('start.game-points', game.points)} · {say('start.edition', { edition: game.options.edition })} ·{' '}
        {say('start.played', { when })}
      </p>
    </>
  );
}

function stateOf({ result, next }: GameSummary): string {
  if (result === null) return say('start.game-next', { seat: next ?? 'spectator' });
  return result.winner === null
    ? say('start.game-drawn')
    : say('start.game-won', { side: result.winner, reason: result.reason });
}
