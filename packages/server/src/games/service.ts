// The game service, as the rest of the server knows it: games are made, played, watched and talked in through it. It
// takes one ask at a time for each game, and answers only what is durable. Refuses by throwing `Refused`.
import type { Side } from '@rubicon/engine';
import type {
  AskBody,
  ChatLine,
  ChatRoom,
  GameCard,
  GameId,
  NewGame,
  PersonId,
  Recall,
  Seat,
  Standing,
  Update,
} from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { end, forget, rebase } from './administration.ts';
import { ask } from './asking.ts';
import { chat, checkHears, notes, onSaid, say, setNotes } from './chat.ts';
import { syncWithCluster } from './cluster-sync.ts';
import type { ChatListener, Context } from './context.ts';
import type { Deps } from './live/deps.ts';
import { ALIVE_EVERY_MS, heartbeatOf } from './live/heartbeat.ts';
import type { Watcher } from './live/live-game.ts';
import { LiveGames } from './live/live-games.ts';
import { LobbyFeed, type ChangeListener, type LobbyListener, type WaitingListener } from './lobby-feed.ts';
import { isLooking, playerStatus, recall, setSeen, type PlayerStatus } from './look-back.ts';
import { driveMachine } from './machine-seats.ts';
import { Maintenance } from './maintenance.ts';
import { Schedule } from './schedule.ts';
import { create, join, leave, rematch, start, turnAway, type Made } from './seating.ts';
import { habit, setHabit, setStanding, standing } from './standing-orders.ts';
import { tablePresence } from './table-presence.ts';
import {
  dismissFormerPlayers,
  file,
  lobby,
  look,
  mine,
  next,
  watch,
  type Mine,
  type WatchFrom,
} from './watching.ts';

const TICK_MS = 500;
const EXPIRE_EVERY_MS = 600_000;
const MACHINES_EVERY_MS = 15_000;
const CLEAR_EVERY_MS = 3_600_000;

export interface GameService {
  create(by: Person, wanted: NewGame): Promise<Made>;
  join(by: Person, game: GameId, invitation: string | null): Promise<Update>;
  leave(by: Person, game: GameId): Promise<void>;
  /** Opens the other seat again before the game begins; for who made it. */
  turnAway(by: Person, game: GameId): Promise<void>;
  /** Gives one's entropy; the game begins with the last. */
  start(by: Person, game: GameId, entropy: string, as: Side | null): Promise<Update>;
  rematch(by: Person, game: GameId): Promise<Made>;

  ask(by: Person, game: GameId, body: AskBody): Promise<Update>;

  /**
   * What a seat has been told after a cursor, and how things stand. Nobody is somebody without a name. With the code of
   * its invitation also a private game that waits.
   */
  look(
    by: Person | null,
    game: GameId,
    after: number,
    as: Seat | null,
    invitation?: string | null,
  ): Promise<Update>;
  /** Sends at once what came after the cursor, then all that follows, presence and chat included. */
  watch(by: Person | null, game: GameId, from: WatchFrom, watcher: Watcher): Promise<() => void>;
  /** An ended game as a file that verifies. */
  file(by: Person | null, game: GameId): Promise<string>;
  lobby(): Promise<readonly GameCard[]>;
  mine(by: Person, before: number | null): Promise<Mine>;
  next(by: Person, not: GameId | null): Promise<GameId | null>;

  /** A seat's table as it was first shown at a cursor. */
  recall(by: Person | null, game: GameId, cursor: number, as: Seat | null): Promise<Recall>;
  /** How far somebody has looked: never back, and no further than the seat has come. */
  setSeen(by: Person, game: GameId, cursor: number, as: Side | null): Promise<void>;
  /** Whether somebody looks at a game here just now. */
  isLooking(game: GameId, person: PersonId): boolean;
  /** How things are for a player; null for who does not play, or plays both sides. */
  playerStatus(game: GameId, person: PersonId): Promise<PlayerStatus | null>;

  say(by: Person, game: GameId, room: ChatRoom, text: string): Promise<ChatLine>;
  chat(by: Person | null, game: GameId, room: ChatRoom, after: number): Promise<readonly ChatLine[]>;
  /** Refuses who may not hear a room. */
  checkHears(by: Person, game: GameId, room: ChatRoom): Promise<void>;
  notes(by: Person, game: GameId): Promise<string>;
  setNotes(by: Person, game: GameId, text: string): Promise<void>;

  /** Standing orders of one's side in this game; null is none, and one's habit holds. */
  standing(by: Person, game: GameId, as: Side | null): Promise<Standing | null>;
  setStanding(by: Person, game: GameId, orders: Standing | null, as: Side | null): Promise<void>;
  habit(by: Person): Promise<Standing | null>;
  setHabit(by: Person, orders: Standing | null): Promise<void>;

  /** Called after the lobby has changed. */
  onLobby(listener: LobbyListener): () => void;
  /** Called with how many games wait for a person, whenever that may have changed. */
  onWaiting(listener: WaitingListener): () => void;
  /** Called after a game was made, or what everybody may know of it has changed. */
  onChanged(listener: ChangeListener): () => void;
  onSaid(listener: ChatListener): () => void;

  /** To be called before an account is removed: running games are resigned, waiting ones left, the name replaced. */
  forget(person: PersonId): Promise<void>;
  /** For the administrator. */
  end(game: GameId, reason: string): Promise<void>;
  rebase(game: GameId, position: string, reason: string): Promise<void>;

  /** How many games are in memory. */
  readonly held: number;
  /** Takes up machine turns and clocks; to be called once, before anybody is let in. */
  begin(): Promise<void>;
  /** Finishes what is being written, then stops: no more is accepted. */
  stop(): Promise<void>;
}

export function openGameService(deps: Deps): GameService {
  const context: Context = {
    deps,
    live: new LiveGames(deps.now),
    heartbeat: heartbeatOf(deps),
    lobby: new LobbyFeed(deps),
    presence: tablePresence(deps),
    chatListeners: new Set(),
    damaged: new Set(),
    restoredMs: 0,
    isStopping: false,
    changed: (live, before, after) => {
      context.lobby.gameChanged(before, after);
      dismissFormerPlayers(live, before, after);
      driveMachine(context, live);
    },
  };
  const maintenance = new Maintenance(context);
  const schedule = new Schedule(deps);
  const bind =
    <A extends readonly unknown[], R>(operation: (context: Context, ...given: A) => R) =>
    (...given: A): R =>
      operation(context, ...given);

  return {
    create: bind(create),
    join: bind(join),
    leave: bind(leave),
    turnAway: bind(turnAway),
    start: bind(start),
    rematch: bind(rematch),
    ask: bind(ask),
    look: bind(look),
    watch: bind(watch),
    file: bind(file),
    lobby: bind(lobby),
    mine: bind(mine),
    next: bind(next),
    recall: bind(recall),
    setSeen: bind(setSeen),
    isLooking: bind(isLooking),
    playerStatus: bind(playerStatus),
    say: bind(say),
    chat: bind(chat),
    checkHears: bind(checkHears),
    notes: bind(notes),
    setNotes: bind(setNotes),
    standing: bind(standing),
    setStanding: bind(setStanding),
    habit: bind(habit),
    setHabit: (by, orders) => setHabit(context, maintenance, by, orders),
    onLobby: (listener) => context.lobby.onLobby(listener),
    onWaiting: (listener) => context.lobby.onWaiting(listener),
    onChanged: (listener) => context.lobby.onChanged(listener),
    onSaid: bind(onSaid),
    forget: bind(forget),
    end: bind(end),
    rebase: bind(rebase),
    get held() {
      return context.live.size;
    },
    begin: () => begin(context, maintenance, schedule),
    stop: async () => {
      context.isStopping = true;
      schedule.stop();
      await context.live.finish();
      await context.heartbeat.end();
    },
  };
}

async function begin(context: Context, maintenance: Maintenance, schedule: Schedule): Promise<void> {
  const { store, log } = context.deps;
  context.restoredMs = (await store.mark('restored-ms')) ?? 0;
  await context.heartbeat.begin();
  syncWithCluster(context, schedule);
  schedule.every(TICK_MS, () => maintenance.passTime());
  schedule.every(EXPIRE_EVERY_MS, () => maintenance.expire());
  schedule.every(ALIVE_EVERY_MS, () => maintenance.beat());
  schedule.every(MACHINES_EVERY_MS, () => maintenance.resumeMachines('lost'));
  schedule.every(CLEAR_EVERY_MS, () => maintenance.clearAway());
  maintenance
    .resumeMachines('all')
    .catch((error: unknown) => log.error({ error: String(error) }, 'No machine was taken up.'));
}
