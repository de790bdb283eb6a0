// Tells what is new step by step. Everything on screen reads the frame being told; the seating the authority sent last
// is shown when all has been told.
import { batch } from '@preact/signals';
import type { Event } from '@rubicon/engine';
import type { Seating } from '../../authority/authority.ts';
import type { HistoryEntry, Table } from '../../authority/table.ts';
import { flightsOf } from './flights.ts';
import { framesOf, isSameTurn } from './frames.ts';
import { newHistoryEntries } from './new-entries.ts';
import type { SessionContext } from './session-state.ts';
import { stepsOf, type Telling } from './steps.ts';

/** Takes what the authority sent: quiet changes are on screen at once, the others are told. Returns what is new. */
export function receive(context: SessionContext, news: Seating, telling: Telling): HistoryEntry[] {
  const { latest, run } = context.state;
  const before = latest.peek();
  if (before === null) return [];
  const entries = newHistoryEntries(before, news);
  tell(context, before, news, entries, telling);
  if (run.peek() === null) noteSeen(context);
  return entries;
}

/** Tells some entries of a seating that is to be on screen at the end. */
export function tell(
  context: SessionContext,
  before: Seating,
  news: Seating,
  entries: readonly HistoryEntry[],
  telling: Telling,
): void {
  const { latest, run, remembered, flights, fresh } = context.state;
  const isBack = news.table.cursor < before.table.cursor; // a lesson began again, or a server was restored
  const frames = framesOf(before, news, stepsOf(entries, telling, isFighting(before.table)));
  const running = isBack ? null : run.peek();
  batch(() => {
    latest.value = news;
    if (isBack) stop(context);
    if (frames.length > 0)
      run.value = {
        index: -1,
        isRolling: false,
        ...running,
        frames: [...(running?.frames ?? []), ...frames],
      };
    if (running !== null || entries.length === 0) return;
    flights.value = telling === 'own' ? entries.flatMap((entry) => flightsOf(entry)) : [];
    if (frames.length === 0) fresh.value = entries.flatMap(({ events }) => events);
    if (frames.length > 0 && remembered.peek() === null) show(context, 0);
  });
}

const isFighting = ({ view }: Table): boolean => view.battle !== null && view.battle.round > 0;

/** Shows a frame and, unless the player has paused, goes on after a while. Frames that take no time are passed over. */
function show(context: SessionContext, from: number, isForward = true): void {
  const { options, state } = context;
  clearTimeout(state.timer);
  const { frames } = state.run.peek()!;
  const passed: Event[] = [];
  let index = from;
  const paceAt = (at: number) => options.paceOf(frames[at]!.step);
  while (frames[index]?.step.place === 'panel' && paceAt(index).rollMs + paceAt(index).restMs === 0)
    passed.push(...frames[index++]!.step.events);
  const frame = frames[index];
  if (frame === undefined) {
    if (passed.length > 0) state.fresh.value = passed;
    settle(context);
    return;
  }
  const { rollMs, restMs } = paceAt(index);
  const isOnMap = frame.step.place === 'map';
  batch(() => {
    state.run.value = { frames, index, isRolling: isForward && rollMs > 0 };
    state.flights.value = isOnMap && isForward ? flightsOf(frame.step.entry, frame.step.events) : [];
    if (isForward) state.fresh.value = [...passed, ...frame.step.events];
    noteTold(context, index);
  });
  const goOn = (): void => show(context, index + 1);
  if (rollMs > 0 && isForward)
    state.timer = setTimeout(() => {
      state.run.value = { ...state.run.peek()!, isRolling: false };
      state.timer = setTimeout(goOn, restMs);
    }, rollMs);
  else if (!isOnMap || !state.isPaused.peek()) state.timer = setTimeout(goOn, restMs);
}

/** Frames told on the map can be shown again until the player's next order. */
function noteTold({ state: { run, told } }: SessionContext, until: number): void {
  const known = new Set(told.peek());
  const more = run
    .peek()!
    .frames.slice(0, until + 1)
    .filter((frame) => frame.step.place === 'map' && !known.has(frame));
  if (more.length > 0) told.value = [...told.peek(), ...more];
}

/** Everything has been told: the newest seating is on screen. */
function settle(context: SessionContext): void {
  const { state } = context;
  batch(() => {
    noteTold(context, state.run.peek()!.frames.length);
    stop(context);
  });
  noteSeen(context);
}

function stop({ state }: SessionContext): void {
  clearTimeout(state.timer);
  batch(() => {
    state.run.value = null;
    state.isPaused.value = false;
    state.flights.value = [];
  });
  for (const resolve of state.waiting.splice(0)) resolve();
}

/** Resolves when everything has been told. */
export const settled = ({ state }: SessionContext): Promise<void> =>
  state.run.peek() === null
    ? Promise.resolve()
    : new Promise((resolve) => {
        state.waiting.push(resolve);
      });

/** Shows everything at once. */
export function settleNow(context: SessionContext): void {
  if (context.state.run.peek() !== null) settle(context);
}

/** Starts what arrived while an earlier table was on screen. */
export function tellWaiting(context: SessionContext): void {
  if (context.state.run.peek()?.index === -1) show(context, 0);
}

/** To the end of what is told on the map, or of what is played in the battle panel: the other of the two begins. */
export function skip(context: SessionContext): void {
  const run = context.state.run.peek();
  if (run === null || run.index < 0) return;
  const { place } = run.frames[run.index]!.step;
  const next = run.frames.findIndex(({ step }, index) => index > run.index && step.place !== place);
  if (next < 0) settle(context);
  else show(context, next);
}

/** To the first step of the last turn that is told. */
export function skipToLastTurn(context: SessionContext): void {
  const frames = context.state.run.peek()?.frames ?? [];
  const last = frames.at(-1);
  const first = last === undefined ? -1 : frames.findIndex((frame) => isSameTurn(frame, last));
  if (first >= 0) show(context, first);
}

/** One step on, or back to the one before on the map; going back pauses. */
export function stepBy(context: SessionContext, by: 1 | -1): void {
  const { run, isPaused } = context.state;
  const now = run.peek();
  if (now === null || now.index < 0) return;
  if (by === 1) return show(context, now.index + 1);
  const back = now.frames.findLastIndex(({ step }, index) => index < now.index && step.place === 'map');
  if (back < 0) return;
  isPaused.value = true;
  show(context, back, false);
}

export function pause(context: SessionContext, on: boolean): void {
  const { run, isPaused, timer } = context.state;
  const now = run.peek();
  if (now === null) return;
  isPaused.value = on;
  clearTimeout(timer);
  if (!on) show(context, now.index + 1);
}

/** Shows once more what was told since the player's last order. */
export function tellAgain(context: SessionContext): void {
  const { run, told } = context.state;
  if (run.peek() !== null || told.peek().length === 0) return;
  run.value = { frames: told.peek(), index: -1, isRolling: false };
  show(context, 0);
}

/** Records that the player has seen everything up to now. */
export function noteSeen({ options, state }: SessionContext): void {
  if (state.latest.peek() !== null) options.onSeen?.(state.latest.peek()!.table.cursor);
}
