// The contents of the rulebook outside the numbered rules, heading by heading.
import type { BookKey } from '../words/topics/rulebook.ts';

export interface Article {
  readonly word: string;
  readonly title: BookKey;
  readonly keys: readonly BookKey[];
}

export const GAME: readonly Article[] = [
  { word: 'game-what', title: 'game.what.title', keys: ['game.what.a', 'game.what.b'] },
  { word: 'game-see', title: 'game.see.title', keys: ['game.see.a', 'game.see.b'] },
  { word: 'game-turn', title: 'game.turn.title', keys: ['game.turn.a'] },
  { word: 'game-year', title: 'game.year.title', keys: ['game.year.a'] },
  { word: 'game-win', title: 'game.win.title', keys: ['game.win.a', 'game.win.b'] },
  { word: 'game-first', title: 'game.first.title', keys: ['game.first.a', 'game.first.b', 'game.first.c'] },
];

/** Rubicon's own option. */
export const BIDS: readonly Article[] = [
  {
    word: 'bids',
    title: 'bids.title',
    keys: ['bids.ours', 'bids.secret', 'bids.different', 'bids.same', 'bids.tie', 'bids.points'],
  },
];

export const PUBLIC: readonly Article[] = [
  {
    word: 'public-open',
    title: 'public.open.title',
    keys: ['public.open.a', 'public.open.b', 'public.open.c', 'public.open.d'],
  },
  {
    word: 'public-hidden',
    title: 'public.hidden.title',
    keys: ['public.hidden.a', 'public.hidden.b', 'public.hidden.c'],
  },
];
