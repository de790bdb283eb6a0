// Merges consecutive events that belong in one sentence: a group move, a block hit until it is gone.
import type { Event } from '@rubicon/engine';
import { isNamesake } from '../names/phrases.ts';

export type Like = readonly [Event, ...Event[]];

/** The events in order, those of one sentence together. */
export function mergeEvents(events: readonly Event[]): Like[] {
  const groups: [Event, ...Event[]][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    if (group !== undefined && isLike(group.at(-1)!, event)) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

interface Told {
  readonly side: string;
  readonly colour: string;
  readonly block: string | null;
}

/** Of one side, and either all named or all counted. */
const isAlike = (one: Told, other: Told): boolean =>
  one.side === other.side &&
  (one.block === null ? other.block === null && one.colour === other.colour : other.block !== null);

function isLike(one: Event, next: Event): boolean {
  switch (one.kind) {
    case 'battle':
      return next.kind === 'round'; // the first round needs no mention
    case 'moved':
      return next.kind === 'moved' && next.as === one.as && isAlike(one, next) && isSame(one.path, next.path);
    case 'embarked':
    case 'regrouped':
    case 'harboured':
      return next.kind === one.kind && isAlike(one, next) && isSame(one.path, next.path);
    case 'retreated':
      return next.kind === 'retreated' && next.side === one.side && isSame(one.path, next.path);
    case 'levied':
      return (
        next.kind === 'levied' &&
        next.side === one.side &&
        next.area === one.area &&
        (one.own === null ? next.raised === one.raised : next.own?.block === one.own.block)
      );
    case 'disbanded':
      return (
        next.kind === 'disbanded' &&
        next.area === one.area &&
        next.cause === one.cause &&
        isAlike(one, next) &&
        ![one, next].some(({ block, side }) => isNamesake(block, side))
      );
    case 'hit':
      return next.kind === 'cleopatra-joined'
        ? one.block === 'Cleopatra'
        : (next.kind === 'hit' || next.kind === 'eliminated' || next.kind === 'leader-killed') &&
            next.block === one.block;
    default:
      return false;
  }
}
