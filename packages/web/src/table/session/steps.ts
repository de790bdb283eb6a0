// What is new, in steps: one sentence told on the map, or one event played in the battle panel.
import type { Event } from '@rubicon/engine';
import { mergeEvents } from '@rubicon/words';
import type { HistoryEntry } from '../../authority/table.ts';

/** `live`: others act while the seat watches; `missed`: they acted while it was left; `own`: an order of its own. */
export type Telling = 'live' | 'missed' | 'own';

export interface Step {
  readonly place: 'map' | 'panel' | 'unseen'; // unseen: an own move, on the map as soon as it is made
  readonly entry: HistoryEntry; // the last it tells of
  readonly until: number; // how many events of that entry are told once it has been shown
  readonly events: readonly Event[]; // none: the entry is a notice
}

interface Told {
  readonly entry: HistoryEntry;
  readonly until: number;
  readonly event: Event;
}

/** `isFighting`: a battle is being fought when the first of the entries begins. */
export function stepsOf(entries: readonly HistoryEntry[], telling: Telling, isFighting: boolean): Step[] {
  const steps: Step[] = [];
  let quiet: Told[] = [];
  let battle: Told[] | null = isFighting ? [] : null;
  const rest = (): void => {
    steps.push(...onMap(quiet, telling));
    quiet = [];
  };
  for (const entry of entries) {
    if (entry.notice !== undefined) {
      rest();
      steps.push({ place: telling === 'own' ? 'unseen' : 'map', entry, until: 0, events: [] });
    }
    for (const [index, event] of entry.events.entries()) {
      const told = { entry, until: index + 1, event };
      if (event.kind === 'battle') {
        rest();
        battle = [];
      }
      if (battle === null) quiet.push(told);
      else battle.push(told);
      if (battle !== null && event.kind === 'won') {
        // A battle fought from beginning to end while the seat was left is one step
        if (telling === 'missed' && battle[0]!.event.kind === 'battle') steps.push(stepOf('map', battle));
        else steps.push(...battle.map((each) => stepOf('panel', [each])));
        battle = null;
      }
    }
  }
  rest();
  steps.push(...(battle ?? []).map((each) => stepOf('panel', [each])));
  return steps;
}

const stepOf = (place: Step['place'], told: readonly Told[]): Step => {
  const { entry, until } = told.at(-1)!;
  return { place, entry, until, events: told.map(({ event }) => event) };
};

/** One step for each sentence; of an own order, only what winter brings. */
function onMap(told: readonly Told[], telling: Telling): Step[] {
  const groups = mergeEvents(told.map(({ event }) => event));
  let from = 0;
  return groups.map((group) => {
    const step = stepOf('map', told.slice(from, from + group.length));
    from += group.length;
    return telling === 'own' && !group.some(isOfWinter) ? { ...step, place: 'unseen' } : step;
  });
}

const isOfWinter = (event: Event): boolean =>
  event.kind === 'cleopatra-home' ||
  event.kind === 'scored' ||
  event.kind === 'dealt' ||
  (event.kind === 'disbanded' && event.cause === 'no-port');
