// A typed text as tokens: phrases of the vocabulary, numbers, beginnings of names, and words that mean nothing.
import type { AreaId } from '@rubicon/engine';
import { roman } from '@rubicon/words';
import { foldText } from '../state/find-orders.ts';
import type { Token, Vocabulary } from './vocabulary.ts';

const SEPARATOR = /[\s,;:.!?？、。，．：；！・→>–—―‐-]/u;
const LATIN = /[a-z0-9]/;

/** The longest phrases of the vocabulary, from left to right. Words of Latin letters are whole words. */
export function tokensOf(text: string, vocabulary: Vocabulary): Token[][] {
  const folded = foldText(text);
  const longest = Math.max(...[...vocabulary.keys()].map((phrase) => phrase.length));
  const tokens: Token[][] = [];
  for (let at = 0; at < folded.length;) {
    const known = phraseAt(folded, at, longest, vocabulary);
    if (known !== null) {
      tokens.push([...vocabulary.get(known)!]);
      at += known.length;
    } else if (SEPARATOR.test(folded[at]!)) at += 1;
    else {
      const word = wordAt(folded, at);
      tokens.push([tokenOf(word, vocabulary)]);
      at += word.length;
    }
  }
  return tokens;
}

function phraseAt(text: string, at: number, longest: number, vocabulary: Vocabulary): string | null {
  if (at > 0 && isInWord(text, at)) return null;
  for (let length = Math.min(longest, text.length - at); length > 0; length--) {
    const phrase = text.slice(at, at + length);
    if (vocabulary.has(phrase) && !isInWord(text, at + length)) return phrase;
  }
  return null;
}

/** Between two Latin letters. */
const isInWord = (text: string, at: number): boolean =>
  LATIN.test(text[at - 1] ?? '') && LATIN.test(text[at] ?? '');

function wordAt(text: string, at: number): string {
  let end = at + 1;
  if (!LATIN.test(text[at]!)) return text.slice(at, end);
  while (end < text.length && LATIN.test(text[end]!)) end += 1;
  return text.slice(at, end);
}

const NUMERALS = Array.from({ length: 40 }, (_, number) => roman(number).toLowerCase());

const SHORTEST = 3; // letters that may stand for a name

/** A number, or the beginning of the name of one location. */
function tokenOf(word: string, vocabulary: Vocabulary): Token {
  const number = /^\d+$/.test(word) ? Number(word) : NUMERALS.indexOf(word);
  if (number > 0) return { kind: 'number', number };
  const meant = new Set<AreaId>();
  if (word.length >= SHORTEST)
    for (const [phrase, tokens] of vocabulary)
      for (const token of tokens)
        if (token.kind === 'area' && phrase.split(' ').some((part) => part.startsWith(word)))
          meant.add(token.area);
  const [area] = meant;
  return meant.size === 1 ? { kind: 'area', area: area! } : { kind: 'unknown', word };
}
