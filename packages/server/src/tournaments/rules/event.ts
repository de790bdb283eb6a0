// What can happen in a tournament. Its log of events is the tournament: `foldTournament` makes the state of it.
import type { Bid, Edition, PerSide, RuleOptions, Side } from '@rubicon/engine';
import type { Aids, GameId, OUTCOME_KINDS, Pace, PersonId, TournamentFormat } from '@rubicon/protocol';

export interface Terms {
  readonly name: string;
  readonly format: TournamentFormat;
  readonly edition: Edition;
  readonly rules: RuleOptions;
  readonly pace: Pace;
  readonly aids: Aids;
  readonly seats: number; // the most people: with the last of them it starts
  readonly startMs: number | null; // starts then at the latest; null: when full, or when the organiser starts it
  readonly roundMs: number; // the time for a round
  readonly rounds: number | null; // Swiss; null: by the number of people
  readonly division: number; // people in a division of a league
}

/** A game as it is paired. Players are known by their seat: a substitute takes a seat with all that belongs to it. */
export interface PairedGame {
  readonly game: GameId;
  readonly table: number; // from 1; both games of a pair are at the same table
  readonly number: number; // 1, 2, and 3 for the decider of a knock-out
  readonly caesar: number; // seat
  readonly pompey: number;
  readonly forfeit: Forfeit | null; // decided before it began, since someone has left
}

export type Forfeit = Side | 'both';

export interface Outcome {
  readonly how: (typeof OUTCOME_KINDS)[number];
  readonly halves: PerSide<number>; // half points: 2 won, 1 drawn, 0 lost
  readonly points: PerSide<number>; // victory points at the end of the game
}

export type TournamentEvent =
  | { readonly kind: 'made'; readonly by: PersonId; readonly terms: Terms; readonly draw: number } // `draw` is the lot
  | { readonly kind: 'joined'; readonly person: PersonId }
  | { readonly kind: 'left'; readonly person: PersonId }
  | { readonly kind: 'started'; readonly seeds: readonly PersonId[] } // the best rated first
  | { readonly kind: 'season'; readonly season: number; readonly divisions: readonly (readonly number[])[] }
  | {
      readonly kind: 'paired';
      readonly round: number;
      readonly dueMs: number;
      readonly games: readonly PairedGame[];
      readonly byes: readonly number[];
      readonly absent: readonly number[];
    }
  | {
      readonly kind: 'decider';
      readonly round: number;
      readonly dueMs: number;
      readonly game: PairedGame;
      readonly withdrawn?: number; // so many of this tie were withdrawn before
    }
  | { readonly kind: 'withdrawn'; readonly game: GameId } // a decider: a ruling has decided its tie
  | { readonly kind: 'opened'; readonly round: number; readonly games: number } // so many games of the round exist
  | {
      readonly kind: 'seated'; // the sides of a decider are settled
      readonly game: GameId;
      readonly caesar: number; // the seat that plays Caesar
      readonly bids?: PerSide<Bid>; // of the players who got these sides; early logs do not say
    }
  | { readonly kind: 'result'; readonly game: GameId; readonly outcome: Outcome }
  | {
      readonly kind: 'ruled';
      readonly game: GameId;
      readonly winner: Side | null;
      readonly reason: string;
      readonly by: PersonId;
    }
  | {
      readonly kind: 'away';
      readonly person: PersonId;
      readonly isAway: boolean;
      readonly backMs?: number; // left out: until they say so
    }
  | {
      readonly kind: 'replaced';
      readonly seat: number;
      readonly in: PersonId;
      readonly games: readonly (readonly [GameId, GameId])[]; // unfinished games, and those that take their place
    }
  | { readonly kind: 'extended'; readonly game: GameId; readonly byMs: number } // for vacations taken in it
  | { readonly kind: 'closed'; readonly games: readonly GameId[] } // those that no longer count have been ended
  | { readonly kind: 'paused' }
  | { readonly kind: 'resumed' }
  | { readonly kind: 'ended'; readonly isCalledOff: boolean }
  | { readonly kind: 'told' }; // its people know that it has ended

export interface TournamentEntry {
  readonly atMs: number;
  readonly event: TournamentEvent;
}

/**
 * What is done once for a tournament has a key, and the store keeps one entry for each: however often and wherever
 * the same is tried, it happens once. Null: it may happen again.
 */
export function keyOf(event: TournamentEvent): string | null {
  switch (event.kind) {
    case 'made':
    case 'started':
    case 'ended':
    case 'told':
      return event.kind;
    case 'season':
      return `season ${event.season}`;
    case 'paired':
      return `round ${event.round}`;
    case 'decider':
      return ['decider', event.round, event.game.table, event.withdrawn ?? []].flat().join(' ');
    case 'withdrawn':
      return `withdrawn ${event.game}`;
    case 'seated':
      return `sides ${event.game}`;
    case 'result':
      return `result ${event.game}`;
    default:
      return null;
  }
}
