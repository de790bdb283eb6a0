// The tutorial in Japanese.
import type { messages as english } from '../../en/topics/tutorial.ts';
import { firstHalf } from '../tutorial/first-half.ts';
import { page } from '../tutorial/page.ts';
import { secondHalf } from '../tutorial/second-half.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...page,
  ...firstHalf,
  ...secondHalf,
};
