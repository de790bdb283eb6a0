import type { ChatLine } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { newLines } from './chat.ts';

const line = (room: ChatLine['room'], number: number): ChatLine => ({
  room,
  number,
  person: null,
  name: 'Livia',
  text: 'Salve',
  atMs: number,
});

test('a chat line is new once in its room', () => {
  const held = [line('players', 1), line('players', 2)];
  const sent = [line('players', 2), line('players', 3), line('spectators', 1)];
  expect(newLines(held, sent)).toEqual([line('players', 3), line('spectators', 1)]);
});
