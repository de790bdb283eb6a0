import { describe, expect, test } from 'vitest';
import { memo } from '../../test/kit/memo.ts';
import { permute } from '../../test/secrecy/permute.ts';
import { Coverage, strides } from '../../test/kit/random-play.ts';
import { WHY_CASES, whyTable, wishOf } from '../../test/why/cases.ts';
import { isTrue } from '../../test/why/truth.ts';
import { randomWish } from '../../test/why/wishes.ts';
import { BLOCK_IDS, type BlockId } from '../board/blocks.ts';
import { SeededChance } from '../dice/chance.ts';
import { legalOrders, startGame } from '../rules/legal.ts';
import { makeOrder } from '../orders/notation.ts';
import { EDITIONS, type Edition } from '../editions/editions.ts';
import { rulesFor } from '../editions/ruleset.ts';
import { SIDES, type Side, type Viewer } from '../board/side.ts';
import type { State } from '../state/state.ts';
import { viewFor, type View } from '../knowledge/view.ts';
import { factsOf } from './facts.ts';
import { WHY_RULES, type WhyCode } from './reason.ts';
import { grants } from './wish.ts';
import { reasonIn, whyNot } from './why.ts';

const GAMES = 30; // of each edition
const WISHES = 30; // in each position looked at

interface Seat {
  readonly viewer: Viewer;
  readonly side: Side;
}

/** Each side for itself; and where a battle is fought, the seat that both share. */
const seatsAt = ({ step, asked }: View): Seat[] => [
  ...SIDES.map((side) => ({ viewer: side, side })),
  ...(asked !== null && (step === 'battle' || step === 'hits')
    ? [{ viewer: 'spectator' as const, side: asked }]
    : []),
];

const known = (view: View): BlockId[] =>
  view.stacks.flatMap(({ blocks }) => (blocks ?? []).map(({ block }) => block));

function positions(edition: Edition, visit: (state: State, taste: SeededChance) => void): void {
  const taste = new SeededChance(EDITIONS.indexOf(edition) + 77);
  for (let game = 0; game < GAMES; game++) {
    const rules = rulesFor(edition, {
      freeDeployment: game % 6 === 0,
      cleopatraActs: game % 4 === 0 ? 'next-round' : 'next-turn',
    });
    for (const { state } of strides(rules, 9000 + game, new Coverage()))
      if (taste.roll(6) === 0) visit(state, taste);
  }
}

/** Asks at random in random positions: a reason is given exactly when no legal order grants the wish, and is true. */
const answersIn = memo((edition: Edition) => {
  const codes = new Set<WhyCode>();
  let asked = 0;
  let granted = 0;
  positions(edition, (state, taste) => {
    for (const { viewer, side } of seatsAt(viewFor(state, 'spectator'))) {
      const view = viewFor(state, viewer);
      const facts = factsOf(view, side);
      const legal = legalOrders(state, side).map((order) => makeOrder(state, order));
      const blocks =
        viewer === 'spectator' ? known(view) : [...known(view), ...(view.pools[side].blocks ?? [])];
      for (let i = 0; i < WISHES; i++) {
        const wish = randomWish(view, blocks.length > 0 ? blocks : BLOCK_IDS, taste);
        if (viewer === 'spectator' && 'block' in wish && !blocks.includes(wish.block)) continue;
        if (viewer === 'spectator' && 'card' in wish) continue;
        const stands =
          'block' in wish
            ? (view.stacks.find((stack) => stack.blocks?.some(({ block }) => block === wish.block))?.area ??
              null)
            : null;
        const isGranted = legal.some((order) => grants(order, wish, stands));
        const reason = reasonIn(facts, wish);
        const said = JSON.stringify({ step: view.step, side, viewer, wish, reason });
        if ((reason === null) !== isGranted) throw new Error(`granted: ${isGranted}; ${said}`);
        if (reason !== null && !isTrue(state, side, wish, reason)) throw new Error(`not true: ${said}`);
        if (reason !== null) codes.add(reason.code);
        asked += 1;
        granted += Number(isGranted);
      }
    }
  });
  return { asked, granted, codes };
});

describe('why something is not possible', () => {
  test.each(EDITIONS)(
    '%s: a reason is given exactly when no legal order grants it, and is true',
    (edition) => {
      const { asked, granted } = answersIn(edition);
      expect(asked).toBeGreaterThan(80_000);
      expect(granted).toBeGreaterThan(5_000);
    },
  );

  test('random positions and the named cases meet every reason', () => {
    const met = new Set(EDITIONS.flatMap((edition) => [...answersIn(edition).codes]));
    for (const each of WHY_CASES) {
      const { view, decision } = whyTable(each);
      met.add(whyNot(view, decision, wishOf(each))!.code);
    }
    const rest = Object.keys(WHY_RULES).filter((code) => !met.has(code as WhyCode));
    expect(rest).toEqual(['watching', 'stopped']);
  });

  test('a watcher is told so, and a game that was given up has stopped', () => {
    const state = startGame(rulesFor('2.0'), new SeededChance(1)).state;
    const wish = { kind: 'play', card: '2/2' } as const;
    expect(whyNot(viewFor(state, 'spectator'), null, wish)?.code).toBe('watching');
    const view = viewFor(state, 'caesar');
    const card = view.cards.hands.caesar![0]!;
    expect(whyNot(view, null, { kind: 'discard', card })?.code).toBe('stopped');
  });

  test.each(EDITIONS)('%s: no answer depends on what the seat may not know', (edition) => {
    let compared = 0;
    positions(edition, (state, taste) => {
      if (taste.roll(8) > 0) return;
      for (const { viewer, side } of seatsAt(viewFor(state, 'spectator'))) {
        const view = viewFor(state, viewer);
        const twin = viewFor(
          permute(state, viewer, (sides) => taste.roll(sides)),
          viewer,
        );
        const [facts, drawnAnew, ofTwin] = [factsOf(view, side), factsOf(view, side, 5), factsOf(twin, side)];
        const blocks = known(view);
        for (let i = 0; i < WISHES; i++) {
          const wish = randomWish(view, blocks.length > 0 ? blocks : BLOCK_IDS, taste);
          const reason = reasonIn(facts, wish);
          expect(reasonIn(drawnAnew, wish)).toEqual(reason);
          expect(reasonIn(ofTwin, wish)).toEqual(reason);
          compared += 1;
        }
      }
    });
    expect(compared).toBeGreaterThan(5_000);
  });
});
