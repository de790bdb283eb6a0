import { expect, test } from 'vitest';
import { comesFromHome } from './origin.ts';

const PUBLIC = new URL('https://rubicon.example');
const HOST = '127.0.0.1:8705';

test.each([
  ['our page, seen directly', 'http://127.0.0.1:8705', HOST, true, false, true],
  ['our page, through the proxy', 'https://rubicon.example', HOST, true, false, true],
  ['another page', 'https://evil.example', HOST, true, false, false],
  ['another page, without a cookie', 'https://evil.example', HOST, false, false, false],
  ['another port', 'http://127.0.0.1:8706', HOST, true, false, false],
  ['a page of our name without TLS', 'http://rubicon.example', 'rubicon.example', true, false, false],
  ['a page in a sandbox', 'null', HOST, true, false, false],
  ['a name that begins like ours', 'https://rubicon.example.evil.example', HOST, true, false, false],
  ['no web page', 'file://127.0.0.1:8705', HOST, true, false, false],
  ['a cookie, and no word of where from', undefined, HOST, true, false, false],
  ['a program that wants to begin', undefined, HOST, false, false, true],
  ['a program with a token', undefined, HOST, false, true, true],
  ['a page with a token', 'https://evil.example', HOST, false, true, true],
])('%s', (_name, origin, host, hasCookie, hasToken, expected) => {
  expect(comesFromHome({ origin, host, isTls: false, hasCookie, hasToken }, PUBLIC)).toBe(expected);
});

test.each([
  ['https://rubicon.example', true, true],
  ['http://rubicon.example', true, false],
  ['https://rubicon.example', false, true], // a proxy that does not report TLS
  ['http://rubicon.example', false, true],
])('%s where TLS is seen to be there (%s)', (origin, isTls, expected) => {
  const sender = { origin, host: 'rubicon.example', isTls, hasCookie: true, hasToken: false };
  expect(comesFromHome(sender, null)).toBe(expected);
});
