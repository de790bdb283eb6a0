// Computes what a seat can believe about the locations hidden from it.
import type { PlaceBelief } from '@rubicon/ai';
import { rememberBeliefs, type OwnKnowledge } from '../../authority/thinking/remembered-beliefs.ts';

export interface IntelMethods {
  readonly places: (known: OwnKnowledge) => readonly PlaceBelief[];
}

export function believer(): IntelMethods['places'] {
  const believe = rememberBeliefs();
  return (known) => believe(known).places(known.view);
}
