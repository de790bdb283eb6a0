// Settles the results and ratings of an ended game: once per game, whenever and by whichever server it is processed.
import { LEVEL_RATINGS } from '@rubicon/ai/level';
import { SIDES, type LogEntry, type Side } from '@rubicon/engine';
import type { GameId, PersonId } from '@rubicon/protocol';
import type { Store } from '../data/contract/store.ts';
import type { StoredPoint, StoredResult, StoredSideRating } from '../data/contract/ratings.ts';
import { other, parseRecord, personAt, type GameRecord } from '../games/record/record.ts';
import { counts, isAbandoned } from './rated-games.ts';
import { NEWCOMER, rate, rested, type Opponent, type Standing } from '@rubicon/ai/glicko';
import { responsesIn } from './response-times.ts';
import { PERIOD_MS, afterPoint, sideRatingsOf } from './side-ratings.ts';

const MOST_RESPONSES = 300; // of one game
const RACES = 8; // other games of the same people may be settled at the same time

/** Whether there is anything to settle. */
export const hasResult = (record: GameRecord): boolean =>
  record.status === 'over' && memberSides(record).length > 0;

/** Sides whose results are stored: not guests, and not someone playing both sides. */
function memberSides(record: GameRecord): Side[] {
  const [caesar, pompey] = SIDES.map((side) => personAt(record, side));
  if (caesar === pompey) return [];
  return SIDES.filter((side) => {
    const sitter = record.sitters[side];
    return personAt(record, side) !== null && sitter.kind === 'person' && !sitter.isGuest;
  });
}

/** False: already settled, or nothing to settle. */
export async function settleGame(
  store: Pick<Store, 'games' | 'ratings' | 'people'>,
  id: GameId,
): Promise<boolean> {
  const stored = await store.games.read(id);
  if (stored === null) return false;
  const record = parseRecord(stored.game);
  if (!hasResult(record) || (await store.ratings.isSettled(id))) return false;
  const entries = stored.entries.map((entry) => JSON.parse(entry) as LogEntry);
  const results = resultsOf(record, entries);
  for (let race = 1; race <= RACES; race++) {
    const points = counts(record) ? await pointsOf(store, record) : [];
    const sides = await sidesAfter(store, record, points);
    if (await store.ratings.settle(results, points, sides)) return true;
    if (await store.ratings.isSettled(id)) return false;
  }
  throw new Error('The ratings of these people change all the time.');
}

function resultsOf(record: GameRecord, entries: readonly LogEntry[]): StoredResult[] {
  const responses = responsesIn({ options: record.options, entries });
  return memberSides(record).map((side) => ({
    person: personAt(record, side)!,
    game: record.id,
    side,
    edition: record.options.edition,
    score: scoreOf(record, side),
    reason: record.summary.result!.reason,
    opponent: opponentWord(record, other(side)),
    isRated: counts(record),
    isAbandoned: isAbandoned(record, side),
    responsesMs: responses[side].slice(-MOST_RESPONSES),
    atMs: record.statusMs,
  }));
}

function scoreOf({ summary }: GameRecord, side: Side): number {
  const winner = summary.result?.winner ?? null;
  return winner === null ? 0.5 : winner === side ? 1 : 0;
}

function opponentWord({ sitters }: GameRecord, side: Side): string {
  const sitter = sitters[side];
  if (sitter.kind === 'machine') return sitter.level;
  return sitter.kind === 'person' && !sitter.isGuest ? 'person' : 'guest';
}

interface Rated {
  readonly standing: Standing;
  readonly games: number;
}

async function ratedNow({ ratings }: Pick<Store, 'ratings'>, person: PersonId, atMs: number): Promise<Rated> {
  const known = await ratings.rating(person);
  if (known === null) return { standing: NEWCOMER, games: 0 };
  return { standing: rested(known, Math.max(0, atMs - known.atMs) / PERIOD_MS), games: known.games };
}

async function pointsOf(store: Pick<Store, 'ratings'>, record: GameRecord): Promise<StoredPoint[]> {
  const { id: game, statusMs: atMs } = record;
  const known = new Map<Side, Rated>();
  for (const side of memberSides(record))
    known.set(side, await ratedNow(store, personAt(record, side)!, atMs));
  return [...known].map(([side, { standing, games }]) => {
    const opponent = opponentAt(record, other(side), known);
    const score = scoreOf(record, side);
    // The uncertainty from idle time is included already
    const { rating, deviation, volatility } = rate(standing, [{ opponent, score }], 0);
    return {
      person: personAt(record, side)!,
      number: games + 1,
      game,
      atMs,
      rating,
      deviation,
      volatility,
      opponentRating: opponent.rating,
      opponentDeviation: opponent.deviation,
      score,
    };
  });
}

/** Both sides of each person: the one that was played, and the other, which may have been made anew. */
async function sidesAfter(
  { ratings }: Pick<Store, 'ratings'>,
  record: GameRecord,
  points: readonly StoredPoint[],
): Promise<StoredSideRating[]> {
  const all: StoredSideRating[] = [];
  for (const point of points) {
    const { person, number } = point;
    const played = SIDES.find((side) => personAt(record, side) === person)!;
    const before = await sideRatingsOf(ratings, person, number - 1);
    const after = { ...before, [played]: afterPoint(before[played], point) };
    for (const side of SIDES) if (after[side] !== null) all.push({ ...after[side], person, side });
  }
  return all;
}

function opponentAt(record: GameRecord, side: Side, known: ReadonlyMap<Side, Rated>): Opponent {
  const sitter = record.sitters[side];
  return sitter.kind === 'machine' ? LEVEL_RATINGS[sitter.level] : known.get(side)!.standing;
}
