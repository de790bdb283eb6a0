// The statements that reach PostgreSQL, and whether each names the game or the person it is about. Where the tables
// are spread over several machines, one that does runs on one of them (docs/capacity.md).
import type { GameId, PersonId } from '@rubicon/protocol';
import pg from 'pg';
import { vi } from 'vitest';
import type { Store } from '../src/data/contract/store.ts';

/** The column by which a table would be spread. Tables that are not here would be on every machine. */
const KEYS: Readonly<Record<string, string>> = {
  games: 'id',
  entries: 'game',
  asks: 'game',
  chat: 'game',
  notes: 'game',
  seen: 'game',
  people: 'id',
  sessions: 'hash',
  bonds: 'person',
  silences: 'person',
  contacts: 'person',
  devices: 'person',
  links: 'hash',
  notices: 'person',
  ratings: 'person',
  rating_points: 'person',
  side_ratings: 'person',
  counted_games: 'game',
  results: 'person',
  tournaments: 'id',
  tournament_entries: 'tournament',
  tournament_people: 'person',
  puzzle_tries: 'person',
};

/** Collects the texts until `stop`. */
export function recordStatements(): { readonly texts: ReadonlySet<string>; stop(): void } {
  const texts = new Set<string>();
  const query = Reflect.get(pg.Client.prototype, 'query') as (this: void, ...given: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [first] = given as [string | { text: string }];
    texts.add(plain(typeof first === 'string' ? first : first.text));
    return Reflect.apply(query, this, given) as never;
  });
  return { texts, stop: () => spy.mockRestore() };
}

/** Without line breaks and numbers of parameters; a list of many is a list of one. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\(\?(?:, \?)*\)/g, '(?)')
    .replaceAll(/\(\?\)(?:, \(\?\))*/g, '(?)')
    .trim();

/** The tables of which a statement does not say which part it reads or changes. */
export function unkeyedTables(text: string): readonly string[] {
  const tables = [...text.matchAll(/\b(?:from|join|update|into) "?([a-z_]+)"?/g)].map(([, table]) => table!);
  return [...new Set(tables)].filter((table) => {
    const key = KEYS[table];
    return key !== undefined && !isKeyed(text, table, key);
  });
}

function isKeyed(text: string, table: string, key: string): boolean {
  if (new RegExp(`insert into "?${table}"?`).test(text)) return true; // a row has its key
  if (/ or /.test(text)) return false; // one of the conditions may lead elsewhere
  const column = `(?:"?${table}"?\\.)?"?${key}"?`;
  const value = String.raw`= (?:\?|given\.|locked\.)|in \((?:\?|select id from given)`;
  return new RegExp(`(?:where|and) ${column} (?:${value})`).test(text);
}

/** What would run on all machines, and why that may be: none of it runs for each order. */
export const NOT_FOR_EACH_ORDER: readonly (readonly [
  why: string,
  run: (store: Store) => Promise<unknown>,
])[] = [
  ['clocks that have run out: each server twice a second', ({ games }) => games.due(0, 1)],
  ['computers whose server has stopped: once a minute', ({ games }) => games.withMachines(0)],
  ['changes that nobody followed up: three times a minute', ({ games }) => games.changedSince(0, 1)],
  ['games that were never begun: a few times a day', ({ games }) => games.waitingSince(0, 1)],
  ['answers in games long over: a few times a day', ({ games }) => games.clearAsks(0)],
  ['the lobby: at most four times a second for all who look at it', ({ games }) => games.playing(1)],
  [
    'games that wait: so often too, and when someone looks for an opponent',
    ({ games }) => games.waiting(AGES_AGO, 1),
  ],
  ['what there is to watch: once in five seconds', ({ games }) => games.live(1)],
  ['ratings of puzzles: once in five seconds', ({ puzzles }) => puzzles.ratings()],
  ['games that wait for people online: at most once a second', ({ games }) => games.askedCounts([SOMEONE])],
  ['someone makes a game', ({ games }) => games.waitingOf(SOMEONE)],
  ['someone comes, goes or looks at their friends', ({ community }) => community.bondsOf(SOMEONE)],
  ['someone writes in a chat', ({ community }) => community.deafTo(SOMEONE)],
  ['someone looks at their sessions', ({ people }) => people.sessionsOf(SOMEONE)],
  ['tournaments of which something is due: every two seconds', ({ tournaments }) => tournaments.due(0, 1)],
  ['someone looks at the list of tournaments', ({ tournaments }) => tournaments.list(1)],
  ['notices that are due: every two seconds', ({ notices }) => notices.take(0, 0)],
  ['notices that were sent', ({ notices }) => notices.done(['none'], 0)],
];
const SOMEONE = 'nobody' as PersonId;
const AGES_AGO = { createdMs: 0, id: 'none' as GameId };
