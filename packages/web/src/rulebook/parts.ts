// The parts of the rulebook in order, and what every word of an address refers to.
import { RULE_NUMBERS, isRuleNumber, type RuleNumber, type GodId } from '@rubicon/words';
import { where, text, type Passage } from './passage.ts';
import { RULING_NUMBERS, type RulingNumber } from './rules.ts';

const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const PARTS = [
  'game', ...CHAPTERS, 'gods', 'blocks', 'map', 'public', 'editions', 'rulings', 'index',
] as const; // prettier-ignore
export type Part = (typeof PARTS)[number];

export const isChapter = (part: Part): part is Chapter => (CHAPTERS as readonly string[]).includes(part);

const rulesOf = (chapter: Chapter): readonly RuleNumber[] =>
  RULE_NUMBERS.filter((number) => number.startsWith(`${chapter}.`));

/** The headings between chapter and rule, with their own texts; their rules begin with their number. */
export const SECTIONS = {
  '3.1': [text('r.3.1.a')],
  '3.2': [text('r.3.2.a')],
  '4.3': [text('r.4.3.a')],
} as const satisfies Readonly<Record<string, readonly Passage[]>>;
export type SectionNumber = keyof typeof SECTIONS;

export const isSection = (word: string): word is SectionNumber => Object.hasOwn(SECTIONS, word);

/** The rules of a chapter in order, each section before its first rule. */
export const headingsOf = (chapter: Chapter): readonly (SectionNumber | RuleNumber)[] =>
  [
    ...rulesOf(chapter),
    ...Object.keys(SECTIONS)
      .filter(isSection)
      .filter((each) => each.startsWith(chapter)),
  ].sort();

/** The passages before the rules of a chapter. */
export const openingOf = (chapter: Chapter): readonly Passage[] =>
  chapter === '8'
    ? [
        text('c.8'),
        where('winterVictory', 'before-harbour', 'c.8.a'),
        where('winterVictory', 'after-supply', 'c.8.b'),
      ]
    : [text(`c.${chapter}`)];

interface God {
  readonly passages: readonly Passage[];
  readonly rulings: readonly RulingNumber[];
}

export const GODS: Readonly<Record<GodId, God>> = {
  Apollo: { passages: [text('god.Apollo.a'), text('god.Apollo.b')], rulings: [2] },
  Jupiter: {
    passages: [
      where('jupiter', 'city', 'god.Jupiter.a'),
      where('jupiter', 'colour-or-sea', 'god.Jupiter.b'),
      where('jupiter', 'colour', 'god.Jupiter.c'),
      text('god.Jupiter.d'),
    ],
    rulings: [15, 16, 4],
  },
  Mars: { passages: [text('god.Mars.a'), text('god.Mars.b')], rulings: [14, 4] },
  Mercury: { passages: [text('god.Mercury.a')], rulings: [6] },
  Neptune: { passages: [text('god.Neptune.a')], rulings: [14] },
  Pluto: { passages: [text('god.Pluto.a')], rulings: [] },
  Vulcan: {
    passages: [
      text('god.Vulcan.a'),
      where('vulcanCleopatra', 'spared', 'god.Vulcan.b'),
      where('vulcanCleopatra', 'joins', 'god.Vulcan.c'),
    ],
    rulings: [18],
  },
};
export const GOD_IDS = Object.keys(GODS) as GodId[];

/** Something in the rulebook with an address of its own: a rule, a god, a ruling, or a whole part. */
export interface Place {
  readonly part: Part;
  readonly word: string; // its word in the address
}

/** Rubicon's own option has an address, since games online refer to it. */
const BIDS_WORD = 'bids';

export const rulingWord = (ruling: RulingNumber): string => `ruling-${ruling}`;

/** What a word refers to: `7.31`, `3.1`, `7`, `Mars`, `ruling-9`, `editions`; null if nothing. */
export function placeAt(word: string): Place | null {
  if (isRuleNumber(word) || isSection(word)) return { part: word.charAt(0) as Chapter, word };
  if (Object.hasOwn(GODS, word)) return { part: 'gods', word };
  if (RULING_NUMBERS.some((number) => rulingWord(number) === word)) return { part: 'rulings', word };
  if (word === BIDS_WORD) return { part: 'editions', word };
  const part = PARTS.find((each) => each === word || `${each}.0` === word);
  return part === undefined ? null : { part, word: part };
}
