// The rulebook in Japanese.
import type { messages as english } from './en.ts';
import { figures } from './japanese/figures.ts';
import { frame } from './japanese/frame.ts';
import { rules1To5 } from './japanese/rules-1-5.ts';
import { rules6 } from './japanese/rules-6.ts';
import { rules7 } from './japanese/rules-7.ts';
import { rules8 } from './japanese/rules-8.ts';
import { rulings } from './japanese/rulings.ts';

export const messages: Readonly<Record<keyof typeof english, string>> = {
  ...frame,
  ...rules1To5,
  ...rules6,
  ...rules7,
  ...rules8,
  ...rulings,
  ...figures,
};
