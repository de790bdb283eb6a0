// Beliefs of one seat at a time, updated with the events since the last question: a function of what the seat knows.
import { Beliefs } from '@rubicon/ai';
import type { Event, Side, View } from '@rubicon/engine';

/** The view of a side. */
export type OwnView = View & { readonly viewer: Side };

export interface OwnKnowledge {
  readonly game: string;
  readonly told: readonly Event[]; // only ever grows
  readonly view: OwnView;
}

export function rememberBeliefs(): (known: OwnKnowledge) => Beliefs {
  let memory: { readonly of: string; readonly beliefs: Beliefs; told: number } | null = null;
  return ({ game, told, view }) => {
    const of = `${game} ${view.viewer}`;
    if (memory?.of !== of || memory.told > told.length)
      memory = { of, beliefs: new Beliefs(view.rules, view.viewer), told: 0 };
    memory.beliefs.observe(told.slice(memory.told));
    memory.told = told.length;
    return memory.beliefs;
  };
}

/** Whether it is a side's view, not the shared one. */
export const isOwn = (view: View): view is OwnView => view.viewer !== 'spectator';
