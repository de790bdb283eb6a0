// Sends listeners the changed lobby, and people how many games wait for them: a moment later, with many changes at
// once.
import type { PersonId } from '@rubicon/protocol';
import { REAL_TIMERS, type Deps } from './live/deps.ts';
import { askedPersons, type GameRecord } from './record/record.ts';

const LOBBY_MS = 250;
const WAITING_MS = 1000; // in a live game it changes with every turn, and back
const MOST_KNOWN = 20_000;

export type LobbyListener = () => void;
export type WaitingListener = (person: PersonId, games: number) => void;
export type IsHere = (person: PersonId) => boolean;
export type ChangeListener = (record: GameRecord) => void;

export class LobbyFeed {
  readonly #deps: Deps;
  readonly #lobbyListeners = new Set<LobbyListener>();
  readonly #waitingListeners = new Map<WaitingListener, IsHere>();
  readonly #changeListeners = new Set<ChangeListener>();
  readonly #waitingDue = new Set<PersonId>();
  readonly #waiting = new Map<PersonId, number>(); // as last counted
  #isLobbyDue = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  onLobby(listener: LobbyListener): () => void {
    return subscribe(this.#lobbyListeners, listener);
  }

  onWaiting(listener: WaitingListener, isHere: IsHere = () => true): () => void {
    this.#waitingListeners.set(listener, isHere);
    return () => this.#waitingListeners.delete(listener);
  }

  onChanged(listener: ChangeListener): () => void {
    return subscribe(this.#changeListeners, listener);
  }

  gameMade(record: GameRecord): void {
    if (record.visibility === 'public') this.lobbyChanged();
    for (const listener of this.#changeListeners) listener(record);
  }

  gameChanged(before: GameRecord, after: GameRecord): void {
    if (
      before.status === after.status &&
      before.summary === after.summary &&
      before.sitters === after.sitters &&
      before.entropies === after.entropies
    )
      return;
    for (const listener of this.#changeListeners) listener(after);
    if (after.visibility === 'public' && lobbyText(before) !== lobbyText(after)) this.lobbyChanged();
    const [were, are] = [askedPersons(before), askedPersons(after)];
    if (were.join(' ') !== are.join(' ')) this.#waitingChanged([...new Set([...were, ...are])]);
  }

  lobbyChanged(): void {
    this.#deps.bus?.tell('lobby', '');
    this.lobbyChangedElsewhere();
  }

  /** Another server has changed the lobby. */
  lobbyChangedElsewhere(): void {
    if (this.#isLobbyDue || this.#lobbyListeners.size === 0) return;
    this.#isLobbyDue = true;
    this.#timers.after(LOBBY_MS, () => {
      this.#isLobbyDue = false;
      for (const listener of this.#lobbyListeners) listener();
    });
  }

  /** Another server has changed whom games wait for. */
  waitingChangedElsewhere(persons: readonly PersonId[]): void {
    if (this.#waitingDue.size === 0 && persons.length > 0)
      this.#timers.after(WAITING_MS, () => void this.#countWaiting());
    for (const person of persons) this.#waitingDue.add(person);
  }

  #waitingChanged(persons: readonly PersonId[]): void {
    // Whoever is due here is told elsewhere already, and counted there no sooner
    for (const person of persons) if (!this.#waitingDue.has(person)) this.#deps.bus?.tell('asked', person);
    this.waitingChangedElsewhere(persons);
  }

  async #countWaiting(): Promise<void> {
    const { store, log } = this.#deps;
    const listeners = [...this.#waitingListeners];
    const persons: PersonId[] = [];
    for (const person of this.#waitingDue)
      if (listeners.some(([, isHere]) => isHere(person))) persons.push(person);
      else this.#waiting.delete(person);
    this.#waitingDue.clear();
    try {
      for (const [person, count] of await store.games.askedCounts(persons)) {
        if (this.#waiting.get(person) === count) continue;
        this.#remember(person, count);
        for (const [listener] of listeners) listener(person, count);
      }
    } catch (error) {
      log.warn({ error: String(error) }, 'How many games wait could not be counted.'); // sent with the next change
    }
  }

  #remember(person: PersonId, count: number): void {
    this.#waiting.delete(person);
    this.#waiting.set(person, count);
    if (this.#waiting.size > MOST_KNOWN) this.#waiting.delete(this.#waiting.keys().next().value!); // the oldest
  }

  get #timers(): NonNullable<Deps['timers']> {
    return this.#deps.timers ?? REAL_TIMERS;
  }
}

function subscribe<T>(listeners: Set<T>, listener: T): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The fields that make the lobby look different; not who must decide, which changes all the time. */
const lobbyText = ({ status, sitters, entropies, summary }: GameRecord): string =>
  JSON.stringify([
    status,
    sitters,
    entropies.caesar === null,
    entropies.pompey === null,
    summary.year,
    summary.turn,
  ]);
