// What is new, in steps: one sentence told on the map, or one event played in the battle panel.
import type { Event } from '@rubicon/engine';
import { mergeEvents } from '@rubicon/words';
import type { HistoryEntry } from '../../authority/table.ts';
import type { Count } from './points.ts';

/** `live`: others act while the seat watches; `missed`: they acted while it was left; `own`: an order of its own. */
export type Telling = 'live' | 'missed' | 'own';

export interface Step {
  readonly place: 'map' | 'panel' | 'unseen'; // unseen: an own move, on the map as soon as it is made
  readonly entry: HistoryEntry; // the last it tells of
  readonly events: readonly Event[]; // none: the entry is a notice, or something is counted
  readonly count?: Count; // at the end of a year
}

interface Told {
  readonly entry: HistoryEntry;
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
      steps.push({ place: telling === 'own' ? 'unseen' : 'map', entry, events: [] });
    }
    for (const event of entry.events) {
      if (event.kind === 'battle') {
        rest();
        battle = [];
      }
      if (battle === null) quiet.push({ entry, event });
      else battle.push({ entry, event });
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

const stepOf = (place: Step['place'], told: readonly Told[]): Step => ({
  place,
  entry: told.at(-1)!.entry,
  events: told.map(({ event }) => event),
});

/** One step for each sentence but how many points a side has; of an own order, only what winter brings. */
function onMap(told: readonly Told[], telling: Telling): Step[] {
  const inOrder = gather(told);
  let from = 0;
  return mergeEvents(inOrder.map(({ event }) => event)).map((group) => {
    const step = stepOf('map', inOrder.slice(from, from + group.length));
    from += group.length;
    const isTold = telling === 'own' ? group.some(isBroughtByWinter) : group[0].kind !== 'command';
    return isTold ? step : { ...step, place: 'unseen' };
  });
}

/** Blocks that follow each other on one path go together, though others moved in between. */
function gather(told: readonly Told[]): Told[] {
  const groups: Told[][] = [];
  let run = 0; // where the moves of one side began
  for (const each of told) {
    const key = marchOf(each);
    const last = groups.at(-1)?.[0];
    if (key === null || last === undefined || marchOf(last)?.side !== key.side) run = groups.length;
    const like =
      key === null ? -1 : groups.findIndex((group, at) => at >= run && marchOf(group[0]!)?.way === key.way);
    if (like < 0) groups.push([each]);
    else groups[like]!.push(each);
  }
  return groups.flat();
}

function marchOf({ entry, event }: Told): { readonly side: string; readonly way: string } | null {
  if (event.kind !== 'moved') return null;
  const { side, as, colour, path } = event;
  return { side, way: [entry.cursor, as, colour, ...path].join() };
}

/** Without an order of anybody's. */
const isBroughtByWinter = (event: Event): boolean =>
  event.kind === 'cleopatra-home' ||
  event.kind === 'scored' ||
  event.kind === 'dealt' ||
  (event.kind === 'disbanded' && event.cause === 'no-port');

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
