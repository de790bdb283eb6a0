// Which sounds the events of an order make.
import type { Event } from '@rubicon/engine';
import type { SoundName } from '../sound/scores.ts';

export interface Sound {
  readonly name: SoundName;
  readonly count: number;
}

/** Each sound once, with its count: three dice rattle more than one. */
export function soundsOf(events: readonly Event[]): Sound[] {
  const counts = new Map<SoundName, number>();
  for (const event of events) {
    const name = soundOf(event);
    if (name !== null)
      counts.set(name, (counts.get(name) ?? 0) + (event.kind === 'fired' ? event.dice.length : 1));
  }
  return [...counts].map(([name, count]) => ({ name, count }));
}

function soundOf({ kind }: Event): SoundName | null {
  switch (kind) {
    case 'moved':
    case 'embarked':
    case 'regrouped':
    case 'harboured':
    case 'retreated':
    case 'levied':
    case 'defected':
      return 'set-down';
    case 'hit':
    case 'eliminated':
    case 'disbanded':
      return 'turn';
    case 'fired':
      return 'dice';
    case 'discarded':
    case 'committed':
    case 'revealed':
      return 'card';
    case 'battle':
      return 'horn';
    case 'scored':
      return 'winter';
    default:
      return null;
  }
}
