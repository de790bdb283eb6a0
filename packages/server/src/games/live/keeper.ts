// The keeper of all games, as the rest of the server knows it. It takes one ask at a time for each game, and answers
// only what is durable. Refuses by throwing `Refused`.
import type {
  AskBody,
  ChatLine,
  GameCard,
  GameId,
  NewGame,
  PersonId,
  Recall,
  Seat,
  Standing,
  Update,
} from '@rubicon/protocol';
import type { Side } from '@rubicon/engine';
import type { GameRecord } from '../record/record.ts';

/** Who asks. Whether they may is judged here for what concerns a game; who they are is judged at the door. */
export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly isGuest: boolean;
}

/** A game just made: its commitment is in its table before anybody gives entropy. */
export interface Made {
  readonly card: GameCard;
  readonly invitation: string | null; // the code of the link, shown to its maker alone
}

/** Tells a watcher everything, each message as text that is the same for all watchers of one seat. */
export interface Watcher {
  readonly person: PersonId | null;
  /** Never waits: a watcher that is too slow is dropped by whoever sends. */
  send(text: string): void;
  /** For what would be too much at once: fulfilled when it has gone out; false: nobody is there any more. Left out, `send` will do. */
  deliver?(text: string): Promise<boolean>;
  /** Whether somebody looks; left out, somebody does. */
  readonly isVisible?: () => boolean;
  /** Asks now and then, and is not counted among those who are there. */
  readonly isPassing?: boolean;
}

/** How things are for a player now, for who thinks of telling him something. */
export interface Sight {
  readonly record: GameRecord;
  readonly side: Side;
  readonly seenMs: number; // when he looked last
  readonly hasNews: boolean; // was told something that nobody can take back and that he has not seen
  readonly hasActed: boolean; // has given orders that he can still take back
  readonly isWatched: boolean; // looks at it just now
  readonly flagMs: number | null; // when his time will be out, if his clock runs
}

export interface Keeper {
  create(by: Person, wanted: NewGame): Promise<Made>;
  join(by: Person, game: GameId, invitation: string | null): Promise<Update>;
  leave(by: Person, game: GameId): Promise<void>;
  /** Opens the other seat again before the game begins; for who made it. */
  turnAway(by: Person, game: GameId): Promise<void>;
  /** Gives one's entropy; the game begins with the last. */
  start(by: Person, game: GameId, entropy: string, as: Side | null): Promise<Update>;
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
  /** A seat's table as it was first shown at a cursor. */
  recall(by: Person | null, game: GameId, cursor: number, as: Seat | null): Promise<Recall>;
  /** How far somebody has looked: never back, and no further than the seat has come. */
  setSeen(by: Person, game: GameId, cursor: number, as: Side | null): Promise<void>;
  /** Whether somebody looks at a game here just now. */
  isLooking(game: GameId, person: PersonId): boolean;
  /** How things are for a player; null for who does not play, or plays both sides. */
  sight(game: GameId, person: PersonId): Promise<Sight | null>;
  /** Tells at once what came after the cursor, then all that follows, presence and chat included. */
  watch(
    by: Person | null,
    game: GameId,
    from: { after: number; chatAfter: number; as: Seat | null },
    watcher: Watcher,
  ): Promise<() => void>;
  /** An ended game as a file that verifies. */
  file(by: Person | null, game: GameId): Promise<string>;
  rematch(by: Person, game: GameId): Promise<Made>;
  lobby(): Promise<readonly GameCard[]>;
  /** Called after the lobby has changed. */
  onLobby(listener: () => void): () => void;
  /** Called with how many games wait for a person, whenever that may have changed. */
  onWaiting(listener: (person: PersonId, games: number) => void): () => void;
  /** Called after a game was made, or what everybody may know of it has changed. */
  onChanged(listener: (record: GameRecord) => void): () => void;
  /** Called after something was said, with those who may hear it and want to. */
  onSaid(listener: (record: GameRecord, line: ChatLine, hearers: readonly PersonId[]) => void): () => void;
  /** `newer` are those that only a newer program can read. */
  mine(
    by: Person,
    before: number | null,
  ): Promise<{ readonly games: readonly GameCard[]; readonly newer: readonly GameId[] }>;
  next(by: Person, not: GameId | null): Promise<GameId | null>;
  say(by: Person, game: GameId, room: ChatLine['room'], text: string): Promise<ChatLine>;
  chat(by: Person | null, game: GameId, room: ChatLine['room'], after: number): Promise<readonly ChatLine[]>;
  /** Refuses who may not hear a room. */
  checkHears(by: Person, game: GameId, room: ChatLine['room']): Promise<void>;
  notes(by: Person, game: GameId): Promise<string>;
  setNotes(by: Person, game: GameId, text: string): Promise<void>;
  /** Standing orders of one's side in this game; null is none, and one's habit holds. */
  standing(by: Person, game: GameId, as: Side | null): Promise<Standing | null>;
  setStanding(by: Person, game: GameId, standing: Standing | null, as: Side | null): Promise<void>;
  habit(by: Person): Promise<Standing | null>;
  setHabit(by: Person, standing: Standing | null): Promise<void>;
  /** To be called before an account is removed: running games are resigned, waiting ones left, the name replaced. */
  forget(person: PersonId): Promise<void>;
  /** For the administrator. */
  end(game: GameId, reason: string): Promise<void>;
  rebase(game: GameId, position: string, reason: string): Promise<void>;
  /** How many games are held in memory. */
  readonly held: number;
  /** Takes up machine turns and clocks; to be called once, before anybody is let in. */
  begin(): Promise<void>;
  /** Finishes what is being written, then stops: no more is accepted. */
  stop(): Promise<void>;
}
