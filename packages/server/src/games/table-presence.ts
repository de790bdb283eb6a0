// Who is present in a game, here and on other servers. Sent at most once a second and only when it has changed, so
// that many who come and go do not burden the rest.
import { VIEWERS, type Side } from '@rubicon/engine';
import type { GameId, Seat, ServerMessage } from '@rubicon/protocol';
import { REAL_TIMERS, type Deps } from './live/deps.ts';
import type { LiveGame, Watcher } from './live/live-game.ts';
import { sendToSeats } from './live/publish.ts';

const TELL_MS = 1000;
export const REMIND_MS = 30_000; // how often other servers are notified again
const GONE_MS = 3 * REMIND_MS; // a server silent for this long is gone, and its watchers with it

interface There {
  readonly caesar: boolean;
  readonly pompey: boolean;
  readonly spectators: number;
}

interface State {
  told: string; // to all watchers
  toldOthers: string; // to other servers
  isDue: boolean;
  readonly elsewhere: Map<string, { readonly there: There; readonly atMs: number }>;
}

export interface TablePresence {
  /** Sends a new watcher the current presence, and the others a little later. */
  came(live: LiveGame, watcher: Watcher): void;
  left(live: LiveGame): void;
  /** Players have changed their sides. */
  moved(live: LiveGame): void;
  /** Whether a player is there, on any server. */
  isThere(live: LiveGame, side: Side): boolean;
  /** Another server's presence in a game. */
  heard(live: LiveGame, from: string, text: string): void;
  /** Notifies other servers again, and drops those that are gone. */
  remind(games: Iterable<LiveGame>): void;
}

export function tablePresence({ now, bus, timers = REAL_TIMERS }: Deps): TablePresence {
  const states = new WeakMap<LiveGame, State>();

  function stateOf(live: LiveGame): State {
    let state = states.get(live);
    if (state === undefined) {
      state = { told: '', toldOthers: '', isDue: false, elsewhere: new Map() };
      states.set(live, state);
    }
    return state;
  }

  function soon(live: LiveGame): void {
    const state = stateOf(live);
    if (state.isDue) return;
    state.isDue = true;
    timers.after(TELL_MS, () => {
      state.isDue = false;
      tellAll(live, state);
      tellOthers(live, state);
    });
  }

  function tellAll(live: LiveGame, state: State): void {
    const message = messageOf(live.id, [
      thereIn(live),
      ...[...state.elsewhere.values()].map(({ there }) => there),
    ]);
    const text = JSON.stringify(message);
    if (text === state.told) return;
    state.told = text;
    sendToSeats(live, VIEWERS, message);
  }

  function tellOthers(live: LiveGame, state: State): void {
    if (bus === undefined) return;
    const text = textOf(thereIn(live));
    if (text === state.toldOthers) return;
    state.toldOthers = text;
    bus.tell('presence', live.id, text);
  }

  return {
    came: (live, watcher) => {
      const state = stateOf(live);
      if (watcher.isPassing === true) return;
      const there = [thereIn(live), ...[...state.elsewhere.values()].map((each) => each.there)];
      const text = JSON.stringify(messageOf(live.id, there));
      watcher.send(text);
      if (count(live) === 1) state.told = text; // no other watcher to notify
      soon(live);
    },
    left: soon,
    moved: soon,
    isThere: (live, side) =>
      thereIn(live)[side] || [...stateOf(live).elsewhere.values()].some(({ there }) => there[side]),
    heard: (live, from, text) => {
      const there = parse(text);
      if (there === null) return;
      const state = stateOf(live);
      // On first hearing from another server, send it our own presence
      if (!state.elsewhere.has(from)) state.toldOthers = '';
      state.elsewhere.set(from, { there, atMs: now() });
      soon(live);
    },
    remind: (games) => {
      for (const live of games) {
        const state = states.get(live);
        if (state === undefined) continue;
        if (count(live) > 0) bus?.tell('presence', live.id, textOf(thereIn(live)));
        for (const [from, { atMs }] of state.elsewhere)
          if (atMs < now() - GONE_MS) {
            state.elsewhere.delete(from);
            soon(live);
          }
      }
    },
  };
}

/** A poller does not count as present: it would come and go all the time. */
const sizeOf = ({ watchers }: LiveGame, seat: Seat): number =>
  [...watchers[seat]].reduce((sum, { isPassing }) => (isPassing === true ? sum : sum + 1), 0);

const count = (live: LiveGame): number => VIEWERS.reduce((sum, seat) => sum + sizeOf(live, seat), 0);

const thereIn = (live: LiveGame): There => ({
  caesar: sizeOf(live, 'caesar') > 0,
  pompey: sizeOf(live, 'pompey') > 0,
  spectators: sizeOf(live, 'spectator'),
});

const messageOf = (game: GameId, all: readonly There[]): ServerMessage & { kind: 'presence' } => ({
  kind: 'presence',
  game,
  caesar: all.some(({ caesar }) => caesar),
  pompey: all.some(({ pompey }) => pompey),
  spectators: all.reduce((sum, { spectators }) => sum + spectators, 0),
});

const textOf = ({ caesar, pompey, spectators }: There): string =>
  `${caesar ? 1 : 0} ${pompey ? 1 : 0} ${spectators}`;

function parse(text: string): There | null {
  const [, caesar, pompey, spectators] = /^([01]) ([01]) (\d{1,9})$/.exec(text) ?? [];
  return spectators === undefined
    ? null
    : { caesar: caesar === '1', pompey: pompey === '1', spectators: Number(spectators) };
}
