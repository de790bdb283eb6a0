import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { EDITIONS, SeededChance, rulesFor } from '@rubicon/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { playMatch } from '../src/arena/match.ts';
import { Evaluator, weightCount } from '../src/learned/network.ts';
import { newObservation } from '../src/learned/observation.ts';
import { ORDER_FIELDS, ORDER_WIDTH } from '../src/learned/order-features.ts';
import { parseWeights } from '../src/learned/weights.ts';
import { DecisionLog } from '../train/decision-log.ts';
import { playGame } from '../train/games.ts';
import { makeOpponent, parseOpponent } from '../train/opponent.ts';
import { answer, type GamesJob } from '../train/work.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'rubicon-training-'))));
afterAll(() => rmSync(folder, { recursive: true }));

interface Part {
  readonly name: string;
  readonly type: string;
  readonly shape: readonly number[];
  readonly offset: number;
}

/** The arrays of a file as a trainer maps them. */
function mapFile(file: string): Map<string, { shape: readonly number[]; values: number[] }> {
  const bytes = readFileSync(file);
  const parts = JSON.parse(bytes.toString('utf8', 0, 4096)) as Part[];
  return new Map(
    parts.map(({ name, type, shape, offset }) => {
      const length = shape.reduce((product, each) => product * each, 1);
      const read = (i: number): number =>
        type === 'u1'
          ? bytes.readUInt8(offset + i)
          : type === '<i4'
            ? bytes.readInt32LE(offset + 4 * i)
            : bytes.readFloatLE(offset + 4 * i);
      return [name, { shape, values: Array.from({ length }, (_, i) => read(i)) }];
    }),
  );
}

describe('a log of decisions', () => {
  const decide = (log: DecisionLog, side: number, value: number): void =>
    log.add({
      side,
      seen: newObservation(),
      orders: new Uint8Array(2 * ORDER_WIDTH),
      chosen: 1,
      logLikelihood: -0.5,
      value,
      taught: false,
    });

  test('says how much better than expected the game went on, for each side by itself', () => {
    const log = new DecisionLog();
    log.beginGame();
    decide(log, 0, 0.5);
    decide(log, 1, -0.25);
    decide(log, 0, 0.25);
    log.endGame(1, 0.5);
    const file = path.join(folder, 'log.bin');
    log.write(file);
    const arrays = mapFile(file);
    // Caesar: 1 - 0.25 at the end; before it 0.25 - 0.5 and half of what came later. Pompey lost: -1 - -0.25
    expect(arrays.get('advantages')!.values).toEqual([0.125, -0.75, 0.75]);
    expect(arrays.get('targets')!.values).toEqual([0.625, -1, 1]);
    expect(arrays.get('sides')!.values).toEqual([0, 1, 0]);
    expect(arrays.get('counts')!.values).toEqual([12, 12, 12]);
    expect(arrays.get('orders')!.shape).toEqual([36]);
  });
});

describe('games to learn from', () => {
  const job = (part: Partial<GamesJob>): GamesJob => ({
    kind: 'games',
    games: 2,
    seed: 5,
    weights: path.join(folder, 'weights.bin'),
    folder,
    past: [],
    pastShare: 0,
    teacher: null,
    against: null,
    rewards: { lambda: 0.9, margin: 0.4 },
    ...part,
  });
  beforeAll(() => {
    const width = 4;
    const chance = new SeededChance(8);
    const weights = Int16Array.from({ length: weightCount(width) }, () => chance.roll(101) - 50);
    writeFileSync(path.join(folder, 'weights.bin'), new Uint8Array(Int16Array.of(width, ...weights).buffer));
  });

  test('are the same for the same seed, and hold every decision with what it was chosen among', () => {
    const first = answer(job({}));
    const bytes = readFileSync(first.files[0]!);
    expect(answer(job({})).decisions).toBe(first.decisions);
    expect(readFileSync(first.files[0]!).equals(bytes)).toBe(true);
    const arrays = mapFile(first.files[0]!);
    const counts = arrays.get('counts')!.values.map((bytesOfOrders) => bytesOfOrders / ORDER_WIDTH);
    expect(counts).toHaveLength(first.decisions);
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(arrays.get('chosen')!.values.every((chosen, i) => chosen < counts[i]!)).toBe(true);
    expect(arrays.get('likelihoods')!.values.every((each) => each < 0 && each > -20)).toBe(true);
    const limits = Object.values(ORDER_FIELDS);
    expect(arrays.get('orders')!.values.every((value, at) => value < limits[at % ORDER_WIDTH]!)).toBe(true);
  });

  test('against earlier weights hold the decisions of one side only', () => {
    const { files, decisions } = answer(
      job({ past: [path.join(folder, 'weights.bin')], pastShare: 1, games: 1 }),
    );
    const { sides, taught } = Object.fromEntries(mapFile(files[0]!));
    expect(sides!.values.length).toBeLessThan(decisions);
    expect(new Set(sides!.values).size).toBe(1);
    expect(new Set(taught!.values)).toEqual(new Set([0]));
  });

  test('against a contestant hold the decisions of the learner only, from each side in turn, and count its wins', () => {
    const report = answer(job({ against: 'miles', games: 4 }));
    const { sides, taught } = Object.fromEntries(mapFile(report.files[0]!));
    expect(sides!.values.length).toBeLessThan(report.decisions);
    const turns = sides!.values.filter((side, at) => at === 0 || side !== sides!.values[at - 1]);
    expect(turns).toEqual([0, 1, 0, 1]);
    expect(new Set(taught!.values)).toEqual(new Set([0]));
    expect(report).toMatchObject({ games: 4, wins: 0, winsAsCaesar: 0, caesar: 2 });
    const { wins, winsAsCaesar, caesar } = answer(job({ against: 'random', games: 6 }));
    expect(wins).toBe(2 * winsAsCaesar + 3 - caesar);
  });

  test('contestants play as in the arena: they are asked for forced orders too, which are part of their plans', () => {
    const evaluator = new Evaluator(parseWeights(readFileSync(path.join(folder, 'weights.bin'))));
    for (const seed of [3, 4, 5, 6]) {
      const opponents = ['centurio@0.03', 'legatus@0.005'].map(parseOpponent);
      const seats = opponents.map((opponent) => ({ kind: 'contestant', opponent }) as const);
      const log = new DecisionLog();
      const { caesar } = playGame(seed, [seats[0]!, seats[1]!], evaluator, { lambda: 0.9, margin: 0.4 }, log);
      const players = opponents.map((opponent, side) => makeOpponent(opponent, 2 * seed + side));
      const rules = rulesFor(EDITIONS[seed % EDITIONS.length]!);
      const { winner, orders } = playMatch(rules, [players[0]!, players[1]!], seed);
      expect(caesar).toBe(winner === null ? 0 : winner === 'caesar' ? 1 : -1);
      expect(orders).toBeGreaterThan(50);
      expect(log.length).toBe(0);
    }
  });

  test('an opponent can have a share of its budget, if it has one', () => {
    expect(parseOpponent('legatus@0.25')).toEqual({ name: 'legatus', share: 0.25 });
    expect(parseOpponent('miles')).toEqual({ name: 'miles', share: 1 });
    expect(() => parseOpponent('miles@0.5')).toThrow('no budget');
    expect(() => parseOpponent('legatus@none')).toThrow('a number above 0');
    expect(() => parseOpponent('legatus@')).toThrow('a number above 0');
  });

  test('of a teacher hold what the teacher chose', () => {
    const { files, decisions } = answer(job({ teacher: 'tiro', games: 1 }));
    const { taught } = Object.fromEntries(mapFile(files[0]!));
    expect(taught!.values).toEqual(Array.from({ length: decisions }, () => 1));
  });

  test('matches count wins of the weights from both sides', () => {
    const weights = path.join(folder, 'weights.bin');
    const report = answer({ kind: 'arena', games: 4, seed: 1, weights, against: 'miles', sharpness: 1 });
    expect(report).toMatchObject({ games: 4, wins: 0, winsAsCaesar: 0, caesar: 2 });
  });
});
