// The tutorial in Japanese.
import type { messages as english } from './en.ts';
import { firstHalf } from './japanese/first-half.ts';
import { page } from './japanese/page.ts';
import { secondHalf } from './japanese/second-half.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...page,
  ...firstHalf,
  ...secondHalf,
};
