// The game service's interface for the rest of the server: create, play, watch and chat in games. It handles one
// request at a time per game, and answers only what is durable. Refuses by throwing `Refused`.
import type { Bid, Side } from '@rubicon/engine';
import type {
  AskBody,
  ChatLine,
  ChatRoom,
  GameCard,
  GameId,
  NewGame,
  PersonId,
  PressBody,
  Recall,
  Seat,
  LeftPlan,
  PlanBody,
  Standing,
  Update,
} from '@rubicon/protocol';
import type { Person } from '../people/person.ts';
import { end, forget, rebase } from './administration.ts';
import { ask, askWatching } from './asking.ts';
import { chat, checkHears, notes, onSaid, say, setNotes } from './chat.ts';
import { syncWithCluster } from './cluster-sync.ts';
import type { ChatListener, Context } from './context.ts';
import { haveSwapped } from './draft/bidding.ts';
import type { TournamentGameWanted } from './draft/new-game.ts';
import type { Deps } from './live/deps.ts';
import { ALIVE_EVERY_MS, heartbeatOf, type AwayMs, type OutageListener } from './live/heartbeat.ts';
import type { Watcher } from './live/live-game.ts';
import { LiveGames } from './live/live-games.ts';
import {
  LobbyFeed,
  type ChangeListener,
  type IsHere,
  type LobbyListener,
  type WaitingListener,
} from './lobby-feed.ts';
import {
  isLooking,
  playerStatus,
  recall,
  setSeen,
  type PlayerStatus,
  type PublicMoment,
} from './look-back.ts';
import { driveMachine } from './machine-seats.ts';
import { Maintenance } from './maintenance.ts';
import type { GameRecord, Opening } from './record/record.ts';
import { Schedule } from './schedule.ts';
import { create, createInTournament, join, leave, rematch, start, turnAway, type Made } from './seating.ts';
import { lastingSeeks, openSeeks, seek, sendOn, vacate, type SeekState } from './seeks.ts';
import { leavePlan, plan } from './plan-orders.ts';
import { habit, setHabit, setStanding, standing } from './standing-orders.ts';
import { tablePresence } from './table-presence.ts';
import {
  card,
  dismissFormerPlayers,
  file,
  isOpen,
  lobby,
  look,
  mine,
  next,
  watch,
  type LookOptions,
  type Mine,
  type WatchFrom,
} from './watching.ts';

const TICK_MS = 500;
const EXPIRE_EVERY_MS = 600_000;
const MACHINES_EVERY_MS = 15_000;
const CLEAR_EVERY_MS = 3_600_000;

export interface GameService {
  create(by: Person, wanted: NewGame): Promise<Made>;
  /** Doing it twice changes nothing. */
  createInTournament(wanted: readonly TournamentGameWanted[]): Promise<void>;
  /** `opening`: of a seek, for which it was found. */
  join(by: Person, game: GameId, invitation: string | null, opening?: number | null): Promise<Update>;
  leave(by: Person, game: GameId): Promise<void>;
  /** Frees the other seat before the game begins; for the game's maker. */
  turnAway(by: Person, game: GameId): Promise<void>;
  /** Gives the caller's entropy, and a bid where sides are bid for; the game begins with the last. */
  start(by: Person, game: GameId, entropy: string, as: Side | null, bid?: Bid | null): Promise<Update>;
  rematch(by: Person, game: GameId): Promise<Made>;

  /** Opens the game of a press of “Play now”, which looks for an opponent, or keeps it for longer. */
  seek(by: Person, game: GameId, press: PressBody): Promise<SeekState>;
  /** Notes in which game the maker of a seek plays instead, if it is still as it was. */
  sendOn(by: Person, game: GameId, from: Opening | null, to: Opening | null): Promise<SeekState>;
  /** Frees the seat of a maker who plays elsewhere. */
  vacate(by: Person, game: GameId): Promise<void>;
  /** Seeks that nobody has joined, longest waiting first. */
  openSeeks(): Promise<readonly GameRecord[]>;
  /** Seeks that need no page: those that can be joined, and those whose makers are on the way elsewhere. */
  lastingSeeks(): Promise<readonly GameRecord[]>;

  ask(by: Person, game: GameId, body: AskBody, wantsOrders?: boolean): Promise<Update>;
  /** From the seat that it watches; its answer is the change it is sent. */
  askWatching(by: Person, game: GameId, body: Omit<AskBody, 'as'>, watcher: Watcher): Promise<void>;

  /** A seat's update from a cursor. A null person is anonymous. */
  look(
    by: Person | null,
    game: GameId,
    after: number,
    as: Seat | null,
    options?: LookOptions,
  ): Promise<Update>;
  /** A game's public facts, for anyone who may see it; at a moment, as spectators saw them. No history is built for them. */
  card(by: Person | null, game: GameId, moment?: PublicMoment | null): Promise<GameCard>;
  /** Whether a game still waits for anyone who wants to join. */
  isOpen(game: GameId): Promise<boolean>;
  /** Sends everything after the cursor at once, then all updates, presence and chat. */
  watch(by: Person | null, game: GameId, from: WatchFrom, watcher: Watcher): Promise<() => void>;
  /** An ended game as a verifiable file. */
  file(by: Person | null, game: GameId): Promise<string>;
  lobby(): Promise<readonly GameCard[]>;
  mine(by: Person, before: number | null): Promise<Mine>;
  next(by: Person, not: GameId | null): Promise<GameId | null>;

  /** A seat's update as it was first shown at a cursor. */
  recall(by: Person | null, game: GameId, cursor: number, as: Seat | null): Promise<Recall>;
  /** Stores how far someone has read: never back, and no further than the seat's cursor. */
  setSeen(by: Person, game: GameId, cursor: number, as: Side | null): Promise<void>;
  /** Whether someone is looking at a game on this server now. */
  isLooking(game: GameId, person: PersonId): Promise<boolean>;
  /** A player's situation; null for anyone who does not play, or plays both sides. */
  playerStatus(game: GameId, person: PersonId): Promise<PlayerStatus | null>;

  say(by: Person, game: GameId, room: ChatRoom, text: string): Promise<ChatLine>;
  chat(by: Person | null, game: GameId, room: ChatRoom, after: number): Promise<readonly ChatLine[]>;
  /** Refuses anyone who may not read a chat. */
  checkHears(by: Person, game: GameId, room: ChatRoom): Promise<void>;
  notes(by: Person, game: GameId): Promise<string>;
  setNotes(by: Person, game: GameId, text: string): Promise<void>;

  /** A side's standing orders in this game; null is none, and the person's defaults apply. */
  standing(by: Person, game: GameId, as: Side | null): Promise<Standing | null>;
  setStanding(by: Person, game: GameId, orders: Standing | null, as: Side | null): Promise<void>;
  /** A side's plan in this game; null: it has left none. */
  plan(by: Person, game: GameId, as: Side | null): Promise<LeftPlan | null>;
  leavePlan(by: Person, game: GameId, body: PlanBody | null, as: Side | null): Promise<void>;
  habit(by: Person): Promise<Standing | null>;
  setHabit(by: Person, orders: Standing | null): Promise<void>;

  /** Called after the lobby has changed. */
  onLobby(listener: LobbyListener): () => void;
  /** Called with how many games wait for a person, when that has changed; only for those who are here. */
  onWaiting(listener: WaitingListener, isHere?: IsHere): () => void;
  /** Called after a game was created or its public facts have changed. */
  onChanged(listener: ChangeListener): () => void;
  onSaid(listener: ChatListener): () => void;
  /** Called when an outage begins, and when it is over. */
  onOutage(listener: OutageListener): () => void;
  /** Since when this process can keep nothing; null: it can. */
  readonly awayMs: AwayMs;

  /** Call before an account is deleted: resigns running games, leaves waiting ones, replaces the name. */
  forget(person: PersonId): Promise<void>;
  /** For the admin. */
  end(game: GameId, reason: string): Promise<void>;
  rebase(game: GameId, position: string, reason: string): Promise<void>;

  /** How many games are in memory. */
  readonly held: number;
  /** Resumes computer turns and clocks; call once, before accepting requests. */
  begin(): Promise<void>;
  /** Finishes writes in progress, then stops: no more requests are accepted. */
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
      if (haveSwapped(before, after)) context.presence.moved(live);
      driveMachine(context, live);
    },
  };
  const maintenance = new Maintenance(context);
  const schedule = new Schedule(deps, context.heartbeat);
  const bind =
    <A extends readonly unknown[], R>(operation: (context: Context, ...given: A) => R) =>
    (...given: A): R =>
      operation(context, ...given);

  return {
    create: bind(create),
    createInTournament: bind(createInTournament),
    join: bind(join),
    leave: bind(leave),
    turnAway: bind(turnAway),
    start: bind(start),
    rematch: bind(rematch),
    seek: bind(seek),
    sendOn: bind(sendOn),
    vacate: bind(vacate),
    openSeeks: bind(openSeeks),
    lastingSeeks: bind(lastingSeeks),
    ask: bind(ask),
    askWatching: bind(askWatching),
    look: bind(look),
    card: bind(card),
    isOpen: bind(isOpen),
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
    plan: bind(plan),
    leavePlan: bind(leavePlan),
    habit: bind(habit),
    setHabit: (by, orders) => setHabit(context, maintenance, by, orders),
    onLobby: (listener) => context.lobby.onLobby(listener),
    onWaiting: (listener, isHere) => context.lobby.onWaiting(listener, isHere),
    onChanged: (listener) => context.lobby.onChanged(listener),
    onSaid: bind(onSaid),
    onOutage: (listener) => context.heartbeat.listen(listener),
    get awayMs() {
      return context.heartbeat.awayMs;
    },
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
  const safely = (work: Promise<void>, fault: string): void =>
    void work.catch((error: unknown) => log.error({ error: String(error) }, fault));
  context.restoredMs = (await store.mark('restored-ms')) ?? 0;
  await context.heartbeat.begin();
  syncWithCluster(context, schedule);
  schedule.every(TICK_MS, () => maintenance.passTime());
  schedule.every(EXPIRE_EVERY_MS, () => maintenance.expire());
  schedule.every(ALIVE_EVERY_MS, () => maintenance.beat());
  schedule.every(MACHINES_EVERY_MS, () => maintenance.resumeMachines('lost'));
  schedule.every(CLEAR_EVERY_MS, () => maintenance.clearAway());
  schedule.onStop(
    context.heartbeat.listen((awayMs) => {
      if (awayMs === null) safely(maintenance.skipOutages(), 'Outages were not taken off the clocks.');
    }),
  );
  safely(maintenance.resumeMachines('all'), 'No machine was taken up.');
}
