// What was agreed on when a game was made, in words: whoever joins should know.
import type { GameCard } from '@rubicon/protocol';
import { sayClub } from '../words/topics/club/index.ts';
import { listAll, say } from '../words/words.ts';
import { paceText } from './pace-words.ts';

export const AIDS = ['odds', 'hints', 'intel', 'undo'] as const;

type Agreed = Pick<GameCard, 'pace' | 'options' | 'aids' | 'rated'>;

export const termsOf = ({ pace, options, aids, rated }: Agreed): readonly string[] => {
  const allowed = AIDS.filter((aid) => aids[aid]).map((aid) => sayClub(`terms.${aid}`));
  return [
    paceText(pace),
    say('start.edition', { edition: options.edition }),
    ...(options.rules.freeDeployment === true ? [sayClub('terms.free')] : []),
    say(rated ? 'games.rated' : 'games.unrated'),
    allowed.length === 0 ? sayClub('terms.nothing') : sayClub('terms.allowed', { aids: listAll(allowed) }),
  ];
};
