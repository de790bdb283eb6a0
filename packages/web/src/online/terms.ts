// A game's terms in words, for anyone who joins.
import type { Aids, GameCard } from '@rubicon/protocol';
import { AIDS } from '@rubicon/protocol/lists';
import { listAll, say } from '@rubicon/words';
import { sayCommunity } from '../words/topics/community.ts';
import { paceText } from './pace-words.ts';

type Agreed = Pick<GameCard, 'pace' | 'aids' | 'rated' | 'byBid'> & {
  readonly options: {
    readonly edition: string;
    readonly rules: { readonly freeDeployment?: boolean | undefined };
  };
};

export const termsOf = ({ pace, options, aids, rated, byBid }: Agreed): readonly string[] => [
  paceText(pace),
  say('start.edition', { edition: options.edition }),
  ...(options.rules.freeDeployment === true ? [sayCommunity('terms.free')] : []),
  ...(byBid ? [sayCommunity('terms.bid')] : []),
  say(rated ? 'games.rated' : 'games.unrated'),
  aidsText(aids),
];

/** Which aids are allowed. */
export function aidsText(aids: Aids): string {
  const allowed = AIDS.filter((aid) => aids[aid]).map((aid) => sayCommunity(`terms.${aid}`));
  return allowed.length === 0
    ? sayCommunity('terms.nothing')
    : sayCommunity('terms.allowed', { aids: listAll(allowed) });
}
