// Which game has the large board, and which the small ones.
import { SIDES } from '@rubicon/engine';
import type { AnswerOf, GameCard, Watched } from '@rubicon/protocol';

export interface Shown {
  readonly featured: Watched | null; // a live game, not the viewer's own
  readonly great: Watched | null; // instead, if there is none
  readonly live: readonly Watched[]; // the others
  readonly slow: readonly Watched[];
}

/** The list comes in its order. */
export function shownOf({ games, great }: AnswerOf<'Watch'>, person: string | null): Shown {
  const live = games.filter(({ card }) => card.pace.kind === 'live');
  const featured = live.find(({ card }) => !isOwn(card, person)) ?? null;
  return {
    featured,
    great: featured === null ? great : null,
    live: live.filter((each) => each !== featured),
    slow: games.filter(({ card }) => card.pace.kind !== 'live'),
  };
}

const isOwn = ({ sitters }: GameCard, person: string | null): boolean =>
  SIDES.some((side) => {
    const sitter = sitters[side];
    return sitter.kind === 'person' && sitter.person === person;
  });
