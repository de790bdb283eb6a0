// What a seat may believe of the places it cannot see.
import type { PlaceBelief } from '@rubicon/ai';
import { rememberBeliefs, type OwnKnowledge } from '../../authority/thinking/remembered-beliefs.ts';

export interface Question extends OwnKnowledge {
  readonly id: number;
}

export interface Answer {
  readonly id: number;
  readonly places: readonly PlaceBelief[];
}

export function believer(): (known: OwnKnowledge) => readonly PlaceBelief[] {
  const believe = rememberBeliefs();
  return (known) => believe(known).places(known.view);
}
