import { expect, test } from 'vitest';
import { Coverage, strides } from '../../test/kit/random-play.ts';
import { VIEWERS, type Viewer } from '../board/side.ts';
import { SeededChance } from '../dice/chance.ts';
import { EDITIONS } from '../editions/editions.ts';
import { rulesFor } from '../editions/ruleset.ts';
import { TURN } from '../state/state.ts';
import { viewFor, type Earlier } from './view.ts';

test('a view that shares with an earlier one is the same as one made from nothing', () => {
  let [shared, fresh] = [0, 0];
  for (let game = 0; game < 24; game++) {
    const rules = rulesFor(EDITIONS[game % 3]!, { freeDeployment: game % 4 === 0 });
    const chance = new SeededChance(game);
    const earlier = new Map<Viewer, Earlier>();
    for (const { next } of strides(rules, 900 + game, new Coverage())) {
      for (const viewer of VIEWERS) {
        const before = earlier.get(viewer) ?? null;
        const view = viewFor(next, viewer, undefined, before);
        expect(JSON.stringify(view)).toBe(JSON.stringify(viewFor(next, viewer)));
        const kept = new Set(before?.view.stacks);
        const same = view.stacks.filter((stack) => kept.has(stack)).length;
        shared += same;
        fresh += view.stacks.length - same;
        if (chance.roll(3) > 0) earlier.set(viewer, { state: next, view });
      }
      const foreign = earlier.get('pompey') ?? null;
      expect(JSON.stringify(viewFor(next, 'caesar', undefined, foreign))).toBe(
        JSON.stringify(viewFor(next, 'caesar')),
      );
    }
  }
  expect(shared).toBeGreaterThan(3 * fresh);
});

test('views of all games share what is alike: stacks of unknown blocks, lists of one, and pairs of nothing', () => {
  const [one, other] = [1, 2].map((seed) => {
    const play = strides(rulesFor('2.0'), seed, new Coverage());
    return [...play].find(({ next }) => next.data[TURN] === 2)!.next;
  });
  const unknown = new Set(viewFor(one!, 'spectator').stacks);
  const shared = viewFor(other!, 'caesar').stacks.filter((stack) => unknown.has(stack));
  expect(shared.length).toBeGreaterThan(0);
  expect(shared.every(({ side, blocks }) => side === 'pompey' && blocks === null)).toBe(true);

  const lists = new Set(viewFor(one!, 'caesar').stacks.map(({ blocks }) => blocks));
  const alone = viewFor(other!, 'caesar').stacks.filter(({ blocks }) => blocks !== null && lists.has(blocks));
  expect(alone.length).toBeGreaterThan(0);
  expect(alone.every(({ count }) => count === 1)).toBe(true);

  const ofSpectator = viewFor(one!, 'spectator').cards;
  expect(ofSpectator.hands).toBe(viewFor(other!, 'spectator').cards.committed);
  expect(ofSpectator.hands).toEqual({ caesar: null, pompey: null });
});
