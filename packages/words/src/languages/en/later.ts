// The messages of the parts of the page that are fetched when they are needed.
import { aids } from './later/aids.ts';
import { battle } from './later/battle.ts';
import { board } from './later/board.ts';
import { errors } from './later/errors.ts';
import { names } from './later/names.ts';
import { online } from './later/online.ts';
import { onlineTable } from './later/online-table.ts';
import { prompts } from './later/prompts.ts';
import { start } from './later/start.ts';
import { table } from './later/table.ts';

export const later = {
  ...aids,
  ...battle,
  ...board,
  ...errors,
  ...names,
  ...online,
  ...onlineTable,
  ...prompts,
  ...start,
  ...table,
} as const;
