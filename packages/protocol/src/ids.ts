// Ids on the wire. All are random, so that none can be guessed or counted.
import * as v from 'valibot';

export type GameId = string & { readonly brand: 'GameId' };
export type PersonId = string & { readonly brand: 'PersonId' };
export type TournamentId = string & { readonly brand: 'TournamentId' };
/** Chosen by the client for each request to a game: a repeat with the same id gets the first answer. */
export type AskId = string & { readonly brand: 'AskId' };

export const ID_PATTERN = /^[A-Za-z0-9_-]{16,43}$/;
const id = <T extends string>(what: string) =>
  v.custom<T>(
    (value) => typeof value === 'string' && ID_PATTERN.test(value),
    `This is not the name of ${what}.`,
  );

export const GameIdSchema = id<GameId>('a game');
export const PersonIdSchema = id<PersonId>('a person');
export const TournamentIdSchema = id<TournamentId>('a tournament');
export const AskIdSchema = id<AskId>('an ask');
