import { describe, expect, test } from 'vitest';
import { localAuthority } from '../../authority/local/local-authority.ts';
import { memoryStore } from '../../../test/kit/memory-store.ts';
import { memoryWorld } from '../../../test/kit/memory-world.ts';
import { moving } from '../../../test/positions.ts';
import { localFirstSeat } from './first-seat.ts';
import { createSession, type Session } from './session.ts';

/** Caesar moves, with two moves; three blocks each stand in Genua and Narbo. */
async function open(): Promise<Session> {
  const authority = localAuthority({
    ...memoryWorld(memoryStore()),
    now: () => 1_000_000,
    randomBytes: (count) => new Uint8Array(count),
  });
  const game = await authority.load(new Blob([moving()]));
  const session = createSession(authority, game, {
    firstSeat: () => localFirstSeat(authority, game, () => false),
    handsOver: () => true,
    hasCurtain: () => false,
    paceOf: () => ({ rollMs: 0, restMs: 0 }),
  });
  await session.open();
  session.skipRecap();
  return session;
}

const whereIs = (session: Session, block: string): string | undefined =>
  session.seating.value!.table.view.stacks.find(
    ({ blocks }) => blocks?.some((each) => each.block === block) ?? false,
  )?.area;

const GENUA = ['C.Antonius', 'C.Legio8', 'C.Legio12'];
const places = (session: Session): (string | undefined)[] => GENUA.map((block) => whereIs(session, block));

/** One press moves three blocks. */
async function marchToMassilia(session: Session): Promise<void> {
  for (const [index, block] of GENUA.entries())
    expect(await session.order(`move ${block} Genua-Massilia`, index > 0)).toBe(true);
}

describe('one press', () => {
  test('is undone by one, and done again by one', async () => {
    const session = await open();
    await marchToMassilia(session);
    expect(await session.undo('stroke')).toBe(true);
    expect(places(session)).toEqual(['Genua', 'Genua', 'Genua']);
    expect(session.canRedo.value).toBe(true);
    expect(await session.redo()).toBe(true);
    expect(places(session)).toEqual(['Massilia', 'Massilia', 'Massilia']);
    expect(session.canRedo.value).toBe(false);
    await session.undo('stroke'); // what was done again is one stroke as well
    expect(places(session)).toEqual(['Genua', 'Genua', 'Genua']);
  });

  test('leaves what was done before it', async () => {
    const session = await open();
    await marchToMassilia(session);
    await session.order('move C.Legio7 Narbo-Burdigala');
    await session.undo('stroke');
    expect(whereIs(session, 'C.Legio7')).toBe('Narbo');
    expect(places(session)).toEqual(['Massilia', 'Massilia', 'Massilia']);
    await session.undo('stroke');
    expect(places(session)).toEqual(['Genua', 'Genua', 'Genua']);
    await session.redo();
    await session.redo();
    expect(whereIs(session, 'C.Legio7')).toBe('Burdigala');
  });
});

test('a whole phase is undone and done again at once', async () => {
  const session = await open();
  await marchToMassilia(session);
  await session.order('move C.Legio7 Narbo-Burdigala');
  await session.undo('phase');
  expect([...places(session), whereIs(session, 'C.Legio7')]).toEqual(['Genua', 'Genua', 'Genua', 'Narbo']);
  await session.redo();
  expect([...places(session), whereIs(session, 'C.Legio7')]).toEqual([
    'Massilia',
    'Massilia',
    'Massilia',
    'Burdigala',
  ]);
  await session.undo('stroke'); // the strokes are told apart as before
  expect(places(session)).toEqual(['Massilia', 'Massilia', 'Massilia']);
});

test('another order makes it impossible to redo', async () => {
  const session = await open();
  await marchToMassilia(session);
  await session.undo('stroke');
  await session.order('move C.Legio7 Narbo-Burdigala');
  expect(session.canRedo.value).toBe(false);
  expect(await session.redo()).toBe(false);
});

test('nothing is remembered of a seat that was left', async () => {
  const session = await open();
  await marchToMassilia(session);
  await session.undo('stroke');
  await session.close();
  expect(session.canRedo.value).toBe(false);
});

test('after an undo, a step forward to the last entry leads back to now', async () => {
  const session = await open();
  await marchToMassilia(session);
  await session.undo('stroke');
  const [first, last] = session.seating.value!.history.told.map(({ cursor }) => cursor);
  await session.lookBack(first!);
  expect(session.past.value).toBe(first);
  await session.lookBack(last!);
  expect(session.past.value).toBeNull();
});
