import { expect, test } from 'vitest';
import { unkeyedTables } from './statements.ts';

test.each([
  ['select * from "games" where "id" = ?', []],
  ['select "id" from "games" where "id" in (?)', []],
  ['select * from "marks"', []],
  ['insert into "entries" ("game") values (?)', []],
  ['update "games" set "id" = ? where "caesar" = ?', ['games']],
  ['select * from "bonds" where ("person" = ? or "other" = ?)', ['bonds']],
  ['select * from "chat" inner join "games" on "x" = "y" where "game" = ?', ['games']],
  ['delete from asks where game in (select "id" from "games" where "status" = ?)', ['asks', 'games']],
])('%s', (text, tables) => {
  expect(unkeyedTables(text)).toEqual(tables);
});
