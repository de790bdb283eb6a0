import { expect, test } from 'vitest';
import { makeCookie, readCookie } from './cookie.ts';

const VALUE = 'a'.repeat(43);

test('a cookie that was made can be read back', () => {
  const [pair] = makeCookie(VALUE, true).split(';');
  expect(readCookie(`theme=dark; ${pair}; x=y`, true)).toBe(VALUE);
});

test('the cookie is limited to this host, to HTTP and to our own pages', () => {
  expect(makeCookie(VALUE, true)).toBe(
    `__Host-rubicon=${VALUE}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(makeCookie(null, false)).toBe('rubicon=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax');
});

test.each([
  undefined,
  '',
  'rubicon',
  'rubicon=',
  'xrubicon=abc',
  `rubicon=${VALUE}"`,
  `rubicon=${'a'.repeat(200)}`,
])('nothing is read from %s', (header) => {
  expect(readCookie(header, false)).toBeNull();
});

test('a cookie of the other kind is rejected', () => {
  expect(readCookie(`rubicon=${VALUE}`, true)).toBeNull();
});
