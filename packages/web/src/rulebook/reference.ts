// References in texts: `{7.31}` and `{Mars}` link to other passages of the rulebook.
import type { CardId } from '@rubicon/engine';
import { cardName, isRuleNumber } from '@rubicon/words';

export interface Segment {
  readonly at: number; // index in the text
  readonly text: string;
  readonly word: string | null; // what it refers to; null for plain text
}

const REFERENCE = /\{([^{}]+)\}/g;

export const referencesIn = (text: string): string[] =>
  Array.from(text.matchAll(REFERENCE), (match) => match[1]!);

/** The visible text of a reference: `§7.31`, or the name of a god. */
const labelOf = (word: string): string => (isRuleNumber(word) ? `§${word}` : cardName(word as CardId));

export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(REFERENCE)) {
    if (match.index > end) segments.push({ at: end, text: text.slice(end, match.index), word: null });
    segments.push({ at: match.index, text: labelOf(match[1]!), word: match[1]! });
    end = match.index + match[0].length;
  }
  if (end < text.length) segments.push({ at: end, text: text.slice(end), word: null });
  return segments;
}

/** The text as it is read aloud or searched. */
export const plainOf = (text: string): string =>
  segmentsOf(text)
    .map((segment) => segment.text)
    .join('');
