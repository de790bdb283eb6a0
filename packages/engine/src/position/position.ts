// A position as one line of text: any state, both sides' secrets included. docs/notation.md describes it.
// Text from outside becomes a State only here, after every field has been read and the whole makes sense.
import { FIRST_YEAR } from '../board/first-year.ts';
import { BLOCK_COUNT, BLOCK_IDS, HOME_SIDE } from '../board/blocks.ts';
import { CARD_COUNT, HAND_SIZE } from '../board/cards.ts';
import { AREA_COUNT, AREA_IDS, CITY_COUNT, IS_STRAIT, LINKS, isSea, otherEnd } from '../board/map.ts';
import { SIDES, sideName } from '../board/side.ts';
import {
  ACTED,
  ACTIVE,
  AREA,
  ASKED,
  ATTACKER,
  BATTLE,
  BATTLE_TURN,
  CHOSEN,
  COMMITTED,
  DEAD,
  DEPLOYED,
  DISCARD,
  EFFECT,
  EMBARK_CLOSED,
  ENTRY,
  FACE_UP,
  FIRST,
  HAND,
  HANDICAP_LEFT,
  HELD,
  HITS,
  HOLDER,
  LAST,
  LEVIES_LEFT,
  LOCKED,
  MAIN,
  MOVED,
  MOVES_LEFT,
  PLAYED,
  POOL,
  RESULT,
  RESULTS,
  RESULT_REASON,
  RESULT_REASONS,
  ROUND,
  SEA_RETREATS,
  SEEN,
  STEP,
  STEPS,
  STRAIT_ATTACKED,
  STRENGTH,
  SURPRISE,
  TURN,
  UNPLACED,
  USED,
  YEAR,
  emptyState,
  entryAt,
  heldSeas,
  makeEntryByte,
  place,
  type State,
} from '../state/state.ts';
import { fault, parsed, type Parsed } from '../text/parse-result.ts';
import {
  Unreadable,
  need,
  area,
  block,
  side,
  link,
  whole,
  list,
  number,
  named,
  cardPair,
  makeCards,
  readCards,
  marks,
  offMap,
  type Field,
} from './field.ts';
import { positionProblem } from './problem.ts';
import type { Ruleset } from '../editions/ruleset.ts';

/** Decision steps only: between decisions no position is ever at rest. */
const RESTING = STEPS.indexOf('over') + 1;
const MAX_LENGTH = 8000;

const FIELDS: readonly Field[] = [
  {
    name: 'turn',
    make: (d) => `${FIRST_YEAR + d[YEAR]!}.${d[TURN]}`,
    read(d, value) {
      const [year, turn, ...rest] = value.split('.');
      if (rest.length > 0) return 'A turn is a year and a number, 705.1.';
      d[YEAR] = whole(year ?? '', FIRST_YEAR, FIRST_YEAR + 4) - FIRST_YEAR;
      d[TURN] = whole(turn ?? '', 0, 5);
      return null;
    },
  },
  {
    name: 'step',
    make: (d) => STEPS[d[STEP]!]!,
    read(d, value) {
      d[STEP] = need(
        STEPS.slice(0, RESTING).findIndex((each) => each === value),
        'step',
        value,
      );
      return null;
    },
  },
  {
    name: 'asked',
    make: (d) => sideName(d[ASKED]!),
    read(d, value) {
      d[ASKED] = side(value);
      return null;
    },
  },
  named('first', FIRST, SIDES, side),
  number('moves', MOVES_LEFT, 4),
  number('levies', LEVIES_LEFT, 30),
  number('embark-closed', EMBARK_CLOSED, 1),
  {
    name: 'held',
    make: (d) =>
      AREA_IDS.filter((_, sea) => isSea(sea) && (heldSeas(d) >> (sea - CITY_COUNT)) & 1).join(',') || null,
    read(d, value) {
      let mask = 0;
      for (const text of list(value)) {
        if (!isSea(area(text))) return `“${text}” is no sea.`;
        mask |= 1 << (area(text) - CITY_COUNT);
      }
      d[HELD] = mask & 0xff;
      d[HELD + 1] = mask >> 8;
      return null;
    },
  },
  marks('active', ACTIVE, AREA_IDS, area),
  {
    name: 'used', // Genua-Rome:2, with ! for a strait crossed against enemies
    make: (d) =>
      LINKS.flatMap(({ a, b }, each) => {
        const used = d[USED + each]!;
        const attacked = (used & STRAIT_ATTACKED) !== 0 ? '!' : '';
        return used === 0 ? [] : [`${AREA_IDS[a]}-${AREA_IDS[b]}:${used & ~STRAIT_ATTACKED}${attacked}`];
      }).join(',') || null,
    read(d, value) {
      for (const item of list(value)) {
        const [, one, other, count, attacked] = /^(\w+)-(\w+):(\d+)(!?)$/.exec(item) ?? [];
        if (one === undefined || other === undefined || count === undefined)
          return `“${item}” is no use of a road.`;
        const each = link(one, other);
        if (d[USED + each] !== 0) return `“${one}-${other}” stands twice.`;
        if (attacked === '!' && IS_STRAIT[each] === 0) return `“${one}-${other}” is no strait.`;
        d[USED + each] = whole(count, 1, 63) | (attacked === '!' ? STRAIT_ATTACKED : 0);
      }
      return null;
    },
  },
  {
    name: 'entered', // Genua-Rome:caesar:1 = from, into, by whom, the how-manieth entry of this turn
    make: (d) =>
      LINKS.flatMap(({ a, b }, each) =>
        [a, b].flatMap((into) => {
          const entered = d[entryAt(each, into)]!;
          const from = AREA_IDS[otherEnd(each, into)];
          return entered === 0 ? [] : [`${from}-${AREA_IDS[into]}:${sideName(entered & 1)}:${entered >> 1}`];
        }),
      ).join(',') || null,
    read(d, value) {
      for (const item of list(value)) {
        const [, from, into, by, count] = /^(\w+)-(\w+):(\w+):(\d+)$/.exec(item) ?? [];
        if (from === undefined || into === undefined || by === undefined || count === undefined)
          return `“${item}” is no entry.`;
        const at = entryAt(link(from, into), area(into));
        if (d[at] !== 0) return `“${from}-${into}” stands twice.`;
        d[at] = makeEntryByte(whole(count, 1, 63), side(by));
      }
      return null;
    },
  },
  {
    name: 'attacks', // Rome:caesar:Genua = where, by whom, main attack from (- = undeclared, or by no entry)
    make: (d) =>
      AREA_IDS.flatMap((id, each) => {
        if (d[ATTACKER + each] === 0) return [];
        const main = d[MAIN + each] === 0 ? '-' : AREA_IDS[otherEnd(d[MAIN + each]! - 1, each)];
        return [`${id}:${sideName(d[ATTACKER + each]! - 1)}:${main}`];
      }).join(',') || null,
    read(d, value) {
      for (const item of list(value)) {
        const [where, by, main, ...rest] = item.split(':');
        if (where === undefined || by === undefined || main === undefined || rest.length > 0)
          return `“${item}” is no attack.`;
        d[ATTACKER + area(where)] = side(by) + 1;
        d[MAIN + area(where)] = main === '-' ? 0 : link(main, where) + 1;
      }
      return null;
    },
  },
  named('surprise', SURPRISE, AREA_IDS, area),
  named('battle', BATTLE, AREA_IDS, area),
  number('round', ROUND, 4),
  number('battle-turn', BATTLE_TURN, 7),
  number('hits', HITS, 4),
  {
    name: 'sea-retreats',
    make: (d) => SIDES.filter((_, each) => (d[SEA_RETREATS]! >> each) & 1).join(',') || null,
    read(d, value) {
      for (const text of list(value)) d[SEA_RETREATS] = d[SEA_RETREATS]! | (1 << side(text));
      return null;
    },
  },
  named('chosen', CHOSEN, BLOCK_IDS, block),
  marks('deployed', DEPLOYED, SIDES, side),
  number('handicap', HANDICAP_LEFT, 20),
  {
    name: 'result',
    make: (d) => (d[RESULT] === 0 ? null : `${RESULTS[d[RESULT]!]}:${RESULT_REASONS[d[RESULT_REASON]!]}`),
    read(d, value) {
      const [result, reason] = value.split(':');
      if (result === 'none' || reason === 'none') return `“${value}” is no result.`;
      d[RESULT] = need(
        RESULTS.findIndex((each) => each === result),
        'result',
        value,
      );
      d[RESULT_REASON] = need(
        RESULT_REASONS.findIndex((each) => each === reason),
        'result',
        value,
      );
      return null;
    },
  },
  {
    name: 'hands',
    make: (d) => `${makeCards(d, HAND)},${makeCards(d, HAND + CARD_COUNT)}`,
    read(d, value) {
      const hands = list(value);
      if (hands.length !== 2) return 'Two hands are needed, Caesar’s and Pompey’s.';
      for (const [each, hand] of hands.entries()) readCards(d, HAND + each * CARD_COUNT, hand, HAND_SIZE);
      return null;
    },
  },
  cardPair('discards', DISCARD),
  cardPair('committed', COMMITTED),
  cardPair('played', PLAYED),
  cardPair('effects', EFFECT),
  cardPair('last', LAST),
  {
    name: 'seen',
    make: (d) => (makeCards(d, SEEN) === '-' ? null : makeCards(d, SEEN)),
    read(d, value) {
      readCards(d, SEEN, value, 10);
      return null;
    },
  },
  {
    // Rome(C.Legio7:3,P.Legio1:4!<Genua,Cleopatra:2~*): strength, then ! moved, ~ held by the side that is not its own,
    // * has acted this round, <Genua entered the battle from there
    name: 'map',
    make: makeMap,
    read: readMap,
  },
  offMap('face-up', FACE_UP),
  offMap('dead', DEAD),
  offMap('locked', LOCKED),
  offMap('unplaced', UNPLACED),
];

function makeMap(d: Uint8Array): string | null {
  const stacks: string[][] = AREA_IDS.map(() => []);
  for (const [each, name] of BLOCK_IDS.entries()) {
    const where = d[AREA + each]!;
    if (where >= AREA_COUNT) continue;
    const flags = `${d[MOVED + each] === 1 ? '!' : ''}${d[HOLDER + each] === HOME_SIDE[each] ? '' : '~'}${d[ACTED + each] === 1 ? '*' : ''}`;
    const entry = d[ENTRY + each] === 0 ? '' : `<${AREA_IDS[otherEnd(d[ENTRY + each]! - 1, where)]}`;
    stacks[where]!.push(`${name}:${d[STRENGTH + each]}${flags}${entry}`);
  }
  const held = AREA_IDS.flatMap((id, where) =>
    stacks[where]!.length === 0 ? [] : [`${id}(${stacks[where]!.join(',')})`],
  );
  return held.join(';') || null;
}

function readMap(d: Uint8Array, value: string): string | null {
  for (const stack of value.split(';')) {
    const [, where, items] = /^(\w+)\(([^()]*)\)$/.exec(stack) ?? [];
    if (where === undefined || items === undefined) return `“${stack.slice(0, 40)}” is no stack.`;
    for (const item of list(items)) {
      const [, id, strength, moved, turned, acted, from] =
        /^([\w.]+):(\d)(!?)(~?)(\*?)(?:<(\w+))?$/.exec(item) ?? [];
      if (id === undefined || strength === undefined) return `“${item.slice(0, 40)}” is no block.`;
      const each = block(id);
      if (d[AREA + each] !== POOL) return `“${id}” is placed twice.`;
      if (turned === '~') d[HOLDER + each] = 1 - HOME_SIDE[each]!;
      place(d, each, area(where));
      d[STRENGTH + each] = Number(strength);
      d[MOVED + each] = moved === '!' ? 1 : 0;
      d[ACTED + each] = acted === '*' ? 1 : 0;
      d[ENTRY + each] = from === undefined ? 0 : link(from, where) + 1;
    }
  }
  return null;
}

/** The line of a state. Fields at rest (0, nobody, nothing) are left out. */
export function makePosition(state: State): string {
  const fields = FIELDS.flatMap((each) => {
    const value = each.make(state.data);
    return value === null ? [] : [`${each.name}=${value}`];
  });
  return ['position/1', ...fields].join(' ');
}

/** Reads a position for these rules. */
export function parsePosition(text: string, rules: Ruleset): Parsed<State> {
  if (text.length > MAX_LENGTH)
    return fault('position-too-long', `A position has at most ${MAX_LENGTH} characters.`, MAX_LENGTH);
  const [head, ...tokens] = text.split(' ');
  if (head !== 'position/1') return fault('not-a-position', 'A position begins with “position/1”.', 0);
  const state = emptyState(rules);
  state.data.fill(POOL, AREA, AREA + BLOCK_COUNT);
  state.data.set(HOME_SIDE, HOLDER);
  const seen = new Set<string>();
  let at = head.length + 1;
  for (const token of tokens) {
    const name = token.slice(0, Math.max(token.indexOf('='), 0));
    const wrong = readField(state.data, name, token.slice(name.length + 1), seen);
    if (wrong !== null) return fault('bad-field', wrong, at);
    at += token.length + 1;
  }
  const problem = missingField(seen) ?? positionProblem(state);
  return problem === null ? parsed(state) : fault('impossible-position', problem, 0);
}

function readField(d: Uint8Array, name: string, value: string, seen: Set<string>): string | null {
  const found = FIELDS.find((each) => each.name === name);
  if (found === undefined) return `There is no field “${name.slice(0, 40)}”.`;
  if (seen.has(name)) return `“${name}” stands twice.`;
  seen.add(name);
  try {
    return found.read(d, value);
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

const missingField = (fields: ReadonlySet<string>): string | null => {
  const missing = ['turn', 'step', 'asked', 'hands'].find((name) => !fields.has(name));
  return missing === undefined ? null : `The field “${missing}” is missing.`;
};
