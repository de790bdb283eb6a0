// Whole tournaments by two servers that stop again and again, on one store: with people who are away, leave, do not come or
// are replaced, and an organiser who pauses and rules.
import { SeededChance } from '@rubicon/engine';
import type { GameId, NewTournament, PersonId, TournamentFormat } from '@rubicon/protocol';
import { silentLog } from '../../src/base/log.ts';
import { Refused } from '../../src/base/refused.ts';
import type { Store } from '../../src/data/contract/store.ts';
import type { GameRecord } from '../../src/games/record/record.ts';
import type { Person } from '../../src/people/person.ts';
import { tournamentLogs } from '../../src/tournaments/log.ts';
import type { TournamentEntry } from '../../src/tournaments/rules/event.ts';
import { openGames, type Entrant, type TournamentState } from '../../src/tournaments/rules/state.ts';
import { tournamentsOf, type TournamentDeps, type Tournaments } from '../../src/tournaments/service.ts';
import { memoryStore } from '../memory-store.ts';
import { memoryTournaments } from './memory-tournaments.ts';
import { simulatedGames } from './simulated-games.ts';
import { Lost, unreliable, type Connection } from './unreliable.ts';

const PEOPLE: Readonly<Record<TournamentFormat, readonly [number, number]>> = {
  'round-robin': [3, 8],
  swiss: [3, 24],
  'knock-out': [3, 20],
  league: [5, 16],
};
const SEASONS = 3;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A game that was played to its end while its tournament waited for it. */
interface Finished {
  readonly game: GameId;
  readonly atEntry: number; // so many entries the tournament had
  readonly isLate: boolean; // its deadline had passed
}

export interface Simulated {
  readonly entries: readonly TournamentEntry[];
  readonly state: TournamentState;
  readonly records: ReadonlyMap<GameId, GameRecord>;
  readonly finished: readonly Finished[];
  readonly told: ReadonlyMap<GameId, number>; // how many entries there were when a server had taken a result
  readonly decided: ReadonlyMap<GameId, number>; // how often a game had been ruled when it was last told of
  readonly endTold: ReadonlySet<PersonId>; // who has been told that it has ended
  readonly losses: number; // calls that were lost
}

interface Server {
  readonly connection: Connection;
  readonly tournaments: Tournaments;
}

type Request = (tournaments: Tournaments) => Promise<unknown>;

export async function simulate(format: TournamentFormat, seed: number): Promise<Simulated> {
  const chance = new SeededChance(seed);
  const roll = (among: number): number => chance.roll(among);
  const isLucky = (among: number): boolean => roll(among) === 0;
  const randomBytes = (length: number): Uint8Array => Uint8Array.from({ length }, () => roll(256));
  const hasAbsences = format === 'swiss' || format === 'league';
  let nowMs = 1_800_000_000_000;
  const now = (): number => nowMs;

  const { people, community } = memoryStore(() => Promise.resolve());
  const ratings = new Map<PersonId, number>();
  const tournaments = memoryTournaments();
  const games = simulatedGames({ roll, randomBytes, now });
  const finished: Finished[] = [];
  const told = new Map<GameId, number>();
  const decided = new Map<GameId, number>();
  const endTold = new Set<PersonId>();
  const onDecided: TournamentDeps['onDecided'] = (_, decisions) => {
    for (const { game, rulings } of decisions) decided.set(game, Math.max(rulings, decided.get(game) ?? 0));
    return Promise.resolve();
  };
  let losses = 0;

  function newServer(): Server {
    const connection = unreliable(roll, () => losses++);
    const store = {
      tournaments: connection.over(tournaments),
      games: connection.over({ rows: (ids: readonly GameId[]) => games.rows(ids) }),
      people: connection.over(people),
      community: connection.over(community),
      ratings: connection.over({
        rating: (person: PersonId) => Promise.resolve({ rating: ratings.get(person) }),
      }),
      mark: () => Promise.resolve(null),
    } as object as Store;
    const reached = connection.over(games);
    const posts = connection.over({ onDecided });
    const notices = connection.over<TournamentDeps['notices']>({
      opened: () => Promise.resolve(),
      ended: (_, all) => Promise.resolve(all.forEach((person) => void endTold.add(person))),
    });
    return {
      connection,
      tournaments: tournamentsOf({
        store,
        games: {
          createInTournament: (all) => reached.createInTournament(all),
          end: (game, reason) => reached.end(game, reason),
          file: () => Promise.reject(new Error('No game has a file.')),
        },
        makers: 'members',
        onDecided: (tournament, decisions) => posts.onDecided(tournament, decisions),
        notices: {
          opened: (tournament, round) => notices.opened(tournament, round),
          ended: (tournament, all, atMs) => notices.ended(tournament, all, atMs),
        },
        randomBytes,
        log: { ...silentLog, error: (given) => pass((given as { err: Error }).err) },
        now,
      }),
    };
  }

  const servers = [newServer(), newServer()];

  /** Asks one of the servers, until it answers: a refusal is an answer. */
  async function ask(request: Request): Promise<void> {
    for (;;) {
      const at = roll(servers.length);
      if (servers[at]!.connection.isCut) servers[at] = newServer();
      try {
        await request(servers[at]!.tournaments);
        return;
      } catch (error) {
        if (error instanceof Refused) return;
        pass(error as Error);
      }
    }
  }

  const tend: Request = (each) => each.tend();

  /** Often while something else is done as well. */
  async function askBeside(request: Request): Promise<void> {
    await Promise.all([ask(request), ...(isLucky(3) ? [ask(tend)] : [])]);
  }

  async function newcomer(): Promise<Person> {
    const id = `person-${ratings.size + 1}` as PersonId;
    ratings.set(id, 1400 + roll(200));
    const person = { id, name: id, passwordHash: 'hash', bannedMs: null };
    await people.add(person as unknown as Parameters<typeof people.add>[0]);
    return { id, name: id, isGuest: false };
  }
  const known = (id: PersonId): Person => ({ id, name: id, isGuest: false });

  const organiser = await newcomer();
  const [least, most] = PEOPLE[format];
  const wanted = wantedOf(format, least + roll(most - least + 1), (1 + roll(3)) * DAY_MS);
  await ask((each) => each.make(organiser, wanted));
  const { id } = (await tournaments.list(1))[0]!;
  const logs = tournamentLogs({ tournaments }, now);

  let corrections = roll(3); // rulings after the end

  /** A game that has changed is told of at once, or when a server looks for what it has missed. */
  const untold = new Set<GameId>();
  async function tell(game: GameId): Promise<void> {
    untold.delete(game);
    const record = games.records.get(game)!;
    await askBeside((each) => each.follow(record));
    if (record.status === 'over') told.set(game, (await logs.load(id)).entries.length);
  }

  for (let guard = 0; guard < 5000; guard++) {
    if (isLucky(3)) for (const game of untold) await tell(game);
    await Promise.all([ask(tend), ...(isLucky(3) ? [ask(tend)] : [])]);
    const { state, entries } = await logs.load(id);
    const isOver = state.status === 'over' || state.status === 'off';
    if (isOver && state.isEndTold && state.toClose.length === 0 && untold.size === 0) {
      if (corrections === 0)
        return { entries, state, records: games.records, finished, told, decided, endTold, losses };
      corrections--;
      await rule(state);
    }
    if (state.status === 'open') await register(state);
    else if (state.status === 'paused') await ask((each) => each.resume(organiser, id));
    else if (state.status === 'running') await happen(state, entries.length);
    nowMs += (1 + roll(8)) * HOUR_MS;
  }
  throw new Error('The tournament does not end.');

  async function register({ waiting, terms }: TournamentState): Promise<void> {
    const someone = waiting[roll(Math.max(1, waiting.length))];
    if (someone !== undefined && isLucky(12)) await ask((each) => each.leave(known(someone.person), id));
    else if (someone !== undefined && hasAbsences && isLucky(6)) await beAway(someone);
    else if (waiting.length >= terms.seats) await beAway(waiting.find(({ isAway }) => isAway)!);
    else if (isLucky(60)) await ask((each) => each.start(organiser, id));
    else {
      const person = await newcomer();
      await ask((each) => each.join(person, id));
    }
  }

  async function happen(state: TournamentState, entries: number): Promise<void> {
    const { seats } = state;
    const there = seats.filter(({ isOut }) => !isOut);
    const someone = there[roll(Math.max(1, there.length))];
    const rolled = roll(60);
    if (state.seasons.length > SEASONS) await ask((each) => each.end(organiser, id));
    else if (rolled === 0 && someone !== undefined)
      await askBeside((each) => each.leave(known(someone.person), id));
    else if (rolled === 1 && someone !== undefined) {
      await askBeside((each) => each.leaveAll(someone.person));
      await people.remove(someone.person); // the account is deleted
      tournaments.forget(someone.person);
    } else if (rolled === 2) {
      const [seat, substitute] = [1 + roll(seats.length), await newcomer()]; // also of somebody who has left
      await askBeside((each) => each.replace(organiser, id, seat, substitute.id));
    } else if (rolled <= 5 && hasAbsences && someone !== undefined) await beAway(someone);
    else if (rolled === 6) await askBeside((each) => each.pause(organiser, id));
    else if (rolled === 7 && format === 'league') {
      const person = await newcomer();
      await askBeside((each) => each.join(person, id));
    } else if (rolled <= 10) await rule(state);
    else await play(state, entries);
  }

  async function rule({ rounds }: TournamentState): Promise<void> {
    const all = rounds.flatMap((round) => round.games);
    if (all.length === 0) return;
    const { game } = all[roll(all.length)]!; // also one that has a result
    const winner = isLucky(2) ? 'caesar' : null;
    await askBeside((each) => each.rule(organiser, id, game, winner, 'So it is.'));
  }

  /** Up to three games go on at once. */
  async function play(state: TournamentState, entries: number): Promise<void> {
    const open = openGames(state);
    const chosen = new Set(Array.from({ length: 1 + roll(3) }, () => open[roll(Math.max(1, open.length))]));
    const telling = [...chosen].flatMap((each) => {
      const before = games.records.get(each?.game as GameId);
      if (each === undefined || before === undefined) return []; // it is not made yet
      const { game, dueMs } = each;
      games.play(game);
      if (before.status !== 'over' && games.records.get(game)!.status === 'over')
        finished.push({ game, atEntry: entries, isLate: dueMs <= nowMs });
      if (!isLucky(8)) return [tell(game)];
      untold.add(game);
      return [];
    });
    await Promise.all(telling);
  }

  /** Away or back; some say when they will be back. */
  async function beAway({ person, isAway }: Entrant): Promise<void> {
    const backMs = !isAway && isLucky(2) ? nowMs + (1 + roll(20)) * DAY_MS : null;
    await askBeside((each) => each.setAway(known(person), id, !isAway, backMs));
  }
}

/** What else goes wrong than lost calls is a fault. */
function pass(error: Error): void {
  if (!(error instanceof Lost)) throw error;
}

const wantedOf = (format: TournamentFormat, seats: number, roundMs: number): NewTournament => ({
  name: 'Cup',
  format,
  edition: '2.0',
  rules: {},
  pace: { kind: 'correspondence', bankMs: 30 * DAY_MS, incrementMs: 0, vacationDays: 2 },
  aids: { odds: true, hints: false, intel: true, undo: true },
  seats,
  roundMs,
  division: 4,
});
