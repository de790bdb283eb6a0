// Sampled worlds for a player that gets events before its first view tells it which seat it has.
import type { Chance, Event, State, View } from '@rubicon/engine';
import { seatOf } from '../player/seat.ts';
import { Beliefs } from './beliefs.ts';

export class BelievedWorlds {
  private beliefs: Beliefs | null = null;
  private early: Event[] = [];

  observe(events: readonly Event[]): void {
    if (this.beliefs === null) this.early.push(...events);
    else this.beliefs.observe(events);
  }

  /** A state that fits the view, as likely as the seat believes it. */
  draw(view: View, chance: Chance): State {
    this.beliefs ??= this.begin(view);
    return this.beliefs.world(view, chance);
  }

  private begin(view: View): Beliefs {
    const beliefs = new Beliefs(view.rules, seatOf(view) === 0 ? 'caesar' : 'pompey');
    beliefs.observe(this.early);
    this.early = [];
    return beliefs;
  }
}
