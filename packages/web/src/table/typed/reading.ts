// What a typed text means in the current position: orders to give, a question to answer, or what must be asked back.
// It knows no rules: what is possible is read from the legal orders.
import type { AreaId, BlockId, CardId, OrderKind, Side, View, Wish } from '@rubicon/engine';
import { kindOfBlock } from '@rubicon/words';
import type { Choice } from '../../authority/choice.ts';
import { orderLabel } from '../../words/order-sentences.ts';
import { hasEnemies } from '../selection/hand.ts';
import { foldText } from '../state/find-orders.ts';
import { endsOf, isOrderVerb, phraseOf, type Phrase } from './phrase.ts';
import { ORDER_VERBS, type OrderVerb, type Question, type Vocabulary } from './vocabulary.ts';
import { standingAt, wishOf } from './wish-of.ts';

export interface Situation {
  readonly view: View;
  readonly side: Side | null; // the side that gives the orders
  readonly choices: readonly Choice[];
}

export type Reading =
  | { readonly kind: 'orders'; readonly orders: readonly Choice[] }
  | { readonly kind: 'question'; readonly question: Question; readonly phrase: Phrase }
  | { readonly kind: 'which-block'; readonly blocks: readonly BlockId[]; readonly count: number | null }
  | { readonly kind: 'which-place'; readonly areas: readonly AreaId[] }
  | { readonly kind: 'which-card'; readonly cards: readonly CardId[] }
  | { readonly kind: 'which-order'; readonly orders: readonly Choice[] }
  | { readonly kind: 'which-way'; readonly ways: readonly (readonly AreaId[])[] }
  | { readonly kind: 'too-few'; readonly count: number }
  | { readonly kind: 'refused'; readonly wish: Wish | null; readonly phrase: Phrase }
  | { readonly kind: 'unknown'; readonly word: string }
  | { readonly kind: 'unclear' };

const KINDS: Readonly<Record<OrderVerb, readonly OrderKind[]>> = {
  move: ['move', 'embark', 'regroup', 'harbour', 'retreat', 'deploy', 'defect'],
  attack: ['move', 'main'],
  embark: ['embark'],
  main: ['main'],
  levy: ['levy', 'raise'],
  raise: ['raise'],
  deploy: ['deploy'],
  fire: ['fire'],
  pass: ['pass'],
  retreat: ['retreat'],
  perish: ['perish'],
  hit: ['hit'],
  regroup: ['regroup'],
  harbour: ['harbour'],
  disband: ['disband'],
  discard: ['discard'],
  play: ['play'],
  strike: ['jupiter', 'vulcan'],
  jupiter: ['jupiter'],
  vulcan: ['vulcan'],
  surprise: ['surprise'],
  defect: ['defect'],
  fight: ['fight'],
  done: ['done'],
};

/** The words for orders that can be given now. */
export function verbsNow(choices: readonly Choice[]): OrderVerb[] {
  const kinds = new Set(choices.map(({ kind }) => kind));
  return ORDER_VERBS.filter((verb) => verb !== 'attack' && KINDS[verb].some((kind) => kinds.has(kind)));
}

export function readTyped(text: string, situation: Situation, vocabulary: Vocabulary): Reading {
  const written = writtenOut(text, situation);
  if (written.length > 0)
    return written.length === 1
      ? { kind: 'orders', orders: written }
      : { kind: 'which-order', orders: written };
  return readPhrase(phraseOf(text, vocabulary), situation);
}

/** Orders in notation, or as the page words them. */
function writtenOut(text: string, { choices, view }: Situation): Choice[] {
  const wanted = bare(text);
  const inNotation = choices.filter((choice) => bare(choice.text) === wanted);
  if (inNotation.length > 0) return inNotation;
  return choices.filter((choice) => bare(orderLabel(choice, view)) === wanted);
}

const bare = (text: string): string =>
  foldText(text)
    .replaceAll(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();

function readPhrase(phrase: Phrase, situation: Situation): Reading {
  const { verb, places, blocks, unknown } = phrase;
  if (unknown !== null) return { kind: 'unknown', word: unknown };
  if (verb !== null && !isOrderVerb(verb)) return { kind: 'question', question: verb, phrase };
  if (verb === null) {
    const isGiven =
      places.length > 0 && (blocks.length > 0 || phrase.sorts.length > 0 || phrase.count !== null);
    if (!isGiven) return bareQuestion(phrase);
  }
  const candidates = situation.choices.filter((choice) => fits(choice, phrase, situation));
  return choose(candidates, phrase, situation);
}

/** A name alone asks about it. */
function bareQuestion(phrase: Phrase): Reading {
  const { places, blocks, sorts } = phrase;
  if (places.length === 1)
    return { kind: 'question', question: places[0]!.role === 'from' ? 'from' : 'who', phrase };
  if (blocks.length > 0 || sorts.length > 0) return { kind: 'question', question: 'where', phrase };
  return { kind: 'unclear' };
}

const PATHS: ReadonlySet<OrderKind> = new Set(['move', 'embark', 'retreat', 'regroup', 'harbour', 'main']);

export function fits(choice: Choice, phrase: Phrase, { view }: Situation): boolean {
  const { verb, card, colour, sorts, blocks } = phrase;
  if (verb !== null && !KINDS[verb as OrderVerb].includes(choice.kind)) return false;
  if (choice.card !== null && card !== null && choice.card !== card) return false;
  if (choice.colour !== null && colour !== null && choice.colour !== colour) return false;
  if (choice.block !== null && blocks.length > 0 && !blocks.some((named) => named.includes(choice.block!)))
    return false;
  if (
    choice.block !== null &&
    blocks.length === 0 &&
    sorts.length > 0 &&
    !sorts.includes(kindOfBlock(choice.block))
  )
    return false;
  return fitsPlaces(choice, phrase, view);
}

function fitsPlaces(choice: Choice, { places, isDirect }: Phrase, view: View): boolean {
  const { path } = choice;
  if (isDirect && path.length > 2) return false;
  if (places.length === 0) return true;
  if (!PATHS.has(choice.kind)) {
    if (choice.area !== null) return places.at(-1)!.area === choice.area;
    const at = choice.block === null ? null : standingAt(view, choice.block);
    return places.every(({ area }) => area === at);
  }
  const { from, to } = endsOf(places);
  if (from !== null && path[0] !== from) return false;
  if (to !== null && path.at(-1) !== to) return false;
  const via = places.filter(({ role }) => role === 'via').map(({ area }) => area);
  if (!via.every((area) => path.slice(1, -1).includes(area))) return false;
  return isAlong(
    path,
    places.filter(({ role }) => role === null).map(({ area }) => area),
  );
}

/** Whether the areas lie on the path in this order. */
function isAlong(path: readonly AreaId[], areas: readonly AreaId[]): boolean {
  let at = -1;
  for (const area of areas) {
    at = path.indexOf(area, at + 1);
    if (at < 0) return false;
  }
  return true;
}

function choose(candidates: readonly Choice[], phrase: Phrase, situation: Situation): Reading {
  const [first] = candidates;
  if (first === undefined) return refusedOf(phrase, situation, null);
  if (first.card !== null) {
    const cards = [...new Set(candidates.map(({ card }) => card!))];
    return cards.length === 1 ? { kind: 'orders', orders: [first] } : { kind: 'which-card', cards };
  }
  if (first.block !== null) return chooseBlocks(candidates, phrase, situation);
  const areas = [...new Set(candidates.flatMap(({ area }) => area ?? []))];
  if (candidates.length === 1) return { kind: 'orders', orders: candidates };
  return areas.length > 1 ? { kind: 'which-place', areas } : { kind: 'which-order', orders: candidates };
}

function chooseBlocks(candidates: readonly Choice[], phrase: Phrase, situation: Situation): Reading {
  const able = [...new Set(candidates.map(({ block }) => block!))];
  const picked = pickBlocks(able, phrase);
  if (!Array.isArray(picked)) return picked ?? refusedOf(phrase, situation, candidates);
  const of = new Map(
    picked.map((block) => [block, candidates.filter((each) => each.block === block).toSorted(plainerFirst)]),
  );
  const lead = of.get(picked[0]!)!;
  const areas = [...new Set(lead.map(({ area }) => area))];
  if (areas.length > 1) return { kind: 'which-place', areas: areas.flatMap((area) => area ?? []) };
  const kinds = new Set(lead.map(({ kind }) => kind));
  if (kinds.size > 1 && lead[0]!.path.length === 0) return { kind: 'which-order', orders: lead };
  const isAttack = lead[0]!.area !== null && hasEnemies(situation.view, lead[0]!.area);
  const typed = phrase.places.map(({ area }) => area).join();
  const written = lead.find(({ path }) => path.length > 1 && path.join() === typed);
  // As on the map: the roads of an attack are chosen, and seas, which bind a fleet
  if (written === undefined && lead.length > 1 && (isAttack || lead[0]!.kind === 'embark'))
    return { kind: 'which-way', ways: lead.map(({ path }) => path) };
  const way = (written ?? lead[0]!).path.join();
  return {
    kind: 'orders',
    orders: [...of.values()].map((own) => own.find(({ path }) => path.join() === way) ?? own[0]!),
  };
}

/** The blocks meant, of those that can; null where one that was named cannot. */
function pickBlocks(able: readonly BlockId[], { blocks, count }: Phrase): BlockId[] | Reading | null {
  if (blocks.length > 0) {
    const found = blocks.map((named) => able.filter((block) => named.includes(block)));
    if (found.some((own) => own.length === 0)) return null;
    const unclear = found.find((own) => own.length > 1);
    if (unclear !== undefined) return { kind: 'which-block', blocks: unclear, count: null };
    return [...new Set(found.flat())];
  }
  if (count === 'all' || able.length === (count ?? 1)) return [...able];
  if (count !== null && able.length < count) return { kind: 'too-few', count: able.length };
  return { kind: 'which-block', blocks: able, count };
}

const plainerFirst = (one: Choice, other: Choice): number =>
  Number(one.kind === 'embark') - Number(other.kind === 'embark') || one.path.length - other.path.length;

/** `others`: the orders for those of the named blocks that can. */
function refusedOf(phrase: Phrase, situation: Situation, others: readonly Choice[] | null): Reading {
  const can = new Set(others?.map(({ block }) => block));
  const missing = phrase.blocks.filter((named) => !named.some((block) => can.has(block)));
  return { kind: 'refused', wish: wishOf({ ...phrase, blocks: missing }, situation), phrase };
}
