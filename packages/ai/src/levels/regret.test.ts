import { legalOrders } from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import {
  KINDS,
  choiceOf,
  meanOf,
  readDecisions,
  regretOf,
  stateOf,
} from '../../test/decisions/decision-set.ts';
import { TESTED } from '../../test/decisions/tested.ts';
import { makePlayer } from './level-players.ts';

const decisions = readDecisions();

describe('the set of decisions', () => {
  test('has 500 of every kind, each with orders to choose among, the best first', () => {
    expect(decisions).toHaveLength(500);
    expect(new Set(decisions.map(({ kind }) => kind))).toEqual(new Set(KINDS));
    for (const decision of decisions) {
      const values = decision.candidates.map(({ value }) => value);
      expect(values).toEqual([...values].sort((one, other) => other - one));
      expect(legalOrders(stateOf(decision), decision.side).length).toBeGreaterThan(1);
    }
  });

  test('knows what else than its orders is worth', () => {
    const decision = decisions.find(({ kind, candidates }) => kind === 'retreat' && candidates.length > 2)!;
    const [, second, ...rest] = decision.candidates;
    const without = { ...decision, candidates: [decision.candidates[0]!, ...rest] };
    expect(regretOf(without, second!.orders)).toBeCloseTo(regretOf(decision, second!.orders), 1);
  });
});

describe.each(TESTED)('$level', ({ level, nodes, most, mostInCommand }) => {
  test('chooses hardly worse than the best known', () => {
    const regrets = decisions.map((decision) => ({
      kind: decision.kind,
      regret: regretOf(decision, choiceOf(makePlayer(level, 1), decision, nodes)),
    }));
    const regretIn = (isCounted: (kind: string) => boolean): number =>
      meanOf(regrets.filter(({ kind }) => isCounted(kind)).map(({ regret }) => regret));
    expect(regretIn(() => true)).toBeLessThan(most);
    expect(regretIn((kind) => kind === 'command')).toBeLessThan(mostInCommand);
  });
});
