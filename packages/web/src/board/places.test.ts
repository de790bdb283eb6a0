import { AREA_IDS, type AreaId, type Stack, type View } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { placesOf, slotsOf } from './places.ts';

const stack = (given: Omit<Partial<Stack>, 'area'> & { area: string }): Stack =>
  ({
    side: 'caesar',
    colour: 'tan',
    moved: false,
    entry: null,
    role: null,
    count: 1,
    blocks: null,
    ...given,
  }) as Stack;

const known = (...blocks: string[]) => ({
  count: blocks.length,
  blocks: blocks.map((block) => ({ block, strength: 3 })) as unknown as NonNullable<Stack['blocks']>,
});

const viewWith = (stacks: readonly Stack[], rest: Partial<View> = {}): View =>
  ({ step: 'move', stacks, battle: null, command: null, ...rest }) as View;

const command = (held: readonly string[] = []) =>
  ({ side: 'caesar', held }) as unknown as NonNullable<View['command']>;

const placeOf = (view: View, area: string) => placesOf(view)[AREA_IDS.indexOf(area as AreaId)]!;

describe('locations', () => {
  test('one for each area, including empty ones', () => {
    expect(placesOf(viewWith([])).map(({ area }) => area)).toEqual(AREA_IDS);
  });

  test('one side is drawn in the middle, two sides apart with Caesar on the left', () => {
    const view = viewWith([
      stack({ area: 'Rome', side: 'pompey', colour: 'green' }),
      stack({ area: 'Rome' }),
      stack({ area: 'Genua' }),
    ]);
    expect(placeOf(view, 'Rome').parties.map(({ side, spot }) => [side, spot])).toEqual([
      ['caesar', 'left'],
      ['pompey', 'right'],
    ]);
    expect(placeOf(view, 'Genua').parties.map(({ spot }) => spot)).toEqual(['alone']);
  });

  test('known blocks are in roster order, reserves behind, and all keys differ', () => {
    const view = viewWith([
      stack({ area: 'Rome', role: 'reserve', ...known('C.Caesar') }),
      stack({ area: 'Rome', role: 'main', ...known('C.Legio9', 'C.Legio7') }),
      stack({ area: 'Rome', role: 'main', count: 2 }),
    ]);
    const { pieces } = placeOf(view, 'Rome').parties[0]!;
    expect(pieces.map(({ block }) => block)).toEqual([null, null, 'C.Legio7', 'C.Legio9', 'C.Caesar']);
    expect(pieces.at(-1)!.mark).toBe('reserve');
    expect(new Set(pieces.map(({ key }) => key)).size).toBe(5);
  });

  test('a block that has moved is spent only while its side is moving', () => {
    const moved = [stack({ area: 'Rome', moved: true })];
    const markIn = (view: View) => placeOf(view, 'Rome').parties[0]!.pieces[0]!.mark;
    expect(markIn(viewWith(moved, { command: command() }))).toBe('spent');
    expect(markIn(viewWith(moved, { command: command(), step: 'levy' }))).toBeNull();
    expect(
      markIn(viewWith([stack({ area: 'Rome', side: 'pompey', moved: true })], { command: command() })),
    ).toBeNull();
  });

  test('as many defenders are pinned as main-force attackers arrived, if there are that many', () => {
    const attacked = (mains: number, own: number) =>
      placeOf(
        viewWith(
          [
            stack({ area: 'Rome', count: own, role: 'main' }),
            stack({ area: 'Rome', count: 3, entry: 'Genua' as AreaId, role: 'reserve' }),
            stack({ area: 'Rome', side: 'pompey', colour: 'green', count: mains, role: 'main' }),
            stack({ area: 'Rome', side: 'pompey', colour: 'green', count: 5, role: 'reserve' }),
          ],
          { command: command() },
        ),
        'Rome',
      ).parties.map(({ pinned }) => pinned);
    expect(attacked(2, 4)).toEqual([2, 0]);
    expect(attacked(4, 1)).toEqual([1, 0]);
  });

  test('the battle being fought, and controlled seas', () => {
    const view = viewWith([], {
      command: command(['Tyrrhenum']),
      battle: { area: 'Rome', round: 1 } as unknown as NonNullable<View['battle']>,
    });
    expect(
      placesOf(view)
        .filter(({ isFighting }) => isFighting)
        .map(({ area }) => area),
    ).toEqual(['Rome']);
    expect(
      placesOf(view)
        .filter(({ heldBy }) => heldBy === 'caesar')
        .map(({ area }) => area),
    ).toEqual(['Tyrrhenum']);
  });
});

describe('slots', () => {
  test('six are shown, the others are behind them', () => {
    const slots = slotsOf('alone', 8);
    expect(slots.map(({ isShown }) => isShown)).toEqual([true, true, true, true, true, true, false, false]);
    expect(slots.map(({ row }) => row)).toEqual([0, 0, 0, 1, 1, 1, 2, 2]);
    expect(slots[6]!.at[1]).toBeLessThan(slots[3]!.at[1]);
  });

  test('no two blocks have the same position', () => {
    for (const spot of ['alone', 'left', 'right'] as const)
      for (let count = 1; count <= 12; count++)
        expect(new Set(slotsOf(spot, count).map(({ at }) => at.join())).size).toBe(count);
  });
});
