// The events that each player in a worker process was sent already, so that only the rest need be sent.
import { isDeepStrictEqual } from 'node:util';
import type { Event } from '@rubicon/engine';
import type { Question } from './question.ts';

export interface EventCache {
  has(player: string): boolean;
  /** What to send to a player that is to know all that was told. Called for every question, in their order. */
  missing(player: string, told: readonly Event[]): Pick<Question, 'after' | 'told' | 'forget'>;
  forget(player: string): void;
}

/** Keeps those asked last, at most so many. */
export function eventCache(limit: number): EventCache {
  const known = new Map<string, readonly Event[]>(); // asked longest ago first
  return {
    has: (player) => known.has(player),
    missing(player, told) {
      const before = known.get(player) ?? [];
      const after = beginsWith(told, before) ? before.length : 0; // not after something was taken back
      known.delete(player);
      known.set(player, told);
      const forget = [...known.keys()].slice(0, Math.max(0, known.size - limit));
      for (const name of forget) known.delete(name);
      return { after, told: told.slice(after), forget };
    },
    forget: (player) => void known.delete(player),
  };
}

/** Most events are the very same; those of orders that were pending are told anew. */
const beginsWith = (told: readonly Event[], before: readonly Event[]): boolean =>
  before.length <= told.length &&
  before.every((event, index) => event === told[index] || isDeepStrictEqual(event, told[index]));
