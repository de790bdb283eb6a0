// Whoever is away when a Swiss round is paired, or a season of a league is made, is not in it, and everyone else is. A
// pairing takes a while: who says meanwhile to be away, or back, does not hinder it.
import { expect } from 'vitest';
import type { TournamentEvent } from '../../src/tournaments/rules/event.ts';
import type { Simulated } from './simulated.ts';

const MEANWHILE: ReadonlySet<TournamentEvent['kind']> = new Set(['away', 'ruled', 'closed']);

export function checkAbsences({ state, entries }: Simulated, run: string): void {
  const isSwiss = state.terms.format === 'swiss';
  let waiting: string[] = [];
  const names: string[] = []; // by seat
  const away = new Map<string, number>(); // until when
  const gone = new Set<string>();
  let present: number[][] = []; // now, and before what has happened meanwhile
  for (const { event, atMs } of entries) {
    const isThere = (name: string): boolean => !gone.has(name) && (away.get(name) ?? 0) <= atMs;
    const inIt = seatsIn(event, isSwiss);
    if (inIt !== null)
      expect(present, `${run}: who plays`).toContainEqual(inIt.toSorted((one, other) => one - other));
    if (event.kind === 'joined') waiting.push(event.person);
    else if (event.kind === 'started') {
      waiting = [];
      names.push(...event.seeds);
    } else if (event.kind === 'season') {
      const coming = waiting.filter(isThere);
      names.push(...coming);
      waiting = waiting.filter((name) => !coming.includes(name));
    } else if (event.kind === 'left') {
      gone.add(event.person);
      waiting = waiting.filter((name) => name !== event.person);
    } else if (event.kind === 'replaced') names[event.seat - 1] = event.in;
    else if (event.kind === 'away' && event.isAway) away.set(event.person, event.backMs ?? Infinity);
    else if (event.kind === 'away') away.delete(event.person);
    if (!MEANWHILE.has(event.kind)) present = [];
    const coming = isSwiss ? [] : waiting.filter(isThere).map((_, index) => names.length + index + 1);
    present.push([...names.flatMap((name, index) => (isThere(name) ? [index + 1] : [])), ...coming]);
  }
}

function seatsIn(event: TournamentEvent, isSwiss: boolean): number[] | null {
  if (event.kind === 'season') return event.divisions.flat();
  if (event.kind !== 'paired' || !isSwiss) return null;
  return [...event.games.flatMap(({ caesar, pompey }) => [caesar, pompey]), ...event.byes];
}
