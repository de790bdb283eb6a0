// The log of a stored tournament: read, folded, and appended to. Here one change happens after another; of two processes
// that append at once the second starts over.
import type { PersonId, TournamentId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import { cardOf } from './shown.ts';
import { keyOf, type TournamentEntry, type TournamentEvent } from './rules/event.ts';
import { wakeMs } from './rules/next.ts';
import { applyEvent, foldTournament, type TournamentState } from './rules/state.ts';
import { refused } from './refusals.ts';

const RACES = 12;
const KNOWN = 50; // tournaments in memory

export interface LoadedTournament {
  readonly id: TournamentId;
  readonly entries: readonly TournamentEntry[];
  readonly state: TournamentState;
}

export type TournamentLogs = ReturnType<typeof tournamentLogs>;

export function tournamentLogs({ tournaments }: Pick<Store, 'tournaments'>, now: () => number) {
  const known = new Map<TournamentId, LoadedTournament>(); // those read last; entries never change
  const tails = new Map<TournamentId, Promise<unknown>>(); // the last change queued of each

  /** Only what was appended since is read and folded. */
  async function load(id: TournamentId): Promise<LoadedTournament> {
    const before = known.get(id);
    const texts = await tournaments.read(id, before?.entries.length ?? 0);
    if (texts === null) throw refused('no-tournament');
    const added = texts.map((text) => JSON.parse(text) as TournamentEntry);
    const loaded =
      before === undefined
        ? { id, entries: added, state: foldTournament(added) }
        : {
            id,
            entries: [...before.entries, ...added],
            state: added.reduce((state, { event, atMs }) => applyEvent(state, event, atMs), before.state),
          };
    known.delete(id);
    known.set(id, loaded);
    if (known.size > KNOWN) known.delete(known.keys().next().value!);
    return loaded;
  }

  /** Null: someone else has appended meanwhile. */
  async function append(
    id: TournamentId,
    before: LoadedTournament | null,
    events: readonly TournamentEvent[],
  ): Promise<LoadedTournament | null> {
    const atMs = now();
    const added = events.map((event) => ({ atMs, event }));
    const entries = [...(before?.entries ?? []), ...added];
    const state =
      before === null
        ? foldTournament(entries)
        : events.reduce((folded, event) => applyEvent(folded, event, atMs), before.state);
    const row = {
      id,
      status: state.status,
      dueMs: wakeMs(state, atMs),
      createdMs: state.madeMs,
      changedMs: atMs,
      card: JSON.stringify(cardOf(state)),
    };
    const texts = added.map((entry) => ({ key: keyOf(entry.event), text: JSON.stringify(entry) }));
    const isKept = await tournaments.append(row, before?.entries.length ?? 0, texts, peopleIn(events));
    return isKept ? { id, entries, state } : null;
  }

  async function changeNow(id: TournamentId, decide: Decide): Promise<LoadedTournament> {
    for (let race = 1; race <= RACES; race++) {
      const loaded = await load(id);
      const events = decide(loaded.state, loaded.entries);
      if (events.length === 0) return loaded;
      const changed = await append(id, loaded, events);
      if (changed !== null) return changed;
    }
    throw new Error('This tournament changes all the time.');
  }

  return {
    load,
    /** Makes it. */
    add: (id: TournamentId, event: TournamentEvent) => append(id, null, [event]),
    /** Appends what is decided by the state of the moment; nothing: it is as it should be. */
    change: (id: TournamentId, decide: Decide): Promise<LoadedTournament> => {
      const changed = (tails.get(id) ?? Promise.resolve()).then(() => changeNow(id, decide));
      const tail = changed
        .catch(() => null)
        .finally(() => {
          if (tails.get(id) === tail) tails.delete(id);
        });
      tails.set(id, tail);
      return changed;
    },
  };
}

type Decide = (state: TournamentState, entries: readonly TournamentEntry[]) => readonly TournamentEvent[];

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
