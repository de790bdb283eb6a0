import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { GameId, PersonId } from '@rubicon/protocol';
import BetterSqlite from 'better-sqlite3';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { newPerson } from '../../test/store/contract-kit.ts';
import { openStore } from './open-store.ts';
import { openSqlite, sqliteFile } from './sqlite-file.ts';
import { storeContract } from '../../test/store/store.contract.ts';
import type { StoredGame } from './contract/store.ts';

let dataDir = '';
const dirs: string[] = [];
const fresh = (): Promise<void> => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'rubicon-sqlite-'));
  dirs.push(dataDir);
  return Promise.resolve();
};
const open = (shared = true) => openStore({ dataDir, databaseUrl: null, shared });
afterAll(() => {
  for (const dir of dirs) rmSync(dir, { recursive: true, force: true });
});

storeContract('SQLite', { fresh, open });

const game: StoredGame = {
  id: 'a game' as GameId,
  status: 'running',
  visibility: 'public',
  caesar: null,
  pompey: null,
  creator: 'ann' as PersonId,
  hasMachine: false,
  isLive: false,
  dueMs: null,
  asked: '',
  createdMs: 1,
  changedMs: 1,
  record: '{}',
};

describe('the file', () => {
  beforeEach(fresh);

  test('is in a folder that is created for its owner only', async () => {
    dataDir = path.join(dataDir, 'deep', 'down');
    const store = await open();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(path.join(dataDir, 'rubicon.sqlite')).isFile()).toBe(true);
    await store.close();
  });

  test('uses a write-ahead log, and commits wait for the disk', () => {
    const db = openSqlite(path.join(dataDir, 'rubicon.sqlite'));
    const settings = ['journal_mode', 'synchronous', 'foreign_keys'];
    expect(settings.map((name) => db.pragma(name, { simple: true }))).toEqual(['wal', 2, 1]);
    db.close();
  });

  test('belongs to one server at a time; a shared reader may open it', async () => {
    const store = await open(false);
    await expect(open(false)).rejects.toMatchObject({ code: 'in-use' });
    await (await open(true)).close();
    await store.close();
    await (await open(false)).close();
  });

  test('of an earlier release keeps its people, and gains their language and tournaments', async () => {
    const before = await open();
    const ann = newPerson('Ann');
    await before.people.add(ann);
    await before.close();
    const db = new BetterSqlite(path.join(dataDir, 'rubicon.sqlite'));
    db.exec(
      'alter table contacts drop column mention; drop table tournament_channels; drop table game_channels;' +
        'drop table puzzle_tries; drop table balance_counts; drop table counted_games; drop table side_ratings; drop index games_ended;' +
        'drop index games_waiting; drop index games_live; alter table games drop column is_live;' +
        'drop table tournament_people; drop table tournament_entries; drop table tournaments;' +
        'alter table people drop column language; delete from migrations where number >= 3',
    );
    db.close();
    const store = await open();
    expect(await store.people.byId(ann.id)).toEqual({ ...ann, language: null });
    await store.people.change(ann.id, { language: 'sv' });
    expect(await store.people.byId(ann.id)).toEqual({ ...ann, language: 'sv' });
    expect(await store.tournaments.list(1)).toEqual([]);
    expect(await store.balance.counts()).toEqual([]);
    await store.close();
  });

  test('newer than the program is refused with a message and left unchanged', async () => {
    await (await open()).close();
    const db = new BetterSqlite(path.join(dataDir, 'rubicon.sqlite'));
    db.exec('insert into migrations (number, at_ms) values (99, 0)');
    db.close();
    await expect(open(false)).rejects.toMatchObject({
      code: 'newer-database',
      message: expect.stringContaining('Use a newer program.') as string,
    });
    await expect(open(false)).rejects.toMatchObject({ code: 'newer-database' }); // not “in use”
  });
});

describe('a backup', () => {
  beforeEach(fresh);

  test('is consistent while games go on', async () => {
    const store = await open();
    await store.games.add(game);
    const done = new AbortController();
    let entries = 0;
    const text = 'x'.repeat(2000);
    const writing = (async () => {
      while (!done.signal.aborted) {
        const change = {
          id: game.id,
          game,
          entries: [text],
          after: entries,
          version: entries + 1,
          ask: null,
        };
        expect(await store.games.commit(change)).toBe(true);
        entries += 1;
      }
    })();
    const target = mkdtempSync(path.join(tmpdir(), 'rubicon-backup-'));
    dirs.push(target);
    await expect.poll(() => entries).toBeGreaterThan(20);
    const before = entries;
    await store.backup(path.join(target, 'rubicon.sqlite'));
    const after = entries;
    done.abort();
    await writing;

    const copy = await openStore({ dataDir: target, databaseUrl: null });
    const read = await copy.games.read(game.id);
    expect(read!.entries.length).toBeGreaterThanOrEqual(before);
    expect(read!.entries.length).toBeLessThanOrEqual(after + 1);
    expect(read!.version).toBe(read!.entries.length + 1);
    await copy.close();
    await store.close();
  });

  test('is readable by its owner only, like the database, wherever they are', async () => {
    const store = await open();
    const file = path.join(dataDir, 'copy.sqlite');
    await store.backup(file);
    const rights = (name: string): number => statSync(name).mode & 0o777;
    for (const each of [file, sqliteFile(dataDir), `${sqliteFile(dataDir)}-wal`])
      expect(rights(each)).toBe(0o600);
    await store.close();
  });

  test('never overwrites a file, and leaves no partial one behind', async () => {
    const store = await open();
    const file = path.join(dataDir, 'copy.sqlite');
    await store.backup(file);
    await expect(store.backup(file)).rejects.toMatchObject({ code: 'file-exists' });
    await expect(store.backup(path.join(dataDir, 'nowhere', 'copy'))).rejects.toThrow(/directory/);
    await store.close();
  });
});

test('a store without its writer fails instead of waiting', async () => {
  await fresh();
  const probe = path.join(dataDir, 'probe.mjs');
  writeFileSync(probe, "export const probe = (point) => { if (point === 'before-commit') process.exit(); };");
  const broken: string[] = [];
  const store = await openStore({
    dataDir,
    databaseUrl: null,
    probe: pathToFileURL(probe).href,
    onBroken: ({ message }) => broken.push(message),
  });
  await expect(store.games.add(game)).rejects.toThrow(/has ended/);
  await expect(store.ping()).rejects.toThrow(/has ended/);
  expect(broken).toEqual(['The thread that writes has ended.']);
  await store.close();
  const again = await open();
  expect(await again.games.read(game.id)).toBe(null);
  await again.close();
});
