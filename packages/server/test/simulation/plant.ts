// Plants a bug into a copy of the server and lets the simulation look for it, in a process of its own.
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { PlantedBug } from './planted-bugs.ts';

const SERVER = path.join(import.meta.dirname, '../..');
const ROOT = path.join(SERVER, '../..');
const LARGEST_OUTPUT = 64 * 1024 * 1024;

export interface Found {
  readonly seed: number;
  readonly problem: string;
}

/** The first seed that finds it; null: none up to the limit does. */
export async function lookFor(bug: PlantedBug, seeds: number): Promise<Found | null> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-planted-'));
  try {
    const server = path.join(dir, 'packages/server');
    for (const part of ['src', 'test', 'package.json'])
      cpSync(path.join(SERVER, part), path.join(server, part), { recursive: true });
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules'), 'dir');
    writeFileSync(path.join(server, bug.file), planted(bug));
    return await search(path.join(server, 'test/simulation/simulation.ts'), seeds);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** The file with the bug. */
export function planted({ file, edits }: PlantedBug): string {
  let text = readFileSync(path.join(SERVER, file), 'utf8');
  for (const [find, replace] of edits) {
    const parts = text.split(find);
    if (parts.length !== 2) throw new Error(`“${find}” stands ${parts.length - 1} times in ${file}.`);
    text = parts.join(replace);
  }
  return text;
}

/** A bug may also end the process, by an error that nobody catches. */
async function search(simulation: string, seeds: number): Promise<Found | null> {
  const program = `
    const { LARGE, SMALL, simulate } = await import(${JSON.stringify(pathToFileURL(simulation).href)});
    let seed = 1;
    const tell = (problem) => {
      console.log(JSON.stringify({ seed, problem: String(problem) }));
      process.exit();
    };
    process.on('uncaughtException', tell);
    for (; seed <= ${seeds}; seed++)
      for (const size of [SMALL, LARGE]) {
        const { problems } = await simulate(seed, size);
        if (problems.length > 0) tell(problems[0]);
      }`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    maxBuffer: LARGEST_OUTPUT,
  });
  return stdout === '' ? null : (JSON.parse(stdout) as Found);
}
