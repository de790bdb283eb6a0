// The address says which page is shown: `#game=ID` is a table, anything else the start page.
import type { GameId } from '../authority/table.ts';

const HEAD = '#game=';

/** Ids are plain letters and digits; whatever else stands there is no game. */
export const gameInAddress = (hash: string): GameId | null =>
  /^#game=[\w-]+$/.test(hash) ? (hash.slice(HEAD.length) as GameId) : null;

export const openGame = (game: GameId): void => {
  location.hash = `${HEAD}${game}`;
};

export const leaveTable = (): void => {
  location.hash = '';
};
