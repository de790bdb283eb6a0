// Sets up positions in words and plays orders on them as text. Tests of rules are written with this alone.
import { FIRST_YEAR } from '../../src/board/first-year.ts';
import { BLOCK_COUNT, BLOCK_IDS, FULL, HOME_SIDE, THIRD_LEADER, blockIndex } from '../../src/board/blocks.ts';
import { CARD_COUNT, cardIndex } from '../../src/board/cards.ts';
import { SeededChance, type Chance, type RollPurpose } from '../../src/dice/chance.ts';
import { initialState } from '../../src/rules/deployment.ts';
import { settle } from '../../src/rules/flow.ts';
import type { Happening } from '../../src/state/happening.ts';
import { apply, askedSides, legalOrders, startGame } from '../../src/rules/legal.ts';
import { AREA_COUNT, AREA_IDS, areaIndex } from '../../src/board/map.ts';
import { makeOrder, parseOrder } from '../../src/orders/notation.ts';
import type { Edition } from '../../src/editions/editions.ts';
import { rulesFor, type RuleOptions } from '../../src/editions/ruleset.ts';
import { SIDES, sideIndex, sideName, type Side } from '../../src/board/side.ts';
import {
  AREA,
  ATTACKER,
  BATTLE,
  CARDS_STEP,
  COMMITTED,
  DEAD,
  DISCARD,
  FACE_UP,
  FIRST,
  HAND,
  HOLDER,
  LAST,
  LEVIES_LEFT,
  LOCKED,
  MOVES_LEFT,
  POOL,
  RESULT,
  RESULTS,
  ROUND,
  SEEN,
  STEP,
  STEPS,
  STRENGTH,
  TURN,
  YEAR,
  countOf,
  isMain,
  place,
  type State,
} from '../../src/state/state.ts';
import { pointsOf } from '../../src/rules/winter.ts';

export type SideName = Side;

export interface Setup {
  edition?: Edition;
  options?: RuleOptions;
  turn?: string; // 'YEAR.TURN'
  cards?: readonly [caesar: string, pompey: string]; // played and revealed this turn
  last?: readonly [caesar: string, pompey: string]; // played last turn
  map: string; // 'Massilia: C.Legio7 3, C.Navis1; Tarraco: Cleopatra~ 2'
  dead?: string;
  faceUp?: string;
}

export interface Play {
  do(...orders: string[]): Play;
  roll(...results: number[]): Play;
  legal(side?: SideName): string[];
  refuses(order: string, side?: SideName): boolean;
  readonly state: State;
  readonly happenings: readonly Happening[];
  readonly step: string;
  readonly side: SideName | null;
  readonly year: number;
  readonly turn: number;
  readonly player1: SideName | null;
  readonly moves: number;
  readonly levies: number;
  points(side: SideName): number;
  at(block: string): string;
  strength(block: string): number;
  holder(block: string): SideName;
  blocksIn(area: string, side?: SideName): string[];
  status(area: string): 'vacant' | SideName | 'contested';
  attacker(area: string): SideName | null;
  isMain(block: string): boolean;
  readonly battle: { area: string; round: number; attacker: SideName } | null;
  readonly winner: SideName | 'draw' | null;
}

const OFF_MAP: Readonly<Record<number, string>> = {
  [POOL]: 'pool',
  [FACE_UP]: 'face-up',
  [DEAD]: 'dead',
  [LOCKED]: 'locked',
};

const known = (value: number | undefined, name: string): number => {
  if (value === undefined) throw new Error(`no such name: ${name}`);
  return value;
};
const block = (id: string): number => known(blockIndex(id), id);
const area = (name: string): number => known(areaIndex(name), name);
const card = (id: string): number => known(cardIndex(id), id);
const names = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');

/** Dice that the test queues; deals come from a seeded generator. */
class QueuedChance implements Chance {
  readonly queue: number[] = [];
  private readonly deals = new SeededChance(705);

  roll(sides: number, purpose: RollPurpose): number {
    if (purpose === 'deal') return this.deals.roll(sides);
    const value = this.queue.shift();
    if (value === undefined) throw new Error(`a ${purpose} was rolled, but no result is queued`);
    if (value < 1 || value > sides) throw new Error(`${purpose}: ${value} is not 1 to ${sides}`);
    return value - 1;
  }
}

function board(setup: Setup): State {
  const state = initialState(rulesFor(setup.edition ?? '2.0', { ...setup.options, freeDeployment: false }));
  const d = state.data;
  for (let b = 0; b < BLOCK_COUNT; b++) {
    place(d, b, THIRD_LEADER.includes(b) ? LOCKED : POOL);
    d[STRENGTH + b] = 0;
  }
  for (const part of setup.map.split(';')) {
    if (part.trim() === '') continue;
    const [where, list] = part.split(':');
    for (const item of names(list)) {
      const [, id, turned, strength] = /^(\S+?)(~?)(?: (\d))?$/.exec(item) ?? [];
      const b = block(id ?? item);
      if (turned === '~') d[HOLDER + b] = 1 - HOME_SIDE[b]!;
      place(d, b, area(where!.trim()));
      d[STRENGTH + b] = strength === undefined ? FULL[b]! : Number(strength);
    }
  }
  for (const id of names(setup.dead)) {
    place(d, block(id), DEAD);
    const third = THIRD_LEADER[HOME_SIDE[block(id)]!]!;
    if (d[AREA + third] === LOCKED) place(d, third, POOL);
  }
  for (const id of names(setup.faceUp)) place(d, block(id), FACE_UP);
  const [year, turn] = (setup.turn ?? '706.2').split('.').map(Number);
  d[YEAR] = year! - FIRST_YEAR;
  d[TURN] = turn!;
  const last = setup.last ?? ['2/2', '2/2'];
  if (turn! > 1) {
    last.forEach((id, side) => {
      d[LAST + side] = card(id) + 1;
      d[SEEN + card(id)]!++;
    });
  }
  d[STEP] = CARDS_STEP;
  return state;
}

export function start(setup: Setup): Play {
  const state = board(setup);
  const chance = new QueuedChance();
  (setup.cards ?? ['2/2', '2/2']).forEach((id, side) => {
    state.data[COMMITTED + side] = card(id) + 1;
    state.data[DISCARD + side] = card('2/1') + 1;
  });
  const happenings: Happening[] = [];
  settle(state, { chance, told: happenings, barrier: false });
  return makePlay(state, chance, happenings);
}

export function cardPhase(
  setup: Setup & { hands: readonly [caesar: readonly string[], pompey: readonly string[]] },
): Play {
  const state = board(setup);
  const chance = new QueuedChance();
  setup.hands.forEach((hand, side) => {
    for (const id of hand) state.data[HAND + side * CARD_COUNT + card(id)]!++;
    if (state.data[TURN]! > 1) state.data[DISCARD + side] = card('2/1') + 1;
  });
  const happenings: Happening[] = [];
  settle(state, { chance, told: happenings, barrier: false });
  return makePlay(state, chance, happenings);
}

export function newGame(setup: Omit<Setup, 'map'> = {}, seed = 1): Play {
  const { state, happenings } = startGame(
    rulesFor(setup.edition ?? '2.0', setup.options),
    new SeededChance(seed),
  );
  return makePlay(state, new QueuedChance(), [...happenings]);
}

function makePlay(first: State, chance: QueuedChance, happenings: Happening[]): Play {
  let state = first;
  const asked = (): SideName[] => askedSides(state);
  const parse = (text: string): [Side, string] => {
    const [, side, order] = /^(?:(caesar|pompey): )?(.*)$/.exec(text)!;
    const chosen = SIDES.find((each) => each === side) ?? asked()[0];
    if (chosen === undefined) throw new Error(`“${text}”: nobody is asked (${play.step})`);
    return [chosen, order!];
  };
  const give = (text: string, by: SideName): string | null => {
    const order = parseOrder(text);
    if (!order.ok) return `${order.fault.code}: ${order.fault.message}`;
    const before = state.data.slice();
    const outcome = apply(state, by, order.value, chance);
    if (!before.every((byte, index) => byte === state.data[index]))
      throw new Error('apply changed the state it was given');
    if (!outcome.ok)
      return `${outcome.code}: ${outcome.message} (step ${play.step}, ${by}; legal: ${play.legal(by).join(', ')})`;
    if (makeOrder(state, order.value) !== text) return `not the text of an order: ${text}`;
    state = outcome.state;
    happenings.push(...outcome.happenings);
    return null;
  };
  const play: Play = {
    do(...orders) {
      for (const text of orders) {
        const [by, order] = parse(text);
        const refused = give(order, by);
        if (refused !== null) throw new Error(`“${text}” was refused: ${refused}`);
      }
      return play;
    },
    roll(...results) {
      chance.queue.push(...results);
      return play;
    },
    legal(side) {
      const who = side ?? asked()[0];
      return who === undefined ? [] : legalOrders(state, who).map((order) => makeOrder(state, order));
    },
    refuses(text, side) {
      const [by, order] = parse(side === undefined ? text : `${side}: ${text}`);
      const kept = state;
      const count = happenings.length;
      const refused = give(order, by) !== null;
      state = kept;
      happenings.length = count;
      return refused;
    },
    get state() {
      return state;
    },
    happenings,
    get step() {
      return STEPS[state.data[STEP]!]!;
    },
    get side() {
      const sides = asked();
      return sides.length === 1 ? sides[0]! : null;
    },
    get year() {
      return FIRST_YEAR + state.data[YEAR]!;
    },
    get turn() {
      return state.data[TURN]!;
    },
    get player1() {
      return state.data[FIRST] === 0 ? null : sideName(state.data[FIRST]! - 1);
    },
    get moves() {
      return state.data[MOVES_LEFT]!;
    },
    get levies() {
      return state.data[LEVIES_LEFT]!;
    },
    points: (side) => pointsOf(state.data, sideIndex(side)),
    at: (id) =>
      AREA_IDS[state.data[AREA + block(id)]!] ?? OFF_MAP[state.data[AREA + block(id)]!] ?? 'unplaced',
    strength: (id) => state.data[STRENGTH + block(id)]!,
    holder: (id) => sideName(state.data[HOLDER + block(id)]!),
    blocksIn: (name, side) =>
      BLOCK_IDS.filter(
        (_, b) =>
          state.data[AREA + b] === area(name) &&
          (side === undefined || state.data[HOLDER + b] === sideIndex(side)),
      ),
    status(name) {
      const [caesar, pompey] = [countOf(state.data, 0, area(name)), countOf(state.data, 1, area(name))];
      if (caesar > 0 && pompey > 0) return 'contested';
      return caesar > 0 ? 'caesar' : pompey > 0 ? 'pompey' : 'vacant';
    },
    attacker: (name) =>
      state.data[ATTACKER + area(name)] === 0 ? null : sideName(state.data[ATTACKER + area(name)]! - 1),
    isMain: (id) => state.data[AREA + block(id)]! < AREA_COUNT && isMain(state.data, block(id)),
    get battle() {
      const where = state.data[BATTLE]! - 1;
      if (where < 0 || state.data[ROUND] === 0) return null;
      return {
        area: AREA_IDS[where]!,
        round: state.data[ROUND]!,
        attacker: sideName(state.data[ATTACKER + where]! - 1),
      };
    },
    get winner() {
      const result = RESULTS[state.data[RESULT]!]!;
      return result === 'none' ? null : result;
    },
  };
  return play;
}
