import { expect, test } from 'vitest';
import { makeCookie, readCookie } from './cookie.ts';

const VALUE = 'a'.repeat(43);

test('what is made is read', () => {
  const [pair] = makeCookie(VALUE, true).split(';');
  expect(readCookie(`theme=dark; ${pair}; x=y`, true)).toBe(VALUE);
});

test('the cookie is for this host, for HTTP and for our own pages alone', () => {
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

test('a cookie of the other kind is not taken', () => {
  expect(readCookie(`rubicon=${VALUE}`, true)).toBeNull();
});
