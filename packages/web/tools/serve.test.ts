import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve, type Site } from './serve.ts';

const PAGE = '<!doctype html><title>Rubicon</title>';
const SCRIPT = 'export const year = -49;'.repeat(9);

let outer: string;
let site: Site;

beforeAll(async () => {
  outer = mkdtempSync(path.join(tmpdir(), 'rubicon-serve-'));
  const dir = path.join(outer, 'dist');
  mkdirSync(path.join(dir, 'assets'), { recursive: true });
  writeFileSync(path.join(outer, 'secret.txt'), 'secret');
  writeFileSync(path.join(dir, 'index.html'), PAGE);
  writeFileSync(path.join(dir, 'assets', 'main-abc.js'), SCRIPT);
  writeFileSync(path.join(dir, 'assets', 'main-abc.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(dir, 'assets', 'caps-abc.woff2'), 'font');
  writeFileSync(path.join(dir, 'site.webmanifest'), '{}');
  site = await serve(dir, { host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await site.close();
  rmSync(outer, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests exactly this target: `fetch` would normalise it first. */
function ask(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const { hostname, port } = new URL(site.url);
  const sent = request({ hostname, port, path: target, method, headers }, (response) => {
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    response.on('end', () =>
      resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }),
    );
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

test.each(['/', '/index.html', '/?from=home', '/index.html#hash'])('the page is at %s', async (target) => {
  const { status, headers, body } = await ask(target);
  expect([status, headers['content-type'], body.toString()]).toEqual([200, 'text/html; charset=utf-8', PAGE]);
});

test.each([
  ['/assets/main-abc.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/caps-abc.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
  ['/', 'text/html; charset=utf-8', 'no-cache'],
])('%s is %s, %s', async (target, type, cache) => {
  const { headers } = await ask(target);
  expect([headers['content-type'], headers['cache-control']]).toEqual([type, cache]);
});

describe('brotli', () => {
  test.each(['br', 'gzip, deflate, br, zstd', 'gzip, br;q=0.5', 'BR'])(
    'is sent to a client that accepts "%s"',
    async (takes) => {
      const { headers, body } = await ask('/assets/main-abc.js', { 'accept-encoding': takes });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(body).toString()).toBe(SCRIPT);
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers.vary).toBe('accept-encoding');
    },
  );

  test.each(['', 'gzip', 'brr', 'br;q=0', 'gzip, br;q=0.0'])(
    'is not sent to a client that accepts "%s"',
    async (takes) => {
      const { headers, body } = await ask('/assets/main-abc.js', { 'accept-encoding': takes });
      expect(headers['content-encoding']).toBeUndefined();
      expect(body.toString()).toBe(SCRIPT);
    },
  );

  test('the compressed file has no address of its own', async () => {
    expect((await ask('/assets/main-abc.js.br')).status).toBe(404);
  });
});

describe('a client that has it already', () => {
  test('is told so, for each encoding separately', async () => {
    const plain = (await ask('/assets/main-abc.js')).headers.etag!;
    const small = (await ask('/assets/main-abc.js', { 'accept-encoding': 'br' })).headers.etag!;
    expect(plain).not.toBe(small);
    expect((await ask('/assets/main-abc.js', { 'if-none-match': plain })).status).toBe(304);
    expect((await ask('/assets/main-abc.js', { 'if-none-match': small })).status).toBe(200);
    expect((await ask('/', { 'if-none-match': `"x", W/${(await ask('/')).headers.etag!}` })).status).toBe(
      304,
    );
  });
});

test('HEAD answers the same without the content', async () => {
  const whole = await ask('/');
  const head = await ask('/', {}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.body).toHaveLength(0);
  expect(head.headers['content-length']).toBe(String(PAGE.length));
  expect(head.headers.etag).toBe(whole.headers.etag);
});

test.each([
  '/missing.js',
  '/assets',
  '/assets/',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/..\\secret.txt',
  '//secret.txt',
  '/%',
  '/%00',
])('%s leads nowhere', async (target) => {
  const { status, body } = await ask(target);
  expect([status, body.toString()]).toEqual([404, 'There is nothing at this address. The game is at /.\n']);
});

test('nothing can be written', async () => {
  const { status, headers } = await ask('/', {}, 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['/', '/missing.js', '/assets/main-abc.js'])('%s carries the policy', async (target) => {
  const { headers } = await ask(target);
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
});

test('a port in use is refused', async () => {
  const port = Number(new URL(site.url).port);
  const again = serve(path.join(outer, 'dist'), { host: '127.0.0.1', port });
  await expect(again).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('a folder without a page is refused', async () => {
  await expect(serve(outer, { host: '127.0.0.1', port: 0 })).rejects.toThrow('there is no page');
});
