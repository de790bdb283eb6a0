import { EDITIONS, SeededChance, rulesFor, sample, startGame, viewFor } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { playPolicies } from '../arena/policy-match.ts';
import { likelyWorld } from '../beliefs/likely-world.ts';
import { TUNED_PERSONALITY } from '../script/heuristic-weights.ts';
import { makeScript } from '../script/script.ts';
import { evaluate } from './evaluate.ts';
import { forward, makeNetworkText, newNetwork, parseNetworkText } from './network.ts';

describe('evaluation', () => {
  test('is a probability everywhere, and knows the result when the game is over', () => {
    for (const [i, edition] of EDITIONS.entries()) {
      const script = makeScript(TUNED_PERSONALITY, new SeededChance(i));
      let last = 0.5;
      const result = playPolicies(rulesFor(edition), [script, script], new SeededChance(i), (state) => {
        last = evaluate(state);
        expect(last).toBeGreaterThan(0);
        expect(last).toBeLessThan(1);
        return false;
      });
      expect([0, 0.5, 1]).toContain(result);
    }
  });

  test('tells winners from losers late in a game', () => {
    let told = 0;
    let games = 0;
    for (let seed = 0; seed < 40; seed++) {
      const script = makeScript(TUNED_PERSONALITY, new SeededChance(seed));
      let last = 0.5;
      const result = playPolicies(rulesFor('2.0'), [script, script], new SeededChance(seed), (state) => {
        last = evaluate(state);
        return false;
      });
      if (result === 0.5) continue;
      games += 1;
      if (last > 0.5 === (result === 1)) told += 1;
    }
    expect(told / games).toBeGreaterThan(0.8);
  });
});

test('the weights survive being written down', () => {
  const network = newNetwork(5, 3);
  const random = new SeededChance(2);
  for (const part of [network.direct, network.inner, network.innerBias, network.outer])
    for (let i = 0; i < part.length; i++) part[i] = (random.roll(4001) - 2000) / 1000;
  network.bias = 0.25;
  const again = parseNetworkText(makeNetworkText(network), 5, 3);
  const input = Float32Array.of(1, 0, -1, 0.5, 2);
  const units = new Float32Array(3);
  expect(forward(again, input, units)).toBeCloseTo(forward(network, input, units), 1);
  expect(() => parseNetworkText(makeNetworkText(network), 6, 3)).toThrow(RangeError);
});

test('likely worlds fit the view', () => {
  const { state } = startGame(rulesFor('2.0'), new SeededChance(1));
  const chance = new SeededChance(3);
  for (const side of ['caesar', 'pompey'] as const) {
    const view = viewFor(state, side);
    for (let i = 0; i < 20; i++) {
      expect(viewFor(likelyWorld(view, chance), side)).toEqual(view);
      expect(viewFor(sample(view, chance), side)).toEqual(view);
    }
  }
});
