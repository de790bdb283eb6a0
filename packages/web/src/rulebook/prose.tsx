// A text of the rulebook: references are links, and search terms are marked.
import { useContext } from 'preact/hooks';
import { isRuleNumber } from '@rubicon/words';
import { sayRulebook, type BookKey } from '../words/topics/rulebook.ts';
import { Going } from './going.tsx';
import { ReadingContext } from './reading.ts';
import { segmentsOf } from './reference.ts';
import { rangesIn } from './search.ts';

export const Prose = ({ of }: { readonly of: BookKey }) => (
  <>
    {segmentsOf(sayRulebook(of)).map(({ at, text, word }) =>
      word === null ? <Marked key={at} text={text} /> : <Reference key={at} word={word} text={text} />,
    )}
  </>
);

/** A reference in a text, as a link. */
export function Reference({ word, text }: { readonly word: string; readonly text: string }) {
  const isRule = isRuleNumber(word);
  return (
    <Going
      word={word}
      look={isRule ? 'book-ref' : 'book-link'}
      label={isRule ? sayRulebook('book.reference', { number: word }) : undefined}
    >
      {text}
    </Going>
  );
}

/** Plain text with the search terms marked. */
export function Marked({ text }: { readonly text: string }) {
  const { marked } = useContext(ReadingContext);
  const ranges = rangesIn(text, marked);
  if (ranges.length === 0) return <>{text}</>;
  let end = 0;
  return (
    <>
      {ranges.map(([from, to]) => {
        const before = text.slice(end, from);
        end = to;
        return (
          <>
            {before}
            <mark>{text.slice(from, to)}</mark>
          </>
        );
      })}
      {text.slice(ranges.at(-1)![1])}
    </>
  );
}
