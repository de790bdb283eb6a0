import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeOf, newGame, newPerson } from '../../test/store/contract-kit.ts';
import { gameStore } from './queries/games.ts';
import { openStore } from './open-store.ts';
import { openPostgresDatabase } from './postgres.ts';
import { storeContract } from '../../test/store/store.contract.ts';
import { POSTGRES_MS, startPostgres, type TestPostgres } from '../../test/store/test-postgres.ts';

let postgres: TestPostgres;
let databaseUrl = '';
const fresh = async (): Promise<void> => {
  databaseUrl = await postgres.database();
};
const open = () => openStore({ dataDir: '', databaseUrl });

beforeAll(async () => {
  postgres = await startPostgres();
}, POSTGRES_MS);
afterAll(() => postgres.stop(), POSTGRES_MS);

storeContract('PostgreSQL', { fresh, open });

test('a database newer than the program is refused with a message', async () => {
  await fresh();
  await (await open()).close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('insert into migrations (number, at_ms) values (99, 0)');
  await client.end();
  await expect(open()).rejects.toMatchObject({ code: 'newer-database' });
});

test('a database of an earlier release keeps its people, and gains their language and tournaments', async () => {
  await fresh();
  const before = await open();
  const ann = newPerson('Ann');
  await before.people.add(ann);
  await before.close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('alter table contacts drop column mention');
  await client.query('drop table tournament_channels, game_channels');
  await client.query('drop index games_ended, games_waiting, games_live');
  await client.query('alter table games drop column is_live');
  await client.query(
    'drop table puzzle_tries, balance_counts, counted_games, side_ratings, tournament_people, tournament_entries, tournaments',
  );
  await client.query('alter table people drop column language');
  await client.query('delete from migrations where number >= 3');
  await client.end();
  const store = await open();
  await store.people.change(ann.id, { language: 'sv' });
  expect(await store.people.byId(ann.id)).toEqual({ ...ann, language: 'sv' });
  expect(await store.tournaments.list(1)).toEqual([]);
  await store.close();
});

test('two servers that start at once migrate once', async () => {
  await fresh();
  const stores = await Promise.all([open(), open(), open()]);
  for (const store of stores) {
    expect(await store.mark('none')).toBe(null);
    await store.close();
  }
});

test('a lock on one game held for too long does not block the others', async () => {
  await fresh();
  const database = await openPostgresDatabase({
    databaseUrl,
    probe: null,
    nowMs: 0,
    connections: 2,
    patienceMs: 500,
    onGroup: () => undefined,
  });
  const games = gameStore(database);
  const game = newGame();
  await games.add(game);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query('select id from games for update');
  await expect(games.commit(changeOf(game, 1))).rejects.toThrow(/timeout/);
  await client.query('rollback');
  expect(await games.commit(changeOf(game, 1))).toBe(true);
  await client.end();
  await database.close();
});

test('a backup is refused, with the name of the right tool', async () => {
  await fresh();
  const store = await open();
  await expect(store.backup('x')).rejects.toMatchObject({
    code: 'use-pg-dump',
    message: expect.stringContaining('pg_dump') as string,
  });
  await store.close();
});

test('a commit waits for the disk whatever the database’s settings', async () => {
  await fresh();
  await (await open()).close();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `alter database ${new URL(databaseUrl).pathname.slice(1)} set synchronous_commit to off`,
  );
  await client.query(`
    create function tell() returns trigger language plpgsql as $$
    begin new.value = (case current_setting('synchronous_commit') when 'on' then 1 else 0 end); return new; end $$;
    create trigger tell before insert on marks for each row execute function tell()`);
  await client.end();
  const store = await open();
  await store.setMark('waits', 705);
  expect(await store.mark('waits')).toBe(1);
  await store.close();
});
