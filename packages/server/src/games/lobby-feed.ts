// Who is to be told that the lobby has changed, or that games wait for a person. Told a moment later, and many changes
// at once.
import type { PersonId } from '@rubicon/protocol';
import type { Store } from '../data/store.ts';
import type { Keeper } from './live/keeper.ts';
import { askedPersons, type GameRecord } from './record/record.ts';
import { REAL_TIMERS, type World } from './live/deps.ts';

const LOBBY_MS = 250;
const WAITING_MS = 100;

export interface Hall {
  readonly onLobby: Keeper['onLobby'];
  readonly onWaiting: Keeper['onWaiting'];
  readonly onChanged: Keeper['onChanged'];
  readonly lobbyChanged: () => void;
  /** What another server has changed. */
  readonly heardLobby: () => void;
  readonly heardAsked: (persons: readonly PersonId[]) => void;
  readonly made: (record: GameRecord) => void;
  readonly changed: (before: GameRecord, after: GameRecord) => void;
}

export function hallOf(world: World, games: Store['games']): Hall {
  const { timers = REAL_TIMERS, log, bus } = world;
  const lobbyListeners = new Set<() => void>();
  const waitingListeners = new Set<(person: PersonId, games: number) => void>();
  const changeListeners = new Set<(record: GameRecord) => void>();
  let lobbyDue = false;
  const waitingDue = new Set<PersonId>();

  function lobbyChanged(): void {
    bus?.tell('lobby', '');
    heardLobby();
  }

  function heardLobby(): void {
    if (lobbyDue || lobbyListeners.size === 0) return;
    lobbyDue = true;
    timers.after(LOBBY_MS, () => {
      lobbyDue = false;
      for (const listener of lobbyListeners) listener();
    });
  }

  function waitingChanged(persons: readonly PersonId[]): void {
    for (const person of persons) bus?.tell('asked', person);
    heardAsked(persons);
  }

  function heardAsked(persons: readonly PersonId[]): void {
    if (waitingListeners.size === 0) return;
    if (waitingDue.size === 0 && persons.length > 0) timers.after(WAITING_MS, () => void countWaiting());
    for (const person of persons) waitingDue.add(person);
  }

  async function countWaiting(): Promise<void> {
    const persons = [...waitingDue];
    waitingDue.clear();
    if (waitingListeners.size === 0) return; // they have gone meanwhile
    try {
      for (const person of persons) {
        const count = await games.askedCount(person);
        for (const listener of waitingListeners) listener(person, count);
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'How many games wait could not be counted.'); // told with the next change
    }
  }

  return {
    onLobby: (listener) => subscribe(lobbyListeners, listener),
    onWaiting: (listener) => subscribe(waitingListeners, listener),
    onChanged: (listener) => subscribe(changeListeners, listener),
    lobbyChanged,
    heardLobby,
    heardAsked,
    made: (record) => {
      if (record.visibility === 'public') lobbyChanged();
      for (const listener of changeListeners) listener(record);
    },
    changed: (before, after) => {
      if (
        before.status === after.status &&
        before.summary === after.summary &&
        before.sitters === after.sitters &&
        before.entropies === after.entropies
      )
        return;
      for (const listener of changeListeners) listener(after);
      if (after.visibility === 'public' && lobbyText(before) !== lobbyText(after)) lobbyChanged();
      const [were, are] = [askedPersons(before), askedPersons(after)];
      if (were.join(' ') !== are.join(' ')) waitingChanged([...new Set([...were, ...are])]);
    },
  };
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What of a game makes the lobby look different; not who is asked, which changes all the time. */
const lobbyText = ({ status, sitters, entropies, summary }: GameRecord): string =>
  JSON.stringify([
    status,
    sitters,
    entropies.caesar === null,
    entropies.pompey === null,
    summary.year,
    summary.turn,
  ]);
