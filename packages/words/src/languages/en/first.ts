// The messages that the page says from the start: on the start page, and at a table until something is opened or fought.
// A message said only by a part of the page that is fetched belongs to `later.ts`.
import { aids } from './aids.ts';
import { board } from './board.ts';
import { rules } from './card-effects.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { notices } from './notices.ts';
import { orders } from './orders.ts';
import { pieces } from './pieces.ts';
import { prompts } from './prompts.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const first = {
  ...aids,
  ...board,
  ...rules,
  ...errors,
  ...events,
  ...names,
  ...notices,
  ...orders,
  ...pieces,
  ...prompts,
  ...start,
  ...table,
  // The application
  'app.name': 'Rubicon',
} as const;
