import {
  AREA_IDS,
  EDITIONS,
  SIDES,
  SeededChance,
  legalOrders,
  makeOrder,
  rulesFor,
  viewFor,
  whyNot,
  type AreaId,
  type BlockId,
  type Side,
  type State,
} from '@rubicon/engine';
import { describe, expect, test } from 'vitest';
import { states } from '../../../test/kit/random-states.ts';
import type { Subject } from '../../table/state/why-question.ts';
import { wishesOf } from './wishes.ts';
import { reasonText, wishText } from './why-words.ts';

const decisionAt = (state: State, side: Side) => {
  const orders = legalOrders(state, side).map((order) => makeOrder(state, order));
  return orders.length === 0
    ? null
    : { number: 1, side, step: viewFor(state, side).step, required: true, orders };
};

describe('likely wishes', () => {
  test('every subject of every position has complete sentences, and own blocks have an answer', () => {
    const chance = new SeededChance(3);
    const some = <T>(items: readonly T[]): T => items[chance.roll(items.length)]!;
    const texts = new Set<string>();
    for (const [index, edition] of EDITIONS.entries()) {
      for (const state of states(rulesFor(edition, { freeDeployment: index === 0 }), 60 + index)) {
        if (chance.roll(4) > 0) continue;
        for (const side of SIDES) {
          const view = viewFor(state, side);
          const own = view.stacks
            .filter((stack) => stack.side === side)
            .flatMap(({ blocks }) => blocks ?? []);
          const subjects: Subject[] = [
            { kind: 'area', area: some(AREA_IDS) },
            { kind: 'card', card: view.cards.hands[side]?.[0] ?? 'Mars' },
            ...own.slice(0, 3).flatMap(({ block }): Subject[] => [
              { kind: 'block', block, to: null },
              { kind: 'block', block, to: some(AREA_IDS) },
            ]),
          ];
          for (const subject of subjects) {
            const wishes = wishesOf(view, side, subject);
            expect(wishes.length).toBeGreaterThan(subject.kind === 'area' ? -1 : 0);
            for (const wish of wishes) {
              const reason = whyNot(view, decisionAt(state, side), wish);
              texts.add(wishText(wish, false));
              if (reason !== null) texts.add(reasonText(reason));
            }
          }
        }
      }
    }
    expect([...texts].filter((text) => /[{}]|undefined|  | [,.:;]/.test(text))).toEqual([]);
    expect(texts.size).toBeGreaterThan(500);
  });

  test('a location is asked about from adjacent ones, once for each stack', () => {
    const [state] = states(rulesFor('2.0'), 1);
    const view = { ...viewFor(state!, 'caesar'), step: 'move' as const };
    expect(wishesOf(view, 'caesar', { kind: 'area', area: 'Rome' as AreaId })).toEqual([
      { kind: 'move', block: 'C.Antonius' as BlockId, to: 'Rome' },
      { kind: 'move', block: 'C.Caesar' as BlockId, to: 'Rome' },
    ]);
  });
});
