import type { Event } from '@rubicon/engine';
import type { Step } from '../session/steps.ts';

const WINTER: ReadonlySet<Event['kind']> = new Set([
  'cleopatra-home',
  'scored',
  'harboured',
  'disbanded',
  'ended',
]);

/** Whether a step is of the winter turn (§8). */
export const isOfWinter = ({ events, count }: Step): boolean =>
  count !== undefined || events.some(({ kind }) => WINTER.has(kind));
