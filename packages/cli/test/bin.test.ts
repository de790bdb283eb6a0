// The command as it is called: a process under any Node that finds the one of the tree.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scratch } from './kit.ts';

const bin = path.join(import.meta.dirname, '../bin/rubicon.mjs');

const call = (file: string, args: string[], options: { input?: string; node?: string[] } = {}) =>
  spawnSync(process.execPath, [...(options.node ?? []), file, ...args], {
    encoding: 'utf8',
    input: options.input ?? '',
  });

test('runs a command; results, messages and exit codes come through', () => {
  const good = call(bin, ['simulate', '--games', '2', '--seed', '1', '--json']);
  expect([good.status, good.stderr]).toEqual([0, '']);
  expect(JSON.parse(good.stdout)).toMatchObject({ games: 2, stopped: false });

  const refused = call(bin, ['verify', '-'], { input: 'no game\n' });
  expect([refused.status, refused.stderr]).toEqual([1, '']);
  expect(refused.stdout).toContain('not-a-game');

  const wrong = call(bin, ['simulat']);
  expect([wrong.status, wrong.stdout]).toEqual([2, '']);
  expect(wrong.stderr).toContain('Did you mean simulate?');
});

test('is found through a link, as npm makes one', () => {
  const link = path.join(scratch(), 'rubicon');
  symlinkSync(bin, link);
  expect(call(link, ['--help']).stdout).toContain('usage: rubicon');
});

test('ends quietly when the pipe is closed', async () => {
  const child = spawn(process.execPath, [bin, '--help']);
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const code = await new Promise((resolve) => void child.on('close', resolve));
  expect([code, err]).toEqual([0, '']);
});

/** Starts a long simulation and sends a signal after a while. */
async function interrupted(
  delayMs: number,
  signal: NodeJS.Signals,
): Promise<{ code: number | null; out: string }> {
  const args = [bin, 'simulate', '--games', '1000000000', '--seed', '1', '--json'];
  // A group of its own, so that nothing is left running if the signal does not get through
  const child = spawn(process.execPath, args, { detached: true });
  const kill = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), delayMs + 20_000);
  let out = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  setTimeout(() => child.kill(signal), delayMs);
  const code = await new Promise<number | null>((resolve) => void child.on('close', resolve));
  clearTimeout(kill);
  return { code, out };
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s stops a simulation, and what was played is told',
  async (signal) => {
    // Until it listens, a signal just ends it, as any program; how soon it listens depends on the machine
    let ran = await interrupted(500, signal);
    for (let delayMs = 1000; ran.out === '' && delayMs < 20_000; delayMs *= 2)
      ran = await interrupted(delayMs, signal);
    expect(ran.code).toBe(0);
    const { stopped, games } = JSON.parse(ran.out) as { stopped: boolean; games: number };
    expect(stopped).toBe(true);
    expect(games).toBeGreaterThan(0);
  },
);

/** The command in a tree that brings no Node of its own. */
function bareTree(): string {
  const dir = path.join(scratch(), 'packages', 'cli');
  mkdirSync(path.join(dir, 'src'), { recursive: true });
  cpSync(bin, path.join(dir, 'bin', 'rubicon.mjs'));
  writeFileSync(
    path.join(dir, 'src', 'main.ts'),
    'const words: string[] = process.argv.slice(2); console.log(words); process.exitCode = 7;',
  );
  return path.join(dir, 'bin', 'rubicon.mjs');
}

test('without the Node of the tree, uses the current one if it is new enough', () => {
  const { status, stdout } = call(bareTree(), ['a', 'b c']);
  expect(status).toBe(7);
  expect(stdout).toContain("[ 'a', 'b c' ]");
});

test('otherwise says what to do', () => {
  const old =
    "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.19.0' } })";
  const { status, stderr } = call(bareTree(), [], {
    node: ['--import', `data:text/javascript,${encodeURIComponent(old)}`],
  });
  expect(status).toBe(1);
  expect(stderr).toContain('error[no-node]');
  expect(stderr).toContain('npm install');
});
