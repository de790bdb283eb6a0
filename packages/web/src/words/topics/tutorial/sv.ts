// Kursen på svenska.
import type { messages as english } from './en.ts';
import { firstHalf } from './swedish/first-half.ts';
import { page } from './swedish/page.ts';
import { secondHalf } from './swedish/second-half.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...page,
  ...firstHalf,
  ...secondHalf,
};
