// The full history with nothing hidden: both sides' events, merged.
import { eventsFor, ownEvents, type Accepted, type Event, type Game, type Side } from '@rubicon/engine';

/** The new events of an accepted entry; `before` is null at the start. */
export function allEvents(before: Game | null, accepted: Accepted): Event[] {
  const { published } = accepted;
  if (published === null) return ownEvents(accepted);
  const earlier = (side: Side): number =>
    before?.pending.flatMap(({ happenings }) => eventsFor(happenings, side)).length ?? 0;
  return merge(published.caesar.slice(earlier('caesar')), published.pompey.slice(earlier('pompey')));
}

/** Both receive the same events in the same order, except for the cards each chooses for itself. */
function merge(caesar: readonly Event[], pompey: readonly Event[]): Event[] {
  const merged: Event[] = [];
  let next = 0;
  for (const event of caesar) {
    if (isPrivate(event)) {
      merged.push(event);
      continue;
    }
    while (next < pompey.length && isPrivate(pompey[next]!)) merged.push(pompey[next++]!);
    merged.push(fuller(event, pompey[next++]!));
  }
  return [...merged, ...pompey.slice(next)];
}

const isPrivate = ({ kind }: Event): boolean => kind === 'discarded' || kind === 'committed';

function fuller(caesar: Event, pompey: Event): Event {
  if (caesar.kind === 'dealt') return { ...caesar, hand: null }; // both hands are shown beside the map
  const knows = 'block' in caesar ? caesar.block !== null : 'own' in caesar ? caesar.own !== null : true;
  return knows ? caesar : pompey;
}
