// Remembers what a seat was told and says what it may believe: no more than a function of both.
import { Beliefs, type PlaceBelief } from '@rubicon/ai';
import type { Event, Side, View } from '@rubicon/engine';

/** What a side sees. */
export type OwnView = View & { readonly viewer: Side };

export interface Question {
  readonly id: number;
  readonly game: string;
  readonly told: readonly Event[]; // only ever grows
  readonly view: OwnView;
}

export interface Answer {
  readonly id: number;
  readonly places: readonly PlaceBelief[];
}

export function believer(): (question: Omit<Question, 'id'>) => readonly PlaceBelief[] {
  let memory: { readonly of: string; readonly beliefs: Beliefs; told: number } | null = null;
  return ({ game, told, view }) => {
    const of = `${game} ${view.viewer}`;
    if (memory?.of !== of || memory.told > told.length)
      memory = { of, beliefs: new Beliefs(view.rules, view.viewer), told: 0 };
    memory.beliefs.observe(told.slice(memory.told));
    memory.told = told.length;
    return memory.beliefs.places(view);
  };
}
