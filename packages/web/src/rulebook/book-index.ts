// Everything in the rulebook that can be looked up: headings, and passages for the search.
import { BLOCK_KINDS } from '@rubicon/engine';
import { cardName, currentLanguage, kindName, isRuleNumber } from '@rubicon/words';
import { indexTerms } from '@rubicon/words/languages/en/rulebook/index-terms';
import { sayRulebook, type BookKey } from '../words/topics/rulebook.ts';
import { isIn, type Passage, type Wanted } from './passage.ts';
import { BIDS, GAME, PUBLIC } from './articles.ts';
import {
  GODS,
  GOD_IDS,
  PARTS,
  SECTIONS,
  headingsOf,
  isChapter,
  isSection,
  openingOf,
  placeAt,
  rulingWord,
  type Part,
} from './parts.ts';
import { plainOf } from './reference.ts';
import { RULES, RULING_NUMBERS } from './rules.ts';
import type { Findable } from './search.ts';

/** “7 Battle”, “The gods”. */
export const partTitle = (part: Part): string =>
  isChapter(part)
    ? sayRulebook('book.rule', { number: part, title: sayRulebook(`part.${part}`) })
    : sayRulebook(`part.${part}`);

/** The heading for a word of an address: “7.31 Disruption”, “Mars”. */
export function titleAt(word: string): string {
  if (isRuleNumber(word) || isSection(word))
    return sayRulebook('book.rule', { number: word, title: sayRulebook(`r.${word}.title`) });
  const god = GOD_IDS.find((each) => each === word);
  if (god !== undefined) return cardName(god);
  const ruling = RULING_NUMBERS.find((each) => rulingWord(each) === word);
  if (ruling !== undefined) return sayRulebook('book.ruling', { number: ruling });
  return partTitle(placeAt(word)!.part);
}

const keysOf = (passage: Passage): readonly BookKey[] =>
  passage.kind === 'list'
    ? passage.keys
    : passage.kind === 'figure'
      ? [`figure.${passage.figure}`]
      : [passage.key];

type IndexKey = keyof typeof indexTerms;
const isIndexKey = (key: string): key is IndexKey => Object.hasOwn(indexTerms, key);

/** The index terms of a rule, a chapter or a god besides its heading. */
function termsAt(word: string): string[] {
  const key = `index.${word}`;
  return isIndexKey(key) ? sayRulebook(key).split(/[;；] ?/) : [];
}

interface IndexEntry {
  readonly term: string;
  readonly words: readonly string[]; // the addresses it links to
}

/** The index: every heading of a rule and every term, sorted as the language sorts. */
export function indexEntries(): IndexEntry[] {
  const headed = PARTS.filter(isChapter).flatMap((chapter) => [chapter, ...headingsOf(chapter)]);
  const titleOf = (word: string): string => titleAt(word).replace(/^[\d.]+ /, '');
  const listed = [...headed, ...GOD_IDS].flatMap((word) =>
    [titleOf(word), ...termsAt(word)].map((term) => ({ term, word })),
  );
  const { compare } = new Intl.Collator(currentLanguage());
  return [...Map.groupBy(listed, ({ term }) => term)]
    .map(([term, all]) => ({ term, words: all.map(({ word }) => word) }))
    .sort((a, b) => compare(a.term, b.term));
}

const found = (word: string, heading: string, keys: readonly BookKey[]): Findable[] =>
  keys.map((key) => ({ word, heading, text: plainOf(sayRulebook(key)), terms: termsAt(word) }));

const inEdition = (word: string, passages: readonly Passage[], wanted: Wanted): Findable[] =>
  found(
    word,
    titleAt(word),
    passages.filter((passage) => isIn(passage, wanted)).flatMap((passage) => keysOf(passage)),
  );

/** Each passage of the rulebook in an edition, under its heading. Rulings are found once, as themselves. */
export function findables(wanted: Wanted): Findable[] {
  return PARTS.flatMap((part) => findablesOf(part, wanted));
}

function findablesOf(part: Part, wanted: Wanted): Findable[] {
  if (isChapter(part))
    return [
      ...inEdition(part, openingOf(part), wanted),
      ...headingsOf(part).flatMap((number) =>
        inEdition(number, isSection(number) ? SECTIONS[number] : RULES[number].passages, wanted),
      ),
    ];
  switch (part) {
    case 'game':
    case 'public':
      return (part === 'game' ? GAME : PUBLIC).flatMap(({ title, keys }) =>
        found(part, `${partTitle(part)}: ${sayRulebook(title)}`, keys),
      );
    case 'gods':
      return [
        ...found(part, partTitle(part), ['gods.about', 'gods.common']),
        ...GOD_IDS.flatMap((god) => inEdition(god, GODS[god].passages, wanted)),
        ...found(part, sayRulebook('gods.command'), ['gods.command.a']),
      ];
    case 'blocks':
      return BLOCK_KINDS.flatMap((kind) => found(part, kindName(kind), [`kind.${kind}`]));
    case 'rulings':
      return RULING_NUMBERS.flatMap((number) =>
        found(rulingWord(number), titleAt(rulingWord(number)), [`ruling.${number}`]),
      );
    case 'editions':
      return BIDS.flatMap(({ word, title, keys }) => found(word, sayRulebook(title), keys));
    case 'map':
    case 'index':
      return [];
  }
}
