// The machine the server runs on, as far as its set-up matters.
import { readFileSync, statfsSync } from 'node:fs';
import { availableParallelism, totalmem } from 'node:os';

export interface Machine {
  readonly nodeVersion: string; // without “v”
  readonly cores: number;
  readonly memoryBytes: number;
  readonly openFiles: number | null; // how many a process may have open; null: unknown
  readonly diskOf: (dir: string) => Disk;
  readonly now: () => number;
}

interface Disk {
  readonly freeBytes: number;
  readonly kind: number; // of its file system, as statfs(2) numbers them
}

export const thisMachine = (): Machine => ({
  nodeVersion: process.versions.node,
  cores: availableParallelism(),
  memoryBytes: Math.min(totalmem(), process.constrainedMemory() || Infinity),
  openFiles: openFilesIn(readIfThere('/proc/self/limits')),
  diskOf: (dir) => {
    const { bavail, bsize, type } = statfsSync(dir);
    return { freeBytes: bavail * bsize, kind: type };
  },
  now: Date.now,
});

const openFilesIn = (limits: string): number | null => {
  const soft = /^Max open files +(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? null : Number(soft);
};

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return ''; // not Linux
  }
}
