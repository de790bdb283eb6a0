// The knock-out: who meets whom, and who goes on.
import type { Side } from '@rubicon/engine';
import type { Round, TournamentGame, TournamentState } from './state.ts';

/** Seats in the order of the bracket: the first two can meet only in the final. Null: nobody. */
function bracketOf(people: number): (number | null)[] {
  let order = [1];
  while (order.length < people) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seat) => [seat, sum - seat]);
  }
  return order.map((seat) => (seat <= people ? seat : null));
}

export const knockOutRounds = (people: number): number => Math.ceil(Math.log2(people));

/** Who is still in after a round that is over; 0 rounds: everyone. Byes go on. */
export function survivors(state: TournamentState, rounds: number): (number | null)[] {
  let alive = bracketOf(state.seats.length);
  for (const round of state.rounds.slice(0, rounds)) {
    alive = pairsOf(alive).map(([one, other]) => {
      if (one === null || other === null) return one ?? other;
      return winnerOf(tieOf(round, one, other), one, other) ?? Math.min(one, other);
    });
  }
  return alive;
}

export const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  Array.from({ length: list.length / 2 }, (_, index) => [list[index * 2]!, list[index * 2 + 1]!]);

const tieOf = ({ games }: Round, one: number, other: number): TournamentGame[] =>
  games.filter(({ caesar, pompey }) => [one, other].includes(caesar) && [one, other].includes(pompey));

const isOfPair = ({ number }: TournamentGame): boolean => number < 3;

/** By points, then by who has forfeited a game, by victory points, by the decider. Null: not decided. */
function winnerOf(games: readonly TournamentGame[], one: number, other: number): number | null {
  const lead = (list: readonly TournamentGame[], of: 'halves' | 'points'): number =>
    list.reduce((sum, { caesar, outcome }) => {
      if (outcome === null) return sum;
      const side: Side = caesar === one ? 'caesar' : 'pompey';
      return sum + outcome[of][side] - outcome[of][side === 'caesar' ? 'pompey' : 'caesar'];
    }, 0);
  const both = games.filter(isOfPair);
  const forfeited = both.filter(({ outcome }) => outcome?.how === 'forfeit');
  const decider = games.filter((game) => !isOfPair(game));
  const ahead =
    lead(both, 'halves') ||
    lead(forfeited, 'halves') ||
    lead(both, 'points') ||
    lead(decider, 'halves') ||
    lead(decider, 'points');
  return ahead === 0 ? null : ahead > 0 ? one : other;
}

/** Whether a decider has to be played: the two games are over and equal, and somebody has come to them. */
const needsDecider = (games: readonly TournamentGame[], one: number, other: number): boolean =>
  games.length === 2 &&
  games.every(({ outcome }) => outcome !== null) &&
  games.some(({ outcome }) => outcome!.how !== 'forfeit') &&
  winnerOf(games, one, other) === null;

const tiesOf = ({ games }: Round): TournamentGame[][] => [
  ...Map.groupBy(games, ({ table }) => table).values(),
];

/** The games of a tie whose decider is still to be paired: it does not wait for other ties. */
export const levelTie = (round: Round): readonly TournamentGame[] | undefined =>
  tiesOf(round).find((tie) => needsDecider(tie, tie[0]!.caesar, tie[0]!.pompey));

/** Whether the two games decide a tie, without a decider. */
function isDecidedByPair(tie: readonly TournamentGame[]): boolean {
  const pair = tie.filter(isOfPair);
  const { caesar, pompey } = pair[0]!;
  return pair.every(({ outcome }) => outcome !== null) && winnerOf(pair, caesar, pompey) !== null;
}

/** A decider that goes on though a ruling has decided its tie since. */
export const needlessDecider = (round: Round): TournamentGame | undefined =>
  tiesOf(round)
    .filter(isDecidedByPair)
    .flat()
    .find((game) => !isOfPair(game) && game.outcome === null);

/** Whether all is decided in a round, deciders included. */
const isRoundOver = (round: Round): boolean =>
  tiesOf(round).every((tie) => isDecidedByPair(tie) || tie.every(({ outcome }) => outcome !== null)) &&
  levelTie(round) === undefined;

/** The place of each seat: whoever goes out in the same round shares it. */
export function knockOutPlaces(state: TournamentState): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  const over = state.rounds.filter(isRoundOver).length;
  for (let rounds = 0; rounds <= over; rounds++) {
    const alive = survivors(state, rounds).filter((seat) => seat !== null);
    const next = rounds === over ? [] : survivors(state, rounds + 1).filter((seat) => seat !== null);
    for (const seat of alive) places.set(seat, next.length + 1);
  }
  return places;
}
