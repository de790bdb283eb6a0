// The parts of the book in their order, and where every word of an address leads.
import { RULE_NUMBERS, isRuleNumber, type RuleNumber, type GodId } from '@rubicon/words';
import { only, text, type Passage } from './passage.ts';
import { RULING_NUMBERS, type RulingNumber } from './rules.ts';

const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const PARTS = [
  'game', ...CHAPTERS, 'gods', 'blocks', 'map', 'public', 'editions', 'rulings',
] as const; // prettier-ignore
export type Part = (typeof PARTS)[number];

export const isChapter = (part: Part): part is Chapter => (CHAPTERS as readonly string[]).includes(part);

export const rulesOf = (chapter: Chapter): readonly RuleNumber[] =>
  RULE_NUMBERS.filter((number) => number.startsWith(`${chapter}.`));

/** What stands before the rules of a chapter. */
export const openingOf = (chapter: Chapter): readonly Passage[] =>
  chapter === '8'
    ? [text('c.8'), only(['2.0', '1.1'], 'c.8.a'), only(['1.0'], 'c.8.b')]
    : [text(`c.${chapter}`)];

interface God {
  readonly passages: readonly Passage[];
  readonly rulings: readonly RulingNumber[];
}

export const GODS: Readonly<Record<GodId, God>> = {
  Apollo: { passages: [text('god.Apollo.a'), text('god.Apollo.b')], rulings: [2] },
  Jupiter: {
    passages: [
      only(['2.0'], 'god.Jupiter.a'),
      only(['1.1'], 'god.Jupiter.b'),
      only(['1.0'], 'god.Jupiter.c'),
      text('god.Jupiter.d'),
    ],
    rulings: [15, 16, 4],
  },
  Mars: { passages: [text('god.Mars.a'), text('god.Mars.b')], rulings: [14, 4] },
  Mercury: { passages: [text('god.Mercury.a')], rulings: [6] },
  Neptune: { passages: [text('god.Neptune.a')], rulings: [14] },
  Pluto: { passages: [text('god.Pluto.a')], rulings: [] },
  Vulcan: {
    passages: [text('god.Vulcan.a'), only(['2.0'], 'god.Vulcan.b'), only(['1.1', '1.0'], 'god.Vulcan.c')],
    rulings: [18],
  },
};
export const GOD_IDS = Object.keys(GODS) as GodId[];

/** Something in the book that has a name of its own: a rule, a god, a ruling, or a whole part. */
export interface Place {
  readonly part: Part;
  readonly word: string; // what the address calls it
}

export const rulingWord = (ruling: RulingNumber): string => `ruling-${ruling}`;

/** Where a word leads: `7.31`, `7`, `Mars`, `ruling-9`, `editions`; null if nowhere. */
export function placeAt(word: string): Place | null {
  if (isRuleNumber(word)) return { part: word.charAt(0) as Chapter, word };
  if (Object.hasOwn(GODS, word)) return { part: 'gods', word };
  if (RULING_NUMBERS.some((number) => rulingWord(number) === word)) return { part: 'rulings', word };
  const part = PARTS.find((each) => each === word || `${each}.0` === word);
  if (part !== undefined) return { part, word: part };
  // The headings between: 3.1 is where 3.11 begins
  const within = RULE_NUMBERS.find((number) => /^\d\.\d$/.test(word) && number.startsWith(word));
  return within === undefined ? null : { part: within.charAt(0) as Chapter, word: within };
}
