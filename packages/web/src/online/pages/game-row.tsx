// A game in a list: players, state, time control, and actions.
import { SIDES } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { roman, sideName, yearName, currentLanguage, say } from '@rubicon/words';
import { SideMark } from '../../pieces/mark.tsx';
import { ago } from '../../ui/ago.ts';
import { sayCommunity } from '../../words/topics/community.ts';
import type { GameCard } from '../../net/answers.ts';
import { lengthText } from '../pace-words.ts';
import { nameOf } from '../../authority/remote/seating.ts';
import { termsOf } from '../terms.ts';

interface Props {
  readonly card: GameCard;
  readonly person: string | null; // the viewer
  readonly nowMs: number;
  readonly renderActions: (describedBy: string) => ComponentChildren;
}

export function GameRow({ card, person, nowMs, renderActions }: Props) {
  const id = useId();
  const { sitters, changedMs } = card;
  return (
    <li
      class={`community-row ${isAsked(card, person) || isChallenged(card, person) ? 'is-asked' : ''}`}
      aria-labelledby={id}
    >
      <h3 id={id} class="community-players">
        <span class="unseen">
          {say('start.players', { caesar: nameOf(sitters.caesar), pompey: nameOf(sitters.pompey) })}
        </span>
        {SIDES.map((side) => (
          <span key={side} class={sitters[side].kind === 'open' ? 'is-open' : ''} aria-hidden="true">
            <SideMark side={side} />
            {nameOf(sitters[side])}
          </span>
        ))}
      </h3>
      <p class="community-now">{standingText(card, person, nowMs)}</p>
      <p class="community-more">{[...termsOf(card), ago(changedMs, nowMs, currentLanguage())].join(' · ')}</p>
      <div class="community-actions">{renderActions(id)}</div>
    </li>
  );
}

/** Whom a game that has not begun waits for; null: anyone. */
function awaitedIn({ sitters, ready }: GameCard): { readonly person: string; readonly name: string } | null {
  for (const side of SIDES) {
    const sitter = sitters[side];
    if (sitter.kind === 'person' && !ready[side]) return sitter;
  }
  return null;
}

/** Whether a game would begin if someone joined. */
export const isChallenged = (card: GameCard, person: string | null): boolean =>
  card.status === 'waiting' && person !== null && awaitedIn(card)?.person === person;

function waitingText(card: GameCard, person: string | null): string {
  const awaited = awaitedIn(card);
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

function standingText(card: GameCard, person: string | null, nowMs: number): string {
  const { status, result, sitters, year, turn, points, asked, dueMs } = card;
  if (status === 'waiting') return waitingText(card, person);
  if (status === 'aborted') return say('games.aborted');
  if (result !== null)
    return result.winner === null
      ? say('games.drawn')
      : say('games.won', { name: nameOf(sitters[result.winner]) });
  const isMine = SIDES.some((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'person' && sitter.person === person;
  });
  const whose = isAsked(card, person)
    ? say('games.yours')
    : asked.caesar && asked.pompey
      ? say('games.both')
      : !asked.caesar && !asked.pompey
        ? say('games.paused')
        : isMine
          ? say('games.theirs')
          : say('games.to-act', { side: sideName(asked.caesar ? 'caesar' : 'pompey') });
  return [
    whose,
    say('games.when', { year: yearName(year), turn: roman(turn) }),
    say('games.points', points),
    ...(dueMs === null ? [] : [say('games.left', { time: lengthText(dueMs - nowMs) })]),
  ].join(' · ');
}
