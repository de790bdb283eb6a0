import { expect, test } from 'vitest';
import { socketUrl } from './online.ts';

test('a socket is opened for the game of the page, if it shows one', () => {
  expect(socketUrl('https://rubicon.example/#online').href).toBe('wss://rubicon.example/api/2/socket');
  expect(socketUrl('http://localhost:8705/#play=ab_c-1').href).toBe(
    'ws://localhost:8705/api/2/socket?game=ab_c-1',
  );
});
