// How the rulebook is being read: which edition, which search terms, and what a link does.
import { createContext } from 'preact';
import type { Wanted } from './passage.ts';

export interface Reading {
  readonly wanted: Wanted;
  readonly marked: readonly string[]; // search terms
  readonly href: (word: string) => string;
  readonly go: ((word: string) => void) | null; // null: links are addresses
}

export const ReadingContext = createContext<Reading>({
  wanted: 'all',
  marked: [],
  href: (word) => `#rules=${word}`,
  go: null,
});
