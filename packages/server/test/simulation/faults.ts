// Which faults happen in a simulation, and how often. Each seed has some kinds and not others, since a fault that is
// always there hides what others would show.
import type { Scheduler } from './scheduler.ts';

/** What becomes of a call of the store. */
export type Fate =
  | 'done'
  | 'refused' // not carried out, and the caller hears so
  | 'unheard' // carried out, but the caller hears of a failure
  | 'late'; // the caller hears of a failure, and then it is carried out

export interface Faults {
  isOn: boolean; // none happen any more when false
  readonly crash: number; // of a server, at each of its steps
  readonly nightMs: number; // how long all servers are down, now and then; 0: never
  readonly stall: number;
  readonly cutSocket: number; // at each message
  readonly loseMessage: number; // on the bus, like the next two
  readonly doubleMessage: number;
  readonly lateMessage: number;
  readonly busGap: number; // at each message: the connection is lost for a while
  readonly failCall: number; // of the store, whatever it does
  readonly failCommit: number;
  readonly slowCall: number;
  readonly outageMs: number; // of the store, from time to time; 0: none
  readonly machineFails: number;
  readonly machineSilent: number;
  readonly noticeFails: number;
  readonly jumpMs: number; // how far a server's clock is set now and then; 0: never
}

export function faultsFor(scheduler: Scheduler): Faults {
  const some = (probability: number): number =>
    scheduler.isLucky(0.5) ? 0 : probability * scheduler.between(0.3, 1.5);
  return {
    isOn: true,
    crash: some(1 / 250),
    nightMs: some(60_000),
    stall: some(1 / 600),
    cutSocket: some(1 / 40),
    loseMessage: some(0.3),
    doubleMessage: some(0.3),
    lateMessage: some(0.3),
    busGap: some(1 / 30),
    failCall: some(1 / 60),
    failCommit: some(0.3),
    slowCall: some(1 / 30),
    outageMs: some(30_000),
    machineFails: some(0.3),
    machineSilent: some(0.2),
    noticeFails: some(0.3),
    jumpMs: some(8000),
  };
}

const FAILURES: readonly Fate[] = ['refused', 'unheard', 'late'];

/** `isNear`: the database is a file of the only server, which knows what became of a call. */
export function fateOf(scheduler: Scheduler, faults: Faults, name: string, isNear: boolean): Fate {
  if (!faults.isOn) return 'done';
  const isFailing =
    (name === 'games.commit' && scheduler.isLucky(faults.failCommit)) || scheduler.isLucky(faults.failCall);
  if (!isFailing) return 'done';
  return isNear ? 'refused' : scheduler.pick(FAILURES);
}
