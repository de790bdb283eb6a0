// The tutorial. Of each lesson: its title, what it is about, and what was learned in two lines; of each step what it
// tells, what it wants done, and what it answers to likely mistakes (`not`).
import { firstHalf } from '../tutorial/first-half.ts';
import { page } from '../tutorial/page.ts';
import { secondHalf } from '../tutorial/second-half.ts';

export const messages = { ...page, ...firstHalf, ...secondHalf } as const;
