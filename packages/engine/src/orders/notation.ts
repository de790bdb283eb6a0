// Orders as text (docs/notation.md). What is parsed is well formed; whether it is legal is for legal.ts to say.
import { BLOCK_IDS, COLOURS, IS_NAVIS, blockIndex, type Colour } from '../board/blocks.ts';
import { CARD_IDS, cardIndex } from '../board/cards.ts';
import { AREA_IDS, CITY_COUNT, areaIndex, isSea, linkBetween, otherEnd } from '../board/map.ts';
import {
  ORDER_KINDS,
  areaOf,
  argumentOf,
  blockOf,
  kindOf,
  moreOf,
  pack,
  withArea,
  type Order,
  type OrderKind,
} from './order.ts';
import { ROUTES, findPath, pathAreas, routeAreas } from '../board/paths.ts';
import { fault, parsed, type Parsed } from '../text/parse-result.ts';
import { AREA, type State } from '../state/state.ts';

/** What stands behind the kind in an order's text. */
const SHAPES = {
  done: '',
  deploy: 'block city',
  discard: 'card',
  play: 'card',
  jupiter: 'area colour?',
  defect: 'city',
  vulcan: 'city',
  embark: 'block path',
  move: 'block path',
  main: 'path',
  surprise: 'area',
  levy: 'block',
  raise: 'block city',
  fight: 'area',
  fire: 'block',
  pass: 'block',
  retreat: 'block path',
  perish: 'block',
  hit: 'block',
  regroup: 'block path',
  harbour: 'block path',
  disband: 'block',
} as const satisfies Record<OrderKind, string>;

const pathText = (areas: readonly number[]): string => areas.map((area) => AREA_IDS[area]).join('-');

const moveTexts: string[] = []; // by the number of the path: most orders of a list are moves
const moveText = (path: number): string => (moveTexts[path] ??= pathText(pathAreas(path)));

/** The text of an order given in this state (a path begins where the block stands). */
export function makeOrder(state: State, order: Order): string {
  const kind = ORDER_KINDS[kindOf(order)]!;
  const block = blockOf(order);
  const argument = argumentOf(order);
  const area = areaOf(argument);
  const more = moreOf(argument);
  const from = state.data[AREA + block]!;
  switch (kind) {
    case 'done':
      return kind;
    case 'discard':
    case 'play':
      return `${kind} ${CARD_IDS[argument]}`;
    case 'jupiter':
      return more === 0 ? `${kind} ${AREA_IDS[area]}` : `${kind} ${AREA_IDS[area]} ${COLOURS[more - 1]}`;
    case 'defect':
    case 'vulcan':
    case 'surprise':
    case 'fight':
      return `${kind} ${AREA_IDS[area]}`;
    case 'main':
      return `${kind} ${pathText([otherEnd(more, area), area])}`;
    case 'deploy':
    case 'raise':
      return `${kind} ${BLOCK_IDS[block]} ${AREA_IDS[area]}`;
    case 'embark':
      return `${kind} ${BLOCK_IDS[block]} ${pathText(routeAreas(from, { to: area, seas: more }))}`;
    case 'move':
      return `${kind} ${BLOCK_IDS[block]} ${moveText(argument)}`;
    case 'retreat':
      return `${kind} ${BLOCK_IDS[block]} ${pathText(more === 0 ? [from, area] : [from, CITY_COUNT + more - 1, area])}`;
    case 'regroup':
    case 'harbour':
      return `${kind} ${BLOCK_IDS[block]} ${pathText([from, area])}`;
    case 'levy':
    case 'fire':
    case 'pass':
    case 'perish':
    case 'hit':
    case 'disband':
      return `${kind} ${BLOCK_IDS[block]}`;
  }
}

const MAX_LENGTH = 200;

/** Reads an order. Paths that no block can ever take are refused here already. */
export function parseOrder(text: string): Parsed<Order> {
  if (text.length > MAX_LENGTH)
    return fault('order-too-long', `An order has at most ${MAX_LENGTH} characters.`, MAX_LENGTH);
  const words = text.split(' ');
  const kind = ORDER_KINDS.find((name) => name === words[0]);
  if (kind === undefined) return fault('unknown-order', `“${words[0]}” is not an order.`, 0);
  const shape = SHAPES[kind] === '' ? [] : SHAPES[kind].split(' ');
  const required = shape.filter((part) => !part.endsWith('?')).length;
  if (words.length - 1 < required || words.length - 1 > shape.length) {
    return fault('order-shape', `This order is written “${[kind, ...shape].join(' ')}”.`, 0);
  }
  const parts: Parts = { block: 0, areas: [], card: 0, colour: null };
  let at = kind.length + 1;
  for (const [index, name] of shape.entries()) {
    const word = words[index + 1];
    if (word === undefined) break;
    const problem = readPart(name, word, parts);
    if (problem !== null) return fault(`unknown-${name.replace('?', '')}`, problem, at);
    at += word.length + 1;
  }
  return assemble(kind, parts, kind.length + 1);
}

interface Parts {
  block: number;
  areas: number[];
  card: number;
  colour: Colour | null;
}

/** Fills in one part; returns what is wrong with it, or null. */
function readPart(name: string, word: string, parts: Parts): string | null {
  switch (name) {
    case 'block': {
      const block = blockIndex(word);
      if (block === undefined) return `There is no block “${word}”.`;
      parts.block = block;
      return null;
    }
    case 'card': {
      const card = cardIndex(word);
      if (card === undefined) return `There is no card “${word}”.`;
      parts.card = card;
      return null;
    }
    case 'colour?': {
      const colour = COLOURS.find((each) => each === word);
      if (colour === undefined) return `A colour is ${COLOURS.join(', ')}, not “${word}”.`;
      parts.colour = colour;
      return null;
    }
    default: {
      for (const each of name === 'path' ? word.split('-') : [word]) {
        const area = areaIndex(each);
        if (area === undefined || (name === 'city' && isSea(area)))
          return `There is no ${name === 'city' ? 'city' : 'area'} “${each}”.`;
        parts.areas.push(area);
      }
      return null;
    }
  }
}

function assemble(kind: OrderKind, { block, areas, card, colour }: Parts, at: number): Parsed<Order> {
  const number = ORDER_KINDS.indexOf(kind);
  const build = (argument: number): Parsed<Order> => parsed(pack(number, block, argument));
  const noPath = fault('no-such-path', 'No block can take this path.', at);
  const first = areas[0] ?? 0;
  const last = areas.at(-1) ?? 0;
  switch (kind) {
    case 'discard':
    case 'play':
      return build(card);
    case 'jupiter':
      return build(withArea(first, colour === null ? 0 : COLOURS.indexOf(colour) + 1));
    case 'main': {
      const link = areas.length === 2 ? linkBetween(first, last) : undefined;
      return link === undefined ? noPath : build(withArea(last, link));
    }
    case 'embark': {
      const wanted = pathText(areas);
      const route = (ROUTES[first] ?? []).find((each) => pathText(routeAreas(first, each)) === wanted);
      return route === undefined ? noPath : build(withArea(route.to, route.seas));
    }
    case 'move': {
      const path = findPath(areas, IS_NAVIS[block]!);
      return path === undefined ? noPath : build(path);
    }
    case 'retreat': {
      const bySea = areas.length === 3 && isSea(areas[1]!);
      if (!bySea && areas.length !== 2) return noPath;
      return build(withArea(last, bySea ? areas[1]! - CITY_COUNT + 1 : 0));
    }
    case 'regroup':
    case 'harbour':
      return areas.length === 2 ? build(last) : noPath;
    default:
      return build(first);
  }
}
