import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { lookup, LookupAddress } from 'node:dns';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { safeFetch } from './safe-fetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function receiver(
  status: number,
  headers: Record<string, string> = {},
): Promise<{ url: string; heard: Heard[] }> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
      if (status === 0) return; // never answers
      response.writeHead(status, headers);
      response.end('x'.repeat(100_000));
    });
  });
  servers.push(server);
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`, heard };
}

const resolving = (...addresses: string[]): typeof lookup =>
  ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )) as unknown as typeof lookup;

test('sends the request and returns the status', async () => {
  const { url, heard } = await receiver(204);
  const status = await safeFetch({ reachesInside: true }).post(
    url,
    { 'content-type': 'text/plain' },
    'Ave, Cæsar',
  );
  expect(status).toEqual({ status: 204, retryAfterS: null });
  expect(heard).toEqual([
    {
      headers: expect.objectContaining({ 'content-type': 'text/plain', 'content-length': '11' }) as object,
      body: 'Ave, Cæsar',
    },
  ]);
});

test('does not follow redirects', async () => {
  const { url: target, heard } = await receiver(200);
  const { url } = await receiver(307, { location: target });
  expect(await safeFetch({ reachesInside: true }).post(url, {}, 'x')).toMatchObject({ status: 307 });
  expect(heard).toEqual([]);
});

test.each([
  [{ 'retry-after': '3' }, 3],
  [{ 'retry-after': '60', 'x-ratelimit-reset-after': '0.75' }, 0.75],
  [{ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
])('%j says when to try again', async (headers, retryAfterS) => {
  const { url } = await receiver(429, headers);
  expect(await safeFetch({ reachesInside: true }).post(url, {}, 'x')).toEqual({ status: 429, retryAfterS });
});

test('does not wait for a server that does not answer', async () => {
  const { url } = await receiver(0);
  await expect(safeFetch({ reachesInside: true, deadlineMs: 100 }).post(url, {}, 'x')).rejects.toThrow(
    'aborted',
  );
});

test.each([
  ['http://example.com/hook', 'https://'],
  ['ftp://example.com/hook', 'https://'],
  ['https://user:secret@example.com/', 'name or password'],
  ['https://example.com:22/', 'port'],
  ['https://127.0.0.1/', 'public network'],
  ['https://2130706433/', 'public network'],
  ['https://0x7f.1/', 'public network'],
  ['https://[::1]/', 'public network'],
  ['https://[::ffff:7f00:1]/', 'public network'],
  ['https://169.254.169.254/latest/meta-data', 'public network'],
  ['nonsense', 'no address'],
])('%s is refused at once', async (url, why) => {
  const fetcher = safeFetch({ reachesInside: false });
  expect(fetcher.problemWith(url)).toContain(why);
  await expect(fetcher.post(url, {}, 'x')).rejects.toMatchObject({ code: 'EFORBIDDEN' });
});

test.each([['https://example.com/x'], ['https://example.com:8443/x'], ['https://8.8.8.8/']])(
  '%s may be tried',
  (url) => {
    expect(safeFetch({ reachesInside: false }).problemWith(url)).toBe(null);
  },
);

test.each([
  [['127.0.0.1']],
  [['10.0.0.7']],
  [['93.184.216.34', '192.168.1.1']],
  [['fe80::1']],
  [['::1']],
  [[]],
])('a name that leads to %s is refused when the connection is made', async (addresses) => {
  const { heard } = await receiver(200);
  const fetcher = safeFetch({ reachesInside: false, resolve: resolving(...addresses) });
  await expect(fetcher.post('https://inside.example/', {}, 'x')).rejects.toMatchObject({
    code: 'EFORBIDDEN',
  });
  expect(heard).toEqual([]);
});

test('a name that cannot be resolved is a failure', async () => {
  const failing = ((_name: string, _options: object, callback: (error: Error) => void) =>
    callback(new Error('not found'))) as unknown as typeof lookup;
  const fetcher = safeFetch({ reachesInside: false, resolve: failing });
  await expect(fetcher.post('https://nowhere.example/', {}, 'x')).rejects.toThrow('not found');
});
