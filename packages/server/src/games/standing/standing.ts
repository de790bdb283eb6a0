// Which standing orders apply, and until when.
import type { Event } from '@rubicon/engine';
import type { Standing } from '@rubicon/protocol';

/** A side's standing orders in its game, with its defaults where they leave a choice open. */
export const withHabit = (standing: Standing | null, habit: Standing | null): Standing | null =>
  standing === null ? habit : { ...standing, usual: standing.usual ?? habit?.usual ?? null };

/** The orders left after events: those for one battle end with it. The same object if nothing has ended. */
export function afterEvents(standing: Standing, events: readonly Event[]): Standing {
  const ended = new Set(
    events.flatMap((event) => (event.kind === 'won' || event.kind === 'no-battle' ? [event.area] : [])),
  );
  const battles = standing.battles.filter(({ area }) => !ended.has(area));
  return battles.length === standing.battles.length ? standing : { ...standing, battles };
}
