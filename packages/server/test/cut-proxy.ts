// A network between a server and its database that a test breaks.
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { once } from 'node:events';

export interface CutProxy {
  /** The address of a database, through this network. */
  readonly through: (databaseUrl: string) => string;
  /** Nothing arrives any more, and nobody is told: connections stay open, new ones too. */
  silence(): void;
  /** What was sent meanwhile arrives; `isForgetful`: it never does, and connections of before stay dead. */
  resume(isForgetful?: boolean): void;
  /** Cuts each connection that sends this, after it has arrived; the answer does not come back. */
  cutAfter(text: string | null): void;
  readonly cuts: number;
  close(): Promise<void>;
}

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
  held: (() => void)[]; // what waits for the silence to end
  isDead: boolean;
}

export async function cutProxy(databaseUrl: string): Promise<CutProxy> {
  const { hostname, port } = new URL(databaseUrl);
  const pairs = new Set<Pair>();
  let isSilent = false;
  let trigger: string | null = null;
  let cuts = 0;

  const pass = (pair: Pair, work: () => void): void => {
    if (isSilent || pair.held.length > 0) pair.held.push(work);
    else if (!pair.isDead) work();
  };
  const server = createServer((near) => {
    const far = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const pair: Pair = { near, far, held: [], isDead: false };
    pairs.add(pair);
    near.on('data', (data) =>
      pass(pair, () => {
        far.write(data);
        if (trigger === null || !data.includes(trigger)) return;
        cuts += 1;
        pair.isDead = true;
        near.destroy();
      }),
    );
    // The answer to what was cut off shows that it was carried out
    far.on('data', (data) =>
      pair.isDead && near.destroyed ? far.destroy() : pass(pair, () => near.write(data)),
    );
    const end = (): void => {
      if (pair.isDead && !far.destroyed) return;
      pairs.delete(pair);
      pass(pair, () => {
        near.destroy();
        far.destroy();
      });
    };
    for (const socket of [near, far]) {
      socket.on('error', () => undefined);
      socket.on('close', end);
    }
    far.on('end', () => pass(pair, () => near.destroy()));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = (server.address() as AddressInfo).port;

  return {
    through: (url) => Object.assign(new URL(url), { host: `127.0.0.1:${here}` }).href,
    silence: () => {
      isSilent = true;
    },
    resume: (isForgetful = false) => {
      isSilent = false;
      for (const pair of pairs) {
        const held = pair.held.splice(0);
        if (isForgetful) pair.isDead = true;
        else for (const work of held) work();
      }
    },
    cutAfter: (text) => {
      trigger = text;
    },
    get cuts() {
      return cuts;
    },
    close: async () => {
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
