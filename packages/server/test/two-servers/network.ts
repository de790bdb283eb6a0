// The network between a balancer and the servers: haproxy on one port, and before each server a line that can be cut.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../crash.ts';
import { programOnPath } from '../programs.ts';

export interface CutLine {
  readonly port: number;
  /** Drops every connection and takes no new one, until it is mended. */
  cut(): void;
  mend(): void;
  close(): void;
}

/** Passes everything on to a port, and back. */
export async function cutLine(to: number): Promise<CutLine> {
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((from) => {
    if (isCut) {
      from.destroy();
      return;
    }
    const onward = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [from, onward],
      [onward, from],
    ] as const) {
      open.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = (): void => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      isCut = true;
      drop();
    },
    mend: () => {
      isCut = false;
    },
    close: () => {
      server.close();
      drop();
    },
  };
}

export const balancerProgram = (): string | null => programOnPath('haproxy');

/** Gives connections to the servers in turn, as long as they say that they are ready. */
export async function startBalancer(
  servers: readonly number[],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-balancer-'));
  const port = await freePort();
  const file = path.join(dir, 'haproxy.cfg');
  const each = servers.map(
    (server, index) => `  server rubicon${index} 127.0.0.1:${server} on-marked-down shutdown-sessions`,
  );
  writeFileSync(file, [...CONFIG, `  bind 127.0.0.1:${port}`, ...BACKEND, ...each, ''].join('\n'));
  const child = spawn(balancerProgram()!, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'ignore'] });
  const gone = once(child, 'exit');
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const CONFIG = [
  'defaults',
  '  mode http',
  '  timeout connect 500ms',
  '  timeout client 30s',
  '  timeout server 30s',
  '  timeout tunnel 1h',
  '  timeout check 500ms',
  '  retries 2',
  '  option redispatch',
  'frontend players',
];
const BACKEND = [
  '  default_backend servers',
  'backend servers',
  '  balance roundrobin',
  '  option httpchk GET /readyz',
  '  default-server check inter 300ms fall 2 rise 1',
];
