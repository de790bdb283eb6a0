// Swedish. Terms as in docs/glossary.md.
import type { Catalogue } from '../en.ts';
import { aids } from '../swedish/aids.ts';
import { battle } from '../swedish/battle.ts';
import { board } from '../swedish/board.ts';
import { errors } from '../swedish/errors.ts';
import { events } from '../swedish/events.ts';
import { names } from '../swedish/names.ts';
import { notices } from '../swedish/notices.ts';
import { online } from '../swedish/online.ts';
import { onlineTable } from '../swedish/online-table.ts';
import { orders } from '../swedish/orders.ts';
import { pieces } from '../swedish/pieces.ts';
import { prompts } from '../swedish/prompts.ts';
import { rules } from '../swedish/rules.ts';
import { start } from '../swedish/start.ts';
import { table } from '../swedish/table.ts';

export const catalogue: Catalogue = {
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
  'app.name': 'Rubicon',
};
