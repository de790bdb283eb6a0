// The log of a stored tournament: read, folded, and appended to. Of two who append at once the second starts over.
import type { PersonId, TournamentId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import { cardOf } from './shown.ts';
import { keyOf, type TournamentEntry, type TournamentEvent } from './rules/event.ts';
import { wakeMs } from './rules/next.ts';
import { applyEvent, foldTournament, type TournamentState } from './rules/state.ts';
import { refused } from './refusals.ts';

const RACES = 12;

export interface LoadedTournament {
  readonly id: TournamentId;
  readonly entries: readonly TournamentEntry[];
  readonly state: TournamentState;
}

export type TournamentLogs = ReturnType<typeof tournamentLogs>;

export function tournamentLogs({ tournaments }: Pick<Store, 'tournaments'>, now: () => number) {
  async function load(id: TournamentId): Promise<LoadedTournament> {
    const texts = await tournaments.read(id);
    if (texts === null) throw refused('no-tournament');
    const entries = texts.map((text) => JSON.parse(text) as TournamentEntry);
    return { id, entries, state: foldTournament(entries) };
  }

  /** Null: someone else has appended meanwhile. */
  async function append(
    id: TournamentId,
    before: readonly TournamentEntry[],
    events: readonly TournamentEvent[],
  ): Promise<LoadedTournament | null> {
    const atMs = now();
    const added = events.map((event) => ({ atMs, event }));
    const entries = [...before, ...added];
    const state =
      before.length === 0
        ? foldTournament(entries)
        : events.reduce((folded, event) => applyEvent(folded, event, atMs), foldTournament(before));
    const row = {
      id,
      status: state.status,
      dueMs: wakeMs(state, atMs),
      createdMs: state.madeMs,
      changedMs: atMs,
      card: JSON.stringify(cardOf(state)),
    };
    const texts = added.map((entry) => ({ key: keyOf(entry.event), text: JSON.stringify(entry) }));
    const isKept = await tournaments.append(row, before.length, texts, peopleIn(events));
    return isKept ? { id, entries, state } : null;
  }

  return {
    load,
    /** Makes it. */
    add: (id: TournamentId, event: TournamentEvent) => append(id, [], [event]),
    /** Appends what is decided by the state of the moment; nothing: it is as it should be. */
    change: async (
      id: TournamentId,
      decide: (state: TournamentState, entries: number) => readonly TournamentEvent[],
    ): Promise<LoadedTournament> => {
      for (let race = 1; race <= RACES; race++) {
        const loaded = await load(id);
        const events = decide(loaded.state, loaded.entries.length);
        if (events.length === 0) return loaded;
        const changed = await append(id, loaded.entries, events);
        if (changed !== null) return changed;
      }
      throw new Error('This tournament changes all the time.');
    },
  };
}

const peopleIn = (events: readonly TournamentEvent[]): PersonId[] =>
  events.flatMap((event) =>
    event.kind === 'joined'
      ? [event.person]
      : event.kind === 'replaced'
        ? [event.in]
        : event.kind === 'made'
          ? [event.by]
          : [],
  );
