// Queries of the hot path are built once: Kysely takes longer to build one than the database to answer it.
import type { Compilable, Kysely } from 'kysely';
import type { Schema } from './schema/schema.ts';

/** `build` gets a placeholder for each parameter, in the order in which they are used. */
export function prepared<R>(
  db: Kysely<Schema>,
  build: (parameter: string) => Compilable<R>,
): (...parameters: readonly string[]) => Promise<R[]> {
  const query = build('').compile();
  return async (...parameters) => {
    if (parameters.length !== query.parameters.length)
      throw new Error(`This question has ${query.parameters.length} parameters.`);
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
}
