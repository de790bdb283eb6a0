// All state of a session in one place. The modules beside this file change it; components only read it.
import { batch, computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { Event, GameOptions, PerSide } from '@rubicon/engine';
import { Refused, type Seating, type TableAuthority } from '../../authority/authority.ts';
import type { GameId, History, Seat, Table } from '../../authority/table.ts';
import type { Flight } from '../../board/lit.ts';
import type { Frame } from './frames.ts';
import type { Step } from './steps.ts';

export type Revealed = Extract<Event, { kind: 'revealed' }>;

/** The curtain between two people at one screen: it shows only whose turn it is, and the cards just revealed. */
export interface Curtain {
  readonly next: Seat;
  readonly from: Seat | null; // who may go back, because nothing has been decided yet
  readonly revealed: Revealed | null;
  readonly players: PerSide<string>;
  readonly options: GameOptions;
}

/** A refusal as the page shows it. */
export interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

/** What is being told, and how far. */
interface Run {
  readonly frames: readonly Frame[]; // more may be added
  readonly index: number; // -1: it waits while an earlier table is on screen
  readonly isRolling: boolean; // the dice of the frame are still rolling: nothing shows what they bring
}

/** What happened while somebody else was playing, told on the map. */
export interface Recap {
  readonly frames: readonly Frame[]; // those on the map
  readonly index: number;
  readonly isPaused: boolean;
}

/** What the battle panel plays, and nothing else may show. */
export interface Dice {
  readonly table: Table;
  readonly history: History; // to the end of what is played of this battle
  readonly shown: History; // as far as it has been played
  readonly isRolling: boolean; // the last dice shown
}

/** How long a step is shown: first its dice roll. */
export interface Pace {
  readonly rollMs: number;
  readonly restMs: number;
}

/** The seat taken when the table is opened, or the curtain shown first. */
export type FirstSeat =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly tellsMissed: boolean }
  | { readonly kind: 'curtain'; readonly curtain: Curtain };

export interface SessionOptions {
  readonly firstSeat: () => Promise<FirstSeat>;
  readonly handsOver: () => boolean; // both sides play at this screen
  readonly hasCurtain: () => boolean; // false = one person plays both sides
  readonly paceOf: (step: Step) => Pace; // a step in the battle panel that takes no time is not shown
  readonly isHeld?: ReadonlySignal<boolean>; // the page is hidden, or blocks are being dragged: news waits
  /** For a game on a server: calls `listen` whenever something has changed. */
  readonly onNews?: (listen: (seating: Seating) => void) => () => void;
  readonly hasRedo?: boolean; // false: the page around the table has one of its own
  readonly onSeen?: (cursor: number) => void; // how much of the history the player has seen
}

export interface SessionState {
  readonly latest: Signal<Seating | null>; // what the authority sent last; null while no seat is taken
  readonly run: Signal<Run | null>; // what is being told of it
  readonly isPaused: Signal<boolean>;
  readonly told: Signal<readonly Frame[]>; // on the map, since the player's last order
  readonly seating: ReadonlySignal<Seating | null>; // the one on screen, as far as it has been told
  readonly remembered: Signal<Table | null>; // an earlier table, while it is shown instead of the current one
  readonly table: ReadonlySignal<Table | null>; // the one on screen
  readonly past: ReadonlySignal<number | null>; // the cursor of the earlier table on screen
  readonly recap: ReadonlySignal<Recap | null>;
  readonly dice: ReadonlySignal<Dice | null>;
  readonly curtain: Signal<Curtain | null>;
  readonly flights: Signal<readonly Flight[]>;
  readonly busy: Signal<boolean>; // a request to the authority is running
  readonly trouble: Signal<Trouble | null>;
  readonly fresh: Signal<readonly Event[]>; // the events that have just come on screen
  readonly thinking: Signal<number | null>; // how much of its thinking a machine has done, 0 to 1; null while none thinks
  readonly waiting: (() => void)[]; // called when everything has been told
  timer: ReturnType<typeof setTimeout> | undefined; // of the frame on screen
  waitingNews: { readonly news: Seating; readonly isMissed: boolean } | null; // the latest that could not be shown yet
}

/** What the modules of a session share. */
export interface SessionContext {
  readonly authority: TableAuthority;
  readonly game: GameId;
  readonly options: SessionOptions;
  readonly state: SessionState;
}

export function newSessionState(): SessionState {
  const latest = signal<Seating | null>(null);
  const run = signal<Run | null>(null);
  const isPaused = signal(false);
  const seating = computed(() => (run.value === null ? latest.value : seatingIn(run.value)));
  const remembered = signal<Table | null>(null);
  return {
    latest,
    run,
    isPaused,
    told: signal([]),
    seating,
    remembered,
    table: computed(() => remembered.value ?? seating.value?.table ?? null),
    past: computed(() => remembered.value?.cursor ?? null),
    recap: computed(() => (run.value === null ? null : recapOf(run.value, isPaused.value))),
    dice: computed(() => (run.value === null ? null : diceOf(run.value, latest.value!.table))),
    curtain: signal(null),
    flights: signal([]),
    busy: signal(false),
    trouble: signal(null),
    fresh: signal([]),
    thinking: signal(null),
    waiting: [],
    timer: undefined,
    waitingNews: null,
  };
}

function seatingIn({ frames, index, isRolling }: Run): Seating {
  const frame = frames[Math.max(index, 0)]!;
  return index < 0 || isRolling ? frame.before : frame.after;
}

function recapOf({ frames, index }: Run, isPaused: boolean): Recap | null {
  const frame = frames[index];
  if (frame?.step.place !== 'map') return null;
  const told = frames.filter(({ step }) => step.place === 'map');
  return { frames: told, index: told.indexOf(frame), isPaused };
}

function diceOf({ frames, index, isRolling }: Run, latest: Table): Dice | null {
  const frame = frames[index];
  if (frame?.step.place !== 'panel') return null;
  const isNext = ({ step }: Frame): boolean => step.place !== 'panel' || step.events[0]?.kind === 'battle';
  const next = frames.findIndex((each, at) => at > index && isNext(each));
  const { history } = frames.at(next < 0 ? -1 : next - 1)!.after;
  // The authority's table knows where the blocks came from; it is used as far as the events do not say
  const isKnown = history.told.some(({ events }) => events.some(({ kind }) => kind === 'battle'));
  const isOn = latest.view.battle?.area === frame.after.table.view.battle?.area;
  const table = isKnown && isOn ? { ...latest, decision: null } : frame.after.table;
  return { table, history, shown: frame.after.history, isRolling };
}

/** Keeps nothing of the seat. */
export function emptySeat(state: SessionState): void {
  clearTimeout(state.timer);
  batch(() => {
    state.latest.value = null;
    state.run.value = null;
    state.isPaused.value = false;
    state.told.value = [];
    state.remembered.value = null;
    state.flights.value = [];
    state.fresh.value = [];
  });
  for (const resolve of state.waiting.splice(0)) resolve();
}

/** Shows a refusal; any other error is a bug and is rethrown. */
export function showRefusal({ trouble }: SessionState, error: unknown): void {
  if (!(error instanceof Refused)) throw error;
  trouble.value = { code: error.code, message: error.message, rule: error.rule };
}
