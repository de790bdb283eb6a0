// The rulebook in English. `{7.31}` and `{Mars}` are references, which the page turns into links: a translation keeps
// them.
import { figures } from '../rulebook/figures.ts';
import { frame } from '../rulebook/frame.ts';
import { indexTerms } from '../rulebook/index-terms.ts';
import { rules1To5 } from '../rulebook/rules-1-5.ts';
import { rules6 } from '../rulebook/rules-6.ts';
import { rules7 } from '../rulebook/rules-7.ts';
import { rules8 } from '../rulebook/rules-8.ts';
import { rulings } from '../rulebook/rulings.ts';

export const messages = {
  ...frame,
  ...rules1To5,
  ...rules6,
  ...rules7,
  ...rules8,
  ...rulings,
  ...figures,
  ...indexTerms,
} as const;
