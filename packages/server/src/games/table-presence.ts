// Who is at a table, here and at other servers. Told at most once a second and only when it has changed, so that many
// who come and go are no burden to all others.
import { VIEWERS } from '@rubicon/engine';
import type { GameId, Seat, ServerMessage } from '@rubicon/protocol';
import type { Watcher } from './live/keeper.ts';
import { tellSeats, type Room } from './live/live-game.ts';
import { REAL_TIMERS, type World } from './live/deps.ts';

const TELL_MS = 1000;
export const REMIND_MS = 30_000; // how often other servers are told anew
const GONE_MS = 3 * REMIND_MS; // a server that tells no more is gone, and who was there with it

interface There {
  readonly caesar: boolean;
  readonly pompey: boolean;
  readonly spectators: number;
}

interface State {
  told: string; // to all
  toldOthers: string; // other servers
  isDue: boolean;
  readonly elsewhere: Map<string, { readonly there: There; readonly atMs: number }>;
}

export interface Presence {
  /** Somebody came: hears how things are, as soon do all. */
  came(room: Room, watcher: Watcher): void;
  left(room: Room): void;
  /** What another server says of a game. */
  heard(room: Room, from: string, text: string): void;
  /** Tells other servers anew, and forgets those that are gone. */
  remind(rooms: Iterable<Room>): void;
}

export function presenceIn({ now, bus, timers = REAL_TIMERS }: World): Presence {
  const states = new WeakMap<Room, State>();

  function stateOf(room: Room): State {
    let state = states.get(room);
    if (state === undefined) {
      state = { told: '', toldOthers: '', isDue: false, elsewhere: new Map() };
      states.set(room, state);
    }
    return state;
  }

  function soon(room: Room): void {
    const state = stateOf(room);
    if (state.isDue) return;
    state.isDue = true;
    timers.after(TELL_MS, () => {
      state.isDue = false;
      tellAll(room, state);
      tellOthers(room, state);
    });
  }

  function tellAll(room: Room, state: State): void {
    const message = messageOf(room.id, [
      thereIn(room),
      ...[...state.elsewhere.values()].map(({ there }) => there),
    ]);
    const text = JSON.stringify(message);
    if (text === state.told) return;
    state.told = text;
    tellSeats(room, VIEWERS, message);
  }

  function tellOthers(room: Room, state: State): void {
    if (bus === undefined) return;
    const text = textOf(thereIn(room));
    if (text === state.toldOthers) return;
    state.toldOthers = text;
    bus.tell('presence', room.id, text);
  }

  return {
    came: (room, watcher) => {
      const state = stateOf(room);
      if (watcher.isPassing === true) return;
      const there = [thereIn(room), ...[...state.elsewhere.values()].map((each) => each.there)];
      const text = JSON.stringify(messageOf(room.id, there));
      watcher.send(text);
      if (count(room) === 1) state.told = text; // nobody else is there to be told
      soon(room);
    },
    left: soon,
    heard: (room, from, text) => {
      const there = parse(text);
      if (there === null) return;
      const state = stateOf(room);
      // Who hears of another for the first time tells it who is here
      if (!state.elsewhere.has(from)) state.toldOthers = '';
      state.elsewhere.set(from, { there, atMs: now() });
      soon(room);
    },
    remind: (rooms) => {
      for (const room of rooms) {
        const state = states.get(room);
        if (state === undefined) continue;
        if (count(room) > 0) bus?.tell('presence', room.id, textOf(thereIn(room)));
        for (const [from, { atMs }] of state.elsewhere)
          if (atMs < now() - GONE_MS) {
            state.elsewhere.delete(from);
            soon(room);
          }
      }
    },
  };
}

/** Who asks now and then sits at no table: he would come and go all the time. */
const sizeOf = ({ watchers }: Room, seat: Seat): number =>
  [...watchers[seat]].reduce((sum, { isPassing }) => (isPassing === true ? sum : sum + 1), 0);

const count = (room: Room): number => VIEWERS.reduce((sum, seat) => sum + sizeOf(room, seat), 0);

const thereIn = (room: Room): There => ({
  caesar: sizeOf(room, 'caesar') > 0,
  pompey: sizeOf(room, 'pompey') > 0,
  spectators: sizeOf(room, 'spectator'),
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
