// Passages and rulings as they are read.
import { useContext } from 'preact/hooks';
import { listAll } from '@rubicon/words';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { FigureView } from './figure-view.tsx';
import { isIn, type Passage } from './passage.ts';
import { Prose } from './prose.tsx';
import { ReadingContext } from './reading.ts';
import type { RulingNumber } from './rules.ts';

export function Passages({ of }: { readonly of: readonly Passage[] }) {
  const { wanted } = useContext(ReadingContext);
  return (
    <>
      {of
        .filter((passage) => isIn(passage, wanted))
        .map((passage) => (
          <PassageView
            key={
              passage.kind === 'list'
                ? passage.keys[0]
                : passage.kind === 'figure'
                  ? passage.figure
                  : passage.key
            }
            passage={passage}
          />
        ))}
    </>
  );
}

function PassageView({ passage }: { readonly passage: Passage }) {
  const { wanted } = useContext(ReadingContext);
  switch (passage.kind) {
    case 'figure':
      return <FigureView id={passage.figure} />;
    case 'list':
      return (
        <ul class="book-list">
          {passage.keys.map((key) => (
            <li key={key}>
              <Prose of={key} />
            </li>
          ))}
        </ul>
      );
    case 'example':
    case 'option':
      return (
        <p class={`book-aside book-${passage.kind}`}>
          <b class="book-tag">{sayRulebook(`book.${passage.kind}`)}</b> <Prose of={passage.key} />
        </p>
      );
    case 'text':
      if (passage.only === null || wanted !== 'all')
        return (
          <p>
            <Prose of={passage.key} />
          </p>
        );
      return (
        <p class={`book-aside book-only ${passage.only.includes('2.0') ? '' : 'is-older'}`}>
          <b class="book-tag">{sayRulebook('book.only', { editions: listAll([...passage.only]) })}</b>{' '}
          <Prose of={passage.key} />
        </p>
      );
  }
}

export function RulingView({ number }: { readonly number: RulingNumber }) {
  return (
    <p class="book-aside book-ruling">
      <b class="book-tag">{sayRulebook('book.ruling', { number })}</b> <Prose of={`ruling.${number}`} />
    </p>
  );
}
