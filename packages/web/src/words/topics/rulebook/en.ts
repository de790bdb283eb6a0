// The rulebook in English. `{7.31}` and `{Mars}` are references, which the page turns into links: a translation keeps
// them.
import { figures } from './english/figures.ts';
import { frame } from './english/frame.ts';
import { rules1To5 } from './english/rules-1-5.ts';
import { rules6 } from './english/rules-6.ts';
import { rules7 } from './english/rules-7.ts';
import { rules8 } from './english/rules-8.ts';
import { rulings } from './english/rulings.ts';

export const messages = {
  ...frame,
  ...rules1To5,
  ...rules6,
  ...rules7,
  ...rules8,
  ...rulings,
  ...figures,
} as const;
