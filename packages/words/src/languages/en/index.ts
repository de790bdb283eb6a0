// English, and by it the list of all messages. Another language is a file like this one with the same keys.
import { aids } from './aids.ts';
import { errors } from './errors.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { onlineTable } from './online-table.ts';
import { orders } from './orders.ts';
import { prompts } from './prompts.ts';
import { rules } from './card-effects.ts';
import { pieces } from './pieces.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const en = {
  ...aids,
  ...errors,
  ...battle,
  ...table,
  ...board,
  ...names,
  ...notices,
  ...pieces,
  ...events,
  ...online,
  ...onlineTable,
  ...orders,
  ...prompts,
  ...rules,
  ...start,
  // The application
  'app.name': 'Rubicon',
} as const;

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;
