// Tournaments for the rest of the server: make, join, organise, look. Refuses by throwing `Refused`.
import {
  TOURNAMENT_SEATS,
  type GameCard,
  type GameId,
  type NewTournament,
  type PersonCard,
  type PersonId,
  type Tournament,
  type TournamentCard,
  type TournamentId,
} from '@rubicon/protocol';
import type { Side } from '@rubicon/engine';
import type { Store } from '../data/contract/store.ts';
import { recently } from '../base/recent.ts';
import { Refused } from '../base/refused.ts';
import type { Log } from '../base/log.ts';
import { rulesOf } from '../games/draft/new-game.ts';
import {
  cardOf as recordCard,
  hasEnded,
  readable,
  revealedBids,
  type GameRecord,
} from '../games/record/record.ts';
import type { GameService } from '../games/service.ts';
import type { Person } from '../people/person.ts';
import { tournamentLogs, type LoadedTournament } from './log.ts';
import { newsOf } from './outcome.ts';
import { isNamed } from './organisers.ts';
import { pairedRound } from './pairing-thread.ts';
import { progressOf, type ProgressDeps } from './progress.ts';
import { refused } from './refusals.ts';
import type { Terms, TournamentEvent } from './rules/event.ts';
import { isEnough } from './rules/next.ts';
import { noRulingOf } from './rules/ruling.ts';
import { openGames, type TournamentState } from './rules/state.ts';
import { cardFor, peopleIn, tournamentFor, type KeptCard, type NameOf } from './shown.ts';

const LIST_SIZE = 100;
const DUE_SIZE = 50;
const MOST_OPEN = 5; // tournaments of one organiser that are on
const MOST_BOARDS = 64;
const USUAL_DIVISION = 6;
const ID_BYTES = 16;
const YEAR_MS = 366 * 86_400_000; // no start, and no end of an absence, is further ahead

export interface TournamentDeps {
  readonly store: Store;
  readonly games: Pick<GameService, 'createInTournament' | 'end' | 'file'>;
  readonly makers: 'members' | 'host'; // who may make tournaments
  /** Tells of games that were decided otherwise than by play. Told again after a crash, it tells no one twice. */
  readonly onDecided: ProgressDeps['onDecided'];
  readonly notices: ProgressDeps['notices'];
  readonly randomBytes: (length: number) => Uint8Array;
  readonly log: Log;
  readonly now: () => number;
}

export interface Tournaments {
  list(by: Person | null): Promise<{ tournaments: readonly TournamentCard[]; mayMake: boolean }>;
  make(by: Person, wanted: NewTournament): Promise<Tournament>;
  read(by: Person | null, id: TournamentId): Promise<Tournament>;
  join(by: Person, id: TournamentId): Promise<Tournament>;
  /** Before the start: without any trace. Later: unfinished games are lost. */
  leave(by: Person, id: TournamentId): Promise<Tournament>;
  /** Also before the start. `backMs`: back by itself then; null: when they say so. */
  setAway(by: Person, id: TournamentId, isAway: boolean, backMs: number | null): Promise<Tournament>;
  /** The games of the latest round, unfinished ones first. */
  roundGames(id: TournamentId): Promise<readonly GameCard[]>;
  /** All that ended, one file after the other. */
  file(id: TournamentId): Promise<string>;

  start(by: Person, id: TournamentId): Promise<Tournament>;
  pause(by: Person, id: TournamentId): Promise<Tournament>;
  resume(by: Person, id: TournamentId): Promise<Tournament>;
  end(by: Person, id: TournamentId): Promise<Tournament>;
  replace(by: Person, id: TournamentId, seat: number, substitute: PersonId): Promise<Tournament>;
  /** Also for some days after its end, which does not change. */
  rule(by: Person, id: TournamentId, game: GameId, winner: Side | null, reason: string): Promise<Tournament>;

  /** After a game has changed: takes its result, once. */
  follow(record: GameRecord): Promise<void>;
  /** Does what is due. */
  tend(): Promise<void>;
  /** Before an account is deleted, and when it is banned. */
  leaveAll(person: PersonId): Promise<void>;
}

type Decide = (state: TournamentState) => readonly TournamentEvent[];

export function tournamentsOf(deps: TournamentDeps): Tournaments {
  const { store, games, makers, onDecided, notices, randomBytes, log, now } = deps;
  const newId = (): string => Buffer.from(randomBytes(ID_BYTES)).toString('base64url');
  const newGameId = (): GameId => newId() as GameId;
  const logs = tournamentLogs(store, now);
  const recentCards = recently<readonly GameCard[]>(now);
  const progress = progressOf({
    store,
    games,
    logs,
    pair: pairedRound,
    onDecided,
    notices,
    newId: newGameId,
    now,
  });

  async function namesOf(persons: readonly PersonId[]): Promise<NameOf> {
    const found = await store.people.byIds([...new Set(persons)]);
    const cards = new Map<PersonId, PersonCard>(
      found.map(({ id, name, passwordHash }) => [id, { id, name, isGuest: passwordHash === null }]),
    );
    return (id) => cards.get(id) ?? null;
  }

  async function shownTo(by: Person | null, { id, state, entries }: LoadedTournament): Promise<Tournament> {
    const isOrganiser = by !== null && (await isOrganiserOf(state, by));
    return tournamentFor(
      id,
      state,
      entries,
      { id: by?.id ?? null, isOrganiser },
      await namesOf(peopleIn(state)),
      now(),
    );
  }

  const isOrganiserOf = async ({ organiser }: TournamentState, by: Person): Promise<boolean> =>
    organiser === by.id || (!by.isGuest && (await isNamed(store, by.id)));

  const mayMake = async (by: Person | null): Promise<boolean> =>
    by !== null && !by.isGuest && (makers === 'members' || (await isNamed(store, by.id)));

  /** Whoever made it, or is named an organiser by the host. */
  async function checkOrganiser(by: Person, id: TournamentId): Promise<void> {
    const { state } = await logs.load(id);
    if (!(await isOrganiserOf(state, by))) throw refused('not-the-organiser');
  }

  /** Someone's request, and what follows from it. */
  async function change(by: Person, id: TournamentId, decide: Decide): Promise<Tournament> {
    const before = await logs.change(id, decide);
    await progress.advance(before.id);
    return shownTo(by, await logs.load(id));
  }

  async function organise(by: Person, id: TournamentId, decide: Decide): Promise<Tournament> {
    await checkOrganiser(by, id);
    return change(by, id, (state) => {
      if (isOver(state)) throw refused('tournament-over');
      return decide(state);
    });
  }

  const leaveNow = (id: TournamentId, person: PersonId): Promise<LoadedTournament> =>
    logs.change(id, (state) => {
      if (isOver(state)) throw refused('tournament-over');
      if (!isIn(state, person)) throw refused('not-in');
      return [{ kind: 'left', person }];
    });

  async function roundCards({ rounds }: TournamentState): Promise<readonly GameCard[]> {
    const current = rounds.at(-1)?.games ?? [];
    const order = current
      .toSorted((one, other) => Number(one.outcome !== null) - Number(other.outcome !== null))
      .slice(0, MOST_BOARDS)
      .map(({ game }) => game);
    const rows = new Map((await store.games.rows(order)).map((row) => [row.id, row]));
    return readable(
      order.flatMap((game) => rows.get(game) ?? []),
      recordCard,
    ).read;
  }

  const files = new Map<TournamentId, Promise<string>>(); // being made: whoever asks meanwhile gets the same

  /** Every game is played again for it, and there may be thousands. */
  async function fileOf(id: TournamentId): Promise<string> {
    const { state } = await logs.load(id);
    const texts: string[] = [];
    for (const { game } of state.rounds.flatMap((round) => round.games)) {
      try {
        texts.push(await games.file(null, game));
      } catch (error) {
        if (!(error instanceof Refused)) throw error; // not over, or never begun
      }
    }
    return texts.join('\n');
  }

  return {
    list: async (by) => {
      const rows = (await store.tournaments.list(LIST_SIZE)).map(({ id, card }) => ({
        id,
        card: JSON.parse(card) as KeptCard,
      }));
      const nameOf = await namesOf(rows.flatMap(({ card }) => [card.organiser, ...card.winners]));
      return {
        tournaments: rows.map(({ id, card }) => cardFor(id, card, nameOf)),
        mayMake: await mayMake(by),
      };
    },

    make: async (by, wanted) => {
      if (by.isGuest) throw refused('members-only');
      if (!(await mayMake(by))) throw refused('host-only');
      const terms = termsOf(wanted, now());
      const mine = await store.tournaments.ofPerson(by.id);
      const states = await Promise.all(mine.map(async (id) => (await logs.load(id)).state));
      const on = states.filter((state) => state.organiser === by.id && !isOver(state)).length;
      if (on >= MOST_OPEN) throw refused('too-many-tournaments');
      const id = newId() as TournamentId;
      const draw = Buffer.from(randomBytes(4)).readUInt32BE() >>> 1;
      return shownTo(by, (await logs.add(id, { kind: 'made', by: by.id, terms, draw }))!);
    },

    read: async (by, id) => shownTo(by, await logs.load(id)),

    join: (by, id) =>
      change(by, id, (state) => {
        if (by.isGuest) throw refused('members-only');
        if (isIn(state, by.id)) return []; // a repeated request
        const { status, terms, waiting, seats } = state;
        const isLeague = terms.format === 'league' && status === 'running';
        if (status !== 'open' && !isLeague) throw refused('registration-closed');
        if (seats.some(({ person }) => person === by.id)) throw refused('registration-closed'); // has left
        if (waiting.length + seats.filter(({ isOut }) => !isOut).length >= terms.seats)
          throw refused('tournament-full');
        return [{ kind: 'joined', person: by.id }];
      }),

    leave: async (by, id) => {
      await leaveNow(id, by.id);
      await progress.advance(id);
      return shownTo(by, await logs.load(id));
    },

    setAway: (by, id, isAway, backMs) =>
      change(by, id, (state) => {
        const { format } = state.terms;
        if (format !== 'swiss' && format !== 'league') throw refused('never-away');
        if (isOver(state)) throw refused('tournament-over');
        const own = [...state.seats, ...state.waiting].find(
          ({ person, isOut }) => person === by.id && !isOut,
        );
        if (own === undefined) throw refused('not-in');
        if (backMs !== null && (!isAway || backMs <= now() || backMs > now() + YEAR_MS))
          throw refused('bad-return');
        if (own.isAway === isAway && own.backMs === backMs) return []; // a repeated request
        return [{ kind: 'away', person: by.id, isAway, ...(backMs !== null && { backMs }) }];
      }),

    file: (id) => {
      const text = files.get(id) ?? fileOf(id).finally(() => files.delete(id));
      files.set(id, text);
      return text;
    },

    roundGames: async (id) => {
      const { state, entries } = await logs.load(id);
      return recentCards(`${id} ${entries.length}`, () => roundCards(state)); // what is decided or paired shows at once
    },

    start: async (by, id) => {
      await checkOrganiser(by, id);
      await logs.change(id, (state) => {
        if (state.status !== 'open') throw refused('tournament-begun');
        if (!isEnough(state.waiting)) throw refused('too-few-people');
        return [];
      });
      await progress.start(id);
      await progress.advance(id);
      return shownTo(by, await logs.load(id));
    },

    pause: (by, id) =>
      organise(by, id, ({ status }) => {
        if (status === 'open') throw refused('tournament-not-running');
        return status === 'paused' ? [] : [{ kind: 'paused' }];
      }),

    resume: (by, id) =>
      organise(by, id, ({ status }) => {
        if (status === 'open') throw refused('tournament-not-running');
        return status === 'running' ? [] : [{ kind: 'resumed' }];
      }),

    end: (by, id) => organise(by, id, (state) => [{ kind: 'ended', isCalledOff: state.status === 'open' }]),

    replace: async (by, id, seat, substitute) => {
      const person = await store.people.byId(substitute);
      if (person === null || person.bannedMs !== null)
        throw new Refused('no-person', 'There is no such person.');
      if (person.passwordHash === null) throw refused('members-only');
      // Or whoever is blocked could send notices after all, titled as they like
      if ((await store.community.between(substitute, by.id)).includes('blocked'))
        throw new Refused('not-welcome', 'This person does not want to play in a tournament of yours.');
      return organise(by, id, (state) => {
        if (state.seats[seat - 1] === undefined) throw refused('not-in');
        const isThere = state.seats.some((each, index) => each.person === substitute && index + 1 !== seat);
        const isSame = state.seats[seat - 1]!.person === substitute && !state.seats[seat - 1]!.isOut;
        if (isThere || isSame || isIn(state, substitute)) throw refused('already-in');
        const anew = openGames(state)
          .filter(({ caesar, pompey }) => caesar === seat || pompey === seat)
          .map(({ game }) => [game, newGameId()] as const);
        return [{ kind: 'replaced', seat, in: substitute, games: anew }];
      });
    },

    rule: async (by, id, game, winner, reason) => {
      await checkOrganiser(by, id);
      return change(by, id, (state) => {
        const refusal = noRulingOf(state, game, now());
        if (refusal !== null) throw refused(refusal);
        return [{ kind: 'ruled', game, winner, reason, by: by.id }];
      });
    },

    follow: async (record) => {
      if (record.tournament === null) return;
      if (!hasEnded(record.status) && revealedBids(record) === null) return;
      const { id } = record.tournament;
      await logs.change(id, (state) => (isOver(state) ? [] : newsOf(state, record, false)));
      await progress.advance(id);
    },

    tend: async () => {
      for (const id of await store.tournaments.due(now(), DUE_SIZE)) {
        try {
          await progress.advance(id);
        } catch (error) {
          log.error({ tournament: id, err: error }, 'A tournament could not go on.'); // it blocks no other
        }
      }
    },

    leaveAll: async (person) => {
      for (const id of await store.tournaments.ofPerson(person)) {
        const { state } = await logs.load(id);
        if (isOver(state) || !isIn(state, person)) continue;
        await leaveNow(id, person);
        await progress.advance(id);
      }
    },
  };
}

const isOver = ({ status }: TournamentState): boolean => status === 'over' || status === 'off';

const isIn = ({ seats, waiting }: TournamentState, person: PersonId): boolean =>
  [...seats, ...waiting].some((each) => each.person === person && !each.isOut);

function termsOf(wanted: NewTournament, nowMs: number): Terms {
  const { name, format, edition, pace, aids, seats, startMs = null, roundMs, rounds = null } = wanted;
  const [least, most] = TOURNAMENT_SEATS[format];
  const isStart = startMs === null || (startMs > nowMs && startMs <= nowMs + YEAR_MS);
  if (seats < least || seats > most || !isStart) throw refused('bad-tournament');
  return {
    name,
    format,
    edition,
    rules: rulesOf(wanted),
    pace,
    aids,
    seats,
    startMs,
    roundMs,
    rounds,
    division: wanted.division ?? USUAL_DIVISION,
  };
}
