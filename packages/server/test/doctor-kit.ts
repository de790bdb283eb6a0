// The doctor with a machine on which nothing is wrong, for tests that plant a fault.
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { examine, type Finding } from '../src/doctor/doctor.ts';
import type { Machine } from '../src/doctor/machine.ts';
import type { Trust } from '../src/doctor/network-checks.ts';

export const NOW_MS = Date.UTC(2026, 2, 15, 12);
export const DAY_MS = 86_400_000;

export const MACHINE: Machine = {
  nodeVersion: '24.21.0',
  cores: 2,
  memoryBytes: 4e9,
  openFiles: 65_536,
  diskOf: () => ({ freeBytes: 50e9, kind: 0xef53 }),
  now: () => NOW_MS,
};

export interface DoctorBench {
  readonly dir: string; // the data folder; a new one for each test
  readonly closing: (() => unknown)[]; // called after each test
  /** What one check finds. */
  readonly found: (
    check: string,
    env?: Record<string, string>,
    machine?: Partial<Machine>,
    trust?: Trust,
  ) => Promise<Finding[]>;
  /** The port of a server on this machine. */
  readonly listening: (server: Server | HttpServer) => Promise<number>;
}

/** To be called once in a file. */
export function doctorBench(): DoctorBench {
  let dir = '';
  const closing: (() => unknown)[] = [];
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'rubicon-doctor-'));
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
    rmSync(dir, { recursive: true, force: true });
  });
  return {
    get dir() {
      return dir;
    },
    closing,
    found: async (check, env = {}, machine = {}, trust = {}) => {
      const all = await examine({ PORT: '0', DATA_DIR: dir, ...env }, { ...MACHINE, ...machine }, trust);
      for (const { verdict, todo } of all) expect(todo === null).toBe(verdict === 'ok');
      return all.filter((each) => each.check === check);
    },
    listening: async (server) => {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      closing.push(() => server.close());
      if ('closeAllConnections' in server) closing.push(() => server.closeAllConnections());
      return (server.address() as AddressInfo).port;
    },
  };
}

export const verdicts = (findings: readonly Finding[]): string[] => findings.map(({ verdict }) => verdict);
export const said = (findings: readonly Finding[]): string =>
  findings.map(({ message }) => message).join('\n');
