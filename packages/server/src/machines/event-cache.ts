// The events each player in a worker process was already sent, so that only new ones are sent.
import { isDeepStrictEqual } from 'node:util';
import type { Event } from '@rubicon/engine';
import type { Question } from './question.ts';

export interface EventCache {
  has(player: string): boolean;
  /** The events to send so that a player knows them all. Call it for every question, in order. */
  missing(player: string, told: readonly Event[]): Pick<Question, 'after' | 'told' | 'forget'>;
  forget(player: string): void;
}

/** Keeps the most recently asked players, at most so many. */
export function eventCache(limit: number): EventCache {
  const known = new Map<string, readonly Event[]>(); // least recently asked first
  return {
    has: (player) => known.has(player),
    missing(player, told) {
      const before = known.get(player) ?? [];
      const after = beginsWith(told, before) ? before.length : 0; // not after an undo
      known.delete(player);
      known.set(player, told);
      const forget = [...known.keys()].slice(0, Math.max(0, known.size - limit));
      for (const name of forget) known.delete(name);
      return { after, told: told.slice(after), forget };
    },
    forget: (player) => void known.delete(player),
  };
}

/** Most events are identical objects; those of formerly pending orders are rebuilt, hence the deep comparison. */
const beginsWith = (told: readonly Event[], before: readonly Event[]): boolean =>
  before.length <= told.length &&
  before.every((event, index) => event === told[index] || isDeepStrictEqual(event, told[index]));
