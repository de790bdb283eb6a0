import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import type { Previews } from '../previews/previews.ts';
import { headFor } from './page-head.ts';
import { readSite } from './site.ts';

const asked: string[] = [];
const previews = {
  of: (word: string) => {
    asked.push(word);
    return Promise.resolve({
      title: '<b>"Gaia" & co</b>',
      text: 'text',
      picture: 'games/ID/picture?v=1',
      alt: 'alt',
    });
  },
} as unknown as Previews;
const free = { take: () => undefined };
const request = (url: string, method = 'GET'): FastifyRequest =>
  ({
    method,
    url,
    ip: '::1',
    protocol: 'http',
    host: 'localhost:8705',
    headers: {},
  }) as unknown as FastifyRequest;
const head = (url: string, publicUrl: URL | null = null, access = free): Promise<string> =>
  headFor(request(url), { previews, access, publicUrl });

test('a page has tags, with everything escaped, and absolute addresses', async () => {
  const tags = await head('/play=ID', new URL('https://rubicon.example'));
  expect(asked.at(-1)).toBe('play=ID');
  expect(tags).toContain(
    '<meta property="og:title" content="&lt;b&gt;&quot;Gaia&quot; &amp; co&lt;/b&gt;" />',
  );
  expect(tags).toContain('content="https://rubicon.example/api/2/games/ID/picture?v=1"');
  expect(tags).toContain('<meta property="twitter:card" content="summary_large_image" />');
  expect(await head('/')).toContain('content="http://localhost:8705/"');
});

test.each(['/assets/index.js', '/play=ID/x', '/wp-login.php', '/play=<script>'])(
  '%s has none',
  async (url) => {
    expect(await head(url)).toBe('');
  },
);

test('whoever asks too often gets the page without', async () => {
  const access = {
    take: () => {
      throw new Error('too often');
    },
  };
  expect(await head('/', null, access)).toBe('');
});

test('the page does not wait for a slow database', async () => {
  const slow = { ...previews, of: () => new Promise<never>(() => undefined) };
  expect(await headFor(request('/play=ID'), { previews: slow, access: free, publicUrl: null })).toBe('');
});

test('only what is read has them', async () => {
  const before = asked.length;
  const tagsOf = (method: string) =>
    headFor(request('/play=ID', method), { previews, access: free, publicUrl: null });
  expect(await tagsOf('POST')).toBe('');
  expect(asked).toHaveLength(before);
  expect(await tagsOf('HEAD')).not.toBe('');
});

const dir = mkdtempSync(path.join(tmpdir(), 'rubicon-head-'));
afterAll(() => rmSync(dir, { recursive: true }));
test('they are put into the head, compressed as well, and belong to the tag of the page', () => {
  const page = '<!doctype html><head><title>Rubicon</title></head>$&';
  writeFileSync(path.join(dir, 'index.html'), page);
  writeFileSync(path.join(dir, 'index.html.br'), brotliCompressSync(page));
  writeFileSync(path.join(dir, 'other.txt'), '</head>');
  const site = readSite(dir);
  const get = (target: string, tags: string, accepted = '') =>
    site({ method: 'GET', target, headers: { 'accept-encoding': accepted }, head: tags });
  const [one, other] = [get('/play=ID', '<meta $& />'), get('/play=ID', '<meta />')];
  expect(one.body!.toString()).toBe('<!doctype html><head><title>Rubicon</title>  <meta $& />\n  </head>$&');
  expect(one.headers['etag']).not.toBe(other.headers['etag']);
  expect(brotliDecompressSync(get('/', '<meta />', 'br').body!).toString()).toBe(other.body!.toString());
  expect(get('/', '').body!.toString()).toBe(page);
});
