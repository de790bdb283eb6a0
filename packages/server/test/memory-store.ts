// A store in memory that can be made to fail, for tests of the layers above it.
import type { ChatLine, GameId, PersonId } from '@rubicon/protocol';
import type {
  Change,
  PeopleStore,
  Seen,
  Store,
  StoredGame,
  StoredPerson,
} from '../src/data/contract/store.ts';
import type { Bond, CommunityStore } from '../src/data/contract/community.ts';
import type { NoticeStore } from '../src/data/contract/notices.ts';
import type { BalanceStore } from '../src/data/contract/balance.ts';
import type { PuzzleStore } from '../src/data/contract/puzzles.ts';
import type { RatingStore } from '../src/data/contract/ratings.ts';
import type { TournamentStore } from '../src/data/contract/tournaments.ts';

interface Row {
  game: StoredGame;
  version: number;
  readonly entries: string[];
  readonly answers: Map<string, string>;
  readonly lines: ChatLine[];
  readonly notes: Map<PersonId, string>;
  readonly seen: Map<string, Seen>;
}

export interface MemoryStore extends Store {
  readonly rows: ReadonlyMap<GameId, Row>;
  readonly commits: Change[];
  /** What the next commit does instead: it fails, or succeeds while its answer is lost. */
  failNext: 'lost' | 'kept-unheard' | null;
}

const notHere = (): never => {
  throw new Error('This store has games only.');
};

type Made = Pick<StoredGame, 'createdMs' | 'id'>;
const byAge = (one: Made, other: Made): number =>
  one.createdMs - other.createdMs || (one.id < other.id ? -1 : Number(one.id > other.id));

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** `soon`: what every call waits for. */
export function memoryStore(soon: () => Promise<void> = nextTurn): MemoryStore {
  const rows = new Map<GameId, Row>();
  const people = new Map<PersonId, StoredPerson>();
  const marks = new Map<string, number>();
  const commits: Change[] = [];
  const all = (): StoredGame[] => [...rows.values()].map(({ game }) => game);
  const later = <T>(value: () => T): Promise<T> => soon().then(value);

  const peopleStore: PeopleStore = {
    add: async (person) => {
      await soon();
      people.set(person.id, person);
      return true;
    },
    byId: (id) => later(() => people.get(id) ?? null),
    byIds: (ids) => later(() => ids.flatMap((id) => people.get(id) ?? [])),
    byName: notHere,
    change: async (id, change) => {
      await soon();
      const person = people.get(id);
      if (person !== undefined) people.set(id, { ...person, ...change });
    },
    remove: (id) => later(() => void people.delete(id)),
    list: notHere,
    addSession: notHere,
    session: notHere,
    sessionsOf: notHere,
    touchSession: notHere,
    removeSession: notHere,
    endSessions: notHere,
    addInvitation: notHere,
    useInvitation: notHere,
    isPlaying: notHere,
    removeIdle: notHere,
    idleGuests: notHere,
    exportOf: (person) =>
      later(() => ({
        games: all()
          .filter(({ caesar, pompey, creator }) => [caesar, pompey, creator].includes(person))
          .map(({ id }) => id),
        lines: [],
        notes: [],
        seen: [],
      })),
  };

  const store: MemoryStore = {
    rows,
    commits,
    failNext: null,
    people: peopleStore,
    requests: {
      add: notHere,
      take: notHere,
      answer: notHere,
      read: notHere,
      clear: () => later(() => undefined),
    },
    community: memoryClub(),
    notices: {} as NoticeStore, // no game needs them
    ratings: {} as RatingStore,
    balance: {} as BalanceStore,
    tournaments: {} as TournamentStore,
    puzzles: {} as PuzzleStore,
    secret: notHere,
    version: 1,
    ping: () => later(() => undefined),
    backup: notHere,
    mark: (name) => later(() => marks.get(name) ?? null),
    setMark: (name, value) => later(() => void marks.set(name, value)),
    close: () => later(() => undefined),
    games: {
      add: async (game) => {
        await soon();
        const fresh = { entries: [], answers: new Map(), lines: [], notes: new Map(), seen: new Map() };
        rows.set(game.id, { game, version: 1, ...fresh });
      },
      addMissing: notHere,
      read: async (id) => {
        await soon();
        const row = rows.get(id);
        return row === undefined ? null : { game: row.game, version: row.version, entries: [...row.entries] };
      },
      commit: async (change) => {
        await soon();
        const fault = store.failNext;
        store.failNext = null;
        if (fault === 'lost') throw new Error('The disk is full.');
        const row = rows.get(change.id);
        if (row === undefined || row.version !== change.version || row.entries.length !== change.after)
          return false;
        if (change.ask !== null && row.answers.has(`${change.ask.person} ${change.ask.id}`)) return false;
        commits.push(change);
        row.game = change.game ?? row.game;
        row.version += 1;
        row.entries.push(...change.entries);
        if (change.ask !== null) row.answers.set(`${change.ask.person} ${change.ask.id}`, change.ask.answer);
        if (fault === 'kept-unheard') throw new Error('The connection is gone.');
        return true;
      },
      answered: (game, person, ask) => later(() => rows.get(game)?.answers.get(`${person} ${ask}`) ?? null),
      clearAsks: async (beforeMs) => {
        await soon();
        for (const { game, answers } of rows.values())
          if (/over|aborted/.test(game.status) && game.changedMs < beforeMs) answers.clear();
      },
      rows: (ids) => later(() => ids.flatMap((id) => rows.get(id)?.game ?? [])),
      versions: (ids) =>
        later(() => ids.flatMap((id) => (rows.has(id) ? [[id, rows.get(id)!.version]] : []))),
      waiting: (after, limit) =>
        later(() =>
          all()
            .filter(({ status, visibility }) => visibility === 'public' && status === 'waiting')
            .filter((game) => after === null || byAge(game, after) > 0)
            .sort(byAge)
            .slice(0, limit),
        ),
      playing: (limit) =>
        later(() =>
          all()
            .filter(({ status, visibility }) => visibility === 'public' && status === 'running')
            .sort((one, other) => other.changedMs - one.changedMs)
            .slice(0, limit),
        ),
      live: notHere,
      ended: (limit) =>
        later(() =>
          all()
            .filter(({ status, visibility }) => visibility === 'public' && status === 'over')
            .sort((one, other) => other.changedMs - one.changedMs)
            .slice(0, limit),
        ),
      running: () => later(() => all().filter(({ status }) => status === 'running').length),
      waitingOf: (person) =>
        later(
          () =>
            all().filter(
              ({ status, creator, caesar, pompey }) =>
                status === 'waiting' && creator === person && [caesar, pompey].includes(person),
            ).length,
        ),
      waitingSince: (beforeMs, limit) =>
        later(() =>
          all()
            .filter(({ status, changedMs }) => status === 'waiting' && changedMs < beforeMs)
            .map(({ id }) => id)
            .slice(0, limit),
        ),
      ofPerson: (person, after, limit) =>
        later(() =>
          all()
            .filter(({ caesar, pompey, creator }) => [caesar, pompey, creator].includes(person))
            .filter(({ changedMs }) => after === null || changedMs < after)
            .sort((one, other) => other.changedMs - one.changedMs)
            .slice(0, limit),
        ),
      askedCounts: (persons) =>
        later(() => {
          const running = all().filter(({ status }) => status === 'running');
          return new Map(
            persons.map((person) => [
              person,
              running.filter(({ asked }) => asked.split(' ').includes(person)).length,
            ]),
          );
        }),
      askedOf: (person) =>
        later(() =>
          all()
            .filter(({ status, asked }) => status === 'running' && asked.split(' ').includes(person))
            .sort((one, other) => one.changedMs - other.changedMs),
        ),
      withMachines: (untilMs) =>
        later(() =>
          all()
            .filter(
              ({ status, hasMachine, changedMs }) =>
                status === 'running' && hasMachine && changedMs <= untilMs,
            )
            .map(({ id }) => id),
        ),
      due: (nowMs, limit) =>
        later(() =>
          all()
            .filter(({ status, dueMs }) => status === 'running' && dueMs !== null && dueMs <= nowMs)
            .slice(0, limit)
            .map(({ id }) => id),
        ),
      all: () => later(() => [...rows.keys()]),
      list: () => later(() => all()),
      remove: (id) => later(() => void rows.delete(id)),
      say: async (game, line, name) => {
        await soon();
        const { lines } = rows.get(game)!;
        const number = lines.filter(({ room }) => room === line.room).length + 1;
        const said: ChatLine = { ...line, number, name };
        lines.push(said);
        return said;
      },
      chat: (game, room, after, limit) =>
        later(() =>
          rows
            .get(game)!
            .lines.filter((line) => line.room === room && line.number > after)
            .slice(0, limit),
        ),
      seen: (game, person, side) =>
        later(() => rows.get(game)!.seen.get(`${person} ${side}`) ?? { cursor: 0, atMs: 0 }),
      setSeen: (game, person, side, seen) =>
        later(() => {
          const kept = rows.get(game)!.seen;
          if ((kept.get(`${person} ${side}`)?.cursor ?? 0) <= seen.cursor)
            kept.set(`${person} ${side}`, seen);
        }),
      changedSince: (fromMs, limit) =>
        later(() =>
          all()
            .filter(({ changedMs }) => changedMs >= fromMs)
            .slice(0, limit),
        ),
      notes: (game, person) => later(() => rows.get(game)!.notes.get(person) ?? ''),
      setNotes: (game, person, text) => later(() => void rows.get(game)!.notes.set(person, text)),
    },
  };
  return store;
}

function memoryClub(): CommunityStore {
  const bonds: Bond[] = [];
  const silences = new Map<PersonId, number>();
  const unheard = (bond: Bond): boolean => bond.kind === 'blocked' || bond.kind === 'muted';
  return {
    bondsOf: notHere,
    between: (person, other) =>
      Promise.resolve(
        bonds.filter((bond) => bond.person === person && bond.other === other).map(({ kind }) => kind),
      ),
    add: (bond) => Promise.resolve(void bonds.push(bond)),
    remove: notHere,
    befriend: notHere,
    part: notHere,
    deafTo: (speaker) =>
      Promise.resolve(
        new Set(bonds.filter((bond) => bond.other === speaker && unheard(bond)).map(({ person }) => person)),
      ),
    unheardBy: (listener) =>
      Promise.resolve(
        new Set(bonds.filter((bond) => bond.person === listener && unheard(bond)).map(({ other }) => other)),
      ),
    silencedUntil: (person) => Promise.resolve(silences.get(person) ?? null),
    silence: (person, untilMs) => Promise.resolve(void silences.set(person, untilMs ?? 0)),
    addReport: notHere,
    reports: notHere,
    report: notHere,
    resolve: notHere,
    reportsBy: notHere,
  };
}
