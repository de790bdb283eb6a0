// The names of the levels, weakest first. Without their players, for code that only names them.
export const LEVELS = ['random', 'tiro', 'miles', 'centurio', 'legatus', 'imperator'] as const;
export type Level = (typeof LEVELS)[number];
