import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noSite, readSite, type Site } from './site.ts';

const PAGE = '<!doctype html><title>Rubicon</title>';

let dir: string;
let site: Site;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'rubicon-site-'));
  writeFileSync(path.join(dir, 'index.html'), PAGE);
  writeFileSync(path.join(dir, 'robots.txt'), '');
  site = readSite(dir);
});
afterAll(() => rmSync(dir, { recursive: true }));

const get = (from: Site, target: string) => from({ method: 'GET', target, headers: {} });

test.each(['/', '/index.html', '/lobby', '/lobby?game=x', '/how-to-play'])('%s serves the page', (target) => {
  expect(get(site, target)).toMatchObject({ status: 200, body: Buffer.from(PAGE) });
});

test.each([
  '/api',
  '/assets',
  '/icons',
  '/lobby/',
  '/a/b',
  '/missing.js',
  '/Lobby',
  '/wp-login.php',
  '/%6c%',
])('%s is nothing', (target) => {
  expect(get(site, target).status).toBe(404);
});

test('an empty file exists and has no content', () => {
  expect(get(site, '/robots.txt')).toMatchObject({ status: 200, headers: { 'content-length': 0 } });
});

test('without a page nothing is found', () => {
  expect(get(noSite, '/').status).toBe(404);
});
