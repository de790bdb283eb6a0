// What an address opens in the rulebook: `rules`, `rules=7.31`, and with the edition of a table `rules=7.31~1.1`.
import { EDITIONS, type Edition } from '@rubicon/engine';

interface Asked {
  readonly word: string | null;
  readonly edition: Edition | null;
}

export function askedIn(page: string): Asked {
  const [word = '', edition] = page.slice('rules'.length).replace(/^=/, '').split('~');
  return { word: word === '' ? null : word, edition: EDITIONS.find((each) => each === edition) ?? null };
}

export const addressOf = (word: string | null, edition: Edition | null = null): string =>
  `#rules${word === null ? '' : `=${word}`}${edition === null ? '' : `~${edition}`}`;
