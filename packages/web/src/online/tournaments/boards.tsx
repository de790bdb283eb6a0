// The boards of all games of the latest round, small and live: they are fetched again while the page is looked at.
import { useSignal } from '@preact/signals';
import { SIDES } from '@rubicon/engine';
import type { Tournament } from '@rubicon/protocol';
import { useCallback, useEffect } from 'preact/hooks';
import type { GameCard } from '../../net/answers.ts';
import type { Online } from '../../net/online.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { useAnswer } from '../../net/use-answer.ts';
import { SideMark } from '../../pieces/mark.tsx';
import { lazy } from '../../ui/lazy.tsx';
import { Picture } from '../../ui/picture.tsx';
import { roman, say, sideName, yearName } from '@rubicon/words';
import { sayTournament } from '../../words/topics/tournaments.ts';
import { gamesOf, resultText } from './tournament-state.ts';

const Thumbnail = lazy(() => import('../../board/map/thumbnail.tsx').then((file) => file.Thumbnail));

const AGAIN_MS = 10_000;
const FEW = 8;

interface Props {
  readonly online: Online;
  readonly tournament: Tournament;
}

export function Boards({ online, tournament }: Props) {
  const { id, round } = tournament.card;
  const { value, again } = useAnswer(useCallback(() => online.api.roundGames(id), [online, id]));
  const isAll = useSignal(false);
  useEffect(() => {
    const timer = setInterval(() => (document.hidden ? undefined : void again()), AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  useEffect(() => void again(), [again, round]);
  const games = value?.games ?? [];
  if (games.length === 0) return null;
  const shown = isAll.value ? games : games.slice(0, FEW);
  return (
    <section class="community-list" aria-labelledby="tournament-boards">
      <h2 id="tournament-boards">{sayTournament('boards.title', { number: round })}</h2>
      <ul class="tournament-boards">
        {shown.map((card) => (
          <BoardCard key={card.game} card={card} counted={countedText(tournament, card)} />
        ))}
      </ul>
      {shown.length === games.length ? null : (
        <button type="button" class="button community-next" onClick={() => (isAll.value = true)}>
          {sayTournament('boards.all', { count: games.length })}
        </button>
      )}
    </section>
  );
}

const whenText = ({ year, turn }: GameCard): string =>
  say('games.when', { year: yearName(year), turn: roman(turn) });

/** How a game counts that was not played to its end; null: it goes on, or ended by itself. */
function countedText(tournament: Tournament, { game }: GameCard): string | null {
  const counted = gamesOf(tournament).find((each) => each.game === game);
  const how = counted?.outcome?.how ?? 'played';
  return how === 'played' ? null : `${resultText(counted!)!} ${sayTournament(`how.${how}`)}`;
}

/** Whose turn it is, or how it ended. */
function stateText({ status, result, sitters, asked }: GameCard): string {
  if (status === 'waiting') return sayTournament('boards.waiting');
  if (result !== null)
    return result.winner === null
      ? say('games.drawn')
      : say('games.won', { name: nameOf(sitters[result.winner]) });
  if (status === 'aborted') return say('games.in-tournament');
  if (asked.caesar && asked.pompey) return say('games.both');
  if (!asked.caesar && !asked.pompey) return say('games.paused');
  return say('games.to-act', { side: sideName(asked.caesar ? 'caesar' : 'pompey') });
}

interface BoardProps {
  readonly card: GameCard;
  readonly counted: string | null;
}

function BoardCard({ card, counted }: BoardProps) {
  const { game, sitters, status } = card;
  const isBegun = status === 'running' || status === 'over';
  return (
    <li>
      <a class="tournament-board" href={`#play=${game}`}>
        <Picture>{() => <Thumbnail blocks={card.blocks} />}</Picture>
        <span class="unseen">
          {say('start.players', { caesar: nameOf(sitters.caesar), pompey: nameOf(sitters.pompey) })}
        </span>
        {SIDES.map((side) => (
          <span key={side} class="tournament-board-name" aria-hidden="true">
            {card.byBid && card.bids === null ? null : <SideMark side={side} />}
            {nameOf(sitters[side])}
            {isBegun ? <b>{card.points[side]}</b> : null}
          </span>
        ))}
        <small>
          {counted ?? [stateText(card), ...(status === 'running' ? [whenText(card)] : [])].join(' · ')}
        </small>
      </a>
    </li>
  );
}
