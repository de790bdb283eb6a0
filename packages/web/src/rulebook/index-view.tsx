// The index: headings and terms in alphabetical order, with the rules they refer to. A god card is its own link.
import { indexEntries } from './book-index.ts';
import { GOD_IDS } from './parts.ts';
import { Reference } from './prose.tsx';
import { cardName } from '@rubicon/words';

const labelOf = (word: string): string => {
  const god = GOD_IDS.find((each) => each === word);
  return god === undefined ? `§${word}` : cardName(god);
};

export const IndexView = () => (
  <ul class="book-index">
    {indexEntries().map(({ term, words }) => (
      <li key={term}>
        {words.every((word) => labelOf(word) === term) ? null : `${term} `}
        {words.map((word) => (
          <Reference key={word} word={word} text={labelOf(word)} />
        ))}
      </li>
    ))}
  </ul>
);
