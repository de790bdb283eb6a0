// One game on this page: which seat is taken, what it sees, and the requests to the authority. Nothing of a seat is
// kept once it is left.
import { computed, type ReadonlySignal } from '@preact/signals';
import type { Event } from '@rubicon/engine';
import type { Ask, Seating, TableAuthority } from '../../authority/authority.ts';
import type { GameId, Seat, Table } from '../../authority/table.ts';
import type { Flight } from '../../board/lit.ts';
import { followNews } from './news.ts';
import type { Frame } from './frames.ts';
import { recall, returnToNow } from './past.ts';
import { pause, settleNow, skip, skipToLastTurn, stepBy, tellAgain } from './recap.ts';
import { ask, request } from './requests.ts';
import {
  emptySeat,
  newSessionState,
  showRefusal,
  type Curtain,
  type Dice,
  type Recap,
  type SessionContext,
  type SessionOptions,
  type SessionState,
  type Trouble,
} from './session-state.ts';
import { createStrokes, type Strokes } from './strokes.ts';
import { openTable, passTurn, sit } from './turn-passing.ts';

export interface Session extends Strokes {
  readonly seating: ReadonlySignal<Seating | null>; // as far as it has been told
  readonly table: ReadonlySignal<Table | null>; // the current one, or the earlier one being shown
  readonly curtain: ReadonlySignal<Curtain | null>;
  readonly past: ReadonlySignal<number | null>; // the cursor of the earlier table being shown
  readonly recap: ReadonlySignal<Recap | null>; // what is being told on the map
  readonly told: ReadonlySignal<readonly Frame[]>; // on the map, since the player's last order
  readonly dice: ReadonlySignal<Dice | null>; // what the battle panel plays
  readonly isTelling: ReadonlySignal<boolean>; // the newest table is not on screen yet
  readonly flights: ReadonlySignal<readonly Flight[]>;
  readonly busy: ReadonlySignal<boolean>;
  readonly trouble: ReadonlySignal<Trouble | null>;
  readonly thinking: ReadonlySignal<number | null>; // the share of its thinking a machine has done; null while none thinks
  readonly fresh: ReadonlySignal<readonly Event[]>; // the events that have just come on screen
  readonly open: () => Promise<void>;
  readonly liftCurtain: (seat: Seat) => Promise<void>;
  readonly handsOver: boolean; // both sides play at this screen
  readonly handOver: () => Promise<void>; // to the next player, after going back to look
  readonly fail: (error: unknown) => void; // shows a refusal; anything else is thrown
  readonly ask: (ask: Ask) => Promise<boolean>;
  readonly lookBack: (cursor: number | null) => Promise<void>;
  readonly skipRecap: () => void; // what is told on the map, or played in the battle panel
  readonly skipToLastTurn: () => void;
  readonly stepRecap: (by: 1 | -1) => void;
  readonly pauseRecap: (on: boolean) => void;
  readonly tellAgain: () => void;
  readonly dismissTrouble: () => void;
  readonly close: () => Promise<void>;
}

export function createSession(authority: TableAuthority, game: GameId, options: SessionOptions): Session {
  const state = newSessionState();
  const context: SessionContext = { authority, game, options, state };
  const stopNews = followNews(context);
  return {
    seating: state.seating,
    table: state.table,
    curtain: state.curtain,
    past: state.past,
    recap: state.recap,
    told: state.told,
    dice: state.dice,
    isTelling: computed(() => state.run.value !== null),
    flights: state.flights,
    busy: state.busy,
    trouble: state.trouble,
    thinking: state.thinking,
    fresh: state.fresh,
    get handsOver() {
      return options.handsOver();
    },
    open: async () => {
      await request(context, () => openTable(context));
    },
    liftCurtain: async (seat) => {
      await request(context, () => sit(context, seat, true));
    },
    handOver: async () => {
      await request(context, () => passTurn(context));
    },
    fail: (error) => showRefusal(state, error),
    ask: (wanted) => ask(context, wanted),
    ...createStrokes(context),
    lookBack: async (cursor) => {
      if (cursor === null || cursor >= lastCursor(state)) return returnToNow(context);
      if (state.remembered.value === null) settleNow(context);
      await request(context, () => recall(context, cursor));
    },
    skipRecap: () => skip(context),
    skipToLastTurn: () => skipToLastTurn(context),
    stepRecap: (by) => stepBy(context, by),
    pauseRecap: (on) => pause(context, on),
    tellAgain: () => tellAgain(context),
    dismissTrouble: () => {
      state.trouble.value = null;
    },
    close: async () => {
      stopNews();
      emptySeat(state);
      await authority.leave().catch(() => {}); // the page is being closed: there is nobody to show a refusal to
    },
  };
}

/** Of the last entry in the history: an undone order leaves none, though it moves the table's cursor. */
function lastCursor({ latest }: SessionState): number {
  const { told, pending } = latest.value?.history ?? { told: [], pending: [] };
  return pending.at(-1)?.cursor ?? told.at(-1)?.cursor ?? 0;
}
