import { describe, expect, test } from 'vitest';
import { precacheOf, type BuiltFile } from './precache-plugin.ts';

const BUILT: readonly BuiltFile[] = [
  { name: 'index.html', content: '<!doctype html>' },
  { name: 'assets/main-1a2b.js', content: 'go()' },
  { name: 'assets/main-1a2b.js.map', content: '{}' },
  { name: 'index.html.br', content: 'x' },
  { name: 'sw.js', content: 'self.x' },
  { name: 'icons/icon-192.png', content: Uint8Array.of(1, 2, 3) },
];

const withContent = (name: string, content: string): BuiltFile[] =>
  BUILT.map((file) => (file.name === name ? { name, content } : file));

describe('precacheOf', () => {
  test('lists what a page requests, but no maps, compressed copies or the worker itself', () => {
    expect(precacheOf(BUILT).files).toEqual(['assets/main-1a2b.js', 'icons/icon-192.png', 'index.html']);
  });

  test('lists font slices separately, since a page needs few of them', () => {
    const slice = { name: 'assets/shippori-mincho-17-500-normal-1a2b.woff2', content: 'x' };
    const { files, later } = precacheOf([...BUILT, slice]);
    expect(later).toEqual([slice.name]);
    expect(files).toEqual(precacheOf(BUILT).files);
  });

  test('is the same whatever the order of the files', () => {
    expect(precacheOf(BUILT.toReversed())).toEqual(precacheOf(BUILT));
  });

  test.each(['index.html', 'assets/main-1a2b.js', 'icons/icon-192.png', 'sw.js'])(
    'is a new version when %s changes',
    (name) => {
      expect(precacheOf(withContent(name, 'other')).version).not.toBe(precacheOf(BUILT).version);
    },
  );

  test('is no new version when only a map changes', () => {
    expect(precacheOf(withContent('assets/main-1a2b.js.map', 'other')).version).toBe(
      precacheOf(BUILT).version,
    );
  });

  test('the boundary between name and content matters', () => {
    const one = precacheOf([{ name: 'a', content: 'bc' }]).version;
    expect(precacheOf([{ name: 'ab', content: 'c' }]).version).not.toBe(one);
  });
});
