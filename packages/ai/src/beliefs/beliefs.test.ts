import {
  AREA,
  AREA_IDS,
  BLOCK_IDS,
  HOLDER,
  SIDES,
  SeededChance,
  STRENGTH,
  apply,
  askedSides,
  eventsFor,
  legalOrders,
  rulesFor,
  startGame,
  viewFor,
  type Event,
  type Ruleset,
  type Side,
  type State,
  type View,
} from '@rubicon/engine';
import { expect, test } from 'vitest';
import { Beliefs, type PlaceBelief } from './beliefs.ts';
import { BelievedWorlds } from './believed-worlds.ts';
import { uniformChances } from './uniform.ts';

interface Moment {
  readonly state: State;
  readonly views: readonly View[];
  readonly beliefs: readonly Beliefs[];
}

/** Plays a game of random orders and looks at what both seats believe on the way. */
function playOn(rules: Ruleset, seed: number, look: (moment: Moment) => void, steps = Infinity): void {
  const chance = new SeededChance(seed);
  const beliefs = SIDES.map((side) => new Beliefs(rules, side));
  const started = startGame(rules, chance);
  let { state } = started;
  const tell = (happenings: typeof started.happenings): void =>
    beliefs.forEach((each, side) => each.observe(eventsFor(happenings, SIDES[side]!)));
  tell(started.happenings);
  for (let step = 0; step < steps; step++) {
    const [side] = askedSides(state);
    if (side === undefined) return;
    look({ state, views: SIDES.map((each) => viewFor(state, each)), beliefs });
    const orders = legalOrders(state, side);
    const outcome = apply(state, side, orders[chance.roll(orders.length)]!, chance);
    if (!outcome.ok) throw new Error(outcome.message);
    state = outcome.state;
    tell(outcome.happenings);
  }
}

const rules = rulesFor('2.0');
const placeIn = (places: readonly PlaceBelief[], area: string): PlaceBelief =>
  places.find((place) => place.area === area)!;
const chanceOf = (place: PlaceBelief, block: string): number =>
  place.blocks.find((each) => each.block === block)?.chance ?? 0;

/** Pompey's beliefs after the deal, the view he has of it, and a way to tell him more. */
function pompey(): { beliefs: Beliefs; view: View; tell: (...events: object[]) => void } {
  const { state, happenings } = startGame(rules, new SeededChance(1));
  const beliefs = new Beliefs(rules, 'pompey');
  beliefs.observe(eventsFor(happenings, 'pompey'));
  return {
    beliefs,
    view: viewFor(state, 'pompey'),
    tell: (...events) => beliefs.observe(events as Event[]),
  };
}

/** The view with tan blocks counted anew; the beliefs must agree with it. */
function recount(
  view: View,
  counts: Readonly<Record<string, number>>,
  upright = view.pools.caesar.upright,
): View {
  const others = view.stacks.filter((stack) => stack.side === 'pompey' || !(stack.area in counts));
  const model = view.stacks.find((stack) => stack.side === 'caesar')!;
  const changed = Object.entries(counts).flatMap(([area, count]) =>
    count === 0 ? [] : [{ ...model, area: area as never, count }],
  );
  const pools = { ...view.pools, caesar: { ...view.pools.caesar, upright } };
  return { ...view, stacks: [...others, ...changed], pools };
}

test('the historical deployment is known to all (§5.1)', () => {
  const { beliefs, view } = pompey();
  for (const { area, blocks, count } of beliefs.places(view)) {
    if (area === null) continue;
    expect(blocks.filter(({ chance }) => chance > 0.99)).toHaveLength(count);
  }
  expect(chanceOf(placeIn(beliefs.places(view), 'Ravenna'), 'C.Caesar')).toBeGreaterThan(0.99);
});

const move = (...path: string[]): object => ({
  kind: 'moved',
  side: 'caesar',
  colour: 'tan',
  block: null,
  path,
  as: 'move',
});

test('one of three goes by road: a land block, and not surely which', () => {
  const { beliefs, view, tell } = pompey();
  tell(move('Ravenna', 'Aquileia'));
  const places = beliefs.places(recount(view, { Ravenna: 2, Aquileia: 1 }));
  const gone = placeIn(places, 'Aquileia');
  expect(chanceOf(gone, 'C.Caesar') + chanceOf(gone, 'C.Legio13')).toBeGreaterThan(0.98);
  expect(chanceOf(gone, 'C.Caesar')).toBeGreaterThan(0.1);
  expect(chanceOf(gone, 'C.Legio13')).toBeGreaterThan(0.1);
  expect(chanceOf(gone, 'C.Navis2')).toBeLessThan(0.001);
  expect(chanceOf(placeIn(places, 'Ravenna'), 'C.Navis2')).toBeGreaterThan(0.99);
});

test('who is shown in a battle tells who stayed behind', () => {
  const { beliefs, view, tell } = pompey();
  tell(move('Ravenna', 'Aquileia'), {
    kind: 'battle',
    area: 'Aquileia',
    attacker: 'pompey',
    surprise: false,
    blocks: [{ block: 'C.Legio13', strength: 3 }],
  });
  tell({ kind: 'won', side: 'caesar', area: 'Aquileia' });
  const places = beliefs.places(recount(view, { Ravenna: 2, Aquileia: 1 }));
  expect(chanceOf(placeIn(places, 'Aquileia'), 'C.Legio13')).toBeGreaterThan(0.99);
  expect(chanceOf(placeIn(places, 'Ravenna'), 'C.Caesar')).toBeGreaterThan(0.99);
});

test('a new block is one that may be raised there, at its lowest step (§6.4)', () => {
  const { beliefs, view, tell } = pompey();
  tell({ kind: 'levied', side: 'caesar', area: 'Lugdunum', raised: true, own: null });
  const raised = recount(view, { Lugdunum: 3 }, view.pools.caesar.upright - 1);
  const place = placeIn(beliefs.places(raised), 'Lugdunum');
  const auxilia = place.blocks.filter(({ block, chance }) => block.startsWith('C.Auxilia') && chance > 0.02);
  expect(auxilia.length).toBeGreaterThan(1);
  for (const { strengths } of auxilia) expect(strengths[1]).toBeGreaterThan(0.97);
  expect(chanceOf(place, 'C.Legio17')).toBeLessThan(0.01); // raised in Rome only
});

test('an eruption takes a step from everybody and names those it kills', () => {
  const { beliefs, view, tell } = pompey();
  tell(
    { kind: 'erupted', side: 'pompey', area: 'Genua', blocks: 3 },
    { kind: 'turn-ended', year: 705, turn: 1 },
  );
  const { blocks } = placeIn(beliefs.places(view), 'Genua');
  const { strengths } = blocks.find(({ block }) => block === 'C.Legio8')!;
  expect(strengths[2]).toBeGreaterThan(0.97);
});

test('shares add up, the truth is never impossible, and worlds drawn give back the view and its orders', () => {
  let looks = 0;
  for (const [seed, options] of [{}, { freeDeployment: true }, {}].entries()) {
    const chance = new SeededChance(seed);
    let step = 0;
    playOn(rulesFor((['2.0', '1.1', '1.0'] as const)[seed]!, options), seed, (moment) => {
      if (step++ % 7 > 0) return;
      for (const [own, view] of moment.views.entries()) checkMoment(moment, own, view, chance);
      looks += 1;
    });
  }
  expect(looks).toBeGreaterThan(100);
});

function checkMoment({ state, beliefs }: Moment, own: number, view: View, chance: SeededChance): void {
  const side = SIDES[own]!;
  const world = beliefs[own]!.world(view, chance);
  expect(viewFor(world, side)).toEqual(view);
  expect(legalOrders(world, side)).toEqual(legalOrders(state, side));
  if (view.deployed !== null) return;
  const places = beliefs[own]!.places(view);
  for (const { blocks, count } of places)
    expect(Math.abs(blocks.reduce((sum, { chance: each }) => sum + each, 0) - count)).toBeLessThan(0.05);
  for (const block of uniformChances(view).blocks) {
    const at = state.data[AREA + block]!;
    expect(state.data[HOLDER + block]).not.toBe(own);
    const found = places.filter(({ area }) => area === (AREA_IDS[at] ?? null));
    const known = found.flatMap(({ blocks }) => blocks).filter((each) => each.block === BLOCK_IDS[block]);
    expect(known.length).toBeGreaterThan(0);
    expect(known.some(({ strengths }) => strengths[state.data[STRENGTH + block]!]! > 0)).toBe(true);
  }
}

test('beliefs beat a uniform draw in a game, also when they begin in the middle of it', () => {
  const gains: Record<Side, number> = { caesar: 0, pompey: 0 };
  let step = 0;
  playOn(rules, 5, ({ state, views, beliefs }) => {
    if (step++ % 11 > 0) return;
    for (const [own, view] of views.entries()) {
      const late = new Beliefs(rules, SIDES[own]!);
      expect(viewFor(late.world(view, new SeededChance(1)), SIDES[own]!)).toEqual(view);
      const uniform = uniformChances(view);
      const places = beliefs[own]!.places(view);
      for (const block of uniform.blocks) {
        const at = state.data[AREA + block]!;
        const here = places.filter(({ area }) => area === (AREA_IDS[at] ?? null));
        const believed = here.reduce((sum, place) => sum + chanceOf(place, BLOCK_IDS[block]!), 0);
        gains[SIDES[own]!] += Math.log(believed / uniform.chanceAt(block, at));
      }
    }
  });
  expect(gains.caesar).toBeGreaterThan(0);
  expect(gains.pompey).toBeGreaterThan(0);
});

test('the same events and view give the same beliefs and the same worlds', () => {
  const run = (): string[] => {
    const seen: string[] = [];
    playOn(
      rules,
      9,
      ({ views, beliefs }) => {
        const world = beliefs[0]!.world(views[0]!, new SeededChance(3));
        seen.push(JSON.stringify([beliefs[0]!.cards(views[0]!), [...world.data]]));
      },
      60,
    );
    return seen;
  };
  expect(run()).toEqual(run());
});

test('cards that were seen are not in his hand, and chances of a face add up', () => {
  playOn(rules, 4, ({ views, beliefs }) => {
    const view = views[0]!;
    if (view.step !== 'cards') return;
    for (const { card, chances } of beliefs[0]!.cards(view)) {
      expect(chances.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
      const isGone = view.cards.seen.includes(card) || view.cards.hands.caesar!.includes(card);
      const isOnly = ['Mars', 'Neptune', 'Apollo', '4/1'].includes(card);
      expect(!isGone || !isOnly || Math.abs(chances[0]! - 1) < 1e-9).toBe(true);
    }
  });
});

test('a player learns which seat it has from its first view, and nothing it was told before is lost', () => {
  const { beliefs, view, tell } = pompey();
  const seat = new BelievedWorlds();
  const { happenings } = startGame(rules, new SeededChance(1));
  const gone = move('Ravenna', 'Aquileia');
  seat.observe(eventsFor(happenings, 'pompey'));
  seat.observe([gone as Event]);
  tell(gone);
  const seen = recount(view, { Ravenna: 2, Aquileia: 1 });
  const worlds = [1, 2, 3].map((seed) => [...seat.draw(seen, new SeededChance(seed)).data]);
  expect(worlds).toEqual([1, 2, 3].map((seed) => [...beliefs.world(seen, new SeededChance(seed)).data]));
});

test('what Jupiter took stands where it was taken, even in worlds of a seat that was told nothing', () => {
  let waiting = 0;
  const seed = 22; // few games of chance come to it
  playOn(rules, seed, ({ views }) => {
    views.forEach((view, side) => {
      if (view.chosen === null) return;
      waiting += 1;
      for (let draw = 0; draw < 20; draw++) {
        const stranger = new Beliefs(rules, SIDES[side]!);
        expect(viewFor(stranger.world(view, new SeededChance(draw)), SIDES[side]!)).toEqual(view);
      }
    });
  });
  expect(waiting).toBeGreaterThan(0);
});
