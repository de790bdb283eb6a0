// A game in a list: who plays, how it stands, how fast it is, and what one can do.
import { SIDES } from '@rubicon/engine';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { SideMark } from '../pieces/mark.tsx';
import { ago } from '../start/ago.ts';
import { roman, sideName, yearName } from '../words/names.ts';
import { currentLanguage, say } from '../words/words.ts';
import type { GameCard } from './answers.ts';
import { lengthText, paceText } from './pace-words.ts';
import { nameOf } from './seating.ts';

interface Props {
  readonly card: GameCard;
  readonly person: string | null; // who looks
  readonly nowMs: number;
  readonly renderActions: (describedBy: string) => ComponentChildren;
}

export function CardRow({ card, person, nowMs, renderActions }: Props) {
  const id = useId();
  const { sitters, pace, options, rated, changedMs } = card;
  return (
    <li class={`club-row ${isAsked(card, person) ? 'is-asked' : ''}`} aria-labelledby={id}>
      <h3 id={id} class="club-players">
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
      <p class="club-now">{standingText(card, person, nowMs)}</p>
      <p class="club-more">
        {[
          paceText(pace),
          say('start.edition', { edition: options.edition }),
          say(rated ? 'games.rated' : 'games.unrated'),
          ago(changedMs, nowMs, currentLanguage()),
        ].join(' · ')}
      </p>
      <div class="club-actions">{renderActions(id)}</div>
    </li>
  );
}

/** Whether somebody must decide in a game. */
export const isAsked = ({ sitters, asked }: GameCard, person: string | null): boolean =>
  person !== null &&
  SIDES.some((side) => {
    const sitter = sitters[side];
    return asked[side] && sitter.kind === 'person' && sitter.person === person;
  });

function standingText(card: GameCard, person: string | null, nowMs: number): string {
  const { status, result, sitters, year, turn, points, asked, dueMs } = card;
  if (status === 'waiting') return say('games.wait-players');
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
