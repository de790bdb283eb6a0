// The store of tournaments in memory, for tests of the layers above it. It passes the store contract.
import type { PersonId, TournamentId } from '@rubicon/protocol';
import type { StoredTournament, TournamentStore } from '../../src/data/contract/tournaments.ts';

interface Kept {
  row: StoredTournament;
  readonly texts: string[];
  readonly keys: Set<string>;
  readonly people: Set<PersonId>;
}

export interface MemoryTournaments extends TournamentStore {
  /** With the account of a person. */
  forget(person: PersonId): void;
}

const isOn = ({ status }: StoredTournament): boolean =>
  status === 'open' || status === 'running' || status === 'paused';

export function memoryTournaments(): MemoryTournaments {
  const kept = new Map<TournamentId, Kept>();
  const rows = (): StoredTournament[] => [...kept.values()].map(({ row }) => row);
  return {
    read: (id, after) => Promise.resolve(kept.get(id)?.texts.slice(after) ?? null),
    append: (row, after, entries, people) => {
      const known = kept.get(row.id) ?? { row, texts: [], keys: new Set(), people: new Set() };
      const keys = entries.flatMap(({ key }) => (key === null ? [] : [key]));
      if (known.texts.length !== after || keys.some((key) => known.keys.has(key)))
        return Promise.resolve(false);
      known.row = row;
      known.texts.push(...entries.map(({ text }) => text));
      for (const key of keys) known.keys.add(key);
      for (const person of people) known.people.add(person);
      kept.set(row.id, known);
      return Promise.resolve(true);
    },
    list: (limit) =>
      Promise.resolve(
        rows()
          .toSorted(
            (one, other) => Number(isOn(other)) - Number(isOn(one)) || other.changedMs - one.changedMs,
          )
          .slice(0, limit),
      ),
    due: (nowMs, limit) =>
      Promise.resolve(
        rows()
          .filter(({ dueMs }) => dueMs !== null && dueMs <= nowMs)
          .toSorted((one, other) => one.dueMs! - other.dueMs!)
          .map(({ id }) => id)
          .slice(0, limit),
      ),
    ofPerson: (person) =>
      Promise.resolve([...kept].filter(([, { people }]) => people.has(person)).map(([id]) => id)),
    forget: (person) => {
      for (const { people } of kept.values()) people.delete(person);
    },
  };
}
