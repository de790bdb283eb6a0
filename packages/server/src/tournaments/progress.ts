// Carries out what comes next in a tournament: start, make games, end what is late, pair. Whatever stops it, another
// run goes on: what was done is not done twice.
import type { GameId, PersonId, TournamentId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import { Refused } from '../base/refused.ts';
import type { TournamentGameWanted } from '../games/draft/new-game.ts';
import type { GameService } from '../games/service.ts';
import { parseRecord } from '../games/record/record.ts';
import type { Person } from '../people/person.ts';
import type { LoadedTournament, TournamentLogs } from './log.ts';
import { newsOf, vacationMs } from './outcome.ts';
import type { Terms, TournamentEvent } from './rules/event.ts';
import { isEnough, nextStep, swissEvent } from './rules/next.ts';
import type { SwissPairing } from './rules/swiss.ts';
import {
  forfeited,
  gameIn,
  isByBid,
  openGames,
  type Closing,
  type Round,
  type TournamentGame,
  type TournamentState,
} from './rules/state.ts';

/** A decider is played for the sides: with bids, and no other handicap. */
function termsOf({ rules }: Terms, game: TournamentGame): Pick<TournamentGameWanted, 'rules' | 'isByBid'> {
  return { rules: isByBid(game) ? { ...rules, handicap: null } : rules, isByBid: isByBid(game) };
}

/** A game that was decided otherwise than by play. */
export interface Decision {
  readonly game: GameId;
  readonly rulings: number; // how often it has been ruled
  readonly atMs: number;
}

/** A round whose games have been made. */
interface OpenedRound {
  readonly number: number;
  readonly roundMs: number;
  readonly byes: readonly PersonId[];
  readonly games: readonly {
    readonly game: GameId;
    readonly people: readonly PersonId[];
    readonly dueMs: number;
  }[];
}

/** What players are told by no game. Told again after a crash, it tells no one twice. */
export interface TournamentNotices {
  opened(id: TournamentId, round: OpenedRound): Promise<void>;
  ended(id: TournamentId, people: readonly PersonId[], atMs: number): Promise<void>;
}

const STEPS = 100; // more than any tournament takes at once
const NEWCOMER = 1500;

export interface ProgressDeps {
  readonly store: Pick<Store, 'games' | 'people' | 'ratings'>;
  readonly games: Pick<GameService, 'createInTournament' | 'end'>;
  readonly logs: TournamentLogs;
  readonly pair: (state: TournamentState) => Promise<SwissPairing | null>; // a Swiss round
  readonly onDecided: (id: TournamentId, decisions: readonly Decision[]) => Promise<void>;
  readonly notices: TournamentNotices;
  readonly newId: () => GameId;
  readonly now: () => number;
}

export interface Progress {
  /** Does what is due, until there is nothing more. */
  advance(id: TournamentId): Promise<void>;
  /** The best rated first; then whoever joined first. */
  start(id: TournamentId): Promise<void>;
}

export function progressOf(deps: ProgressDeps): Progress {
  const { store, games, logs, pair, onDecided, notices, newId, now } = deps;

  async function start(id: TournamentId): Promise<void> {
    const { state } = await logs.load(id);
    const ratings = new Map<string, number>();
    for (const { person } of state.waiting)
      ratings.set(person, (await store.ratings.rating(person))?.rating ?? NEWCOMER);
    await logs.change(id, ({ status, waiting }) => {
      if (status !== 'open' || !isEnough(waiting)) return [];
      const order = waiting.toSorted(
        (one, other) => (ratings.get(other.person) ?? NEWCOMER) - (ratings.get(one.person) ?? NEWCOMER),
      );
      return [{ kind: 'started', seeds: order.map(({ person }) => person) }];
    });
  }

  /** Whoever has an account, by seat. */
  async function peopleAt({ seats }: TournamentState): Promise<(seat: number) => Person | undefined> {
    const found = await store.people.byIds(seats.map(({ person }) => person));
    const people = new Map<string, Person>(
      found.map(({ id, name, passwordHash }) => [id, { id, name, isGuest: passwordHash === null }]),
    );
    return (seat) => people.get(seats[seat - 1]!.person);
  }

  /** Makes the games of a round. Whoever has no account any more loses. */
  async function open({ id, state }: LoadedTournament, round: Round): Promise<void> {
    const lost: TournamentEvent[] = [];
    const wanted: TournamentGameWanted[] = [];
    const personAt = await peopleAt(state);
    const { terms } = state;
    for (const game of round.games.filter(({ outcome }) => outcome === null)) {
      const [caesar, pompey] = [personAt(game.caesar), personAt(game.pompey)];
      if (caesar === undefined || pompey === undefined) {
        const loser = caesar !== undefined ? 'pompey' : pompey !== undefined ? 'caesar' : 'both';
        lost.push({ kind: 'result', game: game.game, outcome: forfeited(loser) });
        continue;
      }
      wanted.push({
        id: game.game,
        tournament: { id, name: terms.name, round: round.number },
        players: { caesar, pompey },
        edition: terms.edition,
        ...termsOf(terms, game),
        pace: terms.pace,
        aids: terms.aids,
      });
    }
    await games.createInTournament(wanted);
    await notices.opened(id, {
      number: round.number,
      roundMs: terms.roundMs,
      byes: round.byes.map((seat) => state.seats[seat - 1]!.person),
      games: wanted.map(({ id: game, players: { caesar, pompey } }) => ({
        game,
        people: [caesar.id, pompey.id],
        dueMs: gameIn(state, game)!.dueMs,
      })),
    });
    const after = await logs.change(id, ({ rounds }) => {
      const current = rounds.find(({ number }) => number === round.number)!;
      const isSame =
        current.games.map(({ game }) => game).join() === round.games.map(({ game }) => game).join();
      if (!isSame || current.opened === current.games.length) return [];
      return [...lost, { kind: 'opened', round: round.number, games: round.games.length }];
    });
    const decided = wanted.flatMap((each) => decidedMeanwhile(after.state, each.id));
    if (decided.length > 0) await close(after, decided);
  }

  /** What is late is decided, unless vacations taken in it have moved its deadline. */
  async function decideLate({ id }: LoadedTournament, late: readonly TournamentGame[]): Promise<void> {
    const rows = await store.games.rows(late.map(({ game }) => game));
    const records = new Map(rows.map((row) => [row.id, parseRecord(row)]));
    await logs.change(id, (state) =>
      openGames(state).flatMap(({ game, dueMs, extendedMs }): TournamentEvent[] => {
        if (!late.some((each) => each.game === game && each.dueMs === dueMs)) return [];
        const record = records.get(game);
        if (record === undefined) return [{ kind: 'result', game, outcome: forfeited('both') }];
        const byMs = vacationMs(record, dueMs, now()) - extendedMs;
        return dueMs + byMs > now() ? [{ kind: 'extended', game, byMs }] : newsOf(state, record, true);
      }),
    );
  }

  /** Ends games that no longer count, and has it told; then notes it. Whoever is stopped in between does it again. */
  async function close(loaded: LoadedTournament, closing: readonly Closing[]): Promise<void> {
    for (const { game, reason } of closing) {
      try {
        await games.end(game, reason);
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // it is over, or does not exist
      }
    }
    const ended = closing.map(({ game }) => game);
    const told = decisionsOn(loaded, ended);
    await onDecided(loaded.id, told);
    await logs.change(loaded.id, (state, entries) => {
      const isTold = decisionsOn({ state, entries }, ended).every(({ game, rulings }) =>
        told.some((each) => each.game === game && each.rulings === rulings),
      );
      const isToNote = isTold && state.toClose.some(({ game }) => ended.includes(game));
      return isToNote ? [{ kind: 'closed', games: ended }] : []; // what was ruled meanwhile is closed next
    });
  }

  async function tellEnd({ id, state: { seats, waiting, endedMs } }: LoadedTournament): Promise<void> {
    const people = [...seats, ...waiting].filter(({ isOut }) => !isOut).map(({ person }) => person);
    await notices.ended(id, people, endedMs!);
    await logs.change(id, ({ isEndTold }) => (isEndTold ? [] : [{ kind: 'told' }]));
  }

  /** Takes what was found if it still fits; who is away by now is so from the next round on. */
  async function pairNext({ id, state: before }: LoadedTournament): Promise<void> {
    const event = swissEvent(before, await pair(before), now(), newId);
    await logs.change(id, (state) => (isToPair(before, state) ? [event] : []));
  }

  const pairings = new Map<TournamentId, Promise<void>>(); // going on: one for each tournament

  /** Whoever comes while a round is being paired waits for it. */
  async function pairOnce(loaded: LoadedTournament): Promise<void> {
    const { id } = loaded;
    const pairing = pairings.get(id) ?? pairNext(loaded).finally(() => pairings.delete(id));
    pairings.set(id, pairing);
    await pairing;
  }

  async function advance(id: TournamentId): Promise<void> {
    for (let done = 0; done < STEPS; done++) {
      const loaded = await logs.load(id);
      const step = nextStep(loaded.state, now(), newId);
      if (step === null) return;
      if (step.kind === 'start') await start(id);
      else if (step.kind === 'open') await open(loaded, step.round);
      else if (step.kind === 'late') await decideLate(loaded, step.games);
      else if (step.kind === 'close') await close(loaded, step.games);
      else if (step.kind === 'tell') await tellEnd(loaded);
      else if (step.kind === 'pair') await pairOnce(loaded);
      else await logs.change(id, (_, { length }) => (length === loaded.entries.length ? [step.event] : []));
    }
  }

  return { advance, start };
}

/** A game that was still to be played when it began to be made. */
function decidedMeanwhile(state: TournamentState, game: GameId): Closing[] {
  const paired = gameIn(state, game);
  if (paired === null) return [{ game, reason: 'This game no longer counts.' }]; // withdrawn, or played anew
  return paired.outcome === null ? [] : [{ game, reason: 'The tournament has decided this game already.' }];
}

/** Of games that have been closed: those that a substitute plays anew, or that the end has stopped, are not decided. */
const decisionsOn = (
  { state, entries }: Pick<LoadedTournament, 'state' | 'entries'>,
  closed: readonly GameId[],
): Decision[] =>
  [...new Set(closed)]
    .filter((game) => (gameIn(state, game)?.outcome ?? null) !== null)
    .map((game) => ({
      game,
      rulings: entries.filter(({ event }) => event.kind === 'ruled' && event.game === game).length,
      atMs: entries.at(-1)!.atMs,
    }));

/** The round is still to be paired, and for the same people. */
const isToPair = (before: TournamentState, { status, rounds, seats }: TournamentState): boolean =>
  status === 'running' &&
  rounds.length === before.rounds.length &&
  seats.every(({ person, isOut }, at) => {
    const seat = before.seats[at];
    return seat?.person === person && seat.isOut === isOut;
  });
