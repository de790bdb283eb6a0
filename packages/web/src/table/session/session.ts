// One game on this page: who sits before it, what they see, and the talk with the authority. Nothing of the seat is
// kept when it is left.
import { batch, computed, effect, signal, type ReadonlySignal } from '@preact/signals';
import type { Event, GameOptions, PerSide } from '@rubicon/engine';
import { Refused, type Ask, type Seating, type TableAuthority } from '../../authority/authority.ts';
import type { GameId, Seat, Table, Telling } from '../../authority/table.ts';
import type { Flight } from '../../board/lit.ts';
import { flightsOf } from './flights.ts';

export type Revealed = Extract<Event, { kind: 'revealed' }>;

/** Between two people: the screen shows nothing but whose turn it is, and the cards just turned up. */
export interface Curtain {
  readonly next: Seat;
  readonly from: Seat | null; // who may look again, because nothing has been decided yet
  readonly revealed: Revealed | null;
  readonly players: PerSide<string>;
  readonly options: GameOptions;
}

interface Trouble {
  readonly code: string;
  readonly message: string;
  readonly rule: string | null;
}

/** What happened while somebody else sat here, told step by step. */
export interface Recap {
  readonly tellings: readonly Telling[];
  readonly index: number;
}

export interface Session {
  readonly seating: ReadonlySignal<Seating | null>;
  readonly table: ReadonlySignal<Table | null>; // now, or the past looked back at
  readonly curtain: ReadonlySignal<Curtain | null>;
  readonly past: ReadonlySignal<number | null>; // where the past is looked at
  readonly recap: ReadonlySignal<Recap | null>;
  readonly flights: ReadonlySignal<readonly Flight[]>;
  readonly busy: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly thinking: ReadonlySignal<boolean>; // a machine is at work
  readonly fresh: ReadonlySignal<readonly Event[]>; // what the last order brought about
  readonly open: () => Promise<void>;
  readonly liftCurtain: (seat: Seat) => Promise<void>;
  readonly handsOver: boolean; // both sides sit before this screen
  readonly handOver: () => Promise<void>; // to whoever is next, by one who has looked again
  readonly fail: (error: unknown) => void; // shows a refusal; anything else is thrown
  readonly ask: (ask: Ask) => Promise<boolean>;
  readonly order: (text: string) => Promise<boolean>;
  readonly lookBack: (cursor: number | null) => Promise<void>;
  readonly skipRecap: () => void;
  readonly dismissTrouble: () => void;
  readonly close: () => Promise<void>;
}

/** Where somebody who comes to the table sits down, or what hangs before it. */
export type FirstSeat =
  | { readonly kind: 'seat'; readonly seat: Seat; readonly tellsMissed: boolean }
  | { readonly kind: 'curtain'; readonly curtain: Curtain };

export interface SessionOptions {
  readonly firstSeat: () => Promise<FirstSeat>;
  readonly handsOver: () => boolean; // both sides sit before this screen
  readonly hasCurtain: () => boolean; // false = one person plays both sides
  readonly pauseMs: () => number; // between two tellings of a recap
  readonly isHeld?: ReadonlySignal<boolean>; // nobody looks, or something is in hand: what is new waits
  /** Somebody elsewhere plays: tells whenever something has changed. */
  readonly onNews?: (listen: (seating: Seating) => void) => () => void;
  readonly onSeen?: (cursor: number) => void; // up to where the person has looked
}

const SIMULTANEOUS: ReadonlySet<string> = new Set(['cards', 'deploy']);

export function createSession(authority: TableAuthority, game: GameId, options: SessionOptions): Session {
  const seating = signal<Seating | null>(null);
  const remembered = signal<Table | null>(null);
  const curtain = signal<Curtain | null>(null);
  const recap = signal<Recap | null>(null);
  const flights = signal<readonly Flight[]>([]);
  const busy = signal(false);
  const trouble = signal<Trouble | null>(null);
  const fresh = signal<readonly Event[]>([]);
  const thinking = signal(false);
  let telling = 0; // which recap is being told: a newer one ends it
  let toTell: Telling[] | null = null; // by it; it may grow
  let unheard: Seating | null = null; // news that wait

  const table = computed(() => remembered.value ?? seating.value?.table ?? null);
  const past = computed(() => remembered.value?.cursor ?? null);

  /** Runs one talk with the authority at a time; a refusal is shown and changes nothing. */
  async function talk(work: () => Promise<void>): Promise<boolean> {
    if (busy.value) return false;
    busy.value = true;
    try {
      await work();
      return true;
    } catch (error) {
      fail(error);
      // Another window of this game went on: what is shown here is no longer true
      if (trouble.value?.code === 'played-elsewhere') await sitAgain();
      return false;
    } finally {
      busy.value = false;
    }
  }

  function fail(error: unknown): void {
    if (!(error instanceof Refused)) throw error;
    trouble.value = { code: error.code, message: error.message, rule: error.rule };
  }

  async function sitAgain(): Promise<void> {
    const seat = seating.value?.table.seat;
    if (seat === undefined) return;
    try {
      await sit(seat, true);
      await handOn();
    } catch (error) {
      fail(error);
    }
  }

  async function sit(seat: Seat, tellAll: boolean): Promise<void> {
    const seated = await authority.sit(game, seat);
    batch(() => {
      curtain.value = null;
      seating.value = seated;
      fresh.value = [];
    });
    const missed = seated.history.told.filter(({ cursor }) => cursor > seated.seen);
    if (tellAll && missed.length > 0) void tell(missed);
    else see();
  }

  const see = (): void => {
    if (seating.value !== null) options.onSeen?.(seating.value.table.cursor);
  };

  /** Shows what was missed, telling by telling, each on the table as it was then. What comes meanwhile is told too. */
  async function tell(tellings: readonly Telling[]): Promise<void> {
    if (toTell !== null) return void toTell.push(...tellings);
    const told = [...tellings];
    toTell = told;
    const mine = ++telling;
    for (let index = 0; index < told.length; index++) {
      const each = told[index]!;
      const then = await authority.recall(each.cursor).catch(() => null);
      if (mine !== telling) return;
      batch(() => {
        recap.value = { tellings: [...told], index };
        remembered.value = then;
        flights.value = flightsOf(each);
      });
      await new Promise((resolve) => setTimeout(resolve, options.pauseMs() + 260 * longest(flights.value)));
      if (mine !== telling) return;
    }
    endRecap();
  }

  function endRecap(): void {
    telling += 1;
    const wasTelling = toTell !== null;
    toTell = null;
    batch(() => {
      recap.value = null;
      remembered.value = null;
      flights.value = [];
    });
    if (wasTelling) see();
  }

  /** What happened elsewhere is shown as soon as nobody is in the middle of something. */
  function takeNews(): void {
    const news = unheard;
    const before = seating.value;
    if (news === null || before === null) return;
    unheard = null;
    if (news === before || news.table.seat !== before.table.seat) return;
    const tellings = newTellings(before, news);
    const isBattle = news.table.view.battle !== null || before.table.view.battle !== null; // it plays by itself
    const isLookingBack = remembered.value !== null && toTell === null;
    batch(() => {
      seating.value = news;
      if (tellings.length > 0) fresh.value = tellings.flatMap(({ events }) => events);
    });
    if (tellings.length > 0 && !isBattle && !isLookingBack) void tell(tellings);
    else if (toTell === null) see();
  }

  const stopHearing = options.onNews?.((news) => {
    unheard = news;
    if (!busy.value && options.isHeld?.value !== true) takeNews();
  });
  const stopWaiting = effect(() => {
    const isFree = !busy.value && options.isHeld?.value !== true;
    if (isFree && unheard !== null) queueMicrotask(takeNews);
  });

  /**
   * Who goes on? If it is somebody else, the screen changes hands. What both may see is a curtain itself: from there
   * the next one sits down when the end of the battle has been looked at.
   */
  async function handOn(): Promise<void> {
    const now = seating.value;
    if (now === null) return;
    const { next, seat, players, view } = now.table;
    if (next === null || next === seat || !options.handsOver()) return;
    if (isMachines(now.table)) return void machineActs();
    if (seat === 'spectator') return;
    if (next === 'spectator' || !options.hasCurtain()) return sit(next, true);
    const revealed = fresh.value.find((event): event is Revealed => event.kind === 'revealed') ?? null;
    await authority.leave();
    batch(() => {
      seating.value = null;
      flights.value = [];
      fresh.value = [];
      curtain.value = {
        next,
        from: SIMULTANEOUS.has(view.step) && revealed === null ? seat : null,
        revealed,
        players,
        options: now.table.options,
      };
    });
  }

  /** The machine goes on until a person is asked; what it did is told as it comes to light. */
  async function machineActs(): Promise<void> {
    if (thinking.value) return;
    thinking.value = true;
    try {
      for (let now = seating.value; now !== null && isMachines(now.table); now = seating.value) {
        const after = await actOnce();
        if (after === null || seating.value === null) return;
        const tellings = newTellings(seating.value, after);
        const isBattle = after.table.view.battle !== null || now.table.view.battle !== null; // it plays by itself
        batch(() => {
          seating.value = after;
          fresh.value = tellings.flatMap(({ events }) => events);
        });
        if (tellings.length > 0 && !isBattle) await tell(tellings);
      }
    } finally {
      thinking.value = false;
    }
  }

  /** Null when the machine cannot go on; somebody else's request in between makes it think again. */
  async function actOnce(): Promise<Seating | null> {
    for (;;) {
      try {
        return await authority.act();
      } catch (error) {
        if (!(error instanceof Refused)) throw error;
        if (error.code === 'stale-decision' && seating.value !== null && isMachines(seating.value.table))
          continue;
        if (error.code !== 'no-seat' && error.code !== 'stale-decision')
          trouble.value = { code: error.code, message: error.message, rule: error.rule };
        return null;
      }
    }
  }

  const ask = (wanted: Ask): Promise<boolean> =>
    talk(async () => {
      const before = seating.value;
      if (before === null) return;
      endRecap();
      const after = await authority.ask(wanted);
      const tellings = newTellings(before, after);
      batch(() => {
        seating.value = after;
        flights.value = wanted.kind === 'order' ? tellings.flatMap(flightsOf) : [];
        fresh.value = tellings.flatMap(({ events }) => events);
      });
      see();
      await handOn();
    });

  return {
    seating,
    table,
    curtain,
    past,
    recap,
    flights,
    busy,
    trouble,
    fresh,
    thinking,
    get handsOver() {
      return options.handsOver();
    },
    open: async () => {
      await talk(async () => {
        const firstSeat = await options.firstSeat();
        if (firstSeat.kind === 'curtain') curtain.value = firstSeat.curtain;
        else {
          await sit(firstSeat.seat, firstSeat.tellsMissed);
          if (isMachines(seating.value!.table)) await handOn();
        }
      });
    },
    liftCurtain: async (seat) => {
      await talk(() => sit(seat, true));
    },
    handOver: async () => {
      await talk(handOn);
    },
    fail,
    ask,
    order: (text) => {
      const decision = seating.value?.table.decision ?? null;
      return decision === null
        ? Promise.resolve(false)
        : ask({ kind: 'order', decision: decision.number, order: text });
    },
    lookBack: async (cursor) => {
      endRecap();
      if (cursor === null || cursor === seating.value?.table.cursor) return;
      await talk(async () => {
        remembered.value = await authority.recall(cursor);
      });
    },
    skipRecap: endRecap,
    dismissTrouble: () => {
      trouble.value = null;
    },
    close: async () => {
      stopHearing?.();
      stopWaiting();
      endRecap();
      seating.value = null;
      await authority.leave().catch(() => {}); // whoever is gone has left
    },
  };
}

/** Whether a machine is next. */
const isMachines = ({ next, machines }: Table): boolean =>
  next !== null && next !== 'spectator' && machines[next] !== null;

const longest = (flights: readonly Flight[]): number =>
  flights.reduce((roads, { path }) => Math.max(roads, path.length - 1), 0);

function newTellings(before: Seating, after: Seating): Telling[] {
  const { cursor } = before.table;
  return [...after.history.told, ...after.history.pending].filter((each) => each.cursor > cursor);
}
