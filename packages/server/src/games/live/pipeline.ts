// All rooms, and the one way in which a game changes: worked out on a draft, made durable, then told.
import { cursorOf, type PerSide, type Side } from '@rubicon/engine';
import type { AskId, GameId, PersonId, Standing, Update } from '@rubicon/protocol';
import { doByItself, type Automatic } from '../draft/automatic.ts';
import { isPublic, change, type Draft } from '../draft/draft.ts';
import { factsOf, summaryOf, touchesAll, type Facts } from '../draft/facts.ts';
import { advance, catchUp, draftOf, keptOf, type Kept, type StoredLog } from '../draft/loaded-game.ts';
import { parseRecord, personAt, storedOf, type GameRecord } from '../record/record.ts';
import { Refused } from '../../base/refused.ts';
import { refused } from '../record/refusals.ts';
import { inTurn, isWatched, newRoom, showFirst, tell, updateAt, type Room } from './live-game.ts';
import { dueOf } from '../draft/time.ts';
import type { World } from './deps.ts';

/** Done on a draft, perhaps more than once: it must change nothing else. */
type Work = (draft: Draft, kept: Kept, nowMs: number) => void;

/** What was asked with an id is done once, and answered alike. */
export interface Once {
  readonly id: AskId;
  readonly person: PersonId;
  readonly side: (record: GameRecord) => Side;
  /** Whether it may have been done before; where it cannot, nobody is asked. */
  readonly mayBeDone: (kept: Kept) => boolean;
}

export interface Rooms {
  /** The game as it is kept now. */
  kept(id: GameId): Promise<{ room: Room; kept: Kept }>;
  change(id: GameId, work: Work): Promise<{ room: Room; kept: Kept }>;
  ask(id: GameId, work: Work, once: Once): Promise<Update>;
  /** Changes what is kept beside the entries of a game without playing it through: because that cannot be done, or need not. */
  rewrite(id: GameId, work: (record: GameRecord, nowMs: number) => GameRecord): Promise<void>;
  /** What the authority orders by itself in a game. */
  meansOf(kept: Kept): Automatic;
  /** Another server has changed a game: what is known of it here may be old. */
  hear(id: GameId, version: number): Promise<void>;
  /** Others may have changed a game, or what matters to it. */
  doubt(id: GameId): Promise<void>;
  all(): Iterable<Room>;
  /** The room of a game, if it is in memory. */
  held(id: GameId): Room | null;
  drop(id: GameId): void;
  /** Forgets rooms that nobody needs. */
  tidy(idleMs: number): void;
  /** Waits for what is being done. */
  finish(): Promise<void>;
}

export interface Hooks {
  /** Awaited before anything happens to a game. */
  readonly ready: () => Promise<void>;
  /** What must happen to a game before anything else. */
  readonly wake: (draft: Draft, nowMs: number) => void;
  /** After a change was made durable and told, and after a game was taken up. */
  readonly changed: (room: Room, before: GameRecord, after: GameRecord) => void;
}

export function roomsOf(world: World, hooks: Hooks): Rooms {
  const { store, now, failpoint, log, bus } = world;
  const rooms = new Map<GameId, Room>();
  const damaged = new Set<GameId>();

  function roomOf(id: GameId): Room {
    let room = rooms.get(id);
    if (room === undefined) rooms.set(id, (room = newRoom(id, now())));
    room.usedMs = now();
    return room;
  }

  async function habitsOf(record: GameRecord): Promise<PerSide<Standing | null>> {
    const habit = async (side: Side): Promise<Standing | null> => {
      const person = personAt(record, side);
      const stored = person === null ? null : await store.people.byId(person);
      const text = stored?.habit ?? null;
      return text === null ? null : (JSON.parse(text) as Standing);
    };
    const [caesar, pompey] = await Promise.all([habit('caesar'), habit('pompey')]);
    return { caesar, pompey };
  }

  async function seenIn(id: GameId, record: GameRecord): Promise<PerSide<number>> {
    const seen = async (side: Side): Promise<number> => {
      const person = personAt(record, side);
      return person === null ? 0 : (await store.games.seen(id, person, side)).cursor;
    };
    const [caesar, pompey] = await Promise.all([seen('caesar'), seen('pompey')]);
    return { caesar, pompey };
  }

  async function taken(room: Room, stored: StoredLog): Promise<Kept> {
    const record = parseRecord(stored.game);
    const habits = await habitsOf(record);
    const seen = await seenIn(room.id, record);
    const { kept: known } = room;
    room.kept = null; // if it cannot be played on, the next reads it from the start
    const kept = playThrough(room.id, known, stored);
    kept.habits = habits;
    kept.seen = seen;
    return kept;
  }

  /** What is wrong with a damaged game quotes it: that is for the log alone, and once. */
  function playThrough(id: GameId, known: Kept | null, stored: StoredLog): Kept {
    try {
      if (known === null) return keptOf(stored);
      catchUp(known, stored);
      return known;
    } catch (error) {
      if (error instanceof Refused && error.code === 'newer-game') throw error;
      if (!damaged.has(id)) log.error({ game: id, error: String(error) }, 'A game cannot be played through.');
      damaged.add(id);
      throw refused('damaged-game');
    }
  }

  async function load(room: Room): Promise<Kept> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await store.games.read(room.id);
      if (stored === null) {
        rooms.delete(room.id);
        throw refused('no-game');
      }
      const kept = await taken(room, stored);
      await hooks.ready();
      const draft = draftOf(kept);
      const nowMs = now();
      hooks.wake(draft, nowMs);
      finishDraft(draft, kept, nowMs);
      if (!isChanged(draft, kept) || (await commit(room, kept, draft, nowMs, null))) return kept;
    }
    throw refused('in-motion');
  }

  /** Reads a game that is not at hand. Whoever watches it hears what came meanwhile. */
  async function present(room: Room): Promise<Kept> {
    if (room.kept !== null && !room.isStale) return room.kept;
    room.loading ??= load(room)
      .then((kept) => {
        const { record } = room;
        room.kept = kept;
        room.isStale = false;
        room.usedMs = now();
        if (record === null) showFirst(room, kept);
        else tell(room, kept, failpoint);
        changed(room, record ?? kept.record, kept.record);
        return kept;
      })
      .finally(() => (room.loading = null));
    return room.loading;
  }

  function changed(room: Room, before: GameRecord, after: GameRecord): void {
    room.record = after;
    hooks.changed(room, before, after);
  }

  /** Standing orders that cannot be read answer nothing: their owner is asked. */
  const meansOf = ({ record, habits }: Kept): Automatic => ({
    habits,
    standing: (...asked) => {
      try {
        return world.standing(...asked);
      } catch (error) {
        log.error({ game: record.id, error: String(error) }, 'Standing orders could not be followed.');
        return null;
      }
    },
  });

  function finishDraft(draft: Draft, kept: Kept, nowMs: number): void {
    doByItself(draft, meansOf(kept), nowMs);
  }

  /** True when it is durable; false if somebody else has changed the game meanwhile. */
  async function commit(
    room: Room,
    kept: Kept,
    draft: Draft,
    nowMs: number,
    ask: { id: AskId; person: PersonId; answer: string } | null,
  ): Promise<boolean> {
    const facts = settleFacts(draft, kept, nowMs);
    const { record } = draft;
    failpoint?.('before-write');
    let done: boolean;
    try {
      done = await store.games.commit({
        game: storedOf(record),
        entries: draft.accepted.map(({ accepted }) => JSON.stringify(accepted.entry)),
        after: kept.game?.entries.length ?? 0,
        version: kept.version,
        ask,
      });
    } catch (error) {
      room.isStale = true; // whether it is kept, only the store knows
      log.error({ game: room.id, error: String(error) }, 'A change could not be kept.');
      throw refused('not-kept');
    }
    if (!done) {
      room.isStale = true;
      return false;
    }
    failpoint?.('after-write');
    bus?.tell('game', room.id, String(kept.version + 1));
    advance(kept, draft, facts);
    return true;
  }

  async function changeNow(room: Room, work: Work, once: Once | null): Promise<Done> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const kept = await present(room);
      // A conflict may mean that it was done after all, whatever could be known before
      const mayBeDone = once !== null && (attempt > 1 || once.mayBeDone(kept));
      const earlier = mayBeDone ? await answerBefore(room, once) : null;
      if (earlier !== null) return { kept, after: earlier.after };
      await hooks.ready();
      const draft = draftOf(kept);
      const nowMs = now();
      hooks.wake(draft, nowMs);
      work(draft, kept, nowMs);
      finishDraft(draft, kept, nowMs);
      const after = once === null ? 0 : cursorOf(kept.chronicle, once.side(kept.record));
      if (!isChanged(draft, kept)) return { kept, after };
      const ask = once === null ? null : { id: once.id, person: once.person, answer: answerOf(after) };
      const before = kept.record;
      if (!(await commit(room, kept, draft, nowMs, ask))) continue;
      tell(room, kept, failpoint);
      changed(room, before, kept.record);
      failpoint?.('before-answer');
      return { kept, after };
    }
    throw refused('in-motion');
  }

  async function rewriteNow(
    room: Room,
    work: (record: GameRecord, nowMs: number) => GameRecord,
  ): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const stored = await store.games.read(room.id);
      if (stored === null) throw refused('no-game');
      const { game, version, entries } = stored;
      const record = work(parseRecord(game), now());
      const row = storedOf(record);
      const isKept = await store.games.commit({
        game: row,
        entries: [],
        after: entries.length,
        version,
        ask: null,
      });
      if (!isKept) continue;
      bus?.tell('game', room.id, String(version + 1));
      room.isStale = true;
      if (room.kept !== null && isWatched(room)) await present(room);
      return;
    }
    throw refused('in-motion');
  }

  async function answerBefore(room: Room, once: Once): Promise<Answer | null> {
    const answer = await store.games.answered(room.id, once.person, once.id);
    return answer === null ? null : (JSON.parse(answer) as Answer);
  }

  return {
    meansOf,
    kept: async (id) => {
      const room = roomOf(id);
      return { room, kept: await present(room) };
    },
    change: (id, work) => {
      const room = roomOf(id);
      return inTurn(room, async () => ({ room, kept: (await changeNow(room, work, null)).kept }));
    },
    ask: (id, work, once) => {
      const room = roomOf(id);
      return inTurn(room, async () => {
        const { kept, after } = await changeNow(room, work, once);
        return updateAt(room, kept, once.side(kept.record), after);
      });
    },
    rewrite: (id, work) => {
      const room = roomOf(id);
      return inTurn(room, () => rewriteNow(room, work));
    },
    hear: async (id, version) => {
      const room = rooms.get(id);
      if (room === undefined) return;
      await inTurn(room, async () => {
        await room.loading?.catch(() => undefined); // it may have been read before the change
        if (room.kept === null || room.kept.version >= version) return;
        room.isStale = true;
        await present(room);
      });
    },
    doubt: async (id) => {
      const room = rooms.get(id);
      if (room === undefined) return;
      await inTurn(room, async () => {
        await room.loading?.catch(() => undefined);
        if (room.kept === null) return;
        room.isStale = true;
        if (isWatched(room)) await present(room);
      });
    },
    all: () => rooms.values(),
    held: (id) => rooms.get(id) ?? null,
    drop: (id) => rooms.delete(id),
    tidy: (idleMs) => {
      const idle = [...rooms.values()].filter(isIdle).sort((one, other) => other.usedMs - one.usedMs);
      for (const [place, { id, usedMs }] of idle.entries())
        if (usedMs < now() - (place < MOST_IDLE ? idleMs : FRESH_MS)) rooms.delete(id);
    },
    finish: async () => {
      await Promise.all([...rooms.values()].map(({ tail }) => tail));
    },
  };
}

/** How a game is kept now, and where the asker stood before. */
interface Done {
  readonly kept: Kept;
  readonly after: number;
}

const MOST_IDLE = 500; // rooms that nobody needs: each takes some hundred kilobytes, and anybody can look at any number of games
const FRESH_MS = 5000; // whoever has just looked may be about to sit down

const isIdle = (room: Room): boolean =>
  !isWatched(room) && room.waiting === 0 && !room.thinks && room.loading === null;

const ATTEMPTS = 8; // where both choose at once, the other's server may be faster several times

/**
 * What is kept of an answer: where the seat stood. Asked again, the outcome is the same; the update tells what came
 * since as well.
 */
interface Answer {
  readonly after: number;
}
const answerOf = (after: number): string => JSON.stringify({ after } satisfies Answer);

const isChanged = (draft: Draft, kept: Kept): boolean =>
  draft.accepted.length > 0 || draft.record !== kept.record;

/** Brings the card up to date with what everybody may know, and stamps it if that has changed. */
function settleFacts(draft: Draft, kept: Kept, nowMs: number): Facts {
  if (!touchesAll(draft) && draft.record === kept.record) return kept.facts;
  const { status, statusMs } = kept.record;
  change(draft, {
    summary: summaryOf(draft.game, draft.record.status, kept.record.summary, nowMs),
    statusMs: draft.record.status === status ? statusMs : nowMs,
    dueMs: dueOf(draft.record, draft.game),
  });
  const facts = factsOf(draft.record, draft.game);
  if (facts !== kept.facts || draft.accepted.some(({ accepted }) => isPublic(accepted)))
    change(draft, { changedMs: Math.max(nowMs, kept.record.changedMs + 1) });
  return facts;
}
