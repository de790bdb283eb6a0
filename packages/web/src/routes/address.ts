// Page addresses: `#game=ID` is a game on this device; the words of the other pages are in app/pages.ts; anything
// else is the start page.
import type { GameId } from '../authority/table.ts';

const HEAD = '#game=';

/** Ids are plain letters and digits; anything else is not a game. */
export const gameInAddress = (hash: string): GameId | null =>
  /^#game=[\w-]+$/.test(hash) ? (hash.slice(HEAD.length) as GameId) : null;

export const openGame = (game: GameId): void => {
  location.hash = `${HEAD}${game}`;
};

/** A page by its word: `online`, `rules=7.3`. */
export const openPage = (word: string): void => {
  location.hash = word;
};

export const leaveTable = (): void => {
  location.hash = '';
};
