import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { decode } from './decode.ts';
import { MACHINE_LEVELS, PACE_KINDS } from './lists.ts';
import { PaceSchema, type Pace } from './pace.ts';

afterEach(() => {
  vi.doUnmock('@rubicon/ai/level');
  vi.resetModules();
});

const against = (level: string) => ({
  edition: '2.0',
  rules: {},
  side: 'random',
  opponent: { kind: 'machine', level },
  pace: { kind: 'none' },
  aids: { odds: true, hints: true, intel: true, undo: true },
  visibility: 'public',
});

/** The schemas, as they would be with these levels. */
async function withLevels(levels: readonly string[]) {
  vi.resetModules();
  vi.doMock('@rubicon/ai/level', () => ({
    LEVELS: levels,
    MACHINE_LEVELS: levels.filter((level) => level !== 'random'),
  }));
  return import('./index.ts');
}

test('an added level can be played against, and chance cannot', async () => {
  const levels = ['random', ...MACHINE_LEVELS];
  const before = await withLevels(levels);
  for (const level of MACHINE_LEVELS)
    expect(decode(before.NewGameSchema, against(level))).toMatchObject({ ok: true });
  for (const level of ['random', 'dictator'])
    expect(decode(before.NewGameSchema, against(level))).toMatchObject({
      ok: false,
      field: 'opponent.level',
    });

  const after = await withLevels([...levels, 'dictator']);
  expect(decode(after.NewGameSchema, against('dictator'))).toMatchObject({ ok: true });
  expect(decode(after.AskSchema, { kind: 'stand-in', level: 'dictator' })).toMatchObject({ ok: true });
});

test('every pace of the list has a schema, and no other', () => {
  expect(PaceSchema.options.map(({ entries }) => entries.kind.literal)).toEqual(PACE_KINDS);
  expectTypeOf<Pace['kind']>().toEqualTypeOf<(typeof PACE_KINDS)[number]>();
});
