// Games of one level in a process of its own, whose memory can be limited and measured.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const tool = path.join(import.meta.dirname, '../tools/soak.ts');

export interface Soaked {
  readonly level: string;
  readonly games: number;
  readonly share: number;
  readonly orders: number;
  readonly megabytes: number; // most that was resident after a game, Node itself included
}

/** What the process may use at most. */
export const LIMIT_MEGABYTES = 256;

/**
 * With small heaps the collector has to work as it would on a small machine; left alone, Node lets garbage lie as long as
 * memory is there.
 */
const HEAP = ['--max-old-space-size=128', '--max-semi-space-size=4'];

/** Plays the games; throws what the process said if it did not end well. */
export async function soak(level: string, games: number, share: number): Promise<Soaked> {
  const args = [...HEAP, tool, level, String(games), String(share)];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return JSON.parse(stdout) as Soaked;
}
