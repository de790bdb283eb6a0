// The writer thread. A commit waits for the disk, several milliseconds on common ones, and better-sqlite3 blocks
// while it waits: on the main thread every order would stop everyone. Statements are prepared once, by hand, because
// this is the hottest path of the server.
import { parentPort, workerData } from 'node:worker_threads';
import type BetterSqlite from 'better-sqlite3';
import { loadProbe, type Probe } from './database.ts';
import { isFileAway } from './outage.ts';
import { openSqlite } from './sqlite-file.ts';
import type { Answer, Done, Job, Ran, Statement, WriterData } from './sqlite-job.ts';
import type { Change, StoredGame } from './contract/store.ts';

type Prepared = BetterSqlite.Statement;

function writer(db: BetterSqlite.Database, probe: Probe): (jobs: readonly Job[]) => Done[] {
  const known = new Map<string, Prepared>();
  function prepared(sql: string): Prepared {
    let statement = known.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      known.set(sql, statement);
    }
    return statement;
  }

  const begin = db.prepare('begin immediate');
  const end = db.prepare('commit');
  const findAsk = db.prepare('select 1 from asks where game = ? and person = ? and id = ?').pluck();
  const updateCounts = db.prepare(
    'update games set version = version + 1, entry_count = ? where id = ? and version = ? and entry_count = ?',
  );
  // SQLite renews every index of a column that is set, be it to what it was. Most orders change none of these five
  const updateMost = db.prepare(
    `update games set version = version + 1, entry_count = ?, due_ms = ?, asked = ?, changed_ms = ?, record = ?
     where id = ? and version = ? and entry_count = ?
       and status = ? and visibility = ? and caesar is ? and pompey is ? and has_machine = ?`,
  );
  const updateAll = db.prepare(
    `update games set version = version + 1, entry_count = ?, due_ms = ?, asked = ?, changed_ms = ?, record = ?,
       status = ?, visibility = ?, caesar = ?, pompey = ?, has_machine = ?
     where id = ? and version = ? and entry_count = ?`,
  );
  const addEntry = db.prepare('insert into entries (game, number, text) values (?, ?, ?)');
  const addAsk = db.prepare('insert into asks (game, person, id, answer) values (?, ?, ?, ?)');

  function update(game: StoredGame | null, count: number, expected: readonly unknown[]): boolean {
    if (game === null) return updateCounts.run(count, ...expected).changes > 0;
    const { status, visibility, caesar, pompey, hasMachine } = game;
    const often = [count, game.dueMs, game.asked, game.changedMs, game.record];
    const seldom = [status, visibility, caesar, pompey, hasMachine ? 1 : 0];
    return (
      updateMost.run(...often, ...expected, ...seldom).changes > 0 ||
      updateAll.run(...often, ...seldom, ...expected).changes > 0
    );
  }

  function commit({ id, game, entries, after, version, ask }: Change): boolean {
    if (ask !== null && findAsk.get(id, ask.person, ask.id) !== undefined) return false;
    if (!update(game, after + entries.length, [id, version, after])) return false;
    for (const [index, text] of entries.entries()) addEntry.run(id, after + index, text);
    if (ask !== null) addAsk.run(id, ask.person, ask.id, ask.answer);
    return true;
  }

  function runOne({ sql, parameters }: Statement): Ran {
    const statement = prepared(sql);
    if (statement.reader) {
      const rows = statement.all(...parameters);
      return { rows, changes: statement.readonly ? 0 : rows.length };
    }
    return { rows: [], changes: statement.run(...parameters).changes };
  }

  // Inside a transaction better-sqlite3 makes this a savepoint
  const runAll = db.transaction((statements: readonly Statement[]): Ran[] => statements.map(runOne));

  function run(statements: readonly Statement[]): Done {
    try {
      return { kind: 'run', ran: runAll(statements) };
    } catch (error) {
      if (!db.inTransaction) throw error; // the database has rolled back the whole group
      return { kind: 'failed', message: sentence(error), isAway: isFileAway(error) };
    }
  }

  return (jobs) => {
    probe('before-write');
    begin.run();
    try {
      const done = jobs.map((job): Done =>
        job.kind === 'commit' ? { kind: 'commit', kept: commit(job.change) } : run(job.statements),
      );
      probe('before-commit');
      end.run();
      probe('after-commit');
      return done;
    } catch (error) {
      if (db.inTransaction) db.exec('rollback');
      throw error;
    }
  };
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function answer(write: (jobs: readonly Job[]) => Done[], jobs: readonly Job[]): Answer {
  try {
    return { ok: true, done: write(jobs) };
  } catch (error) {
    return { ok: false, message: sentence(error), isAway: isFileAway(error) };
  }
}

const { file, probe } = workerData as WriterData;
const db = openSqlite(file);
const write = writer(db, loadProbe(probe));
parentPort!.on('message', (jobs: readonly Job[] | null) => {
  if (jobs !== null) {
    parentPort!.postMessage(answer(write, jobs));
    return;
  }
  db.close();
  parentPort!.close();
});
