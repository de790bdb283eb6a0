// Virtual time. Everything that can wait for anything in a simulation waits for an event of this scheduler: a call of
// the store, a message, a timer. Events happen one at a time, and after each all that follows without waiting is done;
// so a seed decides everything, and a server can be ended between any two of its awaits.
import { SeededChance } from '@rubicon/engine';

/** A server, a client or the world around them. What an ended one still expects never happens. */
export interface Actor {
  readonly name: string;
  isEnded: boolean;
  stalledUntilMs: number; // what is due before happens then
}

export const newActor = (name: string): Actor => ({ name, isEnded: false, stalledUntilMs: 0 });

interface Event {
  readonly actor: Actor;
  readonly what: string;
  readonly work: () => void;
  atMs: number;
  order: number; // of events at the same time
  isOff: boolean;
}

const REMEMBERED = 80;

export class Scheduler {
  nowMs: number;
  steps = 0;
  /** Called before each event of an actor. */
  onStep: (actor: Actor) => void = () => undefined;
  readonly chance: SeededChance;
  readonly #queue: Event[] = [];
  readonly #recent: string[] = [];
  #order = 0;
  #digest = 0x811c9dc5;

  constructor(seed: number, nowMs: number) {
    this.chance = new SeededChance(seed);
    this.nowMs = nowMs;
  }

  /** A number from 0, less than `limit`. */
  below(limit: number): number {
    return (limit * this.chance.roll(1_000_000)) / 1_000_000;
  }

  between(fromMs: number, toMs: number): number {
    return fromMs + this.below(toMs - fromMs);
  }

  isLucky(probability: number): boolean {
    return probability > 0 && this.below(1) < probability;
  }

  pick<T>(from: readonly T[]): T {
    return from[this.chance.roll(from.length)]!;
  }

  /** Returns the function that calls it off. */
  after(actor: Actor, ms: number, what: string, work: () => void): () => void {
    const event: Event = { actor, what, work, atMs: this.nowMs + ms, order: ++this.#order, isOff: false };
    push(this.#queue, event);
    return () => {
      event.isOff = true;
    };
  }

  every(actor: Actor, ms: number, what: string, work: () => void): () => void {
    let stop: () => void = () => undefined;
    const again = (): void => {
      stop = this.after(actor, ms, what, () => {
        again();
        work();
      });
    };
    again();
    return () => stop();
  }

  /** Lets all events until a time happen. */
  async run(untilMs: number): Promise<void> {
    for (;;) {
      const event = this.#queue[0];
      if (event === undefined || event.atMs > untilMs) break;
      pop(this.#queue);
      await this.#happen(event);
    }
    this.nowMs = Math.max(this.nowMs, untilMs);
  }

  /** Of all events so far: the same seed gives the same. */
  get digest(): string {
    return (this.#digest >>> 0).toString(16).padStart(8, '0');
  }

  get recent(): readonly string[] {
    return this.#recent;
  }

  /** Notes something that happened, for the digest and for whoever looks for a fault. */
  note(text: string): void {
    let digest = this.#digest;
    for (let at = 0; at < text.length; at++) digest = Math.imul(digest ^ text.charCodeAt(at), 0x01000193);
    this.#digest = digest;
    this.#recent.push(`${(this.nowMs / 1000).toFixed(3)} ${text}`);
    if (this.#recent.length > 2 * REMEMBERED) this.#recent.splice(0, REMEMBERED);
  }

  async #happen(event: Event): Promise<void> {
    const { actor, what, work } = event;
    if (event.isOff) return;
    this.nowMs = Math.max(this.nowMs, event.atMs);
    if (!actor.isEnded) this.onStep(actor);
    if (actor.isEnded) return;
    if (actor.stalledUntilMs > this.nowMs) {
      event.atMs = actor.stalledUntilMs;
      event.order = ++this.#order;
      push(this.#queue, event);
      return;
    }
    this.steps += 1;
    this.note(`${actor.name} ${what}`);
    work();
    await new Promise((resolve) => setImmediate(resolve)); // all that follows without waiting
  }
}

const isBefore = (one: Event, other: Event): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.order < other.order);

function push(heap: Event[], event: Event): void {
  let at = heap.length;
  heap.push(event);
  while (at > 0) {
    const above = (at - 1) >> 1;
    if (!isBefore(event, heap[above]!)) break;
    heap[at] = heap[above]!;
    at = above;
  }
  heap[at] = event;
}

function pop(heap: Event[]): void {
  const last = heap.pop()!;
  if (heap.length === 0) return;
  let at = 0;
  for (;;) {
    let below = 2 * at + 1;
    if (below >= heap.length) break;
    if (below + 1 < heap.length && isBefore(heap[below + 1]!, heap[below]!)) below += 1;
    if (!isBefore(heap[below]!, last)) break;
    heap[at] = heap[below]!;
    at = below;
  }
  heap[at] = last;
}
