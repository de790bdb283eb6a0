// The ratings of a game's players: of people as the server knows them, of computers as measured.
import { LEVEL_RATINGS } from '@rubicon/ai/level';
import type { Signal } from '@preact/signals';
import { SIDES, type PerSide } from '@rubicon/engine';
import type { Sitter } from '@rubicon/protocol';
import { useEffect } from 'preact/hooks';
import type { Api } from '../../net/api.ts';

export type Ratings = PerSide<number | null>;
export const NO_RATINGS: Ratings = { caesar: null, pompey: null };

async function ratingOf(api: Pick<Api, 'person'>, sitter: Sitter): Promise<number | null> {
  if (sitter.kind === 'machine') return LEVEL_RATINGS[sitter.level].rating;
  if (sitter.kind === 'open' || sitter.isGuest) return null;
  const { rating } = await api.person(sitter.person);
  return rating?.rating ?? null;
}

export async function ratingsOf(api: Pick<Api, 'person'>, sitters: PerSide<Sitter>): Promise<Ratings> {
  const [caesar, pompey] = await Promise.all(
    SIDES.map((side) => ratingOf(api, sitters[side]).catch(() => null)), // the game goes on without them
  );
  return { caesar: caesar!, pompey: pompey! };
}

/** They are asked for once: the players of a running game do not change. */
export function useRatings(api: Api, sitters: PerSide<Sitter> | null, into: Signal<Ratings>): void {
  const seated = JSON.stringify(sitters); // every update has a copy of its own
  useEffect(() => {
    const known = JSON.parse(seated) as PerSide<Sitter> | null;
    if (known !== null) void ratingsOf(api, known).then((found) => (into.value = found));
  }, [api, seated, into]);
}
