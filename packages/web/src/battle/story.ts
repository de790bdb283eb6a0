// The battle being fought, or the last one, from a seat's history.
import type { AreaId, BlockId, Event, Side, View } from '@rubicon/engine';
import type { History } from '../authority/table.ts';

export interface Story {
  readonly number: number; // the battle's number in the game, the same for every seat
  readonly area: AreaId;
  readonly start: Extract<Event, { kind: 'battle' }>;
  readonly events: readonly Event[]; // after the start, up to the end of the battle
  readonly sides: ReadonlyMap<BlockId, Side>; // each block's side when it entered the battle
}

/** Null when the history has no battle: a game may have been started in the middle of one. */
export function storyOf(history: History, view: View): Story | null {
  const all: Event[] = [];
  let start: Story['start'] | null = null;
  let over = false;
  let number = 0;
  for (const historyEntry of [...history.told, ...history.pending]) {
    for (const event of historyEntry.events) {
      if (event.kind === 'battle') {
        start = event;
        number += 1;
        all.length = 0;
        over = false;
      } else if (start !== null && !over) {
        all.push(event);
        over = event.kind === 'won' || event.kind === 'no-battle';
      }
    }
  }
  if (start === null) return null;
  return { number, area: start.area, start, events: all, sides: sidesOf(start, all, view.stacks) };
}

/** Who won; null while the battle lasts. */
export function winnerOf(story: Story): Side | null {
  const last = story.events.at(-1);
  return last?.kind === 'won' ? last.side : null;
}

/**
 * The opening of a battle names blocks but not their sides, and colour does not identify a side (defectors). The first
 * event about a block does; otherwise the view if it is still there, or else it was there when its side won.
 */
export function sidesOf(
  start: Story['start'],
  events: readonly Event[],
  stacks: View['stacks'],
): Map<BlockId, Side> {
  const sides = new Map<BlockId, Side>();
  const note = (block: BlockId, side: Side): void => {
    if (!sides.has(block)) sides.set(block, side);
  };
  for (const event of events) {
    if (event.kind === 'cleopatra-joined') note(CLEOPATRA, event.side === 'caesar' ? 'pompey' : 'caesar');
    else if (event.kind === 'reserves') for (const { block } of event.blocks) note(block, event.side);
    else if ('block' in event && event.block !== null) note(event.block, event.side);
  }
  for (const stack of stacks) {
    if (stack.area === start.area) for (const { block } of stack.blocks ?? []) note(block, stack.side);
  }
  const last = events.at(-1);
  if (last?.kind === 'won') for (const { block } of start.blocks) note(block, last.side);
  return sides;
}

export const CLEOPATRA = 'Cleopatra' as BlockId;

const ACTS: ReadonlySet<Event['kind']> = new Set(['fired', 'passed', 'retreated']);

/** The events caused by the last action; none until somebody has acted. */
export function lastAction(story: Story, shown: number): readonly Event[] {
  const events = story.events.slice(0, shown);
  const from = events.findLastIndex(
    (event) => ACTS.has(event.kind) || ('cause' in event && event.cause === 'no-retreat'),
  );
  return from < 0 ? [] : events.slice(from);
}
