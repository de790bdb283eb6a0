import type { GameCard, PersonId, Watched } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { shownOf } from './shown.ts';

const game = (caesar: string, isLive: boolean): Watched => ({
  ratings: { caesar: null, pompey: null },
  card: {
    pace: { kind: isLive ? 'live' : 'none' },
    sitters: {
      caesar: { kind: 'person', person: caesar as PersonId, name: caesar, isGuest: false },
      pompey: { kind: 'machine', level: 'miles' },
    },
  } as unknown as GameCard,
});

test('the first live game that is not the viewer’s own has the large board', () => {
  const [own, best, slow] = [game('me', true), game('anna', true), game('livia', false)];
  const list = { games: [own, best, slow], great: slow };
  expect(shownOf(list, 'me')).toEqual({ featured: best, great: null, live: [own], slow: [slow] });
  expect(shownOf(list, null)).toEqual({ featured: own, great: null, live: [best], slow: [slow] });
});

test('a great game has it where no live game is on', () => {
  const [own, great] = [game('me', true), game('anna', false)];
  expect(shownOf({ games: [own], great }, 'me')).toEqual({ featured: null, great, live: [own], slow: [] });
});
