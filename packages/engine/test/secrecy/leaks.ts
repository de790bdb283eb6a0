// Leaks planted on purpose: each says a little more than the engine does, and the checks must notice it.
import {
  BLOCK_COUNT,
  BLOCK_IDS,
  CLEOPATRA,
  COLOUR,
  COLOURS,
  IS_LEADER,
  IS_NAVIS,
  type BlockId,
} from '../../src/board/blocks.ts';
import { CARD_COUNT, CARD_IDS, isGod } from '../../src/board/cards.ts';
import { eventsFor, type Event } from '../../src/knowledge/event.ts';
import type { Happening } from '../../src/state/happening.ts';
import { legalOrders } from '../../src/rules/legal.ts';
import { AREA_COUNT, AREA_IDS, otherEnd } from '../../src/board/map.ts';
import { MOVE, argumentOf, kindOf, type Order } from '../../src/orders/order.ts';
import { PATH_TO } from '../../src/board/paths.ts';
import { decisionOf, give, viewOf } from '../../src/game/game.ts';
import { SIDES, VIEWERS, sideIndex, sideName, type Viewer } from '../../src/board/side.ts';
import {
  AREA,
  BATTLE,
  CHOSEN,
  COMMITTED,
  DEPLOY_STEP,
  DISCARD,
  ENTRY,
  HAND,
  HOLDER,
  MOVED,
  OVER_STEP,
  POOL,
  REGROUP_STEP,
  ROUND,
  STEP,
  STRENGTH,
  UNPLACED,
  type State,
} from '../../src/state/state.ts';
import { viewFor, type Stack, type View } from '../../src/knowledge/view.ts';
import type { Tellers } from './checks.ts';
import type { GameTellers } from './taken-back.ts';

export const HONEST: Tellers = { viewFor, eventsFor, legalOrders };

export interface Leak {
  readonly name: string;
  readonly tellers: Tellers;
}

/** The blocks of a stack, in order of their numbers. */
const membersOf = ({ data: d }: State, stack: Stack): number[] =>
  BLOCK_IDS.map((_, block) => block).filter((block) => {
    const area = d[AREA + block]!;
    const entry = d[ENTRY + block]!;
    return (
      AREA_IDS[area] === stack.area &&
      sideName(d[HOLDER + block]!) === stack.side &&
      COLOURS[COLOUR[block]!] === stack.colour &&
      (d[MOVED + block] === 1) === stack.moved &&
      (entry === 0 ? null : AREA_IDS[otherEnd(entry - 1, area)]) === stack.entry
    );
  });

type Addition = Readonly<Record<string, unknown>>;

/** Shows something more of the whole state. */
const inView = (name: string, more: (state: State, view: View, viewer: Viewer) => Addition): Leak => ({
  name,
  tellers: {
    ...HONEST,
    viewFor: (state, viewer) => {
      const view = viewFor(state, viewer);
      return state.data[STEP] === OVER_STEP ? view : { ...view, ...more(state, view, viewer) };
    },
  },
});

/** Shows something more of every stack that hides its blocks. */
const inStacks = (name: string, more: (members: readonly number[], state: State) => Addition): Leak =>
  inView(name, (state, view) => ({
    stacks: view.stacks.map((stack) =>
      stack.blocks === null ? { ...stack, ...more(membersOf(state, stack), state) } : stack,
    ),
  }));

/** Tells something more of what happened. */
const inEvents = (name: string, more: (happening: Happening, after: State) => Addition | null): Leak => ({
  name,
  tellers: {
    ...HONEST,
    eventsFor: (happenings, viewer, after) =>
      happenings.flatMap((happening): Event[] => {
        const told = eventsFor([happening], viewer);
        const addition = more(happening, after);
        if (addition === null) return told;
        return told.length === 0
          ? [addition as unknown as Event]
          : told.map((event) => ({ ...event, ...addition }));
      }),
  },
});

const named = (block: number): BlockId => BLOCK_IDS[block]!;
const nameIn = (kind: Happening['kind']): ((happening: Happening) => Addition | null) => {
  return (happening) =>
    happening.kind === kind && 'block' in happening ? { block: named(happening.block) } : null;
};
const strengthsOf = (members: readonly number[], { data }: State): number[] =>
  members.map((block) => data[STRENGTH + block]!);

const blocksAt = ({ data }: State, area: number): BlockId[] =>
  BLOCK_IDS.filter((_, block) => data[AREA + block] === area);

const godsIn = ({ data }: State, side: number): number => {
  let gods = 0;
  for (let card = 0; card < CARD_COUNT; card++)
    if (isGod(card)) gods += data[HAND + side * CARD_COUNT + card]!;
  return gods;
};

const cardAt = ({ data }: State, field: number): readonly unknown[] =>
  SIDES.map((side) => CARD_IDS[data[field + sideIndex(side)]! - 1] ?? null);

const inOrders = (name: string, change: (orders: Order[], state: State, side: number) => Order[]): Leak => ({
  name,
  tellers: {
    ...HONEST,
    legalOrders: (state, side) => change(legalOrders(state, side), state, sideIndex(side)),
  },
});

const enemyStrengthAt = ({ data }: State, area: number, side: number): number => {
  let total = 0;
  for (let block = 0; block < BLOCK_COUNT; block++)
    if (data[AREA + block] === area && data[HOLDER + block] !== side) total += data[STRENGTH + block]!;
  return total;
};

export const LEAKS: readonly Leak[] = [
  inView('stacks in the order of block numbers', (state, view) => ({
    stacks: view.stacks.toSorted((one, other) => membersOf(state, one)[0]! - membersOf(state, other)[0]!),
  })),
  inStacks('the strength of a stack', (members, state) => ({
    strength: strengthsOf(members, state).reduce((sum, each) => sum + each, 0),
  })),
  inStacks('the greatest strength in a stack', (members, state) => ({
    greatest: Math.max(...strengthsOf(members, state)),
  })),
  inStacks('a handle that stays with a block', (members) => ({
    handles: members.map((block) => Math.imul(block + 1, 0x9e3779b1) >>> 0).sort((one, other) => one - other),
  })),
  inStacks('whether a leader stands in a stack', (members) => ({
    led: members.some((block) => IS_LEADER[block] === 1),
  })),
  inStacks('Navis in a port', (members) => ({
    navis: members.filter((block) => IS_NAVIS[block] === 1).length,
  })),
  inView('Cleopatra’s strength', ({ data }) => ({
    cleopatra: data[STEP] === DEPLOY_STEP ? null : data[STRENGTH + CLEOPATRA],
  })),
  inView('the gods in the hands', (state) => ({ gods: [godsIn(state, 0), godsIn(state, 1)] })),
  inView('committed cards', (state) => ({ committed: cardAt(state, COMMITTED) })),
  inView('discards', (state) => ({ discarded: cardAt(state, DISCARD) })),
  inView('the blocks of the pools', (state) => ({ pool: blocksAt(state, POOL) })),
  inView('how far a free deployment is', (state) => ({ unplaced: blocksAt(state, UNPLACED).length })),
  inView('where a free deployment has blocks already', (state) => ({
    held: AREA_IDS.filter((_, area) => blocksAt(state, area).length > 0),
  })),
  inView('which of his blocks the enemy holds where', ({ data }, _, viewer) => ({
    lost: BLOCK_IDS.map((__, block) =>
      viewer !== 'spectator' && COLOUR[block] === sideIndex(viewer) && data[AREA + block]! < AREA_COUNT
        ? data[STEP] === DEPLOY_STEP || data[AREA + block]!
        : null,
    ),
  })),
  inView('the strength of reserves in round 1', (state) => ({
    reserves:
      state.data[ROUND] === 1
        ? BLOCK_IDS.flatMap((_, block) =>
            state.data[AREA + block] === state.data[BATTLE]! - 1 && state.data[ENTRY + block] !== 0
              ? [state.data[STRENGTH + block]!]
              : [],
          )
        : null,
  })),
  inView('who fought, after the battle', (state) => ({
    veterans: state.data[STEP] === REGROUP_STEP ? blocksAt(state, state.data[BATTLE]! - 1) : null,
  })),
  inView('Jupiter’s block to spectators', ({ data }, view) => ({
    chosen: view.chosen === null ? null : { ...view.chosen, block: BLOCK_IDS[data[CHOSEN]! - 1] },
  })),
  inEvents('the name of a block that moves', nameIn('moved')),
  inEvents('the name of a block that embarks', nameIn('embarked')),
  inEvents('the name of a block that is levied', nameIn('levied')),
  inEvents('the name of a block that regroups', nameIn('regrouped')),
  inEvents('the name of a Navis that goes to port', nameIn('harboured')),
  inEvents('the name of a block that is disbanded', nameIn('disbanded')),
  inEvents('what Jupiter strikes, to spectators', nameIn('struck')),
  inEvents('who defects, to spectators', nameIn('defected')),
  inEvents('whom Vulcan spares', (happening, after) =>
    happening.kind === 'erupted' ? { left: blocksAt(after, happening.area) } : null,
  ),
  inEvents('the card that is committed', (happening) =>
    happening.kind === 'committed' ? { kind: 'committed', card: happening.card } : null,
  ),
  inEvents('the card that is discarded', (happening) =>
    happening.kind === 'discarded' ? { kind: 'discarded', card: happening.card } : null,
  ),
  inEvents('the strength a levy brings', (happening) =>
    happening.kind === 'levied' ? { strength: happening.strength } : null,
  ),
  inOrders('no move is offered against the strong', (orders, state, side) =>
    orders.filter(
      (order) => kindOf(order) !== MOVE || enemyStrengthAt(state, PATH_TO[argumentOf(order)]!, side) < 6,
    ),
  ),
  inOrders('the weak are listed first', (orders, state, side) =>
    orders.sort((one, other) => {
      const target = (order: Order): number =>
        kindOf(order) === MOVE ? enemyStrengthAt(state, PATH_TO[argumentOf(order)]!, side) : 0;
      return target(one) - target(other);
    }),
  ),
];

export const HONEST_GAME: GameTellers = { give, viewOf, decisionOf };

export interface GameLeak {
  readonly name: string;
  readonly tellers: GameTellers;
}

export const GAME_LEAKS: readonly GameLeak[] = [
  {
    name: 'orders as soon as they are given',
    tellers: { ...HONEST_GAME, viewOf: (game, viewer) => viewFor(game.state, viewer, game.result !== null) },
  },
  {
    name: 'how many orders were given',
    tellers: {
      ...HONEST_GAME,
      viewOf: (game, viewer) => ({ ...viewOf(game, viewer), orders: game.pending.length }),
    },
  },
  {
    name: 'decisions numbered by what the other side orders',
    tellers: {
      ...HONEST_GAME,
      decisionOf: (game, side) => {
        const decision = decisionOf(game, side);
        return decision === null
          ? null
          : { ...decision, number: game.decisions.caesar + game.decisions.pompey };
      },
      give: (game, request, chance, nowMs) =>
        give(
          game,
          request.kind === 'order' ? { ...request, decision: game.decisions[request.side] } : request,
          chance,
          nowMs,
        ),
    },
  },
  {
    name: 'orders that were taken back, at the next barrier',
    tellers: {
      ...HONEST_GAME,
      give: (game, request, chance, nowMs) => {
        const result = give(game, request, chance, nowMs);
        if (!result.ok || result.published === null) return result;
        const undone = result.game.entries.filter(({ kind }) => kind === 'undo').length;
        const more = { kind: 'undone', undone } as unknown as Event;
        const published = Object.fromEntries(
          VIEWERS.map((viewer) => [viewer, [...result.published![viewer], more]]),
        ) as Record<Viewer, Event[]>;
        return { ...result, published };
      },
    },
  },
  {
    name: 'how many orders the other side can take back, in a refusal',
    tellers: {
      ...HONEST_GAME,
      give: (game, request, chance, nowMs) => {
        const result = give(game, request, chance, nowMs);
        return result.ok ? result : { ...result, message: `${result.message} (${game.pending.length})` };
      },
    },
  },
];
