// Starts the project's tools: each is a JavaScript file run by the Node that runs this one.
import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.dirname(import.meta.dirname);

export const vitest = 'node_modules/vitest/vitest.mjs';

export type Outcome = { ok: boolean; output: string; seconds: number };

// Exits by `exit`, so that running tools are stopped too.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

type Options = {
  env?: Record<string, string>;
  /** Let the tool write to the terminal as it goes, instead of collecting its output. */
  live?: boolean;
  /** Stop the tool, and count it as failed, after so long. */
  limitMs?: number;
};

export const runTool = async (args: string[], { env, live, limitMs }: Options = {}): Promise<Outcome> => {
  const begun = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    // A process group of its own, so that everything the tool has started can be stopped with it.
    detached: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));

  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  child.on('error', reject);
  child.on('close', (code) => resolve(code === 0));
  const stop = () => void (child.pid !== undefined && process.kill(-child.pid));
  process.on('exit', stop);
  const limit = limitMs === undefined ? undefined : setTimeout(stop, limitMs);
  const ok = await promise.finally(() => {
    clearTimeout(limit);
    process.off('exit', stop);
  });
  return { ok, output, seconds: (performance.now() - begun) / 1000 };
};
