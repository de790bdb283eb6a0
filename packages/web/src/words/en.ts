// English, and by it the list of all messages. Another language is a file like this one with the same keys.
import { aids } from './english/aids.ts';
import { errors } from './english/errors.ts';
import { battle } from './english/battle.ts';
import { board } from './english/board.ts';
import { events } from './english/events.ts';
import { names } from './english/names.ts';
import { notices } from './english/notices.ts';
import { online } from './english/online.ts';
import { onlineTable } from './english/online-table.ts';
import { orders } from './english/orders.ts';
import { prompts } from './english/prompts.ts';
import { rules } from './english/rules.ts';
import { pieces } from './english/pieces.ts';
import { start } from './english/start.ts';
import { table } from './english/table.ts';

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
  // The place
  'app.name': 'Rubicon',
} as const;

export type MessageKey = keyof typeof en;
export type Catalogue = Readonly<Record<MessageKey, string>>;
