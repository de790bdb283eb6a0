import {
  BLOCK_IDS,
  SIDES,
  askedSides,
  legalOrders,
  makeOrder,
  type AreaId,
  type View,
} from '@rubicon/engine';
import { describe, expect, it } from 'vitest';
import { BOARD } from '../board/map/geometry.ts';
import { anchorOf } from '../board/map/ways.ts';
import { choiceOf } from '../authority/choice.ts';
import { boxAround } from './box.ts';
import { drawnOf, stateOf } from './drawn.ts';
import { FIGURES, asAreas, figureOf, type BoardFigure, type FigureId } from './figures.ts';

const IDS = Object.keys(FIGURES) as FigureId[];
const BOARDS = IDS.filter((id) => figureOf(id).kind === 'board');
const board = (id: FigureId): BoardFigure => figureOf(id) as BoardFigure;

/** How many blocks of a side are in an area, in which part of a battle. */
const count = (view: View, area: string, side: (typeof SIDES)[number], role?: string): number =>
  view.stacks
    .filter((each) => each.area === area && each.side === side && (role === undefined || each.role === role))
    .reduce((sum, each) => sum + each.count, 0);

const ringed = (id: FigureId): string[] => [...drawnOf(board(id)).lit.areas.keys()].sort();

/** Everything the deciding side may do with a block. */
const waysOf = (id: FigureId, block: string): string[] => {
  const state = stateOf(board(id));
  return legalOrders(state, askedSides(state)[0]!)
    .map((order) => choiceOf(makeOrder(state, order)))
    .filter((choice) => choice.block === block && choice.path.length > 1)
    .map(({ path }) => path.join('-'));
};

describe('the figures', () => {
  it('at least ten show the board', () => {
    expect(BOARDS.length).toBeGreaterThanOrEqual(10);
  });

  it.each(BOARDS)('%s is a legal position, with legal orders', (id) => {
    const { view } = drawnOf(board(id));
    expect(view.stacks.length).toBeGreaterThan(1);
  });

  it.each(BOARDS)('%s shows every location it rings or crosses out', (id) => {
    const { crop, barred = [] } = board(id);
    const { lit, arrows } = drawnOf(board(id));
    const wanted = [...lit.areas.keys(), ...arrows.flat(), ...barred];
    expect(wanted.filter((area) => !crop.includes(area))).toEqual([]);
  });
});

describe('the box of a figure', () => {
  it.each(BOARDS)('%s has all its locations, with a margin, and is on the board', (id) => {
    const areas = asAreas(board(id).crop);
    const { left, top, width, height } = boxAround(areas);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + width).toBeLessThanOrEqual(BOARD.width);
    expect(top + height).toBeLessThanOrEqual(BOARD.height);
    for (const [x, y] of areas.map((area) => anchorOf(area))) {
      expect(Math.min(x - left, left + width - x)).toBeGreaterThan(40);
      expect(Math.min(y - top, top + height - y)).toBeGreaterThan(40);
    }
  });
});

describe('what the captions claim', () => {
  it('sea-control: one sea is controlled, one contested, one vacant', () => {
    const { view } = drawnOf(board('sea-control'));
    expect([count(view, 'Hadriaticum', 'caesar'), count(view, 'Hadriaticum', 'pompey')]).toEqual([1, 0]);
    expect([count(view, 'Internum', 'caesar'), count(view, 'Internum', 'pompey')]).toEqual([1, 1]);
    expect(view.stacks.filter(({ area }) => area === 'Tyrrhenum')).toEqual([]);
  });

  it('strait: a second block may not follow', () => {
    expect(waysOf('strait', 'C.Legio12').filter((way) => way.includes('Messana'))).toEqual([]);
  });

  it('reach: all within two steps except Rome', () => {
    expect(ringed('reach')).toEqual(
      ['Burdigala', 'Cenabum', 'Genua', 'Massilia', 'Narbo', 'Ravenna', 'Treveri'].sort(),
    );
  });

  it('limits: both roads are full, and the fifth block cannot reach Aenos by them', () => {
    expect(drawnOf(board('limits')).lit.roads.map(({ used, limit }) => [used, limit])).toEqual([
      [4, 4],
      [2, 2],
    ]);
    expect(waysOf('limits', 'P.Auxilia1').filter((way) => way.startsWith('Thessalonika-Aenos'))).toEqual([]);
  });

  it('main-attack: the blocks that came first are the main force', () => {
    const { view } = drawnOf(board('main-attack'));
    expect(view.battles[0]?.main).toBe('Dyrrachium');
    expect(count(view, 'Thessalonika', 'caesar', 'main')).toBe(2);
    expect(count(view, 'Thessalonika', 'caesar', 'reserve')).toBe(2);
  });

  it('pinning: two of four may leave, by two roads, and then no more', () => {
    expect(ringed('pinning')).toEqual(['Aenos', 'Athena']);
    const figure = board('pinning');
    const left = { ...figure, orders: [...figure.orders, 'move P.Auxilia1 Thessalonika-Aenos'] };
    expect(() => drawnOf(left)).not.toThrow();
    const gone = [...left.orders, 'move P.Legio32 Thessalonika-Athena'];
    expect(() => drawnOf({ ...figure, orders: gone })).not.toThrow();
    expect(() => drawnOf({ ...figure, orders: [...gone, 'move P.Legio35 Thessalonika-Athena'] })).toThrow(
      'not legal',
    );
  });

  it('response: it goes to the reserve', () => {
    const { view } = drawnOf(board('response'));
    expect(count(view, 'Thessalonika', 'pompey', 'reserve')).toBe(1);
    expect(count(view, 'Thessalonika', 'pompey', 'main')).toBe(4);
  });

  it('navis-move: the sea, its vacant ports and the next sea', () => {
    expect(ringed('navis-move')).toEqual(
      ['Aquileia', 'Dyrrachium', 'Hadriaticum', 'Internum', 'Salone', 'Sipontum'].sort(),
    );
  });

  it('amphibious: the legion has landed, and both seas are controlled', () => {
    const { view } = drawnOf(board('amphibious'));
    expect(count(view, 'Ephesus', 'caesar')).toBe(1);
    expect([...view.command!.held].sort()).toEqual(['Aegaeum', 'Internum']);
  });

  it('reserves: main forces are visible in round I, reserves are not', () => {
    const { view } = drawnOf(board('reserves'));
    expect(view.battle).toMatchObject({ area: 'Thessalonika', round: 1 });
    for (const stack of view.stacks.filter(({ area }) => area === 'Thessalonika'))
      expect(stack.blocks === null).toBe(stack.role === 'reserve');
    expect(SIDES.map((side) => count(view, 'Thessalonika', side, 'reserve'))).toEqual([2, 1]);
  });

  it.each([
    ['attacker-retreat', ['Dyrrachium', 'Serdica']],
    ['defender-retreat', ['Aenos', 'Athena']],
    ['sea-retreat', ['Neapolis']],
    ['regroup', ['Aenos', 'Dyrrachium', 'Serdica']],
    ['navis-retreat', ['Brundisium', 'Internum']],
  ] as const)('%s: where it may go', (id, areas) => {
    expect(ringed(id)).toEqual([...areas]);
  });

  it('sea-retreat: across the sea only', () => {
    expect(waysOf('sea-retreat', 'P.Legio37')).toEqual(['Messana-Tyrrhenum-Neapolis']);
  });

  it('cleopatra: she is at home, and Caesar’s', () => {
    const { view } = drawnOf(board('cleopatra'));
    const hers = view.stacks.find(({ blocks }) => blocks?.some(({ block }) => block === 'Cleopatra'));
    expect(hers).toMatchObject({ area: 'Alexandria' as AreaId, side: 'caesar' });
  });

  it('supply: one block too many in each city', () => {
    const state = stateOf(board('supply'));
    const { view } = drawnOf(board('supply'));
    expect([count(view, 'Rome', 'caesar'), count(view, 'Neapolis', 'caesar')]).toEqual([6, 4]);
    expect(legalOrders(state, 'caesar').length).toBe(10);
    const next = { ...board('supply'), orders: ['disband C.Auxilia1', 'disband C.Navis1'] };
    expect(drawnOf(next).view.step).toBe('disband');
  });

  it('no location is crossed out that is open to the block in question', () => {
    const crossed = BOARDS.flatMap((id) => (board(id).barred ?? []).map((area) => ({ id, area })));
    expect(crossed.length).toBeGreaterThan(0);
    for (const { id, area } of crossed) expect(ringed(id)).not.toContain(area);
  });

  it('blocks exist in the engine', () => {
    const { blocks } = figureOf('strength') as { blocks: readonly { block: string }[] };
    expect(blocks.filter(({ block }) => !BLOCK_IDS.some((id) => id === block))).toEqual([]);
  });
});
