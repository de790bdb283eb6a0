// The authority where both sides play at one device. It keeps the whole truth, and speaks of it to one seat at a time.
// Requests must come one after another: see `serve.ts`.
import {
  REVISION,
  VIEWERS,
  cursorOf,
  exportGame,
  give,
  makeGameFile,
  newGame,
  type Game,
  type GameFile,
  type Request,
} from '@rubicon/engine';
import { Refused, type Ask, type Authority, type NewGame, type Seating } from '../authority.ts';
import { hintsQuestion, oddsQuestion, type Advice } from '../thinking/advice.ts';
import { diceAfter, newDice, randomHex, type DiceSource, type RandomBytes } from '../record/dice-source.ts';
import {
  advance,
  previewOf,
  openRecord,
  seatingOf,
  standingOf,
  tableAt,
  type GameRecord,
} from '../record/game-record.ts';
import type { GameStore, StoredGame, StoredLog } from '../record/game-store.ts';
import { sideAt } from '../record/local-table.ts';
import type { Margins } from '../../storage/annotations.ts';
import { fileText, loadGame } from './saved-game.ts';
import type { GameId, GameSummary, Machines, Seat } from '../table.ts';
import { thoughtOf, type Think } from '../thinking/thought.ts';

/** What the authority needs from the world around it. */
export interface World {
  readonly store: GameStore;
  readonly margins: Margins;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly addressOf: (file: Blob) => string;
  readonly think: Think;
  readonly advice: Advice;
}

const ID_BYTES = 16;
const UNSEEN: StoredGame['seen'] = { caesar: 0, pompey: 0, spectator: 0 };

interface Place {
  readonly record: GameRecord;
  readonly seat: Seat;
}

export function localAuthority({
  store,
  margins,
  now,
  randomBytes,
  addressOf,
  think,
  advice,
}: World): Authority {
  let place: Place | null = null;

  function seated(): Place {
    if (place === null) throw new Refused('no-seat', 'Nobody has sat down.');
    return place;
  }

  async function read(game: GameId): Promise<StoredLog> {
    const log = await store.read(game);
    if (log === null) throw new Refused('no-game', 'There is no such game.');
    return log;
  }

  /** As stored now: another window may have played on since. */
  async function open(game: GameId): Promise<GameRecord> {
    const log = await read(game);
    if (place?.record.stored.game !== game || place.record.now.entries.length !== log.entries.length)
      return openRecord(log);
    place.record.stored = log.stored;
    return place.record;
  }

  async function leave(): Promise<void> {
    if (place === null) return;
    const { record, seat } = place;
    place = null;
    // What is seen at the shared seat both sides have seen
    const seats = seat === 'spectator' ? VIEWERS : [seat];
    try {
      for (const each of seats) await store.see(record.stored.game, each, cursorOf(record.chronicle, each));
    } catch (error) {
      if (!(error instanceof Refused)) throw error; // not noted, it is told once more; that hinders nobody
    }
  }

  async function keep(file: GameFile, game: Game, source: DiceSource, machines: Machines): Promise<GameId> {
    const { options, players, dice, entries } = file;
    const stored: StoredGame = {
      game: randomHex(randomBytes, ID_BYTES) as GameId,
      options,
      players,
      machines,
      dice,
      source,
      seen: UNSEEN, // until it is known below what there is to see
      standing: standingOf(game, machines),
      startedMs: entries[0]!.atMs,
      changedMs: entries.length === 1 ? entries[0]!.atMs : now(), // equal to the start: nothing was ordered yet
    };
    // As they are numbered where nothing was taken back. Kept first: without its game a note hinders nobody
    if (file.notes !== undefined) await margins.write(stored.game, exportGame(file).notes!);
    // Whoever opens a game knows how it stands; what happens from now on is told
    const { chronicle } = openRecord({ stored, entries });
    const [caesar, pompey, spectator] = VIEWERS.map((seat) => cursorOf(chronicle, seat));
    await store.create(
      { ...stored, seen: { caesar: caesar!, pompey: pompey!, spectator: spectator! } },
      entries,
    );
    return stored.game;
  }

  /** Nothing is answered before it is stored. */
  async function commit(record: GameRecord, seat: Seat, request: Request): Promise<Seating> {
    const { stored, now: before } = record;
    const accepted = give(before, request, diceAfter(stored.source, before.entries), now());
    if (!accepted.ok) throw new Refused(accepted.code, accepted.message, accepted.rule);
    const nowMs = now();
    try {
      const standing = standingOf(accepted.game, stored.machines);
      await store.append(stored.game, before.entries.length, accepted.entry, standing, nowMs);
    } catch (error) {
      if (error instanceof Refused && error.code === 'played-elsewhere')
        place = { record: openRecord(await read(stored.game)), seat };
      throw error;
    }
    advance(record, accepted, nowMs);
    return seatingOf(record, seat);
  }

  /** What was thought for a seat is told to nobody else, and not when the game has gone on. */
  async function atSeat<T>(work: (place: Place) => T | Promise<T>): Promise<T> {
    const { record, seat } = seated();
    const before = record.now;
    const answer = await work({ record, seat });
    if (place?.record !== record || place.seat !== seat || record.now !== before)
      throw new Refused('superseded', 'The table is another one now.');
    return answer;
  }

  return {
    games: async () => {
      const all = await store.games();
      return all.map(summaryOf).toSorted((one, other) => other.changedMs - one.changedMs);
    },

    create: (wanted) =>
      attempt(() => {
        const source = newDice(randomBytes, 1);
        const game = begin(wanted, source, now());
        const { options, entries } = game;
        const file = { options, players: wanted.players, dice: [source], entries };
        checkNames(file);
        return keep(file, game, source, wanted.machines);
      }),

    remove: async (game) => {
      await store.remove(game);
      if (place?.record.stored.game === game) place = null;
      await margins.remove(game).catch(() => {}); // left behind, it hinders nobody
    },

    load: async (blob) => {
      const { file, game, source, machines } = await loadGame(blob, randomBytes, now());
      return keep(file, game, source, machines);
    },

    save: async (game) => {
      const log = await read(game);
      openRecord(log); // refuses a damaged game
      return addressOf(
        new Blob([fileText(log, await margins.notes(game))], { type: 'text/plain;charset=utf-8' }),
      );
    },

    sit: async (game, seat) => {
      const record = await open(game);
      if (place?.record.stored.game !== game || place.seat !== seat) await leave();
      place = { record, seat };
      return seatingOf(record, seat);
    },

    leave,

    ask: (ask) =>
      attempt(() => {
        const { record, seat } = seated();
        return commit(record, seat, requestOf(record.now, seat, ask));
      }),

    act: async () => {
      const { record, seat } = seated();
      const before = record.now;
      const thought = thoughtOf(record);
      const order = await think(thought);
      if (place?.record !== record || record.now !== before)
        throw new Refused('stale-decision', 'The game went on while the machine was thinking.');
      const { side, decision } = thought;
      return commit(record, seat, { kind: 'order', side, decision, order });
    },

    preview: (orders) => attempt(() => previewOf(seated().record, seated().seat, orders)),

    odds: (orders) =>
      atSeat(({ record, seat }) => {
        const question = oddsQuestion(record, seat, orders);
        return question === null ? null : advice.odds(question);
      }),

    hints: (look) => atSeat(({ record, seat }) => advice.hints(hintsQuestion(record, seat, look))),

    recall: (cursor) => attempt(() => tableAt(seated().record, seated().seat, cursor)),
  };
}

const attempt = <T>(work: () => T | Promise<T>): Promise<T> => new Promise((resolve) => resolve(work()));

function begin({ edition, rules }: NewGame, source: DiceSource, nowMs: number): Game {
  try {
    return newGame({ edition, revision: REVISION, rules, clock: null }, diceAfter(source, []), nowMs).game;
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('bad-options', error.message);
    throw error;
  }
}

/** A name that no file can hold is refused before the game begins, not when it is saved. */
function checkNames(file: GameFile): void {
  try {
    makeGameFile(file);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused('bad-name', error.message);
    throw error;
  }
}

function requestOf(game: Game, seat: Seat, ask: Ask): Request {
  if (game.result !== null) throw new Refused('game-over', 'The game is over.');
  const side = sideAt(game, seat);
  if (side === null) throw new Refused('wrong-seat', 'Nothing is decided at the shared seat now.');
  return { ...ask, side };
}

const summaryOf = ({
  game,
  players,
  machines,
  options,
  standing,
  startedMs,
  changedMs,
}: StoredGame): GameSummary => ({
  game,
  players,
  machines,
  options,
  ...standing,
  startedMs,
  changedMs,
});
