// The table of contents: all parts, and under the current one its rules or gods.
import { cardName } from '@rubicon/words';
import { sayRulebook } from '../words/topics/rulebook.ts';
import { GOD_IDS, PARTS, headingsOf, isChapter, type Part, type Place } from './parts.ts';
import { Going } from './going.tsx';

export function Contents({ at }: { readonly at: Place | null }) {
  return (
    <ol class="book-contents">
      {PARTS.map((part) => (
        <li key={part}>
          <Item
            word={part}
            title={sayRulebook(`part.${part}`)}
            at={at}
            mark={isChapter(part) ? part : null}
          />
          {at?.part === part ? <Within part={part} at={at} /> : null}
        </li>
      ))}
    </ol>
  );
}

function Within({ part, at }: { readonly part: Part; readonly at: Place }) {
  if (isChapter(part))
    return (
      <ol>
        {headingsOf(part).map((number) => (
          <li key={number}>
            <Item word={number} title={sayRulebook(`r.${number}.title`)} at={at} mark={number} />
          </li>
        ))}
      </ol>
    );
  if (part !== 'gods') return null;
  return (
    <ol>
      {GOD_IDS.map((god) => (
        <li key={god}>
          <Item word={god} title={cardName(god)} at={at} mark={null} />
        </li>
      ))}
    </ol>
  );
}

interface ItemProps {
  readonly word: string;
  readonly title: string;
  readonly mark: string | null;
  readonly at: Place | null;
}

function Item({ word, title, mark, at }: ItemProps) {
  return (
    <Going word={word} look="book-item" isHere={at?.word === word}>
      {mark === null ? null : <span class="book-mark">{mark}</span>} {title}
    </Going>
  );
}
