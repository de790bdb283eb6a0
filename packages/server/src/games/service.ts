// The keeper of all games: puts together what the files beside it do.
import { SIDES, VIEWERS, type Game, type Side } from '@rubicon/engine';
import type { AskBody, GameId, NewGame, PersonId, Seat, Standing } from '@rubicon/protocol';
import { Refused } from '../base/refused.ts';
import { carryOutAsk } from './draft/asks.ts';
import { wouldDecide } from './draft/automatic.ts';
import { careFor } from './maintenance.ts';
import { lastDecided } from './draft/takeback-points.ts';
import { nextEpoch } from './record/dice.ts';
import { act, change, running, type Draft } from './draft/draft.ts';
import { gameText } from './record/game-file.ts';
import { hallOf } from './lobby-feed.ts';
import type { Keeper, Made, Person, Watcher } from './live/keeper.ts';
import type { Kept } from './draft/loaded-game.ts';
import { lookBackIn } from './look-back.ts';
import { machineSeats } from './machine-seats.ts';
import {
  cutShort,
  forgetIn,
  giveEntropy,
  isInvited,
  join,
  leaveSide,
  recordFor,
  rematchOf,
  renewDice,
  turnAway,
  withoutName,
} from './draft/new-game.ts';
import { listenToOthers } from './cluster-sync.ts';
import { ALIVE_EVERY_MS, vigilOver } from './live/heartbeat.ts';
import { presenceIn } from './table-presence.ts';
import { cardOf, personAt, readable, sidesOf, storedOf, type GameRecord } from './record/record.ts';
import { refused } from './record/refusals.ts';
import { tellSeats, updateAt, type Room } from './live/live-game.ts';
import { roomsOf, type Once, type Rooms } from './live/pipeline.ts';
import { seatOf, sideOf } from './record/seats.ts';
import { talkIn } from './chat.ts';
import { letTimePass } from './draft/time.ts';
import { updateText } from './live/update.ts';
import { REAL_TIMERS, type World } from './live/deps.ts';

const TICK_MS = 500;
const LOBBY_SIZE = 100; // of each kind
const MOST_WAITING = 20; // games that one person has made
const EXPIRE_EVERY_MS = 600_000;
const PAGE_SIZE = 50;
const MACHINES_EVERY_MS = 15_000;
const CLEAR_EVERY_MS = 3_600_000;

export function keeper(world: World): Keeper {
  const { store, now, randomBytes, log, timers = REAL_TIMERS } = world;
  let restoredMs = 0; // when a backup was restored last
  let isStopping = false;
  const stops: (() => void)[] = [];

  const hall = hallOf(world, store.games);
  const vigil = vigilOver(world);
  const rooms = roomsOf(world, {
    ready: () => vigil.ready(),
    wake: (draft, nowMs) => {
      letTimePass(draft, vigil.outages, nowMs);
      openEpoch(draft, nowMs);
    },
    changed: (room, before, after) => {
      hall.changed(before, after);
      clearSeats(room, before, after);
      seats.drive(room);
    },
  });
  const seats = machineSeats(world, rooms);
  const care = careFor(world, { rooms, seats, vigil, isStopping: () => isStopping });
  const presence = presenceIn(world);
  const { greet, retell, ...talk } = talkIn(world, rooms);
  const lookBack = lookBackIn(world, rooms);

  /** Rolls that somebody may have seen before a backup was restored must not come again. */
  function openEpoch(draft: Draft, nowMs: number): void {
    const { status, dice } = draft.record;
    const last = dice.at(-1)!;
    if (last.madeMs >= restoredMs) return;
    if (status === 'waiting') return renewDice(draft, randomBytes, nowMs);
    if (status !== 'running') return;
    const epoch = nextEpoch(randomBytes, last, nowMs);
    change(draft, { dice: [...dice, epoch] });
    act(draft, { kind: 'epoch', number: epoch.number }, nowMs);
  }

  function checkOpen(): void {
    if (isStopping) throw refused('stopping');
  }

  /** Somebody else may sit there soon: who has left hears no more from that seat. */
  function clearSeats(room: Room, before: GameRecord, after: GameRecord): void {
    for (const side of SIDES) {
      const person = personAt(after, side);
      if (personAt(before, side) === person) continue;
      for (const watcher of room.watchers[side]) if (watcher.person !== person) dismiss(room, side, watcher);
    }
  }

  function dismiss(room: Room, seat: Seat, watcher: Watcher): void {
    room.watchers[seat].delete(watcher);
    const { code, message } = refused('not-your-side');
    watcher.send(JSON.stringify({ kind: 'refused', code, message, game: room.id }));
  }

  async function add(record: GameRecord, invitation: string | null): Promise<Made> {
    await store.games.add(storedOf(record));
    hall.made(record);
    return { card: cardOf(record), invitation };
  }

  /** Takes a game that nobody is left in out of the store. */
  async function removeEmpty(room: Room, { status, sitters }: GameRecord): Promise<void> {
    if (status !== 'aborted' || SIDES.some((side) => sitters[side].kind === 'person')) return;
    await store.games.remove(room.id);
    rooms.drop(room.id);
    const { code, message } = refused('no-game');
    tellSeats(room, VIEWERS, { kind: 'refused', code, message, game: room.id });
    hall.lobbyChanged();
  }

  const regularly = (ms: number, work: () => Promise<void>): void => {
    let isBusy = false;
    const stop = timers.every(ms, () => {
      if (isBusy) return;
      isBusy = true;
      work()
        .catch((error: unknown) => log.error({ error: String(error) }, 'What is done regularly was not.'))
        .finally(() => (isBusy = false));
    });
    stops.push(stop);
  };

  const once = (by: Person, { id, ask, as }: AskBody): Once => ({
    id,
    person: by.id,
    side: (record) => sideOf(record, by, as ?? null),
    // An order that answers the decision a side is at now was never given before: a decision is answered once
    mayBeDone: ({ record, game }) =>
      ask.kind !== 'order' || game?.decisions[sideOf(record, by, as ?? null)] !== ask.decision,
  });

  return {
    ...talk,
    ...lookBack,
    onLobby: hall.onLobby,
    onWaiting: hall.onWaiting,
    onChanged: hall.onChanged,

    create: async (by, wanted) => {
      checkOpen();
      if ((await store.games.waitingOf(by.id)) >= MOST_WAITING) throw refused('too-many-waiting');
      const { record, invitation } = recordFor(by, wanted, await challenged(by, wanted), randomBytes, now());
      return add(record, invitation);
    },

    join: async (by, game, invitation) => {
      checkOpen();
      await checkWelcome(by, (await rooms.kept(game)).kept.record);
      const { room, kept } = await rooms.change(game, (draft) => join(draft, by, invitation));
      const habit = await habitOf(by.id);
      const [side] = sidesOf(kept.record, by.id);
      if (side !== undefined) kept.habits = { ...kept.habits, [side]: habit };
      return updateAt(room, kept, seatOf(kept.record, by, null), 0);
    },

    leave: async (by, game) => {
      checkOpen();
      const { room, kept } = await rooms.change(game, (draft) => {
        seatOf(draft.record, by, null); // others must not learn that a private game is there
        const sides = sidesOf(draft.record, by.id);
        if (sides.length === 0) throw refused('not-a-player');
        for (const side of sides) leaveSide(draft, side);
      });
      await removeEmpty(room, kept.record);
    },

    turnAway: async (by, game) => {
      checkOpen();
      await rooms.change(game, (draft) => {
        seatOf(draft.record, by, null);
        turnAway(draft, by);
      });
    },

    start: async (by, game, entropy, as) => {
      checkOpen();
      const sideIn = (record: GameRecord): Side => {
        const unready = sidesOf(record, by.id).find((side) => record.entropies[side] === null);
        return sideOf(record, by, as ?? unready ?? null);
      };
      let side: Side | null = null;
      const { room, kept } = await rooms.change(game, (draft, _, nowMs) => {
        side = sideIn(draft.record);
        giveEntropy(draft, side, entropy, nowMs);
      });
      return updateAt(room, kept, side!, 0);
    },

    ask: async (by, game, body) => {
      checkOpen();
      return rooms.ask(
        game,
        (draft, kept, nowMs) => {
          const side = sideOf(draft.record, by, body.as ?? null);
          const means = rooms.meansOf(kept);
          const takebackTo = (each: Side) =>
            lastDecided(kept.decided, each, (decision) => wouldDecide(draft, means, decision));
          carryOutAsk({ draft, side, nowMs, takebackTo }, body.ask);
        },
        once(by, body),
      );
    },

    look: async (by, game, after, as, invitation = null) => {
      const { room, kept } = await rooms.kept(game);
      const { record } = kept;
      // Who is invited may know to what, also where the game is private
      const isGuest = record.status === 'waiting' && invitation !== null && isInvited(record, invitation);
      const isPlayer = sidesOf(record, by?.id ?? null).length > 0;
      const seat = isGuest && !isPlayer ? 'spectator' : seatOf(record, by, as);
      return updateAt(room, kept, seat, after);
    },

    watch: async (by, game, { after, chatAfter, as }, watcher) => {
      checkOpen();
      const { room, kept } = await rooms.kept(game);
      const seat = seatOf(kept.record, by, as);
      const leave = (): void => {
        if (room.watchers[seat].delete(watcher)) presence.left(room);
      };
      room.watchers[seat].add(watcher);
      try {
        watcher.send(updateText(updateAt(room, kept, seat, after)));
        presence.came(room, watcher);
        await greet(by, game, seat, chatAfter, watcher);
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },

    file: async (by, game) => {
      const { kept } = await rooms.kept(game);
      seatOf(kept.record, by, null);
      return gameText(kept.record, ended(kept).entries);
    },

    rematch: async (by, game) => {
      checkOpen();
      const { kept } = await rooms.kept(game);
      sideOf(kept.record, by, sidesOf(kept.record, by.id)[0] ?? null);
      ended(kept);
      const { rematch: earlier } = kept.record;
      if (earlier === null || (await isOff(earlier))) {
        await checkWelcome(by, kept.record);
        const record = rematchOf(kept.record, by, randomBytes, now());
        await add(record, null);
        const changed = await rooms.change(game, (draft) => {
          if (draft.record.rematch === earlier) change(draft, { rematch: record.id });
        });
        if (changed.kept.record.rematch !== record.id) await store.games.remove(record.id);
      }
      const again = await rooms.kept((await rooms.kept(game)).kept.record.rematch!);
      return { card: cardOf(again.kept.record), invitation: null };
    },

    lobby: async () => readable(await store.games.lobby(LOBBY_SIZE), cardOf).read,
    mine: async (by, before) => {
      const { read, newer } = readable(await store.games.ofPerson(by.id, before, PAGE_SIZE), cardOf);
      return { games: read, newer };
    },
    next: async (by, not) => {
      const waiting = (await store.games.askedOf(by.id)).map(({ id }) => id);
      const place = not === null ? -1 : waiting.indexOf(not);
      const next = waiting[(place + 1) % Math.max(1, waiting.length)] ?? null;
      return next === not ? null : next;
    },

    standing: async (by, game, as) => {
      const { kept } = await rooms.kept(game);
      return kept.record.standing[sideOf(kept.record, by, as)];
    },
    setStanding: async (by, game, standing, as) => {
      checkOpen();
      await rooms.change(game, (draft) => {
        const side = sideOf(draft.record, by, as);
        const { standing: others, ended: over } = draft.record;
        change(draft, { standing: { ...others, [side]: standing }, ended: { ...over, [side]: [] } });
      });
    },
    habit: (by) => habitOf(by.id),
    setHabit: async (by, standing) => {
      checkOpen();
      await store.people.change(by.id, { habit: standing === null ? null : JSON.stringify(standing) });
      world.bus?.tell('habit', by.id);
      for (const { kept } of rooms.all())
        if (kept !== null)
          for (const side of sidesOf(kept.record, by.id)) kept.habits = { ...kept.habits, [side]: standing };
      await care.lookAfter((await store.games.askedOf(by.id)).map(({ id }) => id));
    },

    forget: async (person) => {
      for (const game of (await store.people.kept(person)).games) {
        const instead = (record: GameRecord, nowMs: number): GameRecord =>
          withoutName(cutShort(record, nowMs), person);
        // Of games that are over there may be thousands: none of them need be played through for a name
        if (await hasEnded(game)) await rooms.rewrite(game, instead);
        else await changeAnyhow(game, (draft, _, nowMs) => forgetIn(draft, person, nowMs), instead);
      }
    },

    end: async (game, reason) => {
      const abort = (draft: Draft, _: Kept, nowMs: number): void => {
        if (draft.record.status === 'waiting') change(draft, { status: 'aborted' });
        else act(draft, { kind: 'abort', reason }, nowMs);
      };
      await changeAnyhow(game, abort, cutShort);
    },
    rebase: async (game, position, reason) => {
      await rooms.change(game, (draft, _, nowMs) => {
        const { revision } = running(draft).rules;
        act(draft, { kind: 'rebase', position, reason, revision }, nowMs);
      });
    },

    get held() {
      return [...rooms.all()].length;
    },

    begin: async () => {
      restoredMs = (await store.mark('restored-ms')) ?? 0;
      await vigil.begin();
      stops.push(...listenToOthers(world, { rooms, hall, presence, retell, regularly }));
      regularly(TICK_MS, () => care.passTime());
      regularly(EXPIRE_EVERY_MS, () => care.expire());
      regularly(ALIVE_EVERY_MS, () => care.watch());
      regularly(MACHINES_EVERY_MS, () => care.takeUpMachines('lost'));
      regularly(CLEAR_EVERY_MS, () => care.clearAway());
      care
        .takeUpMachines('all')
        .catch((error: unknown) => log.error({ error: String(error) }, 'No machine was taken up.'));
    },

    stop: async () => {
      isStopping = true;
      for (const stop of stops) stop();
      seats.stop();
      await rooms.finish();
      await vigil.end();
    },
  };

  /** Where the entries of a game cannot be played through, what is kept beside them changes alone. */
  async function changeAnyhow(
    game: GameId,
    work: Parameters<Rooms['change']>[1],
    instead: Parameters<Rooms['rewrite']>[1],
  ): Promise<void> {
    try {
      const { room, kept } = await rooms.change(game, work);
      await removeEmpty(room, kept.record);
    } catch (error) {
      if (!(error instanceof Refused) || error.code !== 'damaged-game') throw error;
      await rooms.rewrite(game, instead);
      hall.lobbyChanged();
    }
  }

  /** Whether there will be no such game. */
  async function isOff(game: GameId): Promise<boolean> {
    const stored = await store.games.read(game);
    return stored === null || stored.game.status === 'aborted';
  }

  async function hasEnded(game: GameId): Promise<boolean> {
    const status = (await store.games.read(game))?.game.status;
    return status === 'over' || status === 'aborted';
  }

  /** The friend a game is made for; null: it is for somebody else. */
  async function challenged(by: Person, { opponent }: NewGame): Promise<Person | null> {
    if (opponent.kind !== 'person') return null;
    const bonds = await store.club.between(by.id, opponent.person);
    const person = bonds.includes('friend') ? await store.people.byId(opponent.person) : null;
    if (person === null) throw refused('not-a-friend');
    return { id: person.id, name: person.name, isGuest: person.passwordHash === null };
  }

  /** Nobody has to play with somebody he has blocked. */
  async function checkWelcome(by: Person, record: GameRecord): Promise<void> {
    for (const side of SIDES) {
      const person = personAt(record, side);
      if (person === null || person === by.id) continue;
      if ((await store.club.between(person, by.id)).includes('blocked')) throw refused('not-welcome');
    }
  }

  async function habitOf(person: PersonId): Promise<Standing | null> {
    const habit = (await store.people.byId(person))?.habit ?? null;
    return habit === null ? null : (JSON.parse(habit) as Standing);
  }
}

function ended({ game }: Kept): Game {
  if (game === null || game.result === null) throw refused('not-over');
  return game;
}
