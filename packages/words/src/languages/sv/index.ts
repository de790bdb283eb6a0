// Swedish. Terms as in docs/glossary.md.
import type { Catalogue } from '../en/index.ts';
import { aids } from './aids.ts';
import { battle } from './battle.ts';
import { board } from './board.ts';
import { errors } from './errors.ts';
import { events } from './events.ts';
import { names } from './names.ts';
import { notices } from './notices.ts';
import { online } from './online.ts';
import { onlineTable } from './online-table.ts';
import { orders } from './orders.ts';
import { pieces } from './pieces.ts';
import { prompts } from './prompts.ts';
import { rules } from './card-effects.ts';
import { start } from './start.ts';
import { table } from './table.ts';

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
