// The address says which page is shown: `#game=ID` is a table, anything else the start page.
import type { GameId } from '../authority/table.ts';

const HEAD = '#game=';

export const gameInAddress = (hash: string): GameId | null =>
  hash.startsWith(HEAD) && hash.length > HEAD.length
    ? (decodeURIComponent(hash.slice(HEAD.length)) as GameId)
    : null;

export const openGame = (game: GameId): void => {
  location.hash = `${HEAD}${encodeURIComponent(game)}`;
};

export const leaveTable = (): void => {
  location.hash = '';
};
