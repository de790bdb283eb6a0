// Programs that a test starts and stops.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Program {
  /** The first group of a pattern in what it prints; fails if the program ends before. */
  readonly says: (pattern: RegExp) => Promise<string>;
  readonly end: () => Promise<void>;
}

/** Its third stream is read like its output. */
export function startProgram(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child: ChildProcess = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true, // so that the programs it starts end with it
  });
  let said = '';
  const ended = once(child, 'exit');
  const listeners = new Set<() => void>();
  for (const stream of child.stdio.slice(1))
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
      for (const listener of listeners) listener();
    });
  return {
    says: async (pattern) => {
      const { promise, resolve } = Promise.withResolvers<string>();
      const listen = (): void => {
        const found = pattern.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      };
      listeners.add(listen);
      listen();
      const failed = ended.then(() => Promise.reject(new Error(`${file} ended:\n${said}`)));
      return Promise.race([promise, failed]).finally(() => listeners.delete(listen));
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
    },
  };
}
