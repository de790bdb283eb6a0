const NONE: readonly never[] = [];

/**
 * A list that is kept: one that has grown holds room for sixteen more, and an empty one need not be there twice. Servers
 * hold views and histories of thousands of games.
 */
export const kept = <T>(list: readonly T[]): readonly T[] => (list.length === 0 ? NONE : list.slice());
