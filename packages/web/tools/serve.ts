// A small static server for the built page, for tests and screenshots; it answers as the real one does.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSite } from '@rubicon/server/site';

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built folder; port 0 takes any free one. Fails as `listen` does when the port is taken. */
export async function serve(dir: string, { host, port }: { host: string; port: number }): Promise<Site> {
  const site = readSite(dir);
  const server = createServer((request, response) => {
    // An unread body would hold the connection open
    request.resume();
    const { method = 'GET', url = '/' } = request;
    const { status, headers, body } = site({ method, target: url, headers: request.headers });
    response.writeHead(status, headers).end(body);
  });
  await listen(server, host, port);
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(() => resolve());
      server.closeAllConnections();
      await promise;
    },
  };
}

async function listen(server: Server, host: string, port: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(port, host, resolve);
  await promise;
}
