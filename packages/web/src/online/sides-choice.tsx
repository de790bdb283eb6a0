// How the sides of a new game online are settled: chosen, drawn, or bid for.
import { bookRate } from '@rubicon/ai/balance';
import type { Edition } from '@rubicon/engine';
import type { NewGame } from '@rubicon/protocol';
import { percentText, say, sideName } from '@rubicon/words';
import { Choose } from '../ui/fields.tsx';
import { sayCommunity } from '../words/topics/community.ts';

interface Props<T> {
  readonly side: T;
  readonly sides: readonly T[]; // those there are to choose from
  readonly edition: Edition;
  readonly onChange: (side: T) => void;
}

export function Sides<T extends NewGame['side']>({ side, sides, edition, onChange }: Props<T>) {
  const textOf = (each: NewGame['side']): string =>
    each === 'random' || each === 'bid' ? say(`new.side-${each}`) : sideName(each);
  return (
    <>
      <Choose
        label={say('new.side')}
        value={side}
        options={Object.fromEntries(sides.map((each) => [each, textOf(each)])) as Record<T, string>}
        onChange={onChange}
      />
      {side === 'bid' ? (
        <p class="enter-note">
          {sayCommunity('side.bid-note', { rate: percentText(bookRate(edition).rate), edition })}{' '}
          <a class="link" href="#rules=bids">
            {sayCommunity('side.bid-rules')}
          </a>
        </p>
      ) : null}
    </>
  );
}
