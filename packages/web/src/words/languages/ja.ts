// Japanese. Terms as in docs/glossary.md.
import '../../app/fonts-japanese.css';
import type { Catalogue } from '../en.ts';
import { aids } from '../japanese/aids.ts';
import { battle } from '../japanese/battle.ts';
import { board } from '../japanese/board.ts';
import { errors } from '../japanese/errors.ts';
import { events } from '../japanese/events.ts';
import { names } from '../japanese/names.ts';
import { notices } from '../japanese/notices.ts';
import { online } from '../japanese/online.ts';
import { onlineTable } from '../japanese/online-table.ts';
import { orders } from '../japanese/orders.ts';
import { pieces } from '../japanese/pieces.ts';
import { prompts } from '../japanese/prompts.ts';
import { rules } from '../japanese/rules.ts';
import { start } from '../japanese/start.ts';
import { table } from '../japanese/table.ts';

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
