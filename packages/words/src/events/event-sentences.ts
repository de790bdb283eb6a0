// The log: the events a viewer knows, in sentences.
import type { AreaId, Event, Side, Viewer } from '@rubicon/engine';
import { mergeEvents } from './event-merge.ts';
import { textOf } from './event-text.ts';

export interface Sentence {
  readonly kind: Event['kind'] | null; // of its first event; null where there is none
  readonly text: string;
  readonly areas: readonly AreaId[]; // where it happened
  readonly path: readonly AreaId[] | null;
  readonly side: Side | null; // the side that acts or is affected
  readonly weight: 'head' | 'plain';
}

/** The events in order; similar consecutive events are merged into one sentence. */
export const sentencesOf = (events: readonly Event[], viewer: Viewer): Sentence[] =>
  mergeEvents(events).map((like) => ({
    kind: like[0].kind,
    text: textOf(like, viewer),
    areas: areasOf(like[0]),
    path: 'path' in like[0] ? like[0].path : null,
    side: sideOf(like[0]),
    weight: HEADS.has(like[0].kind) ? 'head' : 'plain',
  }));

export const sentenceOf = (event: Event, viewer: Viewer): string => textOf([event], viewer);

/** Events that start or end a section of the log. */
const HEADS: ReadonlySet<Event['kind']> = new Set([
  'deployed',
  'dealt',
  'revealed',
  'battle',
  'scored',
  'ended',
]);

function areasOf(event: Event): readonly AreaId[] {
  if ('path' in event) return [event.path.at(-1)!];
  if ('area' in event) return [event.area];
  switch (event.kind) {
    case 'declared':
      return [event.entry[1]];
    case 'defected':
      return [event.from, event.to];
    case 'cleopatra-home':
      return ['Alexandria' as AreaId];
    default:
      return [];
  }
}

function sideOf(event: Event): Side | null {
  if ('by' in event) return event.by;
  if ('side' in event) return event.side;
  if ('attacker' in event) return event.attacker;
  return null;
}
