import {
  REVISION,
  SeededChance,
  decisionOf,
  give,
  newGame,
  type Game,
  type Log,
  type Request,
  type Side,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playLog } from '../../test/played-log.ts';
import { NotOver, newAnalyst, type Analysis } from './analysis.ts';
import { turningPointsOf } from './swings.ts';

const OPTIONS = { edition: '2.0', revision: REVISION, rules: {}, clock: null } as const;

function analyse(log: Log): Analysis {
  const analyst = newAnalyst(log);
  while (analyst.step());
  return analyst.report();
}

const give1 = (game: Game, request: Request): Game => {
  const accepted = give(game, request, new SeededChance(1), 0);
  if (!accepted.ok) throw new Error(accepted.message);
  return accepted.game;
};

const order = (game: Game, side: Side, text: string): Game =>
  give1(game, { kind: 'order', side, decision: game.decisions[side], order: text });

/** The first entries of a game of scripts, which Pompey then gives up. */
function resigned(seed: number, entries: number): Log {
  const log = playLog('2.0', seed);
  const begun = { ...log, entries: log.entries.slice(0, entries) };
  return { ...begun, entries: [...begun.entries, { kind: 'resign', side: 'pompey', rolls: [], atMs: 1e9 }] };
}

/** The last turn of the war: Caesar, a point behind, has a move left, and nobody stands in Rome, worth two. */
const LAST_MOVE =
  'position/1 turn=709.5 step=move asked=caesar first=pompey moves=1 hands=-,- discards=Apollo,Neptune played=1/2,Pluto effects=1/2,Pluto last=1/3,Vulcan seen=Pluto+Vulcan+3/2+3/1+3/1+2/3+2/2+2/1+1/3+1/2 map=Alexandria(P.Legio34:3,Cleopatra:4);Antioch(P.Scipio:3,P.Legio36:3);Byzantium(C.Legio10:3);Creta(P.Pompey:3,P.Legio1:3);Ephesus(P.Legio2:3);Genua(C.Caesar:3,C.Legio8:3);Massilia(C.Legio7:3);Tarraco(C.Legio9:3) locked=C.Octavian,P.Brutus';

function lastMove(): Game {
  const { game } = newGame(OPTIONS, new SeededChance(1), 0);
  return give1(game, { kind: 'rebase', position: LAST_MOVE, reason: 'set up', revision: REVISION });
}

/** Ends every phase as soon as it can. */
function idle(start: Game): Log {
  let game = start;
  while (game.result === null) {
    const side = decisionOf(game, 'caesar') === null ? 'pompey' : 'caesar';
    const { orders } = decisionOf(game, side)!;
    game = order(game, side, orders.includes('done') ? 'done' : orders[0]!);
  }
  return game;
}

describe('a game that was given up', () => {
  const chancesOnly = (seed: number): Analysis => {
    const analyst = newAnalyst(resigned(5, 100), { seed });
    for (let entry = 0; entry <= 100; entry++) analyst.step(); // what was missed comes after that
    return analyst.report();
  };
  const analysis = chancesOnly(1);

  test('has a chance after every entry, and ends with its result', () => {
    expect(analysis.chances.map(({ entry }) => entry)).toEqual(Array.from({ length: 101 }, (_, i) => i));
    for (const { chance } of analysis.chances) {
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    expect(analysis.chances.at(-1)!.chance).toBe(1);
    expect(analysis.result).toEqual({ winner: 'caesar', reason: 'resignation' });
  });

  test('is explained whole by its swings, one by one and taken together', () => {
    const whole = analysis.chances.at(-1)!.chance - analysis.chances[0]!.chance;
    const sum = (swings: readonly { readonly gain: number }[]): number =>
      swings.reduce((total, { gain }) => total + gain, 0);
    expect(sum(analysis.swings)).toBeCloseTo(whole, 10);
    expect(sum(analysis.turningPoints)).toBeCloseTo(whole, 10);
    expect(sum(analysis.swings.filter(({ entry }) => entry === 90))).toBeCloseTo(
      analysis.chances[90]!.chance - analysis.chances[89]!.chance,
      10,
    );
  });

  test('tells dice from orders: where nothing was rolled no dice moved anything', () => {
    const log = resigned(5, 100);
    const rolled = new Set(log.entries.flatMap(({ rolls }, entry) => (rolls.length > 0 ? [entry] : [])));
    const byChance = analysis.swings.filter(({ cause }) => cause === 'dice' || cause === 'deal');
    expect(byChance.length).toBeGreaterThan(10);
    expect(byChance.every(({ entry }) => rolled.has(entry))).toBe(true);
    expect(byChance.every(({ side }) => side === null)).toBe(true);
    expect(analysis.swings.at(-1)).toMatchObject({ cause: 'end', entry: 100 });
  });

  test('another seed looks at other futures and finds much the same', () => {
    const other = chancesOnly(2);
    expect(other.chances).not.toEqual(analysis.chances);
    const apart = other.chances.map(({ chance }, entry) =>
      Math.abs(chance - analysis.chances[entry]!.chance),
    );
    expect(Math.max(...apart)).toBeLessThan(0.15);
  });
});

test('the same seed finds the same', () => {
  const log = resigned(5, 14);
  const found = analyse(log);
  expect(found.done).toBe(found.steps);
  expect(analyse(log)).toEqual(found);
});

test('a missed win is found, with the order that would have been better', () => {
  const { missed } = analyse(idle(lastMove()));
  expect(missed[0]).toMatchObject({ side: 'caesar', kind: 'command', year: 709, turn: 5 });
  expect(missed[0]!.better.some((text) => /^move C\.\S+ Genua-(?:\S+-)?Rome$/.test(text))).toBe(true);
  expect(missed[0]!.possible - missed[0]!.chance).toBeGreaterThan(0.3);
});

test('who takes the win has missed nothing there', () => {
  const { missed } = analyse(idle(order(lastMove(), 'caesar', 'move C.Legio8 Genua-Rome')));
  expect(missed).toEqual([]);
});

test('is told a step at a time: whoever stops asking has what was found until then', () => {
  const analyst = newAnalyst(resigned(5, 100));
  for (let step = 0; step < 3; step++) expect(analyst.step()).toBe(true);
  const { done, chances, missed, turns, luck } = analyst.report();
  expect({ done, chances: chances.length, missed }).toEqual({ done: 3, chances: 3, missed: [] });
  expect(turns.length).toBeGreaterThan(3);
  expect(luck.total.caesar.dice).toBeGreaterThan(0);
});

test('a game that still runs is refused', () => {
  const log = playLog('2.0', 5);
  expect(() => newAnalyst({ ...log, entries: log.entries.slice(0, 50) })).toThrow(NotOver);
});

test('turning points join what has one cause in one battle, and count the greatest first', () => {
  const dice = { year: 705, turn: 1, cause: 'dice', side: null, area: null } as const;
  const command = { year: 705, turn: 1, cause: 'command', side: 'caesar', area: null } as const;
  const points = turningPointsOf([
    { ...dice, entry: 3, gain: -0.1 },
    { ...command, entry: 4, gain: 0.12 },
    { ...dice, entry: 5, gain: -0.2 },
  ]);
  expect(points).toMatchObject([
    { cause: 'dice', entry: 5, fromEntry: 3, toEntry: 5 },
    { cause: 'command', gain: 0.12 },
  ]);
  expect(points[0]!.gain).toBeCloseTo(-0.3);
});
