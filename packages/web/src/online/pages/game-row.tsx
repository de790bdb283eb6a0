// A game in a list: players, state, time control, and actions.
import { SIDES } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { roman, sideName, yearName, currentLanguage, say } from '@rubicon/words';
import { lazy } from '../../ui/lazy.tsx';
import { Picture } from '../../ui/picture.tsx';
import { SideMark } from '../../pieces/mark.tsx';
import { ago } from '../../ui/ago.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { GameCard } from '../../net/answers.ts';
import { lengthText } from '../pace-words.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { termsOf } from '../terms.ts';

const Thumbnail = lazy(() => import('../../board/map/thumbnail.tsx').then((file) => file.Thumbnail));

interface Props {
  readonly card: GameCard;
  readonly person: string | null; // the viewer
  readonly nowMs: number;
  readonly renderActions: (describedBy: string) => ComponentChildren;
}

export function GameRow({ card, person, nowMs, renderActions }: Props) {
  const id = useId();
  const { sitters, status } = card;
  return (
    <li
      class={`community-row ${isAsked(card, person) || isChallenged(card, person) ? 'is-asked' : ''}`}
      aria-labelledby={id}
    >
      {status === 'running' || status === 'over' ? (
        <div class="community-picture">
          <Picture>{() => <Thumbnail blocks={card.blocks} />}</Picture>
        </div>
      ) : null}
      <h3 id={id} class="community-players">
        <span class="unseen">
          {say('start.players', { caesar: nameOf(sitters.caesar), pompey: nameOf(sitters.pompey) })}
        </span>
        {SIDES.map((side) => (
          <span key={side} class={sitters[side].kind === 'open' ? 'is-open' : ''} aria-hidden="true">
            {card.byBid && status === 'waiting' ? null : <SideMark side={side} />}
            {nameOf(sitters[side])}
          </span>
        ))}
      </h3>
      <p class="community-now">
        <b>{stateText(card, person)}</b>
        {status === 'running' ? ` · ${whereText(card)}` : ''}
      </p>
      {card.tournament === null ? null : (
        <p class="community-time">
          <a href={`#tournament=${card.tournament.id}`}>{card.tournament.name}</a>
        </p>
      )}
      <p class="community-time">{timesText(card, nowMs).join(' · ')}</p>
      <p class="community-more">{termsOf(card).join(' · ')}</p>
      <div class="community-actions">{renderActions(id)}</div>
    </li>
  );
}

/** Whom a game that has not begun waits for, the viewer first; null: anyone. */
function awaitedIn(
  { sitters, ready }: GameCard,
  viewer: string | null,
): { readonly person: string; readonly name: string } | null {
  const awaited = SIDES.filter((side) => !ready[side])
    .map((side) => sitters[side])
    .filter((sitter) => sitter.kind === 'person');
  return awaited.find(({ person }) => person === viewer) ?? awaited[0] ?? null;
}

/** Whether a game would begin if someone joined. */
export const isChallenged = (card: GameCard, person: string | null): boolean =>
  card.status === 'waiting' && person !== null && awaitedIn(card, person)?.person === person;

function waitingText(card: GameCard, person: string | null): string {
  const awaited = awaitedIn(card, person);
  if (awaited === null || SIDES.some((side) => card.sitters[side].kind === 'open'))
    return say('games.wait-players');
  if (awaited.person !== person) return sayCommunity('games.challenged', { name: awaited.name });
  const host = SIDES.map((side) => card.sitters[side]).find(
    (sitter) => sitter.kind === 'person' && sitter.person !== person,
  );
  return sayCommunity('games.challenge', { name: host === undefined ? '' : nameOf(host) });
}

/** Whether a person must decide in a game. */
export const isAsked = ({ sitters, asked }: GameCard, person: string | null): boolean =>
  person !== null &&
  SIDES.some((side) => {
    const sitter = sitters[side];
    return asked[side] && sitter.kind === 'person' && sitter.person === person;
  });

/** Games waiting for the viewer come first, ended ones last; of like ones, those that changed last. */
export const byUrgency =
  (person: string | null) =>
  (one: GameCard, other: GameCard): number =>
    rank(one, person) - rank(other, person) || other.changedMs - one.changedMs;

function rank(card: GameCard, person: string | null): number {
  if (isAsked(card, person) || isChallenged(card, person)) return 0;
  return { waiting: 2, running: 1, over: 3, aborted: 3 }[card.status];
}

/** Whose turn it is, or how it ended. */
function stateText(card: GameCard, person: string | null): string {
  const { status, result, sitters, asked, tournament } = card;
  if (status === 'waiting') return waitingText(card, person);
  if (status === 'aborted') return say(tournament === null ? 'games.aborted' : 'games.in-tournament');
  const own = SIDES.filter((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'person' && sitter.person === person;
  });
  if (result !== null) {
    if (result.winner === null) return say('games.drawn');
    if (own.length === 1) return say(own[0] === result.winner ? 'over.title.won' : 'over.title.lost');
    return say('games.won', { name: nameOf(sitters[result.winner]) });
  }
  if (isAsked(card, person)) return say('games.yours');
  if (asked.caesar && asked.pompey) return say('games.both');
  if (!asked.caesar && !asked.pompey) return say('games.paused');
  return own.length > 0
    ? say('games.theirs')
    : say('games.to-act', { side: sideName(asked.caesar ? 'caesar' : 'pompey') });
}

const whereText = ({ year, turn, points }: GameCard): string =>
  [say('games.when', { year: yearName(year), turn: roman(turn) }), say('games.points', points)].join(' · ');

function timesText({ status, dueMs, changedMs }: GameCard, nowMs: number): string[] {
  const when = ago(changedMs, nowMs, currentLanguage());
  return [
    ...(status === 'running' && dueMs !== null
      ? [say('games.left', { time: lengthText(dueMs - nowMs) })]
      : []),
    status === 'running' ? say('games.last', { when }) : when,
  ];
}
