// A small static server for the built page. The page is small, so all of it is read at the start: what is not in
// the folder then cannot be asked for, however a path is written.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { HEADERS } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

interface Held {
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
  readonly plain: Buffer;
  readonly brotli: Buffer | null;
}

export interface Site {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves a built folder; port 0 takes any free one. Fails as `listen` does when the port is taken. */
export async function serve(dir: string, { host, port }: { host: string; port: number }): Promise<Site> {
  const files = readSite(dir);
  const server = createServer((request, response) => answer(files, request, response));
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

function readSite(dir: string): ReadonlyMap<string, Held> {
  const names = globSync('**/*.*', { cwd: dir })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !name.endsWith('.br'));
  if (!names.includes('index.html')) throw new Error(`there is no page to serve in ${dir}`);
  const files = new Map(names.map((name) => [`/${name}`, hold(dir, name)]));
  return files.set('/', files.get('/index.html')!);
}

function hold(dir: string, name: string): Held {
  const file = path.join(dir, name);
  const plain = readFileSync(file);
  return {
    type: TYPES[path.extname(name)] ?? 'application/octet-stream',
    tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    // What lies in assets carries a hash of its content in its name
    cache: name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    plain,
    brotli: existsSync(`${file}.br`) ? readFileSync(`${file}.br`) : null,
  };
}

function answer(files: ReadonlyMap<string, Held>, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  // A rest that nobody reads would hold the connection open
  request.resume();
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('allow', 'GET, HEAD');
    say(response, 405, 'This address can only be read.');
    return;
  }
  const held = files.get(pathOf(request.url ?? '/'));
  if (held === undefined) {
    say(response, 404, 'There is nothing at this address. The game is at /.');
    return;
  }
  const small = acceptsBrotli(request.headers['accept-encoding'] ?? '') ? held.brotli : null;
  const body = small ?? held.plain;
  const tag = small === null ? `"${held.tag}"` : `"${held.tag}-br"`;
  response.setHeader('cache-control', held.cache);
  response.setHeader('etag', tag);
  if (held.brotli !== null) response.setHeader('vary', 'accept-encoding');
  if (knows(request.headers['if-none-match'] ?? '', tag)) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, {
    'content-type': held.type,
    'content-length': body.length,
    ...(small !== null && { 'content-encoding': 'br' }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function say(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${sentence}\n`);
}

function pathOf(target: string): string {
  try {
    return decodeURIComponent(target.replace(/[?#].*$/s, ''));
  } catch {
    return ''; // written wrongly, so it is no file of ours
  }
}

const acceptsBrotli = (accepted: string): boolean =>
  accepted.split(',').some((each) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(each));

const knows = (tags: string, tag: string): boolean =>
  tags === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//, '') === tag);
