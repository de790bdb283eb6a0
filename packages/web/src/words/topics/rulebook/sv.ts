// Regelboken på svenska.
import { figures } from './swedish/figures.ts';
import { frame } from './swedish/frame.ts';
import { rules1To5 } from './swedish/rules-1-5.ts';
import { rules6 } from './swedish/rules-6.ts';
import { rules7 } from './swedish/rules-7.ts';
import { rules8 } from './swedish/rules-8.ts';
import { rulings } from './swedish/rulings.ts';

export const messages = {
  ...frame,
  ...rules1To5,
  ...rules6,
  ...rules7,
  ...rules8,
  ...rulings,
  ...figures,
};
