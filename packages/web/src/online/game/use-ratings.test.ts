import type { PersonId, Profile, Sitter } from '@rubicon/protocol';
import { expect, test } from 'vitest';
import { ratingsOf } from './use-ratings.ts';

const person = (name: string, isGuest = false): Sitter => ({
  kind: 'person',
  person: name as PersonId,
  name,
  isGuest,
});
const RATINGS: Readonly<Record<string, number>> = { livia: 1612.4 };
const api = {
  person: (id: PersonId): Promise<Profile> =>
    id === 'gone'
      ? Promise.reject(new Error('no such person'))
      : Promise.resolve({ rating: id in RATINGS ? { rating: RATINGS[id] } : null } as Profile),
};

test.each<[string, Sitter, number | null]>([
  ['a rated person', person('livia'), 1612.4],
  ['a person without a rating', person('anna'), null],
  ['a guest', person('livia', true), null],
  ['someone who is gone', person('gone'), null],
  ['a computer', { kind: 'machine', level: 'miles' }, 1500],
  ['nobody', { kind: 'open' }, null],
])('%s', async (_who, sitter, rating) => {
  expect(await ratingsOf(api, { caesar: sitter, pompey: { kind: 'open' } })).toEqual({
    caesar: rating,
    pompey: null,
  });
});
