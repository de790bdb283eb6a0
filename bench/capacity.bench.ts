// How much a server can carry: on SQLite and PostgreSQL, with one process and two, live games with some thought between
// orders, more and more of them; and without any thought. `npm run -s bench -- capacity [PART…] [--quick]`: parts are
// measured one by one and written to docs/capacity.json, with the plots and tables made from it, so a run can be taken
// up with the parts that are missing. `--quick` measures little, to see that it works, and writes nothing.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { plots, tables } from './capacity-report.ts';
import { withServer, type Bare, type Point, type Setting } from './server-run.ts';

export interface Part extends Setting {
  readonly measured: string; // when
  readonly node: string;
  readonly cores: number;
  readonly processor: string;
  readonly emptyMB: number;
  readonly live: readonly Point[]; // with thought
  readonly closed: readonly Point[]; // without
  readonly bareLive: Bare;
  readonly bareClosed: Bare;
}

/** What one takes up in a server's heap. */
export interface MemoryEach {
  readonly entriesPerGame: number;
  readonly idleSocketKB: number;
  readonly liveGameKB: number; // with the sockets of two players and a spectator
  readonly heldGameKB: number; // when they are gone
}

export interface Capacity {
  readonly parts: Record<string, Part>; // by name, as in `sqlite-1`
  memory: MemoryEach | null;
}

const SETTINGS: Readonly<Record<string, Setting>> = {
  'sqlite-1': { store: 'sqlite', workers: 1 },
  'sqlite-2': { store: 'sqlite', workers: 2 },
  'postgres-1': { store: 'postgres', workers: 1 },
  'postgres-2': { store: 'postgres', workers: 2 },
};
const FULL = { live: [500, 1000, 2000], closed: [256], thoughtMs: 400, seconds: 10 };
const QUICK = { live: [10, 20], closed: [8], thoughtMs: 100, seconds: 3 };

const docs = path.join(import.meta.dirname, '../docs');
const file = path.join(docs, 'capacity.json');

async function measure(setting: Setting, { live, closed, thoughtMs, seconds }: typeof FULL): Promise<Part> {
  const thoughtful = { steps: live, thoughtMs, seconds };
  const thoughtless = { steps: closed, thoughtMs: 0, seconds };
  return withServer(setting, async (server) => {
    const busy = await server.load(thoughtless);
    const points = await server.load(thoughtful);
    const { players, spectators } = points[0]!.bytesPerOrder;
    const bytes = Math.round((players + spectators) / 3); // of each of the three who are told
    const [bareLive] = await server.bare({ ...thoughtful, steps: live.slice(0, 1) }, bytes);
    const [bareClosed] = await server.bare(thoughtless, bytes);
    return {
      ...setting,
      measured: new Date().toISOString(),
      node: process.version,
      cores: cpus().length,
      processor: cpus()[0]!.model,
      emptyMB: server.emptyMB,
      live: points,
      closed: busy,
      bareLive: bareLive!,
      bareClosed: bareClosed!,
    };
  });
}

function write(capacity: Capacity): void {
  writeFileSync(file, `${JSON.stringify(capacity, null, 2)}\n`);
  for (const [name, drawing] of Object.entries(plots(capacity)))
    writeFileSync(path.join(docs, `${name}.svg`), drawing);
  const page = path.join(docs, 'capacity.md');
  const text = readFileSync(page, 'utf8');
  const MEASURED = /(<!-- measured -->\n)[^]*(<!-- end -->)/;
  writeFileSync(
    page,
    text.replace(MEASURED, (_, head: string, foot: string) => `${head}${tables(capacity)}\n${foot}`),
  );
}

async function measureMemory(games: number): Promise<MemoryEach> {
  const tool = path.join(import.meta.dirname, '../packages/server/tools/memory.ts');
  const child = fork(tool, [String(games)], { execArgv: ['--expose-gc'] });
  const [measured] = (await once(child, 'message')) as [MemoryEach];
  return measured;
}

const args = process.argv.slice(2);
const isQuick = args.includes('--quick');
const wanted = args.filter((each) => !each.startsWith('--'));
const NAMES = [...Object.keys(SETTINGS), 'memory'];
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there is: ${NAMES.join(', ')}`);

const capacity: Capacity =
  existsSync(file) && !isQuick
    ? (JSON.parse(readFileSync(file, 'utf8')) as Capacity)
    : { parts: {}, memory: null };
for (const name of wanted.length > 0 ? wanted : NAMES) {
  process.stderr.write(`${name} …\n`);
  const setting = SETTINGS[name];
  if (setting === undefined) capacity.memory = await measureMemory(isQuick ? 10 : 200);
  else capacity.parts[name] = await measure(setting, isQuick ? QUICK : FULL);
  if (!isQuick) write(capacity);
}
console.log(JSON.stringify(capacity, null, 2));
