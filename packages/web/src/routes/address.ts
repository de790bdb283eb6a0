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

/** The address of a page to give to others: services that show a picture of a link see only what is before the `#`. */
export const linkTo = (word: string): string => new URL(word, location.href).href;

/** A page opened by such an address is the page of the same word. */
export function openLinked(): void {
  const word = /\/([a-z]+=[\w.&=-]+)$/.exec(location.pathname)?.[1];
  if (word !== undefined)
    history.replaceState(null, '', `./${location.hash === '' ? `#${word}` : location.hash}`);
}

export const leaveTable = (): void => {
  location.hash = '';
};
