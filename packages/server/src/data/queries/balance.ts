// How often each side has won, as kept counts: a page reads them without going through the games.
import type { Edition } from '@rubicon/engine';
import { sql } from 'kysely';
import type { BalanceStore } from '../contract/balance.ts';
import type { Database } from '../database.ts';

const KEY = ['edition', 'terms', 'field', 'points', 'score'] as const;

export function balanceStore({ db, atomically }: Database): BalanceStore {
  return {
    count: async (game, { edition, terms, field, points, score }) => {
      try {
        await atomically([
          db.insertInto('counted_games').values({ game }),
          db
            .insertInto('balance_counts')
            .values({ edition, terms, field, points, score, games: 1 })
            .onConflict((conflict) =>
              conflict.columns(KEY).doUpdateSet({ games: sql`balance_counts.games + 1` }),
            ),
        ]);
        return true;
      } catch (error) {
        if (/unique|duplicate|primary key/i.test(String(error))) return false;
        throw error;
      }
    },
    counts: async () => {
      const rows = await db.selectFrom('balance_counts').selectAll().orderBy('games', 'desc').execute();
      return rows.map((row) => ({ ...row, edition: row.edition as Edition }));
    },
  };
}
