// How the book is being read: which edition, what was searched for, and what a link does.
import { createContext } from 'preact';
import type { Wanted } from './passage.ts';

export interface Reading {
  readonly wanted: Wanted;
  readonly marked: readonly string[]; // words searched for
  readonly href: (word: string) => string;
  readonly go: ((word: string) => void) | null; // null: links are addresses
}

export const ReadingContext = createContext<Reading>({
  wanted: 'all',
  marked: [],
  href: (word) => `#rules=${word}`,
  go: null,
});
