import { expect, test } from 'vitest';
import { findBrowser, findHeadlessShell, type Machine } from './browser.ts';

const machine = (files: readonly string[], rest: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  env: { PATH: '/usr/local/bin:/usr/bin' },
  downloaded: '/home/anna/.cache/chrome',
  has: (file) => files.includes(file),
  ...rest,
});

test.each<[string, Machine, string | null]>([
  ['nothing', machine([]), null],
  ['Chromium on the path', machine(['/usr/bin/chromium']), '/usr/bin/chromium'],
  ['Chrome on the path', machine(['/usr/local/bin/google-chrome']), '/usr/local/bin/google-chrome'],
  ['a download', machine(['/home/anna/.cache/chrome']), '/home/anna/.cache/chrome'],
  [
    'the path before a download',
    machine(['/usr/bin/google-chrome-stable', '/home/anna/.cache/chrome']),
    '/usr/bin/google-chrome-stable',
  ],
  [
    'a program of a Mac',
    machine(['/Applications/Chromium.app/Contents/MacOS/Chromium'], { platform: 'darwin' }),
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  ['another system’s program', machine(['/Applications/Chromium.app/Contents/MacOS/Chromium']), null],
  [
    'what is named, before all',
    machine(['/opt/chrome', '/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' } }),
    '/opt/chrome',
  ],
])('finds %s', (_name, given, expected) => {
  expect(findBrowser(given)).toBe(expected);
});

test('a named browser that does not exist is an error', () => {
  const given = machine(['/usr/bin/chromium'], { env: { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' } });
  expect(() => findBrowser(given)).toThrow('CHROME_PATH is /opt/chrome');
});

test.each<[string, Machine, string | null]>([
  ['where there is one', machine(['/usr/bin/chromium-headless-shell']), '/usr/bin/chromium-headless-shell'],
  ['nowhere else', machine(['/usr/bin/chromium']), null],
  [
    'not where another browser is named',
    machine(['/usr/bin/chromium-headless-shell'], {
      env: { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' },
    }),
    null,
  ],
])('finds a headless shell %s', (_name, given, expected) => {
  expect(findHeadlessShell(given)).toBe(expected);
});
