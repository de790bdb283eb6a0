// Full-text search in any language: by substring, ignoring case, accents and width. Japanese has no spaces between
// words, so nothing here depends on word boundaries.

const ACCENTS = /[\u0300-\u036F]/g; // marks of Latin letters; the marks of kana distinguish words

const plain = (text: string): string =>
  text.normalize('NFKD').replaceAll(ACCENTS, '').replaceAll('・', '').toLowerCase();

const BETWEEN = /[\s()/&,;:–—-]+/; // words; a full stop is part of a rule's number

export const wordsOf = (query: string): string[] => plain(query).split(BETWEEN).filter(Boolean);

interface Folded {
  readonly text: string;
  readonly at: readonly number[]; // index of each character in the original
}

function fold(text: string): Folded {
  let folded = '';
  const at: number[] = [];
  let from = 0;
  for (const character of text) {
    const made = plain(character);
    for (let i = 0; i < made.length; i++) at.push(from);
    folded += made;
    from += character.length;
  }
  at.push(text.length);
  return { text: folded, at };
}

export type Range = readonly [start: number, end: number];

/** Where the words occur in a text, in order and without overlaps. */
export function rangesIn(text: string, words: readonly string[]): Range[] {
  const folded = fold(text);
  const found: Range[] = [];
  for (const word of words) {
    for (let i = folded.text.indexOf(word); i >= 0; i = folded.text.indexOf(word, i + word.length)) {
      const last = folded.at[i + word.length - 1]!;
      const end = folded.at.find((each) => each > last) ?? text.length;
      found.push([folded.at[i]!, end]);
    }
  }
  found.sort(([a], [b]) => a - b);
  return found.filter(([start], i) => i === 0 || start >= found[i - 1]![1]);
}

/** Something that can be found: its address, its heading, and its text. */
export interface Findable {
  readonly word: string;
  readonly heading: string; // with its number, where it has one: “7.3 Battle Reserves”
  readonly text: string;
  readonly terms?: readonly string[]; // index terms of this heading
}

const phraseOf = (text: string): string => wordsOf(text).join(' ');

/** How well an entry matches, 0 is best; null if it lacks a word. */
function rankOf({ heading, text, terms = [] }: Findable, words: readonly string[]): number | null {
  const phrase = words.join(' ');
  const headed = phraseOf(heading);
  const title = headed.replace(/^[\d.]+ /, '');
  const listed = terms.map(phraseOf);
  const said = plain(text);
  const areIn = (...texts: string[]): boolean =>
    words.every((word) => texts.some((each) => each.includes(word)));
  const tests = [
    () => [title, headed, ...listed].includes(phrase),
    () => title.startsWith(phrase) || headed.startsWith(`${phrase} `),
    () => listed.some((term) => term.startsWith(phrase)),
    () => areIn(headed),
    () => areIn(headed, ...listed),
    () => said.includes(phrase),
    () => areIn(headed, ...listed, said),
  ];
  const rank = tests.findIndex((test) => test());
  return rank < 0 ? null : rank;
}

/**
 * All entries that have every word. First those whose heading or index term matches exactly, then headings and terms
 * that start with the query, then those that contain the words, and last passages that contain them only in their text.
 */
export function search<F extends Findable>(entries: readonly F[], query: string): F[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = entries.flatMap((entry) => {
    const rank = rankOf(entry, words);
    return rank === null ? [] : [{ entry, rank }];
  });
  return found.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry);
}

const AROUND = 70; // characters kept on either side of the match

/** The part of a text around the first match. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = rangesIn(text, words);
  if (first === undefined || text.length <= 3 * AROUND) return text;
  const start = Math.max(0, first[0] - AROUND);
  const end = Math.min(text.length, first[1] + 2 * AROUND);
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
