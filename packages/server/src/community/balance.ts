// How often Caesar wins on this server: every finished game is counted once, under its terms and who played it.
import { BALANCED, FIRST_YEAR, SIDES, type GameResult, type Side } from '@rubicon/engine';
import { MACHINE_LEVELS, RATING_BANDS, type Balance, type PersonId } from '@rubicon/protocol';
import type { BalanceCount, BalanceKind } from '../data/contract/balance.ts';
import type { Store } from '../data/contract/store.ts';
import { personAt, type GameRecord } from '../games/record/record.ts';
import { rested } from '@rubicon/ai/glicko';
import { SURE } from './ratings.ts';
import { PERIOD_MS } from './side-ratings.ts';

const EQUAL = 200; // how far apart ratings may be, to say something about the sides

/** Endings that nobody won on the board. */
const GIVEN_UP: ReadonlySet<GameResult['reason']> = new Set(['resignation', 'time', 'agreement']);

/** Whether a game says anything about the sides: two players who stayed, no guest, and no computer that stood in. */
const isCounted = (record: GameRecord): boolean => {
  const { status, sitters, standIns, summary } = record;
  const { result, year } = summary;
  if (status !== 'over' || result === null || (year === FIRST_YEAR && GIVEN_UP.has(result.reason)))
    return false;
  const isPlayer = (side: Side): boolean => {
    const sitter = sitters[side];
    return sitter.kind === 'machine' || (sitter.kind === 'person' && !sitter.isGuest);
  };
  const isOneself =
    personAt(record, 'caesar') !== null && personAt(record, 'caesar') === personAt(record, 'pompey');
  return !isOneself && SIDES.every((side) => standIns[side] === null && isPlayer(side));
};

/** Counts a finished game, once. Call before its ratings are settled: people are counted by what they had before it. */
export async function countGame(
  store: Pick<Store, 'balance' | 'ratings'>,
  record: GameRecord,
): Promise<boolean> {
  return isCounted(record) && store.balance.count(record.id, await kindOf(store, record));
}

async function kindOf(store: Pick<Store, 'ratings'>, record: GameRecord): Promise<BalanceKind> {
  const { handicap = null } = record.options.rules;
  const winner = record.summary.result!.winner;
  return {
    edition: record.options.edition,
    terms: termsOf(record),
    field: await fieldOf(store, record),
    points: handicap === null ? 0 : handicap.side === 'caesar' ? handicap.points : -handicap.points,
    score: winner === null ? 0.5 : winner === 'caesar' ? 1 : 0,
  };
}

function termsOf({ bids, options: { rules } }: GameRecord): Balance['counts'][number]['terms'] {
  const { handicap = null } = rules;
  if (bids !== null) return 'bid';
  if (handicap === null) return 'book';
  const { side, points } = BALANCED.handicap;
  return handicap.side === side && handicap.points === points ? 'balanced' : 'other';
}

async function fieldOf({ ratings }: Pick<Store, 'ratings'>, record: GameRecord): Promise<string> {
  for (const side of SIDES) {
    const sitter = record.sitters[side];
    if (sitter.kind === 'machine') return `machine ${sitter.level} ${side}`;
  }
  const sure = async (person: PersonId | null): Promise<number | null> => {
    const known = person === null ? null : await ratings.rating(person);
    if (known === null) return null;
    const idleMs = Math.max(0, record.statusMs - known.atMs);
    const { rating, deviation } = rested(known, idleMs / PERIOD_MS);
    return deviation > SURE ? null : rating;
  };
  const [one, other] = [await sure(personAt(record, 'caesar')), await sure(personAt(record, 'pompey'))];
  if (one === null || other === null || Math.abs(one - other) > EQUAL) return 'people';
  return `band ${RATING_BANDS.findLast((from) => from <= (one + other) / 2) ?? 0}`;
}

export interface BalanceOfSides {
  read(): Promise<Balance>;
}

export const balanceOf = ({ balance }: Pick<Store, 'balance'>): BalanceOfSides => ({
  read: async () => ({ counts: tallied(await balance.counts()) }),
});

/** Wins, draws and defeats of Caesar together. */
function tallied(counts: readonly BalanceCount[]): Balance['counts'] {
  const groups = Map.groupBy(counts, ({ edition, terms, field, points }) =>
    JSON.stringify([edition, terms, field, points]),
  );
  return [...groups.values()].map((group) => {
    const { edition, terms, field, points } = group[0]!;
    const having = (wanted: number): number =>
      group.reduce((sum, { score, games }) => sum + (score === wanted ? games : 0), 0);
    return {
      edition,
      terms: terms as Balance['counts'][number]['terms'],
      between: betweenOf(field),
      points,
      won: having(1),
      drawn: having(0.5),
      lost: having(0),
    };
  });
}

function betweenOf(field: string): Balance['counts'][number]['between'] {
  const [kind, what, side] = field.split(' ');
  const level = MACHINE_LEVELS.find((each) => each === what);
  if (kind === 'machine' && level !== undefined)
    return { kind: 'machine', level, side: side === 'pompey' ? 'pompey' : 'caesar' };
  return { kind: 'people', from: kind === 'band' ? Number(what) : null };
}
