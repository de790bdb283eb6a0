// The address says which page is shown: `#game=ID` is a table on this device, `#play=ID` one online, and other words
// belong to the pages of the club; anything else is the start page.
import type { GameId } from '../authority/table.ts';

const HEAD = '#game=';

/** Ids are plain letters and digits; whatever else stands there is no game. */
export const gameInAddress = (hash: string): GameId | null =>
  /^#game=[\w-]+$/.test(hash) ? (hash.slice(HEAD.length) as GameId) : null;

const ONLINE =
  /^#(?:online|new|ratings|friends|account|privacy|(?:play|join|person|reset|verify|unsubscribe)=[\w.-]+)$/;

/** A page of the club, by its word; null if the address names none. */
export const onlineInAddress = (hash: string): string | null => (ONLINE.test(hash) ? hash.slice(1) : null);

export const openGame = (game: GameId): void => {
  location.hash = `${HEAD}${game}`;
};

export const openOnline = (page = 'online'): void => {
  location.hash = page;
};

export const leaveTable = (): void => {
  location.hash = '';
};
