// Tries at puzzles, and what the puzzles are rated.
import { PuzzleTrySchema } from '@rubicon/protocol';
import { forPerson, forVisitor, type Route } from './route.ts';

export const PUZZLE_ROUTES: readonly Route[] = [
  forPerson('GET', '/me/puzzles', {
    summary: 'Your puzzle rating, and the puzzles you have tried.',
    answer: 'PuzzleStanding',
    run: async ({ puzzles }, { visit }) => ({ json: await puzzles.standing(visit.person.id) }),
  }),
  forPerson('PUT', '/me/puzzles/:id', {
    summary: 'Your first try at a puzzle: rates you and the puzzle. A later one changes nothing.',
    body: PuzzleTrySchema,
    answer: 'TriedPuzzle',
    run: async ({ puzzles }, { visit, id, body }) => ({
      json: await puzzles.answer(visit.person.id, id, body.right),
    }),
  }),
  forVisitor('GET', '/puzzles/ratings', {
    summary: 'The ratings of the puzzles that somebody has tried; the others have the one they came with.',
    answer: 'PuzzleRatings',
    run: async ({ puzzles }) => ({ json: await puzzles.ratings() }),
  }),
];
