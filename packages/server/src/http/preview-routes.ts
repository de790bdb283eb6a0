// The pictures of links.
import { GamePictureQuerySchema, PictureQuerySchema } from '@rubicon/protocol';
import type { PublicMoment } from '../games/look-back.ts';
import { forAnyone, forVisitor, type Route } from './route.ts';
import { tournamentId } from './tournament-routes.ts';

const FACTS = { budget: 'picture', query: PictureQuerySchema, answer: 'Picture' } as const;

const momentOf = (at: number | undefined, told: number | undefined): PublicMoment | null => {
  if (at !== undefined) return { by: 'entry', at };
  return told === undefined ? null : { by: 'history', at: told };
};

export const PREVIEW_ROUTES: readonly Route[] = [
  forAnyone('GET', '/picture', {
    ...FACTS,
    summary: 'The map, 1200 × 630, for links to this server.',
    run: async ({ previews }) => ({ picture: await previews.home() }),
  }),
  forVisitor('GET', '/games/:game/picture', {
    ...FACTS,
    query: GamePictureQuerySchema,
    summary: 'A game as spectators see it now, or saw it at a moment, 1200 × 630.',
    run: async ({ previews }, { visit, game, query: { at, told } }) => ({
      picture: await previews.game(visit?.person ?? null, game, momentOf(at, told)),
    }),
  }),
  forVisitor('GET', '/people/:person/picture', {
    ...FACTS,
    summary: 'The map with a person’s name and rating.',
    run: async ({ previews }, { person }) => ({ picture: await previews.person(person) }),
  }),
  forVisitor('GET', '/tournaments/:id/picture', {
    ...FACTS,
    summary: 'The map with the name of a tournament and who leads.',
    run: async ({ previews }, { id }) => ({ picture: await previews.tournament(tournamentId(id)) }),
  }),
];
