import { expect, test } from 'vitest';
import { storedFile } from './stored-file.ts';

const ROOT = 'https://rubicon.example/play/';
const FILES = new Set(['index.html', 'assets/main-1a2b.js']);

test.each([
  ['a listed file', 'GET', 'assets/main-1a2b.js', 'cors', 'assets/main-1a2b.js'],
  ['a listed file with a query', 'GET', 'assets/main-1a2b.js?v=1', 'cors', 'assets/main-1a2b.js'],
  ['the root', 'GET', '', 'navigate', 'index.html'],
  ['the root with a query', 'GET', '?source=pwa', 'navigate', 'index.html'],
  ['a page below', 'GET', 'game/17', 'navigate', 'index.html'],
  ['the page about the server', 'GET', 'status?lang=sv', 'navigate', null],
  ['a file of another build', 'GET', 'assets/main-ffff.js', 'cors', null],
  ['a post', 'POST', 'index.html', 'cors', null],
  ['another host', 'GET', 'https://other.example/play/index.html', 'navigate', null],
  ['outside the root', 'GET', 'https://rubicon.example/index.html', 'navigate', null],
])('%s', (_what, method, path, mode, stored) => {
  const url = path.startsWith('https:') ? path : ROOT + path;
  expect(storedFile({ method, url, mode }, ROOT, FILES)).toBe(stored === null ? null : ROOT + stored);
});
