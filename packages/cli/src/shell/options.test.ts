import { expect, test } from 'vitest';
import { command, value } from './options.ts';

const seen: unknown[] = [];
const end = command({
  name: 'end',
  summary: 'Ends a game',
  usage: 'GAME --reason TEXT',
  about: [],
  argument: 'a game',
  options: { reason: value('TEXT', 'why') },
  examples: [],
  run: ({ reason }, argument) => seen.push([argument, reason]),
});

test.each(['-6q2-7wEBAgMEBQYHCAkKC', '--q2-7wEBAgMEBQYHCAkKC'])(
  'an id may begin with a dash: %s',
  async (id) => {
    await end.run([id, '--reason', 'Both have left.'], {} as never);
    expect(seen.at(-1)).toEqual([id, 'Both have left.']);
  },
);
