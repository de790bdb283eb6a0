// Everything in the book that can be looked up: its headings, and its passages for the search.
import { BLOCK_KINDS } from '@rubicon/engine';
import { cardName, kindName, isRuleNumber } from '@rubicon/words';
import { sayRulebook, type BookKey } from '../words/topics/rulebook.ts';
import { isIn, type Passage, type Wanted } from './passage.ts';
import { GAME, PUBLIC } from './articles.ts';
import {
  GODS,
  GOD_IDS,
  PARTS,
  isChapter,
  openingOf,
  placeAt,
  rulesOf,
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

/** The heading at a word of an address: “7.31 Disruption”, “Mars”. */
export function titleAt(word: string): string {
  if (isRuleNumber(word))
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

const found = (word: string, heading: string, keys: readonly BookKey[]): Findable[] =>
  keys.map((key) => ({ word, heading, text: plainOf(sayRulebook(key)) }));

const inEdition = (word: string, passages: readonly Passage[], wanted: Wanted): Findable[] =>
  found(
    word,
    titleAt(word),
    passages.filter((passage) => isIn(passage, wanted)).flatMap((passage) => keysOf(passage)),
  );

/** Each passage of the book in an edition, under the heading where it stands. Rulings are found once, as themselves. */
export function findables(wanted: Wanted): Findable[] {
  return PARTS.flatMap((part) => findablesOf(part, wanted));
}

function findablesOf(part: Part, wanted: Wanted): Findable[] {
  if (isChapter(part))
    return [
      ...inEdition(part, openingOf(part), wanted),
      ...rulesOf(part).flatMap((number) => inEdition(number, RULES[number].passages, wanted)),
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
    case 'map':
    case 'editions':
      return [];
  }
}
