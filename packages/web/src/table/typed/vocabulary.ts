// The words a typed order may have: names of blocks, locations and cards, and words for orders and questions, in the
// language of the page and in English.
import {
  AREA_IDS,
  BLOCK_IDS,
  CARD_IDS,
  COLOURS,
  KIND,
  type AreaId,
  type BlockId,
  type BlockKind,
  type CardId,
  type Colour,
} from '@rubicon/engine';
import {
  areaName,
  blockName,
  cardMark,
  cardName,
  colourName,
  kindName,
  letteredName,
  roman,
} from '@rubicon/words';
import { en } from '@rubicon/words/languages/en/index';
import { messages } from '@rubicon/words/languages/en/topics/typed';
import { sayTyped } from '../../words/topics/typed.ts';
import { foldText } from '../state/find-orders.ts';

export const ORDER_VERBS = [
  'move',
  'attack',
  'embark',
  'main',
  'levy',
  'raise',
  'deploy',
  'fire',
  'pass',
  'retreat',
  'perish',
  'hit',
  'regroup',
  'harbour',
  'disband',
  'discard',
  'play',
  'strike',
  'jupiter',
  'vulcan',
  'surprise',
  'defect',
  'fight',
  'done',
] as const;
export type OrderVerb = (typeof ORDER_VERBS)[number];

export const QUESTIONS = [
  'who',
  'where',
  'from',
  'threats',
  'last',
  'score',
  'hand',
  'left',
  'undo',
  'undo-phase',
  'help',
] as const;
export type Question = (typeof QUESTIONS)[number];

export type Role = 'from' | 'to' | 'via';

export type Token =
  | { readonly kind: 'verb'; readonly verb: OrderVerb | Question }
  | { readonly kind: 'blocks'; readonly blocks: readonly BlockId[] } // of one name: each side may have it
  | { readonly kind: 'sort'; readonly sort: BlockKind }
  | { readonly kind: 'area'; readonly area: AreaId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'colour'; readonly colour: Colour }
  | { readonly kind: 'role'; readonly role: Role; readonly isAfter: boolean } // it follows its location, as in Japanese
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'all' | 'direct' | 'skip' }
  | { readonly kind: 'unknown'; readonly word: string };

/** Folded phrases and what each may mean; a god is a card, and the word for calling on him. */
export type Vocabulary = ReadonlyMap<string, readonly Token[]>;

const SORTS: readonly BlockKind[] = ['leader', 'legio', 'equitatus', 'auxilia', 'navis'];

type WordKey = Extract<keyof typeof messages, `word.${string}`>;

/** Words of the page's language first. */
const wordsFor = (key: WordKey): string[] =>
  [sayTyped(key), messages[key]].flatMap((list) => list.split(/[,、]/).map((word) => word.trim()));

/** The word to suggest for an order or a question. */
export const wordOf = (verb: OrderVerb | Question): string => wordsFor(`word.${verb}`)[0]!;

export function createVocabulary(): Vocabulary {
  const phrases = new Map<string, Token[]>();
  const add = (phrase: string, token: Token): void => {
    const folded = foldText(phrase);
    const known = phrases.get(folded) ?? [];
    if (!known.some((each) => JSON.stringify(each) === JSON.stringify(token)))
      phrases.set(folded, [...known, token]);
  };
  const addAll = (key: WordKey, token: Token): void => {
    for (const word of wordsFor(key)) add(word, token);
  };
  for (const verb of [...ORDER_VERBS, ...QUESTIONS])
    if (verb !== 'from') addAll(`word.${verb}`, { kind: 'verb', verb });
  for (const role of ['from', 'to', 'via'] as const)
    for (const word of wordsFor(`word.${role}`))
      add(word, { kind: 'role', role, isAfter: !/^\p{Script=Latin}/u.test(word) });
  for (const kind of ['all', 'direct', 'skip'] as const) addAll(`word.${kind}`, { kind });
  for (const area of AREA_IDS) for (const name of areaNames(area)) add(name, { kind: 'area', area });
  addAll('word.Rome', { kind: 'area', area: 'Rome' as AreaId });
  for (const [name, blocks] of blocksByName()) add(name, { kind: 'blocks', blocks });
  for (const sort of SORTS) for (const noun of nounsOf(sort)) add(noun, { kind: 'sort', sort });
  for (const card of CARD_IDS) for (const name of cardNames(card)) add(name, { kind: 'card', card });
  for (const colour of COLOURS)
    for (const name of [colourName(colour), colour]) add(name, { kind: 'colour', colour });
  return phrases;
}

const areaNames = (area: AreaId): string[] => [area, letteredName(area), areaName(area)];

const cardNames = (card: CardId): string[] => [card, cardName(card), cardMark(card)];

/** “Legion”, “Legio”: the name of the kind, and what stands before its number. */
const nounsOf = (sort: BlockKind): string[] => {
  const english = [en[`kind.${sort}`]];
  if (sort === 'legio' || sort === 'equitatus' || sort === 'auxilia' || sort === 'navis')
    english.push(en[`block.${sort}`].replace('{number}', '').trim() as 'Legion');
  return [kindName(sort), ...english];
};

function blocksByName(): Map<string, BlockId[]> {
  const byName = new Map<string, BlockId[]>();
  for (const [index, block] of BLOCK_IDS.entries()) {
    byName.set(foldText(block), [block]);
    for (const name of new Set(blockNames(block, KIND[index]!).map(foldText)))
      byName.set(name, [...(byName.get(name) ?? []), block]);
  }
  return byName;
}

/** As the page and English call it, its number in Roman or Arabic numerals. */
function blockNames(block: BlockId, kind: BlockKind): string[] {
  const number = /\d+$/.exec(block)?.[0];
  if (number === undefined) {
    const bare = block.replace(/^[CP]\./, '');
    return bare === block ? [blockName(block)] : [blockName(block), bare];
  }
  const numerals = [number, roman(Number(number))];
  const named = blockName(block).split(roman(Number(number)));
  return numerals.flatMap((numeral) => [
    named.join(numeral),
    ...nounsOf(kind).flatMap((noun) => [`${noun} ${numeral}`, `${noun}${numeral}`]),
  ]);
}
