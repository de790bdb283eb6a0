import { expect, test } from 'vitest';
import { AskBodySchema } from './ask.ts';
import { decode } from './decode.ts';
import { GuestBodySchema } from './account.ts';
import { ChatBodySchema } from './chat.ts';
import { NewGameSchema } from './games.ts';
import { LookQuerySchema } from './queries.ts';

const id = 'abcdefghijklmnop';
const game = {
  edition: '2.0',
  rules: {},
  side: 'random',
  opponent: { kind: 'open' },
  pace: { kind: 'live', bankMs: 3_600_000, incrementMs: 0 },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'public',
};

test.each([
  [GuestBodySchema, { name: ' Gaia ' }, { name: 'Gaia' }],
  [NewGameSchema, game, game],
  [LookQuerySchema, { after: '17', wait: '25' }, { after: 17, wait: 25 }],
  [ChatBodySchema, { room: 'players', text: 'Ave,\nCæsar 🗡' }, { room: 'players', text: 'Ave,\nCæsar 🗡' }],
  [ChatBodySchema, { room: 'players', text: 'שלום\u200f!' }, { room: 'players', text: 'שלום\u200f!' }],
  [AskBodySchema, { id, ask: { kind: 'resign' } }, { id, ask: { kind: 'resign' } }],
])('what fits is typed', (schema, given, expected) => {
  expect(decode<unknown>(schema, given)).toEqual({ ok: true, value: expected });
});

test.each([
  [GuestBodySchema, {}, 'name', '“name” is missing.'],
  [GuestBodySchema, { name: 'Gaia', admin: true }, 'admin', '“admin” is not known here.'],
  [GuestBodySchema, { name: '\u202EGaia' }, 'name', "A name has 1 to 24 letters, figures, spaces or . _ ' -"],
  [ChatBodySchema, { room: 'players', text: 'Ave\u202eCæsar' }, 'text', 'Text has no control characters.'],
  [ChatBodySchema, { room: 'players', text: 'Ave\u2066Cæsar' }, 'text', 'Text has no control characters.'],
  [ChatBodySchema, { room: 'players', text: 'Ave\u2028Cæsar' }, 'text', 'Text has no control characters.'],
  [ChatBodySchema, { room: 'players', text: 'Ave\u0007Cæsar' }, 'text', 'Text has no control characters.'],
  [GuestBodySchema, null, '', 'What was sent does not fit: expected Object.'],
  [GuestBodySchema, [], 'name', '“name” is missing.'],
  [
    NewGameSchema,
    { ...game, pace: { ...game.pace, bankMs: 1 } },
    'pace.bankMs',
    'A live time bank is 1 minute to 24 hours, in milliseconds.',
  ],
  [
    NewGameSchema,
    { ...game, pace: { kind: 'per-decision', decisionMs: 59 * 60_000, vacationDays: 0 } },
    'pace.decisionMs',
    'The time for a decision is 1 hour to 14 days, in milliseconds.',
  ],
  [
    NewGameSchema,
    { ...game, pace: { kind: 'correspondence', bankMs: 86_400_000.5, incrementMs: 0, vacationDays: 0 } },
    'pace.bankMs',
    'A correspondence time bank is 1 to 60 days, in milliseconds.',
  ],
  [
    NewGameSchema,
    { ...game, pace: { kind: 'fast' } },
    'pace.kind',
    '“pace.kind” does not fit: expected ("live" | "correspondence" | "per-decision" | "none").',
  ],
  [AskBodySchema, { id: 'short', ask: { kind: 'resign' } }, 'id', 'This is not the name of an ask.'],
  [LookQuerySchema, { after: '1e3' }, 'after', 'A whole number is expected here.'],
  [LookQuerySchema, { wait: '26' }, 'wait', 'The number is at most 25.'],
  [LookQuerySchema, { after: ['1', '2'] }, 'after', '“after” does not fit: expected string.'],
  [ChatBodySchema, { room: 'players', text: 'a\0b' }, 'text', 'Text has no control characters.'],
  [ChatBodySchema, { room: 'players', text: '\uD800' }, 'text', 'Text has no control characters.'],
  [ChatBodySchema, { room: 'players', text: '   ' }, 'text', '“text” does not fit: expected >=1.'],
])('what does not fit is refused by its field', (schema, given, field, message) => {
  expect(decode<unknown>(schema, given)).toEqual({ ok: false, field, message });
});
