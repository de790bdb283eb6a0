import { readFileSync } from 'node:fs';
import {
  OVER_STEP,
  OrderList,
  RESULT,
  STEP,
  SeededChance,
  carryOut,
  listOrders,
  rulesFor,
  startGame,
  type Edition,
  type State,
} from '@rubicon/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as aemulus from '../strangers/aemulus-weights.ts';
import * as autodidactus from './autodidactus-weights.ts';
import { newObservation } from './observation.ts';
import { Evaluator, makeNetwork, weightCount, type Network } from './network.ts';
import { ORDER_WIDTH } from './order-features.ts';
import { parseWeightsText } from './weights.ts';

/** Written by train/learner/reference.py. */
interface Reference {
  readonly digest: string;
  readonly weights: string;
  readonly decisions: readonly {
    readonly areas: readonly number[]; // place and value in turn, of what is not 0
    readonly globals: readonly number[];
    readonly orders: readonly number[];
    readonly scores: readonly number[];
    readonly value: number;
  }[];
}

const readReference = (name: string): Reference =>
  JSON.parse(readFileSync(new URL(`../../test/learned-${name}.json`, import.meta.url), 'utf8')) as Reference;

const SHIPPED = { autodidactus, aemulus };

function fill(into: Uint8Array, pairs: readonly number[]): void {
  into.fill(0);
  for (let i = 0; i < pairs.length; i += 2) into[pairs[i]!] = pairs[i + 1]!;
}

const anyNetwork = (width: number, seed: number): Network => {
  const chance = new SeededChance(seed);
  return makeNetwork(
    width,
    Int16Array.from({ length: weightCount(width) }, () => chance.roll(401) - 200),
  );
};

/** Goes through a game of any orders, to its end. */
function playAny(
  edition: Edition,
  seed: number,
  visit: (state: State, side: number, list: OrderList) => void,
): State {
  const chance = new SeededChance(seed);
  const { state } = startGame(rulesFor(edition), chance);
  const list = new OrderList();
  while (state.data[STEP] !== OVER_STEP) {
    let side = 0;
    listOrders(state, 0, list);
    if (list.length === 0) listOrders(state, (side = 1), list);
    visit(state, side, list);
    carryOut(state, side, list.at(chance.roll(list.length)), { chance, told: null, barrier: false });
  }
  return state;
}

describe('the integers of the network', () => {
  test.each(['untrained', 'autodidactus', 'aemulus'])('are those of the trainer, to the bit: %s', (name) => {
    const reference = readReference(name);
    const evaluator = new Evaluator(parseWeightsText(reference.weights, reference.digest));
    const seen = newObservation();
    expect(reference.decisions).toHaveLength(12);
    for (const { areas, globals, orders, scores, value } of reference.decisions) {
      fill(seen.areas, areas);
      fill(seen.globals, globals);
      evaluator.lookAt(seen, Uint8Array.from(orders));
      expect([...evaluator.scores.subarray(0, scores.length)]).toEqual(scores);
      expect(evaluator.value).toBe(value);
    }
  });

  test('do not depend on what was looked at before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1 << 28 }), (seed) => {
        const network = anyNetwork(4, seed);
        const remembering = new Evaluator(network);
        let looks = 0;
        playAny('2.0', seed, (state, side, list) => {
          remembering.look(state, side, list.items, list.length);
          if (looks++ % 29 !== 0) return;
          const fresh = new Evaluator(network);
          fresh.look(state, side, list.items, list.length);
          expect(fresh.value).toBe(remembering.value);
          expect(fresh.scores.subarray(0, list.length)).toEqual(remembering.scores.subarray(0, list.length));
        });
      }),
      { numRuns: 4 },
    );
  });

  test('tell orders apart, and score each of them', () => {
    const evaluator = new Evaluator(anyNetwork(8, 5));
    let apart = 0;
    const end = playAny('1.1', 3, (state, side, list) => {
      evaluator.scores.fill(-1);
      evaluator.look(state, side, list.items, list.length);
      expect(evaluator.scores[list.length]).toBe(-1);
      if (new Set(evaluator.scores.subarray(0, list.length)).size > 1) apart += 1;
    });
    expect(end.data[RESULT]).toBeGreaterThan(0);
    expect(apart).toBeGreaterThan(100);
  });

  test.each(['autodidactus', 'aemulus'] as const)(
    'the weights of %s are those the trainer wrote, and the run that made them is kept',
    (name) => {
      const file = new URL(`../../train/runs/${name}.json`, import.meta.url);
      const run = JSON.parse(readFileSync(file, 'utf8')) as { digest: string; weights: number };
      const { DIGEST, WEIGHTS } = SHIPPED[name];
      expect(readReference(name)).toMatchObject({ digest: DIGEST, weights: WEIGHTS });
      expect(run.digest).toBe(DIGEST);
      expect(run.weights).toBeLessThanOrEqual(50_000);
    },
  );

  test('weights of another size or another digest are refused', () => {
    expect(() => makeNetwork(8, new Int16Array(7))).toThrow('are expected');
    expect(() => makeNetwork(6, new Int16Array(weightCount(6)))).toThrow('multiple of four');
    const reference = readReference('untrained');
    expect(() => parseWeightsText(reference.weights, reference.digest.replaceAll('a', 'b'))).toThrow(
      RangeError,
    );
  });

  test('stay within 32 bits whatever is seen and whatever the weights', () => {
    const width = 32;
    const greatest = 2047; // the trainer writes no larger weight
    const evaluator = new Evaluator(makeNetwork(width, new Int16Array(weightCount(width)).fill(greatest)));
    const seen = newObservation();
    seen.areas.fill(255);
    seen.globals.fill(255);
    evaluator.lookAt(seen, new Uint8Array(ORDER_WIDTH));
    // A sum that had run over would be negative, and count for nothing
    expect(evaluator.scores[0]).toBe(width * 1023 * greatest);
    expect(evaluator.value).toBe(width * 1023 * greatest);
  });
});
