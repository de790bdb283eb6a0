/** Every HTTP route, below `PREFIX`. */
import { PROTOCOL } from '@rubicon/protocol';
import { COMMUNITY_ROUTES } from './community-routes.ts';
import { GAME_ROUTES } from './game-routes.ts';
import { NOTICE_ROUTES } from './notice-routes.ts';
import { PUZZLE_ROUTES } from './puzzle-routes.ts';
import { TOURNAMENT_ROUTES } from './tournament-routes.ts';
import { PEOPLE_ROUTES } from './people-routes.ts';
import { PREVIEW_ROUTES } from './preview-routes.ts';
import { forAnyone, type Route } from './route.ts';

export const PREFIX = `/api/${PROTOCOL}`;

export const ROUTES: readonly Route[] = [
  ...PEOPLE_ROUTES,
  ...GAME_ROUTES,
  ...COMMUNITY_ROUTES,
  ...NOTICE_ROUTES,
  ...TOURNAMENT_ROUTES,
  ...PREVIEW_ROUTES,
  ...PUZZLE_ROUTES,
  forAnyone('GET', '/openapi.json', {
    summary: 'This document.',
    answer: 'Anything',
    run: ({ openApi }) => Promise.resolve({ text: { type: 'application/json', body: openApi } }),
  }),
];
